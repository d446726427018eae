// Sections 8, 9 and 10 of the ledger: longships, construction sites, trophies.
#include <doctest/doctest.h>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

// A table where seat 0 is about to lay these tiles.
Table laying(std::string_view kinds) {
    Table t;
    for (const std::string& kind : words_of(kinds)) {
        if (is_building(kind_named(kind))) t.state.stacks.take(first_spot(kind_named(kind)), 1);
        t.state.won.add(kind_named(kind), 1);
    }
    t.state.phase = Phase::Lay;
    return t;
}

TEST_CASE("LOO-130: one longship of the sea, on any empty free cell, at the end of the turn") {
    Table t;
    CHECK(t.refused_by("ship gold-1") == "LOO-020");
    t.lay(kSeat0, "wood c3r3");
    t.harbour_of(kSeat0);
    CHECK(t.moves() == "ship gold-1, ship gold-4, ship sheep-1, ship sheep-6, ship wood-1, end");
    CHECK(t.refused_by("ship castle-1") == "LOO-132");
    t.play("ship gold-1");
    CHECK(t.choices() == 33);
    CHECK(t.refused_by("berth c3r3") == "LOO-042");
    CHECK(t.refused_by("berth c4r4") == "LOO-012");
    t.play("berth c0r1");
    CHECK(t.refused_by("ship gold-4") == "LOO-130");
    CHECK(t.moves() == "end");
}

TEST_CASE("LOO-131: it stays there for ever, unvalidated too") {
    Table t;
    t.berth(kSeat0, "wood-2", "c3r3");
    t.play("place -3,2");
    CHECK(t.refused_by("lay axe c3r3") == "LOO-131");
    random_games(10, [](const State& before, Move, const State& after, const auto&) {
        for (std::size_t seat = 0; seat < before.options.players; ++seat)
            for (const Cell cell : before.players.values[seat].fjord.ships)
                REQUIRE(before.players.values[seat].ship_at(cell) ==
                        after.players.values[seat].ship_at(cell));
    });
}

TEST_CASE("LOO-132: the sea hex is refilled from the bag, and stays empty when it is empty") {
    Table t;
    t.harbour_of(kSeat0);
    t.play("ship gold-1", "berth c0r1");
    Script chance{{25, 0}};
    t.log.clear();
    t.play_with(chance, "end");
    CHECK(chance.finished());
    CHECK(t.story() == "refilled turn");
    CHECK(t.state.sea[3] == ship_named("castle-1"));
    Table none;
    none.harbour_of(kSeat0);
    Script nothing{};
    none.play_with(nothing, "end");  // no longship taken: nothing is drawn
    CHECK(none.state.bag.size() == 25);
}

TEST_CASE("LOO-133: validated when its three resources lie around it, as many tiles as it needs") {
    Table t = laying("wood");
    t.berth(kSeat0, "castle-2", "c3r3");  // three wood
    t.lay(kSeat0, "wood c3r2 wood c4r2");
    t.play("lay wood c2r2");
    CHECK(t.story() == "laid validated");
    Table two = laying("wood");
    two.berth(kSeat0, "castle-2", "c3r3");
    two.lay(kSeat0, "wood c3r2");
    two.play("lay wood c2r2");
    CHECK(two.story() == "laid");
}

TEST_CASE("LOO-134: any positions around it, and other neighbours do no harm") {
    for (const char* last : {"c2r3", "c4r3", "c3r4", "c2r2"}) {
        Table t = laying("sheep");
        t.berth(kSeat0, "sheep-5", "c3r3");
        t.lay(kSeat0, "gold c3r2 wood c4r2");
        if (std::string_view(last) != "c4r3") t.lay(kSeat0, "axe c4r3");
        t.play("lay sheep " + std::string(last));
        CHECK(t.story() == "laid validated");
    }
}

TEST_CASE("LOO-135: buildings, sites and other longships never count") {
    Table t = laying("axe");
    t.berth(kSeat0, "house-3", "c3r3");  // three axes
    t.berth(kSeat0, "wood-2", "c4r3");
    t.lay(kSeat0, "house c3r2 tower c4r2 castle c2r2 axe c3r4");
    t.play("lay axe c2r3");
    CHECK(t.story() == "laid");
}

TEST_CASE("LOO-136, LOO-153: a resource serves any number of longships and sites") {
    Table t = laying("axe");
    t.berth(kSeat0, "castle-1", "c5r3");  // wood, two axes
    t.berth(kSeat0, "wood-2", "c6r2");    // wood, two sheep: not met
    t.berth(kSeat0, "tower-3", "c4r2");   // two wood, axe
    t.give_site(kSeat0, "port-3");        // wood, axe, tower
    t.lay(kSeat0, "tower c4r0 wood c4r1 wood c5r4 axe c6r3 wood c3r2");
    t.play("lay axe c5r2");
    CHECK(t.story() == "laid validated validated finished");
    CHECK(t.log[1].values[1] == int(cell_named("c4r2")));  // in cell order
    CHECK(t.log[2].values[1] == int(cell_named("c5r3")));
}

TEST_CASE("LOO-137: validated at once, and for good") {
    Table t = laying("sheep");
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.lay(kSeat0, "gold c3r2 wood c4r2");
    t.play("lay sheep c2r3");
    CHECK(t.state.players[kSeat0].fjord.validated.contains(cell_named("c3r3")));
    random_games(10, [](const State& before, Move, const State& after, const auto&) {
        for (std::size_t seat = 0; seat < before.options.players; ++seat)
            REQUIRE(before.players.values[seat]
                        .fjord.validated.without(after.players.values[seat].fjord.validated)
                        .empty());
    });
}

TEST_CASE("LOO-138: laid where its resources already lie it is validated at once") {
    Table t;
    t.lay(kSeat0, "wood c3r2 axe c4r2 axe c2r2");
    t.harbour_of(kSeat0);
    t.play("ship wood-1", "berth c3r3");
    CHECK(t.story() == "took_ship berthed validated");
}

TEST_CASE("LOO-139: a bonus counts for every tile of its kind, whenever gained; bonuses add up") {
    Table t;
    t.lay(kSeat0, "sheep c0r1 sheep c0r2 sheep c0r3");
    CHECK(t.part(kSeat0, "sheep") == 3);
    t.berth(kSeat0, "sheep-5", "c3r3", true);  // +2
    CHECK(tile_value(t.state, kSeat0, Kind::Sheep) == 3);
    CHECK(t.part(kSeat0, "sheep") == 9);
    t.berth(kSeat0, "sheep-2", "c3r4", true);  // +1
    t.lay(kSeat0, "sheep c0r4");
    CHECK(t.part(kSeat0, "sheep") == 16);
    CHECK(t.part(kSeat0, "longships") == 0);
}

TEST_CASE("LOO-140: each longship not validated costs 5") {
    Table t;
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.berth(kSeat0, "wood-2", "c3r4");
    CHECK(t.part(kSeat0, "longships") == -10);
    CHECK(t.total(kSeat0) == -10);
}

TEST_CASE("LOO-141: thirty different longships; the dark hull is worth 1 more") {
    for (const Kind target : {Kind::Castle, Kind::Gold, Kind::Tower, Kind::Sheep, Kind::Wood, Kind::House}) {
        int low = 9, high = 0;
        for (const Longship& ship : kLongships)
            if (ship.target == target)
                low = std::min<int>(low, ship.bonus), high = std::max<int>(high, ship.bonus);
        CHECK(high == low + 1);
        CHECK(low == (target == Kind::Castle ? 3 : target == Kind::Gold ? 2 : 1));
    }
    CHECK(ships_for(Kind::Axe) == 0);
}

TEST_CASE("LOO-142, LOO-EX-22: refilled when the turn ends, after the trophy") {
    Table t;
    t.lay_sea("gold-4 sheep-6 castle-2 gold-1 sheep-1");
    t.leave_in_bag("wood-1");
    t.lay(kSeat0, "wood c3r2 wood c4r2 wood c2r2 axe c4r0 axe c3r0");
    t.harbour_of(kSeat0);
    t.play("ship castle-2", "berth c3r3");
    CHECK(t.story() == "took_ship berthed validated");
    CHECK(t.state.sea[2] == Ship::None);
    t.play("trophy 2");
    CHECK(t.state.sea[2] == Ship::None);
    Script chance{{1, 0}};  // asked though there is one outcome
    t.play_with(chance, "end");
    CHECK(chance.finished());
    CHECK(t.state.sea[2] == ship_named("wood-1"));
    t.harbour_of(kSeat0);
    t.play("ship wood-1", "berth c3r4");
    Script nothing{};
    t.play_with(nothing, "end");
    CHECK(t.state.sea[2] == Ship::None);
}

TEST_CASE("LOO-143: validation and finishing are automatic, after every tile or longship laid") {
    random_games(40, [](const State&, Move, const State& after, const auto&) {
        for (std::size_t seat = 0; seat < after.options.players; ++seat) {
            const Player& player = after.players.values[seat];
            for (const Cell cell : player.fjord.ships)
                REQUIRE(player.fjord.validated.contains(cell) ==
                        has_around(player.fjord, cell, longship(player.ship_at(cell)).needs));
            for (const SiteKind kind : kSiteKinds)
                REQUIRE(player.has_finished(kind) == has_around(player.fjord, kSiteCells[kind],
                                                                site(player.sites[std::size_t(kind)]).needs));
        }
    });
}

TEST_CASE("LOO-EX-7: a sheep completes the longship") {
    Table t = laying("sheep");
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.lay(kSeat0, "gold c3r2 wood c4r2");
    Table elsewhere = t;
    t.play("lay sheep c2r3");
    CHECK(t.story() == "laid validated");
    CHECK(tile_value(t.state, kSeat0, Kind::Sheep) == 3);
    elsewhere.play("lay sheep c2r4");
    CHECK(elsewhere.story() == "laid");
    CHECK(tile_value(elsewhere.state, kSeat0, Kind::Sheep) == 1);
}

// --- Construction sites -------------------------------------------------------------------------------------------

TEST_CASE("LOO-EX-8, LOO-150, LOO-151, LOO-152: wood and a house finish the port") {
    Table t = laying("wood house");
    t.give_site(kSeat0, "port-5");
    t.lay(kSeat0, "sheep c4r0");
    t.play("lay wood c4r1");
    CHECK(t.story() == "laid");
    CHECK(t.part(kSeat0, "sites") == 0);
    t.play("lay house c5r2");
    CHECK(t.story() == "laid finished");
    CHECK(t.part(kSeat0, "sites") == 5);
    CHECK(t.state.players[kSeat0].has_finished(SiteKind::Port));
}

TEST_CASE("LOO-150: as a multiset: two houses are two tiles") {
    Table t = laying("sheep");
    t.give_site(kSeat0, "port-1");  // sheep, two houses
    t.lay(kSeat0, "house c4r0 tower c4r1");
    t.play("lay sheep c5r2");
    CHECK(t.story() == "laid");
}

TEST_CASE("LOO-152: port 5, altar 7, palace 9, nothing and no penalty otherwise") {
    Table t;
    CHECK(t.part(kSeat0, "sites") == 0);
    t.finish(kSeat0, 0b010);
    CHECK(t.part(kSeat0, "sites") == 7);
    t.finish(kSeat0, 0b100);
    CHECK(t.part(kSeat0, "sites") == 7 + 9);
    t.finish(kSeat0, 0b001);
    CHECK(t.part(kSeat0, "sites") == 21);
}

TEST_CASE("LOO-154: usable neighbours of the sites") {
    const auto names = [](SiteKind kind) {
        std::string text;
        for (const Cell cell : neighbours(kSiteCells[kind]))
            text += (text.empty() ? "" : " ") + cell_name(cell);
        return text;
    };
    CHECK(names(SiteKind::Port) == "c4r0 c4r1 c5r2 c6r1");
    CHECK(names(SiteKind::Altar) == "c0r1 c0r2 c1r3 c2r1 c2r2");
    CHECK(names(SiteKind::Palace) == "c3r4 c3r5 c4r3 c4r5 c5r4 c5r5");
}

TEST_CASE("LOO-155: longships may be laid next to sites") {
    Table t;
    t.harbour_of(kSeat0);
    t.play("ship gold-1");
    for (const SiteKind kind : kSiteKinds)
        for (const Cell cell : neighbours(kSiteCells[kind])) CHECK(t.allows("berth " + cell_name(cell)));
    t.play("berth c4r1");
    Table blocked = t;
    CHECK(!blocked.state.players[kSeat0].fjord.empty().contains(cell_named("c4r1")));
}

// --- Trophies -----------------------------------------------------------------------------------------------------

TEST_CASE("LOO-160: a trophy needs as many axe tiles as it shows, at the end of the turn") {
    Table t;
    CHECK(t.refused_by("trophy 2") == "LOO-020");
    t.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3");
    t.harbour_of(kSeat0);
    CHECK(t.allows("trophy 2"));
    CHECK(t.allows("trophy 3"));
    CHECK(t.refused_by("trophy 4") == "LOO-160");
    t.play("trophy 3");
    CHECK(t.state.players[kSeat0].trophy == 3);
}

TEST_CASE("LOO-161: axes are not spent, and may lie anywhere") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c6r4");
    t.harbour_of(kSeat0);
    t.play("trophy 2");
    CHECK(t.tiles(kSeat0, Kind::Axe) == 2);
}

TEST_CASE("LOO-162: one trophy a player, each trophy once") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3");
    t.lay(kSeat1, "axe c0r1 axe c0r2 axe c0r3");
    t.harbour_of(kSeat0);
    t.play("trophy 2");
    CHECK(t.refused_by("trophy 3") == "LOO-162");
    t.harbour_of(kSeat1);
    t.state.trophy_taken = 0;
    CHECK(t.refused_by("trophy 2") == "LOO-162");
    CHECK(t.allows("trophy 3"));
}

TEST_CASE("LOO-163, LOO-EX-9: a lower trophy than possible may be chosen") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3 axe c0r4 axe c0r5");
    t.give_trophy(kSeat1, 5);
    t.lay(kSeat1, "axe c0r1 axe c0r2 axe c0r3 axe c0r4 axe c0r5");
    t.harbour_of(kSeat0);
    CHECK(t.moves() ==
          "ship gold-1, ship gold-4, ship sheep-1, ship sheep-6, ship wood-1, trophy 2, trophy 3, trophy 4, "
          "end");
    t.play("trophy 4");
    CHECK(t.part(kSeat0, "trophy") == 10);
    t.lay(kSeat0, "axe c1r3");
    CHECK(t.moves() == "ship gold-1, ship gold-4, ship sheep-1, ship sheep-6, ship wood-1, end");
    CHECK(t.refused_by("trophy 6") == "LOO-162");
}

TEST_CASE("LOO-164: 2, 3, 4, 5, 6 axes give 3, 6, 10, 15, 21 points") {
    const std::array points{3, 6, 10, 15, 21};
    for (int axes = 2; axes <= 6; ++axes) {
        Table t;
        t.give_trophy(kSeat0, axes);
        CHECK(t.part(kSeat0, "trophy") == points[std::size_t(axes - 2)]);
    }
}

TEST_CASE("LOO-165: axes won in the same turn count") {
    Table t;
    t.lay(kSeat0, "axe c0r1");
    t.play("place -3,2");
    t.lay_first();
    CHECK(t.allows("trophy 2"));
}

}  // namespace jarl::loot
