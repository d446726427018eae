// A match is its record: written, read and played again it is the same match, ply by ply.
#include <memory>

#include "match/native/crypto.h"
#include "match/record.h"
#include "match/seeded.h"
#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

Seed seed_number(std::uint64_t number) {
    Seed seed{};
    for (std::size_t i = 0; i < 8; ++i) seed[i] = std::uint8_t(number >> (8 * i));
    return seed;
}

template <Game G>
SeededMatch new_match(const typename G::Options& options, const Seed& seed) {
    MatchSetup setup{std::string(G::kName), G::options_text(options), {}, ""};
    for (int seat = 0; seat < G::seats(options); ++seat)
        setup.seats.push_back("Seat " + std::to_string(seat));
    auto match = SeededMatch::create(setup, seed, kNativeCrypto);
    REQUIRE(match);
    return std::move(*match);
}

// Now and then takes moves back as far as it goes and forth again: that must leave no trace.
void take_back_and_forth(SeededMatch& match) {
    const Seat actor = match->actor();
    const std::string before = match->omniscient_state(match->ply());
    const int floor = match->undo_floor();
    int taken = 0;
    while (match->can_undo(actor)) {
        REQUIRE(match.undo(actor));
        ++taken;
    }
    CHECK(match->ply() >= floor);
    for (; taken > 0; --taken) REQUIRE(match.redo(actor));
    CHECK(match->omniscient_state(match->ply()) == before);
}

void play_out(SeededMatch& match) {
    Dice dice(match.seed()[0] + 256u * match.seed()[1]);
    while (match->actor() != kNobody) {
        if (dice.below(64) == 0) take_back_and_forth(match);
        const auto texts = match->legal_texts();
        REQUIRE_FALSE(match.play(texts[dice.below(std::uint32_t(texts.size()))]));
    }
}

TEST_CASE_TEMPLATE_DEFINE("a record read back is the same match", G, records) {
    std::size_t plies = 0;
    for_each_game<G>(0.01, [&](const auto& options, std::uint64_t number) {
        const Seed seed = seed_number(number);
        auto match = new_match<G>(options, seed);
        play_out(match);
        const std::string text = match.record();
        const auto record = read_record(text);
        REQUIRE(record);
        const auto again = replay(*record, NativeCrypto());
        if (!again) FAIL(again.problem());
        REQUIRE((*again)->ply() == match->ply());
        CHECK((*again)->dealt() == match->dealt());
        for (int ply = 0; ply < match->ply(); ++ply) {
            const Ply &first = match->played(ply), &second = (*again)->played(ply);
            if (first.text == second.text && first.actor == second.actor && first.chance == second.chance &&
                match->omniscient_state(ply + 1) == (*again)->omniscient_state(ply + 1) &&
                match->omniscient_events(ply) == (*again)->omniscient_events(ply))
                continue;
            FAIL("ply ", ply, " of match ", number, " is another one");
        }
        CHECK((*again)->scores() == match->scores());
        CHECK((*again)->ranking() == match->ranking());
        CHECK((*again)->record(seed_hex(seed)) == text);
        plies += std::size_t(match->ply());
    });
    MESSAGE(G::kName, ": ", plies, " plies");
}
TEST_CASE_TEMPLATE_APPLY(records, AllGames);

}  // namespace
}  // namespace jarl::conformance
