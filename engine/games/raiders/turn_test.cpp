// Sections 2, 3 and 4 of the ledger: limits, the supply, work turns, colours.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

TEST_CASE("RAI-020, RAI-021: eight silver and provisions, checked only at the end of the turn") {
    Table t;
    t.has(kSeat0, Asset::Silver, 8);
    t.has(kSeat0, Asset::Provisions, 8);
    t.play("place mill", "take provisions");
    CHECK(t.provisions(kSeat0) == 9);
    t.village("silversmith", Colour::Black);
    t.play("pick silversmith", "take silver");
    CHECK(t.silver(kSeat0) == 11);
    const int silver = t.state.supply[Asset::Silver], provisions = t.state.supply[Asset::Provisions];
    t.play("end");
    CHECK(t.silver(kSeat0) == 8);
    CHECK(t.provisions(kSeat0) == 8);
    CHECK(t.state.supply[Asset::Silver] == silver + 3);
    CHECK(t.state.supply[Asset::Provisions] == provisions + 1);
    CHECK(t.times(Happening::Lost) == 2);
}

TEST_CASE("RAI-022: above eight cards the player chooses what to discard, in any order") {
    Table t;
    t.hand(kSeat0, "archer archer avenger brawler champion forager scout scout");
    t.leave_in_pile("warlord warlord");
    t.play("place mill", "skip", "pick gate_house", "draw");
    CHECK(t.state.phase == Phase::Limit);
    CHECK(
        t.moves() ==
        "discard archer, discard avenger, discard brawler, discard champion, discard forager, discard scout, "
        "discard warlord");
    t.play("discard forager");
    CHECK(
        t.moves() ==
        "discard archer, discard avenger, discard brawler, discard champion, discard scout, discard warlord");
    CHECK(t.refused_by("discard forager") == "RAI-022");
    t.play("discard archer");
    CHECK(t.moves() == "end");
    CHECK(t.hand(kSeat0) == "archer avenger brawler champion scout scout warlord warlord");
    Table other;
    other.hand(kSeat0, "archer archer avenger brawler champion forager scout scout");
    other.leave_in_pile("warlord warlord");
    other.play("place mill", "skip", "pick gate_house", "draw", "discard archer", "discard forager");
    CHECK(other.state == t.state);
    t.play("end");
    CHECK(t.state.players[kSeat0].hand_size == 8);
}

TEST_CASE("RAI-022: also in the last turn of the game") {
    Table t;
    t.state.trigger = End::Stack;
    t.state.turns_left = 1;
    t.has(kSeat0, Asset::Silver, 8);
    t.village("silversmith", Colour::Black);
    t.play("place mill", "skip", "pick silversmith", "take silver", "end");
    CHECK(t.actor() == kNobody);
    CHECK(t.silver(kSeat0) == 8);
}

TEST_CASE("RAI-023: plunder has no limit") {
    Table t;
    t.has(kSeat0, Asset::Gold, 8);
    t.has(kSeat0, Asset::Livestock, 12);
    t.play("place mill", "skip", "pick treasury", "end");
    CHECK(t.gold(kSeat0) == 8);
    CHECK(t.livestock(kSeat0) == 12);
}

TEST_CASE("RAI-024: a gain larger than the stock gives what is left, an empty stock nothing") {
    Table t;
    t.supply(Asset::Silver, 1);
    t.play("place silversmith", "take silver");
    CHECK(t.silver(kSeat0) == 3);
    CHECK(t.state.supply[Asset::Silver] == 0);

    Table none;
    none.supply(Asset::Provisions, 0);
    none.play("place mill");
    CHECK(none.state.phase == Phase::Pick);  // nothing to decide
    CHECK(none.told(Happening::Skipped));
    CHECK((none.state.acted & bit(Building::Mill)) == 0);
}

TEST_CASE("RAI-024: an exchange may be paid out in part, but not for nothing") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Livestock, 1);
    t.supply(Asset::Provisions, 1);
    t.play("place long_house", "pay livestock");
    CHECK(t.provisions(kSeat0) == 1);

    Table none;
    none.worker(kSeat0, Colour::Grey);
    none.has(kSeat0, Asset::Livestock, 1);
    none.supply(Asset::Provisions, 0);
    none.play("place long_house");
    CHECK(none.state.phase == Phase::Pick);

    Table choice;  // a reward out of stock is no choice
    choice.worker(kSeat0, Colour::White);
    choice.supply(Asset::Gold, 0);
    choice.play("place mill");
    CHECK(choice.moves() == "take provisions, skip");
    CHECK(choice.refused_by("take gold") == "RAI-024");
}

TEST_CASE("RAI-025: what is paid goes back to the supply") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Iron, 1);
    const int iron = t.state.supply[Asset::Iron];
    t.play("place armoury", "pay iron");
    CHECK(t.state.supply[Asset::Iron] == iron + 1);
    CHECK(t.iron(kSeat0) == 0);
}

TEST_CASE(
    "RAI-026: the discard pile becomes the pile only when a card is needed, also in the middle of a draw") {
    Table t;
    t.leave_in_pile("trader");
    t.play("place mill", "skip", "pick gate_house");
    CHECK(t.state.discard.size() == 70);
    t.play("draw");
    CHECK(t.told(Happening::Reshuffled));
    CHECK(t.state.players[kSeat0].hand_size == 2);
    CHECK(t.state.hands[kSeat0].contains(Card::Trader));
    CHECK(t.state.discard.empty());
    CHECK(t.state.pile.size() == 69);
    CHECK(t.chance.asked == std::vector<std::uint32_t>{70});

    Table exact;  // the last card is drawn: not renewed yet
    exact.leave_in_pile("trader sage");
    exact.play("place mill", "skip", "pick gate_house", "draw");
    CHECK(!exact.told(Happening::Reshuffled));
    CHECK(exact.state.pile.empty());
}

TEST_CASE("RAI-027: a crew never has more than five cards") {
    Table t;
    t.crew(kSeat0, "archer armourer avenger barbarian berserker");
    t.hand(kSeat0, "forager huntsman");
    t.play("place barracks", "hire forager");
    CHECK(t.state.phase == Phase::Dismiss);
    CHECK(t.moves() ==
          "dismiss archer, dismiss armourer, dismiss avenger, dismiss barbarian, dismiss berserker");
    t.play("dismiss avenger");
    CHECK(t.crew(kSeat0) == "archer armourer barbarian berserker forager");
}

TEST_CASE("RAI-028: armour stops at 10") {
    Table t;
    t.has(kSeat0, Asset::Armour, 10);
    t.hand(kSeat0, "armourer sage");
    t.village("town_hall", Colour::None);
    t.play("place town_hall");
    CHECK(!has_effect(t.state, Card::Armourer));
    t.play("play armourer");
    CHECK(t.armour(kSeat0) == 10);
}

TEST_CASE("RAI-029: Valkyries in the supply never come back") {
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        random_game(options_for(3), seed, [](const State& before, Move, const State& after, const auto&) {
            REQUIRE(after.valkyries_on_board <= before.valkyries_on_board);
        });
}

TEST_CASE("RAI-030, RAI-041: a turn starts and ends with one worker in hand and three in the village") {
    for (const int players : {2, 4})
        random_game(options_for(players), 3, [&](const State&, Move move, const State& after, const auto&) {
            if (move.verb() != Verb::End) return;
            int in_village = 0;
            for (const Colour colour : after.village) in_village += colour != Colour::None;
            REQUIRE(in_village == 3);
            for (int seat = 0; seat < players; ++seat)
                REQUIRE(after.players[Seat(seat)].worker != Colour::None);
        });
    Table t;
    t.play("place mill", "take provisions");
    CHECK(t.refused_by("end") == "RAI-030");
}

TEST_CASE("RAI-031: work or raid, never both") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 4);
    CHECK(t.allows("raid harbour_west"));
    t.play("place mill", "skip");
    CHECK(t.refused_by("raid harbour_west") == "RAI-031");
    t.play("pick treasury");
    CHECK(t.moves() == "end");

    Table raid;
    raid.crew(kSeat0, "archer armourer");
    raid.has(kSeat0, Asset::Provisions, 4);
    raid.play("raid harbour_west", "spot 1");
    CHECK(raid.moves() == "end");
    CHECK(raid.refused_by("place mill") == "RAI-032");
}

TEST_CASE("RAI-032: place and act, then pick up from another building and act") {
    Table t;
    t.village("silversmith", Colour::Grey);
    t.play("place mill");
    CHECK(t.state.players[kSeat0].worker == Colour::None);
    CHECK(t.state.village[Building::Mill] == Colour::Black);
    t.play("take provisions", "pick silversmith");
    CHECK(t.state.players[kSeat0].worker == Colour::Grey);
    CHECK(t.state.village[Building::Silversmith] == Colour::None);
    t.play("take silver");
    CHECK(t.provisions(kSeat0) == 1);
    CHECK(t.silver(kSeat0) == 4);
}

TEST_CASE("RAI-033: an occupied building takes no second worker") {
    Table t;
    CHECK(!t.allows("place gate_house"));
    CHECK(t.refused_by("place gate_house") == "RAI-033");
    CHECK(t.refused_by("place town_hall") == "RAI-033");
}

TEST_CASE("RAI-034: the building placed on is never a pick-up, even after an Archer") {
    Table t;
    t.village("town_hall", Colour::None);
    t.village("barracks", Colour::Grey);
    t.hand(kSeat0, "archer");
    t.worker(kSeat1, Colour::White);
    t.play("place town_hall", "play archer");
    CHECK(t.allows("swap town_hall"));
    t.play("swap town_hall");
    CHECK(t.state.village[Building::TownHall] == Colour::White);
    CHECK(t.moves() == "pick gate_house, pick treasury, pick barracks");
    CHECK(t.refused_by("pick town_hall") == "RAI-034");
    CHECK(t.refused_by("pick mill") == "RAI-032");
}

TEST_CASE("RAI-035: both actions may be left") {
    Table t;
    t.play("place mill", "skip", "pick gate_house", "skip", "end");
    CHECK(t.provisions(kSeat0) == 0);
    CHECK(t.state.players[kSeat0].hand_size == 0);
    CHECK(t.refused_by("skip") == "RAI-035");
}

TEST_CASE("RAI-036: placing and picking up are compulsory, and always possible") {
    Table t;
    CHECK(!t.allows("end"));
    t.play("place mill", "take provisions");
    CHECK(t.moves() == "pick gate_house, pick town_hall, pick treasury");
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        random_game(options_for(2), seed, [](const State& before, Move, const State&, const auto&) {
            int places = 0;
            for (const Move move : legal_moves(before)) places += move.verb() == Verb::Place;
            if (before.phase == Phase::Turn) REQUIRE(places >= 3);
        });
}

TEST_CASE("RAI-037: each action once a turn; a worker may still be picked up without it") {
    Table t;
    t.village("town_hall", Colour::None);
    t.village("silversmith", Colour::Grey);
    t.hand(kSeat0, "merchant");
    t.play("place town_hall", "play merchant", "copy silversmith");
    CHECK(t.silver(kSeat0) == 5);  // the black worker's three
    t.play("pick silversmith");
    CHECK(t.moves() == "end");  // only `skip` was left, so nothing was asked
    CHECK(t.silver(kSeat0) == 5);

    Table again;  // taken first, then no longer to be copied
    again.hand(kSeat0, "merchant");
    again.play("place silversmith", "take silver", "pick town_hall", "play merchant");
    CHECK(!again.allows("copy silversmith"));
    CHECK(again.refused_by("copy silversmith") == "RAI-037");

    Table skipped;  // an action not taken does not count
    skipped.hand(kSeat0, "merchant");
    skipped.play("place silversmith", "skip", "pick town_hall", "play merchant");
    CHECK(skipped.allows("copy silversmith"));
}

TEST_CASE("RAI-038: the first action is over before the pick-up is chosen") {
    Table t;
    t.village("treasury", Colour::None);
    t.hand(kSeat0, "archer forager scout");
    t.play("place treasury", "take gold");
    CHECK(t.state.phase == Phase::Discard);
    CHECK(t.refused_by("pick gate_house") == "RAI-032");
    t.play("discard archer", "discard scout");
    CHECK(t.state.phase == Phase::Pick);
}

TEST_CASE("RAI-039: the picked-up worker stays in hand until the next turn") {
    Table t;
    t.village("silversmith", Colour::White);
    t.play("place mill", "skip", "pick silversmith", "skip", "end");
    t.pass_turn();
    CHECK(t.actor() == kSeat0);
    CHECK(t.state.players[kSeat0].worker == Colour::White);
}

TEST_CASE("RAI-040: a raid takes the worker from the spot, without any building action") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 2);
    t.play("raid harbour_west", "spot 2");
    CHECK(t.state.players[kSeat0].worker == Colour::Grey);
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-042: any player picks up any worker") {
    Table t;
    t.play("place mill", "skip", "pick gate_house", "skip", "end");
    t.play("place silversmith", "skip");
    CHECK(t.allows("pick mill"));  // placed by the other player
}

TEST_CASE("RAI-050: Armoury and Long House refuse black, the others take any colour") {
    for (const Colour colour : kColours)
        for (const Building building : kBuildings) {
            Table t;
            t.worker(kSeat0, colour);
            for (Colour& there : t.state.village) there = Colour::None;
            const bool picky = building == Building::Armoury || building == Building::LongHouse;
            const std::string text = "place " + std::string(card(building).id);
            CHECK(t.allows(text) == !(picky && colour == Colour::Black));
            if (!t.allows(text)) CHECK(t.refused_by(text) == "RAI-050");
        }
}

TEST_CASE("RAI-051: the placed worker decides when placing, the picked-up one when picking up") {
    Table t;
    t.village("mill", Colour::White);
    t.play("place silversmith", "take silver");
    CHECK(t.silver(kSeat0) == 5);  // black
    t.play("pick mill");
    CHECK(t.moves() == "take provisions, take gold, skip");  // white
}

TEST_CASE("RAI-052: which colours raid where") {
    struct Row {
        Type type;
        unsigned colours;
    };
    for (const Row& row : {Row{Type::Harbour, kBlack | kGrey}, Row{Type::Outpost, kGrey},
                           Row{Type::Monastery, kGrey | kWhite}, Row{Type::Fortress, kWhite}})
        for (const Place place : kPlaces) {
            if (settlement(place).type != row.type) continue;
            for (const Colour colour : kColours) {
                Table t;
                t.crew(kSeat0, "archer armourer avenger barbarian berserker");
                t.has(kSeat0, Asset::Provisions, 8);
                t.has(kSeat0, Asset::Gold, 2);
                t.worker(kSeat0, colour);
                CHECK(t.allows("raid " + std::string(settlement(place).id)) ==
                      ((row.colours & bit(colour)) != 0));
            }
        }
}

TEST_CASE("RAI-053: a worker placed on a settlement stays there") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 2);
    t.play("raid harbour_west", "spot 1", "end");
    CHECK(settled_workers(t.state, Place::HarbourWest, Colour::Black) == 1);
    random_game(options_for(2), 1, [](const State& before, Move, const State& after, const auto&) {
        for (const Place place : kPlaces)
            for (const Colour colour : kColours)
                REQUIRE(settled_workers(after, place, colour) >= settled_workers(before, place, colour));
    });
}

}  // namespace jarl::raiders
