#include <CLI/CLI.hpp>

#include "base/native/progress.h"
#include "cli/analysis_report.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "match/analysis.h"

namespace jarl::cli {
namespace {

struct AnalyseRequest {
    std::string file;
    AnalysisBudget budget;
    std::string language;
    bool json = false, plain = false;
};

void analyse(Analysis& analysis, const Match& match) {
    Progress progress("analysing");
    bool done = false;
    while (!done) {
        progress.show(double(analysis.judged().size()), match.ply());
        done = analysis.step();
    }
}

int analyse_file(const AnalyseRequest& request) {
    const auto words = words_for(request.language);
    if (!words) return complain_of_usage(words.problem());
    const auto match = match_in_file(request.file, **words);
    if (!match) return complain(match.problem());
    const auto analysis = Analysis::create(**match, request.budget);
    analyse(*analysis, **match);
    if (request.json) {
        Output out;
        write_analysis(out, **match, *analysis);
        return out.exit_code();
    }
    Terminal terminal(request.plain);
    tell_analysis(terminal, **match, *analysis, **words);
    return kGood;
}

}  // namespace

void add_analyse_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("analyse", "Say what a recorded match was decided by");
    const auto request = std::make_shared<AnalyseRequest>();
    AnalysisBudget& budget = request->budget;
    command->add_option("FILE", request->file, "The record or save; - reads standard input")->required();
    command->add_flag("--json", request->json, "JSON lines: every move, then the summary");
    command
        ->add_option("--iterations", budget.iterations, "Of the search for the best move, a decision (2000)")
        ->check(CLI::Range(1, 100'000'000));
    command->add_option("--playouts", budget.playouts, "Of every position compared (1000)")
        ->check(CLI::Range(2, 1'000'000));
    command
        ->add_option("--horizon", budget.horizon,
                     "Turns a playout goes on before the outlook judges (two rounds)")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", budget.seed, "A whole number (1); the same seed gives the same analysis")
        ->check(CLI::Validator(not_a_whole_number, "UINT64"));
    command->add_option("--lang", request->language, "Language of the words: en or fr");
    command->add_flag("--plain", request->plain, "No colours");
    command->footer(
        "For every decision: the chance to win of each seat before and after, and, where the move was not "
        "the\n"
        "best, what it lost, with one standard error, and the best one. ? marks the mistakes and ! the "
        "strokes\n"
        "of luck that turned the match. docs/analysis.md says how all that is measured, and explains the "
        "JSON\n"
        "lines.");
    command->callback([request, &exit_code] { exit_code = analyse_file(*request); });
}

}  // namespace jarl::cli
