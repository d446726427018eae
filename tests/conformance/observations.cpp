// What a seat may know: the laws of observe and redeal, on a hundred thousand positions of every game.
#include <algorithm>
#include <cstring>
#include <vector>

#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

// Notes whether a move asked chance for anything.
struct CountedDice {
    Dice dice;
    int asked = 0;
    std::uint32_t below(std::uint32_t n) {
        ++asked;
        return dice.below(n);
    }
};
static_assert(Chance<CountedDice>);

template <Game G>
struct Outcome {
    typename G::State state;
    std::vector<Event> events;
    int asked = 0;

    std::vector<Event> seen_by(Seat viewer) const {
        std::vector<Event> seen;
        for (const Event& event : events)
            if (event.visible_to(viewer)) seen.push_back(event.seen_by(viewer));
        return seen;
    }
};

template <Game G>
Outcome<G> outcome(const typename G::State& state, typename G::Move move, const Dice& dice) {
    Outcome<G> after{state, {}, 0};
    CountedDice chance{dice};
    auto log = [&](const Event& event) { after.events.push_back(event); };
    G::apply(after.state, move, chance, log);
    after.asked = chance.asked;
    return after;
}

template <class T>
bool same_bytes(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <Game G>
std::string view_of(const typename G::State& state) {
    Json json;
    G::write_view(json, state);
    return json.take();
}

// One position, seen by one viewer.
template <Game G>
struct Glimpse {
    const typename G::State& state;
    Seat viewer;
    Observation<G> seen;
    typename G::State world;  // one the viewer cannot tell from the real one

    Glimpse(const typename G::State& real, Seat who, Dice& dice)
        : state(real), viewer(who), seen(G::observe(real, who)), world(G::redeal(seen, dice)) {}

    bool hides_something() const { return !(seen.state() == state); }
    bool is_actor() const { return viewer != kNobody && viewer == G::actor(state); }
};

// The laws of a redeal. Empty: they hold.
template <Game G>
std::string_view wrong_with_redeal(const Glimpse<G>& at) {
    if (at.seen.who() != at.viewer) return "the observation is somebody else's";
    if (!G::conserved(at.world)) return "the redealt world has lost or made a piece";
    const auto again = G::observe(at.world, at.viewer);
    if (!(again == at.seen)) return "the viewer can tell the redealt world from the real one";
    if (!same_bytes(again.state(), at.seen.state()))
        return "the observations differ in bytes nobody compares";
    if (!same_bytes(G::observe(at.state, at.viewer).state(), at.seen.state()))
        return "observe is not repeatable";
    if (G::actor(at.world) != G::actor(at.state)) return "the redealt world is somebody else's decision";
    if (G::turn_number(at.world) != G::turn_number(at.state)) return "the redealt world is in another turn";
    if (at.is_actor() && !(G::legal_moves(at.world) == G::legal_moves(at.state)))
        return "the viewer has other moves in the redealt world";
    return "";
}

// The same move in both worlds. As long as chance stays out, the viewer who decides sees the same; any viewer for
// whom the worlds still look alike has been told the same.
template <Game G>
std::string_view wrong_with_move(const Glimpse<G>& at, typename G::Move move, const Dice& dice) {
    if (!G::legal_moves(at.world).contains(move)) return "";
    const bool sealed = G::seals(at.state, move);
    if (at.is_actor() && G::seals(at.world, move) != sealed)
        return "chance comes in with one of two equal moves";
    const auto real = outcome<G>(at.state, move, dice);
    const auto other = outcome<G>(at.world, move, dice);
    if (!sealed && real.asked > 0) return "chance comes in with a move that can be taken back";
    if (real.asked + other.asked > 0) return "";
    const bool alike = G::observe(real.state, at.viewer) == G::observe(other.state, at.viewer);
    if (at.is_actor() && !sealed && !alike) return "a move of the viewer shows which world is real";
    if (alike && real.seen_by(at.viewer) != other.seen_by(at.viewer))
        return "the events tell what the view does not";
    return "";
}

// The same move, another chance, two ends that really differ (not only in which of two equal pieces it was).
template <Game G>
bool told_the_same(const Outcome<G>& one, const Outcome<G>& two, Seat viewer) {
    return !(one.state == two.state) && one.seen_by(viewer) == two.seen_by(viewer) &&
           view_of<G>(one.state) != view_of<G>(two.state);
}

// One position in so many: a short game is looked at more closely, so that all come to a hundred thousand.
template <Game G>
constexpr std::uint32_t kSampled = G::kMaxPlies > 1000 ? 8 : 2;

TEST_CASE_TEMPLATE_DEFINE("a seat knows its observation and nothing more", G, observation_laws) {
    std::size_t positions = 0, hidden = 0, varied = 0, out_of_sight = 0;
    for_each_game<G>(0.125, [&](const auto& options, std::uint64_t seed) {
        const auto all = viewers<G>(options);
        Dice redeals(~seed);
        Sampler sampler(seed, kSampled<G>);
        play_random<G>(options, seed, [&](const auto& state, const auto&, auto move, const Dice& dice) {
            if (!sampler.take()) return true;
            ++positions;
            const auto one = outcome<G>(state, move, dice),
                       two = outcome<G>(state, move, Dice(redeals.next()));
            for (const Seat viewer : all) {
                const Glimpse<G> at(state, viewer, redeals);
                hidden += at.hides_something();
                varied += at.hides_something() && !(at.world == state);
                auto wrong = wrong_with_redeal<G>(at);
                if (wrong.empty()) wrong = wrong_with_move<G>(at, move, dice);
                if (told_the_same<G>(one, two, viewer)) {  // so nothing of it may be in the observation
                    ++out_of_sight;
                    if (!same_bytes(G::observe(one.state, viewer).state(),
                                    G::observe(two.state, viewer).state()))
                        wrong = "the observation holds what nobody told the viewer";
                }
                if (!wrong.empty())
                    FAIL(wrong, ": seat ", int(viewer), ", ", G::to_text(state, move), ", game ", seed,
                         " of ", G::options_text(options));
            }
            return true;
        });
    });
    MESSAGE(G::kName, ": ", positions, " positions, ", hidden, " glimpses with something hidden, ", varied,
            " of them dealt anew to another world, ", out_of_sight, " draws out of sight");
    if (games_wanted() >= kGamesInFull) CHECK(positions >= 100'000);
    // Where something is hidden a redeal nearly always makes another world.
    if (hidden > 0) {
        CHECK(double(varied) > 0.8 * double(hidden));
        CHECK(out_of_sight > 0);
    }
}
TEST_CASE_TEMPLATE_APPLY(observation_laws, AllGames);

TEST_CASE_TEMPLATE_DEFINE("two worlds that look alike give the same view", G, view_laws) {
    for_each_game<G>(0.02, [&](const auto& options, std::uint64_t seed) {
        const auto all = viewers<G>(options);
        Dice redeals(~seed);
        Sampler sampler(seed, 16);
        play_random<G>(options, seed, [&](const auto& state, const auto&, auto, Dice&) {
            if (!sampler.take()) return true;
            for (const Seat viewer : all) {
                const Glimpse<G> at(state, viewer, redeals);
                const std::string view = view_of<G>(at.seen.state());
                if (view == view_of<G>(G::observe(at.world, viewer).state()) && view.front() == '{') continue;
                FAIL("seat ", int(viewer), " has another view in game ", seed);
            }
            return true;
        });
    });
}
TEST_CASE_TEMPLATE_APPLY(view_laws, AllGames);

TEST_CASE("Lofoten: lists depend only on what both seats know") {
    for_each_game<Lofoten>(0.02, [&](const auto& options, std::uint64_t seed) {
        Dice redeals(~seed);
        play_random<Lofoten>(options, seed, [&](const auto& state, const auto& moves, auto, Dice&) {
            for (const Seat viewer : {Seat::First, Seat::Second, kNobody}) {
                const Glimpse<Lofoten> at(state, viewer, redeals);
                if (Lofoten::legal_moves(at.world) == moves && Lofoten::legal_moves(at.seen.state()) == moves)
                    continue;
                FAIL("seat ", int(viewer), " sees another list in game ", seed);
            }
            return true;
        });
    });
}

}  // namespace
}  // namespace jarl::conformance
