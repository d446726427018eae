#include <utility>

#include "base/plain_text.h"
#include "match/check_setup.h"
#include "match/record.h"

namespace jarl {

namespace {

Problem at_line(int line, std::string_view what) {
    return {"line " + std::to_string(line) + ": " + std::string(what)};
}

int line_of(const Record& record, const SetupProblem& problem) {
    switch (problem.field) {
    case SetupProblem::Field::Options: return record.options.line;
    case SetupProblem::Field::Seats: return record.seats.back().line;
    case SetupProblem::Field::SeatName: return record.seats[std::size_t(problem.seat)].line;
    case SetupProblem::Field::SeedHash: return record.seed_hash.line;
    case SetupProblem::Field::Game: break;
    }
    return record.game.line;
}

std::optional<Problem> check_ruleset(const Record& record) {
    const GameInfo* game = find_game(record.game.value);
    if (!game) return at_line(record.game.line, "game: unknown game " + quoted(record.game.value));
    const auto other = other_ruleset(record);
    if (!other) return std::nullopt;
    return at_line(record.ruleset.line, "ruleset: the match was made with " + quoted(other->made_with) +
                                            ", and this program plays " + other->played);
}

Result<Seed> seed_of(const Record& record, const std::optional<Seed>& known) {
    const Fact& fact = record.seed.said() ? record.seed : record.secret_seed;
    if (const auto seed = read_seed(fact.value)) return *seed;
    if (known) return *known;
    return at_line(record.seed_hash.line,
                   "seed: the match is not over, so the record has no seed to play it again");
}

std::optional<Problem> check_hash(const Record& record, const Seed& seed, const Crypto& crypto) {
    const std::string hash = crypto.sha256_hex(seed);
    if (hash == record.seed_hash.value) return std::nullopt;
    return at_line(record.seed_hash.line, "seed sha256: the seed's hash is " + hash);
}

Result<SeededMatch> deal_again(const Record& record, const Seed& seed, const Crypto& crypto) {
    MatchSetup setup{record.game.value, record.options.value, {}, ""};
    for (const Fact& seat : record.seats) setup.seats.push_back(seat.value);
    auto checked = check_setup(std::move(setup));
    if (!checked) return at_line(line_of(record, checked.error()), checked.problem());
    if (checked->options != record.options.value)
        return at_line(record.options.line, "options: written as \"" + checked->options + "\"");
    auto match = SeededMatch::create(std::move(*checked), seed, crypto);
    if (!match) return at_line(record.game.line, match.problem());
    return match;
}

std::string place_of(const RecordedMove& move) {
    return "move " + std::to_string(move.number) + " " + quoted(move.text) + ": ";
}

std::optional<Problem> check_turn(const Match& match, const RecordedMove& move) {
    if (match.actor() == kNobody) return at_line(move.line, place_of(move) + "the match is over");
    const int seat = int(index(match.actor()));
    if (move.turn == match.turn() && move.seat == seat) return std::nullopt;
    return at_line(move.line, place_of(move) + "it is turn " + std::to_string(match.turn()) + ", seat " +
                                  std::to_string(seat) + " decides");
}

std::optional<Problem> play_again(SeededMatch& match, const RecordedMove& move) {
    if (auto problem = check_turn(*match, move)) return problem;
    const auto refused = match.play(move.text);
    if (!refused) return std::nullopt;
    const std::string why = refused->rule.empty() ? refused->message : refused->rule + " does not allow it";
    return at_line(move.line, place_of(move) + why);
}

std::optional<Problem> check_result(const Match& match, const Record& record) {
    const bool over = match.actor() == kNobody;
    if (over && !record.finished())
        return at_line(record.last_line, "the match is over here, and the header has no result");
    if (!over && record.finished())
        return at_line(record.last_line,
                       "the moves end here, and the match is not over: its result is on line " +
                           std::to_string(record.result.line));
    if (!over || result_text(match) == record.result.value) return std::nullopt;
    return at_line(record.result.line, "result: the moves lead to \"" + result_text(match) + "\"");
}

}  // namespace

std::optional<OtherRuleset> other_ruleset(const Record& record) {
    const GameInfo* game = find_game(record.game.value);
    if (game == nullptr || record.ruleset.value == game->ruleset) return std::nullopt;
    return OtherRuleset{record.ruleset.value, std::string(game->ruleset)};
}

Result<std::unique_ptr<Match>> replay(const Record& record, const Crypto& crypto,
                                      const std::optional<Seed>& known_seed) {
    if (auto problem = check_ruleset(record)) return *problem;
    const Result<Seed> seed = seed_of(record, known_seed);
    if (!seed) return Problem{seed.problem()};
    if (auto problem = check_hash(record, *seed, crypto)) return *problem;
    auto match = deal_again(record, *seed, crypto);
    if (!match) return Problem{match.problem()};
    for (const RecordedMove& move : record.moves)
        if (auto problem = play_again(*match, move)) return *problem;
    if (auto problem = check_result(**match, record)) return *problem;
    return std::move(*match).take_match();
}

}  // namespace jarl
