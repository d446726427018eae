// What somebody needs who studies a match, beside wasm/jarl_wasm.cpp: all hands open, what chance was asked, the match as it
// was at a ply, the analysis, a move at a time, and hints. Only the study module has it: a table does without.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "match/analysis.h"
#include "match/analysis_json.h"
#include "match/hint.h"
#include "match/json.h"
#include "match/match.h"
#include "wasm/answer.h"
#include "wasm/matches.h"

namespace {

using jarl::Analysis;
using jarl::find_match;
using jarl::Match;
using jarl::say;

// The one analysis under way, and its match, which has to stay open.
struct Study {
    const Match* match;
    std::unique_ptr<Analysis> analysis;
};
Study study;
std::vector<std::uint8_t> kept;  // as it was asked for last

void write_draws(jarl::Json& json, const std::vector<jarl::Draw>& draws) {
    json.begin_array();
    for (const jarl::Draw& draw : draws) json.begin_array().number(draw.n).number(draw.k).end_array();
    json.end_array();
}

}  // namespace

extern "C" {

// --- The match --------------------------------------------------------------------------------------------------

// The "state" of a view with nothing hidden.
[[clang::export_name("jarl_open_state")]] const char* jarl_open_state(int match, int ply) {
    const Match* is = find_match(match);
    const bool known = is != nullptr && ply >= 0 && ply <= is->ply();
    return say(known ? is->omniscient_state(ply) : "null");
}

// The story with nothing hidden: every move as the seat that made it tells it.
[[clang::export_name("jarl_open_story")]] const char* jarl_open_story(int match) {
    const Match* is = find_match(match);
    if (is == nullptr) return say("[]");
    jarl::Json json;
    json.begin_array();
    for (int ply = 0; ply < is->ply(); ++ply) {
        const jarl::Ply& played = is->played(ply);
        json.begin_object().key("ply").number(ply).key("actor");
        jarl::write_seat(json, played.actor);
        json.key("turn").number(played.turn).key("sealed").flag(true).key("events");
        jarl::write_raw(json, is->omniscient_events(ply));
        json.key("told").begin_array();
        for (const jarl::Phrase& phrase : is->told(ply, played.actor)) jarl::write_phrase(json, phrase);
        json.end_array().end_object();
    }
    return say(json.end_array().take());
}

// What was read from the tape: of the deal, then of every move, pairs of n and the number below it that came.
[[clang::export_name("jarl_draws")]] const char* jarl_draws(int match) {
    const Match* is = find_match(match);
    if (is == nullptr) return say("[]");
    jarl::Json json;
    json.begin_array();
    write_draws(json, is->dealt());
    for (int ply = 0; ply < is->ply(); ++ply) write_draws(json, is->played(ply).chance);
    return say(json.end_array().take());
}

// The match as it was after so many plies, as a match of its own: what else could have been played there, and how to go
// on from there. 0: the tape is too short.
[[clang::export_name("jarl_match_at")]] int jarl_match_at(int match, int plies, const std::uint8_t* tape,
                                                          std::size_t tape_size) {
    const Match* is = find_match(match);
    if (is == nullptr || plies < 0 || plies > is->ply()) return 0;
    auto begun = Match::create(is->setup(), {tape, tape + tape_size});
    if (!begun) return 0;
    for (int ply = 0; ply < plies; ++ply)
        if ((*begun)->play(is->played(ply).text)) return 0;
    return jarl::keep_match(std::move(*begun));
}

// --- The analysis -----------------------------------------------------------------------------------------------

// One at a time; a new one forgets the one before. Of plies of a match that stays open and plays no more.
[[clang::export_name("jarl_study_begin")]] void jarl_study_begin(int match, std::uint32_t iterations,
                                                                 std::uint32_t playouts, int horizon,
                                                                 std::uint64_t seed) {
    study = {find_match(match), nullptr};
    if (study.match != nullptr)
        study.analysis = Analysis::create(*study.match, {iterations, playouts, horizon, seed});
}
// True: it goes on from what was kept of the same match and budget. False: it begins anew.
[[clang::export_name("jarl_study_go_on")]] bool jarl_study_go_on(const std::uint8_t* bytes,
                                                                 std::size_t size) {
    return study.analysis && study.analysis->go_on_from({bytes, size});
}
// Judges one more move; true when none is left.
[[clang::export_name("jarl_study_step")]] bool jarl_study_step() {
    return !study.analysis || study.analysis->step();
}
[[clang::export_name("jarl_study_judged")]] int jarl_study_judged() {
    return study.analysis ? int(study.analysis->judged().size()) : 0;
}
// What `jarl analyse --json` writes of what was judged so far: a line a move from `from` on, then the summary.
[[clang::export_name("jarl_study_lines")]] const char* jarl_study_lines(int from) {
    if (!study.analysis) return say("");
    const auto& judged = study.analysis->judged();
    const jarl::TurningPoints turning = jarl::turning_points(judged);
    std::string lines;
    for (std::size_t at = from < 0 ? 0 : std::size_t(from); at < judged.size(); ++at)
        lines += jarl::ply_json(judged[at], turning) + "\n";
    return say(lines + jarl::summary_json(*study.match, *study.analysis, turning) + "\n");
}
// All that was found out, to go on from later: the number of its bytes, and where they are until the next call.
[[clang::export_name("jarl_study_keep")]] std::size_t jarl_study_keep() {
    kept = study.analysis ? study.analysis->kept() : std::vector<std::uint8_t>{};
    return kept.size();
}
[[clang::export_name("jarl_study_kept")]] const std::uint8_t* jarl_study_kept() { return kept.data(); }

// --- Hints ------------------------------------------------------------------------------------------------------

// The best moves as a bot sees them that was asked about this match, with what speaks for each (match/hint.h).
[[clang::export_name("jarl_hints")]] const char* jarl_hints(int match, int bot) {
    const Match* is = find_match(match);
    const jarl::Bot* thinker = jarl::find_bot(bot);
    const bool asked = is != nullptr && thinker != nullptr && is->actor() != jarl::kNobody;
    return say(asked ? jarl::hints_json(jarl::hints(*is, thinker->ideas())) : "[]");
}
// What speaks for one move of the position after `ply` plies.
[[clang::export_name("jarl_reasons")]] const char* jarl_reasons(int match, int ply, const char* move,
                                                                std::size_t size) {
    const Match* is = find_match(match);
    jarl::Json json;
    const bool known = is != nullptr && ply >= 0 && ply <= is->ply();
    jarl::write_reasons(
        json, known ? jarl::reasons_at(*is, ply, {std::string(move, size)}) : std::vector<jarl::Reason>{});
    return say(json.take());
}

}  // extern "C"
