#include "bots/games/loot/surroundings.h"

#include <doctest/doctest.h>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

TEST_CASE("Surroundings: they count like the rules, for every longship, on every cell of random fjords") {
    random_games(3, [](const State& before, Move, const State&, const std::vector<Event>&) {
        const Fjord& fjord = active_player(before).fjord;
        const Surroundings around(cells_of_kinds(fjord));
        for (int ship = 0; ship < kShipCount; ship += 7) {
            const Berths berths(around, Ship(ship), fjord.empty());
            for (const Cell cell : fjord.empty()) {
                int missing = 0;
                for (const Kind kind : kResources) {
                    const int lie = (fjord.of(kind) & neighbours(cell)).size();
                    missing += std::max(0, longship(Ship(ship)).needs[std::size_t(kind)] - lie);
                }
                REQUIRE(berths.missing_at(cell) == missing);
                REQUIRE((missing == 0) == is_met(fjord, cell, longship(Ship(ship))));
            }
        }
    });
}

TEST_CASE("Berths: the best one has its resources around it, or cells for those it misses") {
    Table table;
    table.lay(kSeat0, "gold c3r2 wood c4r2");
    const auto missing = [&](std::string_view ship) {
        const Fjord& fjord = table.state.players[kSeat0].fjord;
        return Berths(Surroundings(cells_of_kinds(fjord)), ship_named(ship), fjord.empty())
            .fewest_missing(fjord.empty());
    };
    CHECK(missing("sheep-5") == 1);   // wood, sheep, gold
    CHECK(missing("castle-2") == 2);  // three wood
    CHECK(missing("house-5") == 3);   // three sheep
    table.lay(kSeat0, "sheep c3r4");
    CHECK(missing("sheep-5") == 0);
    table.fill(kSeat0, 0);
    CHECK(missing("sheep-5") == kNoBerth);
}

}  // namespace jarl::loot
