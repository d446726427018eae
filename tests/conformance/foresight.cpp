// Looking ahead tells a seat nothing that its observation does not hold, and what it tells is true: on a hundred thousand
// positions of every game, for every legal move of whoever decides.
#include "match/foresight.h"

#include "match/match_of.h"
#include "match/phrase_json.h"
#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

const PhraseWriter phrases;

// The move as it is really played.
template <Game G>
struct Truth {
    bool chance;
    Prospect<G> prospect;
};

template <Game G>
Truth<G> truth(const typename G::State& state, typename G::Move move, std::uint64_t seed) {
    const Seat actor = G::actor(state);
    typename G::State after = state;
    std::vector<Event> events;
    NotedDice chance(seed);
    auto log = [&](const Event& event) {
        if (event.visible_to(actor)) events.push_back(event.seen_by(actor));
    };
    G::apply(after, move, chance, log);
    const bool sealed = is_sealed<G>(state, move, after, chance.asked());
    return {chance.open(), {G::observe(after, actor), std::move(events), sealed}};
}

// Empty: the laws hold. `world` looks to the actor like `state`.
template <Game G>
std::string_view wrong_with_foresight(const typename G::State& state, const typename G::State& world,
                                      typename G::Move move, std::uint64_t seed) {
    const Seat actor = G::actor(state);
    const auto told = foresee<G>(G::observe(state, actor), move);
    if (told != foresee<G>(G::observe(world, actor), move)) return "the foresight knows which world is real";
    const Truth<G> real = truth<G>(state, move, seed);
    if (told && real.chance) return "chance comes in, and the foresight does not say so";
    if (told && !(*told == real.prospect)) return "what was foreseen does not come true";
    if (!told && !real.prospect.sealed) return "a move that can be taken back is not foreseen";
    return "";
}

// The same as JSON, through the door that the page and the hall use.
template <Game G>
std::string foreseen_text(const typename G::Options& options, const typename G::State& state,
                          typename G::Move move) {
    MatchSetup setup{std::string(G::kName), G::options_text(options), {}, std::string(64, '0')};
    for (int seat = 0; seat < G::seats(options); ++seat)
        setup.seats.push_back("Seat " + std::to_string(seat));
    return MatchOf<G>::in_world(*find_game(G::kName), setup, state, 1)
        ->foresee(G::to_text(state, move), phrases);
}

template <Game G>
constexpr std::uint32_t kSampled = G::kMaxPlies > 1000 ? 8 : 2;

TEST_CASE_TEMPLATE_DEFINE("a seat foresees the same in all worlds it cannot tell apart, and it comes true", G,
                          foresight_laws) {
    std::size_t positions = 0, asked = 0, told = 0, other_worlds = 0;
    for_each_game<G>(0.125, [&](const auto& options, std::uint64_t seed) {
        Dice redeals(~seed);
        Sampler sampler(seed, kSampled<G>);
        play_random<G>(options, seed, [&](const auto& state, const auto& moves, auto, Dice&) {
            if (!sampler.take()) return true;
            ++positions;
            const Seat actor = G::actor(state);
            const auto world = G::redeal(G::observe(state, actor), redeals);
            other_worlds += !(world == state);
            for (const auto move : moves) {
                ++asked;
                told += foresee<G>(G::observe(state, actor), move).has_value();
                auto wrong = wrong_with_foresight<G>(state, world, move, redeals.next());
                if (asked % 64 == 0 &&
                    foreseen_text<G>(options, state, move) != foreseen_text<G>(options, world, move))
                    wrong = "the answer knows which world is real";
                if (!wrong.empty())
                    FAIL(wrong, ": seat ", int(actor), ", ", G::to_text(state, move), ", game ", seed, " of ",
                         G::options_text(options));
            }
            return true;
        });
    });
    MESSAGE(G::kName, ": ", positions, " positions, ", other_worlds, " of them in another world, ", asked,
            " moves, ", told, " foreseen");
    if (games_wanted() >= kGamesInFull) CHECK(positions >= 100'000);
    CHECK(told > 0);
    CHECK(told < asked);  // somewhere chance comes in, in every game
}
TEST_CASE_TEMPLATE_APPLY(foresight_laws, AllGames);

}  // namespace
}  // namespace jarl::conformance
