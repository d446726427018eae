#include "cli/puzzle_hunt.h"

#include <algorithm>

#include <fmt/core.h>

#include "base/check.h"
#include "cli/chance_of_seed.h"
#include "engine/core/chance.h"
#include "match/games/game_table.h"
#include "match/native/crypto.h"
#include "match/record.h"

namespace jarl::cli {

namespace {

constexpr std::uint32_t kPlayerIterations = 600;   // a decision of the match, and the first look at it
constexpr std::uint32_t kJarlIterations = 10'000;  // what its second is worth in a browser, or more
constexpr std::uint32_t kSift = 16;                // a sixteenth of the depth sorts out
constexpr double kSifted = 0.75;                   // of the margins: what has more is judged deeply
constexpr std::size_t kLookedAt = 6;               // moves that are judged by every seed
constexpr int kSeeds = 4;                          // that must agree
constexpr int kTries = 7;                          // of a level; it finds what it plays in most of them
constexpr int kFarApart = 8;                       // turns between two puzzles of a match
constexpr std::uint32_t kCareless = 150;  // of a thousand moves of a match: others see other positions
constexpr const char* kNames[] = {"Astrid", "Bjorn", "Dagny", "Egil"};

std::unique_ptr<Bot> bot(const GameInfo& game, std::string_view name, std::uint32_t iterations) {
    auto made = Bot::create({std::string(name), {.iterations = iterations}, 1}, game);
    check(made.ok(), "every game has these bots");
    return std::move(*made);
}

bool is_among(const std::string& move, const std::vector<std::string>& moves) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::string careless_choice(const std::vector<Idea>& ideas, Dice& dice) {
    if (dice.below(1000) >= kCareless) return ideas.front().move;
    double left = dice.below(1'000'000) / 1e6;
    for (const Idea& idea : ideas)
        if ((left -= idea.share) < 0) return idea.move;
    return ideas.front().move;
}

}  // namespace

PuzzleHunt::PuzzleHunt(const HuntSettings& settings)
    : settings_(settings), player_(bot(*settings.game, "jarl", kPlayerIterations)),
      greedy_(bot(*settings.game, kGreedyBot, 0)), deep_(bot(*settings.game, "jarl", settings.depth)),
      judge_(find_game_tools(settings.game->name)->move_judge()) {
    for (const Level& level : kLevels)
        levels_.push_back(bot(*settings.game, level.name,
                              level.budget.iterations > 0 ? level.budget.iterations : kJarlIterations));
}

Result<std::vector<Puzzle>> PuzzleHunt::hunt(int number) {
    const GameOptions& options = settings_.options[std::size_t(number) % settings_.options.size()];
    const std::string text =
        fmt::format("jarl puzzles {} {} {}", settings_.game->name, settings_.seed, number);
    const Seed seed = sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    const std::vector<std::string> names(kNames, kNames + options.seats);
    auto match = SeededMatch::create({std::string(settings_.game->name), options.text, names, ""}, seed,
                                     kNativeCrypto);
    if (!match) return Problem{match.problem()};

    Dice dice(number_of(sha256(seed)));
    std::vector<Puzzle> found;
    while ((*match)->actor() != kNobody) {
        player_->begin(**match, dice.next());
        while (!player_->step(1e9)) {
        }
        const auto ideas = player_->ideas();
        if (found.empty() || (*match)->turn() >= found.back().turn + kFarApart)
            if (auto puzzle = look(*match, ideas)) {
                puzzle->match = number;
                found.push_back(std::move(*puzzle));
            }
        const auto refused = match->play(careless_choice(ideas, dice));
        check(!refused, "a bot plays by the rules");
    }
    for (Puzzle& puzzle : found) puzzle.third = std::min(2, 3 * puzzle.turn / std::max(1, (*match)->turn()));
    return found;
}

bool PuzzleHunt::still_holds(const Match& match, const Puzzle& puzzle) {
    constexpr double kShare = 0.5;  // of the margins: other depths give other figures
    std::vector<std::string> moves;
    std::vector<std::size_t> order;
    for (const JudgedMove& move : puzzle.moves) {
        order.push_back(moves.size());
        moves.push_back(move.move);
    }
    const auto verdict = verdict_on(judge_deeply(match, moves, order), kShare);
    return verdict && is_among(moves[verdict->order.front()], puzzle.solutions);
}

// --- One position ---------------------------------------------------------------------------------------

std::optional<Puzzle> PuzzleHunt::look(const SeededMatch& match, const std::vector<Idea>& ideas) {
    if (match->turn() <= int(match->setup().seats.size())) return std::nullopt;  // nothing has happened yet
    if (!looks_clear(*match, ideas) || is_obvious(*match, ideas.front().move, 1)) return std::nullopt;
    const auto moves = match->legal_texts();
    const Judgement sieve = judge(*match, moves, settings_.depth / kSift + 1, 1);
    const auto sifted = verdict_on({&sieve, 1}, kSifted);
    if (!sifted) return std::nullopt;
    const auto judgements = judge_deeply(*match, moves, sifted->order);
    const auto verdict = verdict_on(judgements);
    if (!verdict) return std::nullopt;

    Puzzle puzzle;
    for (std::size_t i = 0; i < verdict->order.size(); ++i) {
        const std::size_t move = verdict->order[i];
        const MoveWorth mean = mean_worth(judgements, move);
        puzzle.moves.push_back({moves[move], mean.win, mean.points});
        if (i < verdict->solutions) puzzle.solutions.push_back(moves[move]);
    }
    for (const std::string& solution : puzzle.solutions)
        if (is_obvious(*match, solution, 2) || has_other_order(*match, moves, solution)) return std::nullopt;
    const auto level = weakest_level(*match, puzzle.solutions);
    if (!level) return std::nullopt;

    puzzle.level = *level;
    puzzle.goal = verdict->goal;
    puzzle.ply = match->ply();
    puzzle.turn = match->turn();
    puzzle.seat = match->actor();
    puzzle.options = match->setup().options;
    puzzle.record = match.save();
    puzzle.line = line_of(match, puzzle.solutions.front());
    return puzzle;
}

// A first look: most positions are none, and the search that plays says so for nothing.
bool PuzzleHunt::looks_clear(const Match& match, const std::vector<Idea>& ideas) const {
    constexpr double kLeads = 0.4;       // of the visits
    constexpr std::uint32_t kKnown = 8;  // visits that make a figure
    constexpr double kShare = 0.5;       // of the margins
    if (ideas.size() < 3 || ideas.front().share < kLeads) return false;
    const std::size_t me = index(match.actor());
    double win = 0, points = -1e9;
    for (std::size_t i = 1; i < ideas.size(); ++i)
        if (ideas[i].visits >= kKnown) {
            win = std::max(win, ideas[i].win[me]);
            points = std::max(points, ideas[i].points[me]);
        }
    return ideas.front().win[me] - win >= kShare * kClearWin ||
           ideas.front().points[me] - points >= kShare * kClearPoints;
}

// What the lore wishes for or one ply of thinking finds needs no puzzle.
bool PuzzleHunt::is_obvious(const Match& match, const std::string& move, std::uint64_t seed) {
    return judge_->first_wish(match) == move || choose(*greedy_, match, seed) == move;
}

// Who plays the solution second would be told that the first move was wrong.
bool PuzzleHunt::has_other_order(const Match& match, const std::vector<std::string>& moves,
                                 const std::string& solution) const {
    return std::any_of(moves.begin(), moves.end(), [&](const std::string& move) {
        return move != solution && judge_->is_other_order(match, move, solution);
    });
}

Judgement PuzzleHunt::judge(const Match& match, const std::vector<std::string>& moves,
                            std::uint32_t iterations, std::uint64_t seed) {
    Judgement judgement;
    for (const std::string& move : moves) judgement.push_back(judge_->worth(match, move, iterations, seed));
    return judgement;
}

// The best moves by every seed, the rest by the first one only: it is nowhere near.
std::vector<Judgement> PuzzleHunt::judge_deeply(const Match& match, const std::vector<std::string>& moves,
                                                const std::vector<std::size_t>& order) {
    std::vector<Judgement> judgements{judge(match, moves, settings_.depth, 2)};
    for (int seed = 1; seed < kSeeds; ++seed) {
        Judgement judgement = judgements.front();
        for (std::size_t i = 0; i < std::min(kLookedAt, moves.size()); ++i) {
            const std::size_t move = order[i];
            judgement[move] = judge_->worth(match, moves[move], settings_.depth, std::uint64_t(seed + 2));
        }
        judgements.push_back(std::move(judgement));
    }
    return judgements;
}

// Nothing: the weakest of all finds it, and so it is none.
std::optional<std::string> PuzzleHunt::weakest_level(const Match& match,
                                                     const std::vector<std::string>& solutions) {
    for (std::size_t i = 0; i < levels_.size(); ++i)
        if (finds(*levels_[i], match, solutions))
            return i == 0 ? std::nullopt : std::optional(levels_[i]->spec().name);
    return "";
}

bool PuzzleHunt::finds(Bot& bot, const Match& match, const std::vector<std::string>& solutions) {
    int found = 0;
    for (int i = 0; i < kTries; ++i)
        if (is_among(choose(bot, match, std::uint64_t(i + 1)), solutions)) ++found;
    return 2 * found > kTries;
}

// As the deep search would go on in this turn, up to where chance or somebody else comes in.
std::vector<std::string> PuzzleHunt::line_of(const SeededMatch& match, const std::string& move) {
    choose(*deep_, *match, 1);
    const auto ideas = deep_->ideas();
    const auto idea =
        std::find_if(ideas.begin(), ideas.end(), [&](const Idea& each) { return each.move == move; });
    const auto record = read_record(match.save());
    check(record.ok(), "a save can be read");
    auto copy = replay(*record, kNativeCrypto);
    check(copy.ok(), "a save can be played again");
    SeededMatch table(std::move(*copy), match.seed(), kNativeCrypto);
    std::vector<std::string> line;
    for (std::string next = move; !table.play(next); next = idea->line[line.size()]) {
        line.push_back(next);
        const bool sealed = table->played(table->ply() - 1).sealed;
        if (sealed || idea == ideas.end() || line.size() >= idea->line.size()) break;
    }
    return line;
}

}  // namespace jarl::cli
