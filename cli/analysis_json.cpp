#include "match/analysis_json.h"

#include "cli/analysis_report.h"

namespace jarl::cli {

void write_analysis(Output& out, const Match& match, const Analysis& analysis) {
    const TurningPoints turning = turning_points(analysis.judged());
    for (const JudgedPly& ply : analysis.judged()) out.line(ply_json(ply, turning));
    out.line(summary_json(match, analysis, turning));
}

}  // namespace jarl::cli
