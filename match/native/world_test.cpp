#include "match/native/world.h"

#include <doctest/doctest.h>

#include "engine/core/chance.h"
#include "match/bot.h"
#include "match/native/crypto.h"

namespace jarl {
namespace {

const NativeCrypto kCrypto;
const Seed kKey = sha256({});

SeededMatch dealt(const GameInfo& game, const Seed& seed) {
    std::vector<std::string> seats;
    for (int i = 0; i < game.min_seats; ++i) seats.push_back("Seat " + std::to_string(i));
    auto match = SeededMatch::create({std::string(game.name), "", seats, ""}, seed, kCrypto);
    REQUIRE(match.ok());
    return std::move(*match);
}

// The real match at this ply, as somebody knows it who was told nothing but the world and the own moves since.
std::unique_ptr<Match> told(const Match& match) {
    const World world = world_of(match);
    auto twin = match_in(world, match.setup(), stamp(world, match.setup(), kKey), kKey);
    REQUIRE(twin.ok());
    for (int ply = world.ply; ply < match.ply(); ++ply) REQUIRE(!(*twin)->play(match.played(ply).text));
    return std::move(*twin);
}

}  // namespace

TEST_CASE("a world shows its seat what the match shows it, at every decision") {
    for (const GameInfo& game : games())
        for (std::uint8_t number = 1; number <= 2; ++number) {
            CAPTURE(game.name);
            Seed seed{};
            seed[0] = number;
            auto match = dealt(game, seed);
            Dice dice(number);
            int hidden = 0;
            while (match->actor() != kNobody) {
                CAPTURE(match->ply());
                const auto twin = told(*match);
                const int ply = match->ply();
                REQUIRE(twin->ply() == ply);
                REQUIRE(twin->undo_floor() == match->undo_floor());
                REQUIRE(twin->legal_texts() == match->legal_texts());
                REQUIRE(twin->state_seen(ply, match->actor()) == match->state_seen(ply, match->actor()));
                hidden += twin->omniscient_state(ply) != match->omniscient_state(ply);
                const auto legal = match->legal_texts();
                REQUIRE(!match.play(legal[dice.below(std::uint32_t(legal.size()))]));
            }
            CHECK((hidden > 0) == game.hidden_hands);
        }
}

TEST_CASE("a bot answers a world as it answers the match") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        Seed seed{};
        seed[0] = 7;
        auto match = dealt(game, seed);
        const BotSpec spec{"huskarl", {.iterations = 40}};
        auto near = Bot::create(spec, game), far = Bot::create(spec, game);
        REQUIRE(near.ok());
        REQUIRE(far.ok());
        for (int asked = 0; asked < 60 && match->actor() != kNobody; ++asked) {
            CAPTURE(match->ply());
            const std::string move = choose(**near, *match, 5);
            (*far)->begin(*told(*match), 5);
            while (!(*far)->step(0.05)) {  // and in slices as it does in one go
            }
            REQUIRE((*far)->choice() == move);
            REQUIRE((*far)->iterations() == (*near)->iterations());
            REQUIRE(!match.play(move));
        }
    }
}

TEST_CASE("without the right stamp no bytes are taken for a state") {
    const auto match = dealt(games().front(), Seed{});
    World world = world_of(*match);
    const std::string right = stamp(world, match->setup(), kKey);
    CHECK(match_in(world, match->setup(), right, kKey).ok());
    CHECK(!match_in(world, match->setup(), right.substr(1), kKey).ok());
    CHECK(!match_in(world, match->setup(), right, sha256(kKey)).ok());
    world.bytes[0] ^= 1;
    CHECK(match_in(world, match->setup(), right, kKey).problem() == "the stamp is not right");
    world.bytes.pop_back();
    CHECK(match_in(world, match->setup(), stamp(world, match->setup(), kKey), kKey).problem() ==
          "a state of lofoten has another size");
}

}  // namespace jarl
