// Moves that only repeat a set of choices in another order are marked, and nothing is lost by leaving them out.
#include "tests/conformance/random_games.h"
#include "tests/conformance/reach.h"

namespace jarl::conformance {
namespace {

constexpr std::size_t kBound = 50'000;  // states of one decision

// Where nothing is marked there is little to compare: one position in so many of those, one in four of the others.
constexpr std::uint32_t kPlain = 256, kMarked = 16;
constexpr std::size_t kEnough = 400;  // of each kind: one may take half a second

TEST_CASE_TEMPLATE_DEFINE("the search looks at the legal moves without the marked ones", G, mark_laws) {
    std::size_t positions = 0, marked = 0;
    for_each_game<G>(0.25, [&](const auto& options, std::uint64_t seed) {
        play_random<G>(options, seed, [&](const auto& state, const auto&, auto, Dice&) {
            ++positions;
            marked += has_marked_moves<G>(state);
            if (const auto wrong = wrong_with_marks<G>(state); !wrong.empty())
                FAIL(wrong, ": game ", seed, " of ", G::options_text(options));
            return true;
        });
    });
    MESSAGE(G::kName, ": ", positions, " positions, ", marked, " with marked moves");
}
TEST_CASE_TEMPLATE_APPLY(mark_laws, AllGames);

TEST_CASE_TEMPLATE_DEFINE("unmarked moves lead wherever all moves do", G, reach_laws) {
    std::size_t compared = 0, compared_marked = 0, marked_seen = 0, plain_seen = 0, too_much = 0;
    for_each_game<G>(0.05, [&](const auto& options, std::uint64_t seed) {
        Sampler marked_sampler(seed, kMarked), plain_sampler(~seed, kPlain);
        std::vector<typename G::State> so_far;  // of the decision under way
        bool goes_on_here = false;
        play_random<G>(options, seed, [&](const auto& state, const auto&, auto move, Dice&) {
            if (!goes_on_here) so_far.clear();
            so_far.push_back(state);
            goes_on_here = goes_on<G>(state, move);
            const bool marked = has_marked_moves<G>(state);
            if (!(marked ? marked_sampler : plain_sampler).take()) return true;
            if ((marked ? marked_seen : plain_seen) >= kEnough) return true;
            ++(marked ? marked_seen : plain_seen);
            switch (reach_within_decision<G>(so_far, kBound)) {
            case Reach::TooMuch: ++too_much; break;
            case Reach::Same:
                ++compared;
                compared_marked += marked;
                break;
            case Reach::Less:
                FAIL("marked moves lead to ends of their own: before ", G::to_text(state, move), " in game ",
                     seed, " of ", G::options_text(options));
            }
            return true;
        });
    });
    MESSAGE(G::kName, ": ", compared, " positions compared, ", compared_marked,
            " of them with marked moves, ", too_much, " had too many states");
    CHECK(compared > 0);
    CHECK(8 * compared_marked >= marked_seen);  // enough of those that matter
}
TEST_CASE_TEMPLATE_APPLY(reach_laws, AllGames);

// --- The laws can fail --------------------------------------------------------------------------------------------

enum class Marks { None, Right, TooMany, AllMoves, NotForgotten };

// Two of four things are taken, in any order; then the other seat decides.
template <Marks kMarks>
struct Basket {
    struct State {
        std::uint8_t taken = 0, last = 0, actor = 0;
        bool operator==(const State&) const = default;
    };
    using Move = std::uint8_t;                    // the thing, from 1
    static constexpr std::uint8_t kBroken = 255;  // out of order: nothing is marked until the end
    static constexpr std::size_t kMaxMoves = 4;

    static Seat actor(const State& state) { return Seat(state.actor); }
    static int turn_number(const State&) { return 1; }
    static FixedList<Move, kMaxMoves> legal_moves(const State& state) {
        FixedList<Move, kMaxMoves> moves;
        for (Move thing = 1; thing <= 4; ++thing)
            if ((state.taken >> thing & 1) == 0) moves.push(thing);
        return moves;
    }
    // Ascending; the fourth thing cannot come first, for nothing is left to come after it.
    static bool repeats(const State& state, Move thing) {
        switch (kMarks) {
        case Marks::None: return false;
        case Marks::TooMany: return thing == 4;
        case Marks::AllMoves: return true;
        default: return state.last != kBroken && (state.last == 0 ? thing == 4 : thing < state.last);
        }
    }
    template <class C, class Log>
    static void apply(State& state, Move thing, C&, Log&) {
        const bool ends = state.taken != 0;
        state.last = repeats(state, thing) || state.last == kBroken ? kBroken : thing;
        state.taken = std::uint8_t(state.taken | 1 << thing);
        if (!ends) return;
        state.actor = 1;
        if (kMarks != Marks::NotForgotten) state.last = 0;
    }
};

TEST_CASE("the law of reach holds for right marks and fails for wrong ones") {
    CHECK(reach_of_unmarked<Basket<Marks::None>>({}, 100) == Reach::Same);
    CHECK(reach_of_unmarked<Basket<Marks::Right>>({}, 100) == Reach::Same);
    CHECK(ends_of_decision<Basket<Marks::Right>>({}, With::AllMoves, 100)->size() == 6);
    CHECK(reach_of_unmarked<Basket<Marks::TooMany>>({}, 100) == Reach::Less);
    CHECK(reach_of_unmarked<Basket<Marks::NotForgotten>>({}, 100) == Reach::Less);
    CHECK(reach_of_unmarked<Basket<Marks::Right>>({}, 5) == Reach::TooMuch);
}

TEST_CASE("in the midst of a set the law looks back to where it began") {
    using Right = Basket<Marks::Right>;
    using TooMany = Basket<Marks::TooMany>;
    const Right::State second_taken{1 << 2, 2, 0};  // taking the first one now is marked
    CHECK(reach_of_unmarked<Right>(second_taken, 100) == Reach::Less);
    CHECK(reach_within_decision<Right>({{}, second_taken}, 100) == Reach::Same);
    CHECK(reach_within_decision<TooMany>({{}, {1 << 2, 2, 0}}, 100) == Reach::Less);
    CHECK(goes_on<Right>({}, 2));
    CHECK_FALSE(goes_on<Right>(second_taken, 3));
}

TEST_CASE("the law of lists holds for right marks and fails when all are marked") {
    CHECK(wrong_with_marks<Basket<Marks::Right>>({}).empty());
    CHECK(wrong_with_marks<Basket<Marks::AllMoves>>({}) == "every move is marked");
    CHECK(has_marked_moves<Basket<Marks::Right>>({}));
    CHECK_FALSE(has_marked_moves<Basket<Marks::None>>({}));
}

// A list of its own that leaves out a move which is not marked.
struct ForgetfulBasket : Basket<Marks::Right> {
    static FixedList<Move, kMaxMoves> distinct_moves(const State&) { return {1}; }
};

TEST_CASE("the law of lists fails for a list of its own that is another one") {
    CHECK(wrong_with_marks<ForgetfulBasket>({}) == "the list for the search is another one");
}

}  // namespace
}  // namespace jarl::conformance
