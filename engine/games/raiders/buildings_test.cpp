// Sections 5 and 6 of the ledger: the eight buildings, and hiring.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

TEST_CASE("RAI-060: the Gate House gives two cards") {
    Table t;
    t.village("gate_house", Colour::None);
    t.play("place gate_house");
    CHECK(t.moves() == "draw, skip");
    t.play("draw");
    CHECK(t.state.players[kSeat0].hand_size == 2);
    CHECK(t.chance.asked == std::vector<std::uint32_t>{71, 70});
}

TEST_CASE("RAI-061: a played card is in the discard pile before its action") {
    Table t;
    t.hand(kSeat0, "gatekeeper");
    t.leave_in_pile("");
    for (const Card each : t.state.discard)  // the pile is empty, and only the played card can be drawn
        while (t.state.discard.contains(each)) t.state.discard.remove(each);
    t.play("place mill", "skip", "pick town_hall", "play gatekeeper");
    CHECK(t.told(Happening::Reshuffled));
    CHECK(t.hand(kSeat0) == "gatekeeper");
}

TEST_CASE("RAI-061: any card with an action may be played, also where it does nothing") {
    Table t;
    t.hand(kSeat0, "armourer avenger cartographer folke jeweller marauder scout warmonger");
    t.has(kSeat1, Asset::Silver, 0);
    t.play("place mill", "skip", "pick town_hall");
    CHECK(t.moves() ==
          "play armourer, play avenger, play cartographer, play jeweller, play marauder, play scout, "
          "play warmonger, skip");
    CHECK(t.refused_by("play sage") == "RAI-061");
    SUBCASE("what can be done is done") {
        t.play("play jeweller");
        CHECK(t.silver(kSeat0) == 0);
        CHECK(t.gold(kSeat0) == 1);
    }
    SUBCASE("nobody to hurt, nothing to pay with, no hand to swap: the card is gone all the same") {
        for (const std::string card : {"avenger", "cartographer", "marauder", "scout", "warmonger"}) {
            CAPTURE(card);
            Table other = t;
            other.play("play " + card);
            CHECK(other.moves() == "end");
            CHECK(other.discards() == card);
            CHECK(other.state.players[kSeat0].has == t.state.players[kSeat0].has);
            CHECK(other.state.players[kSeat1] == t.state.players[kSeat1]);
            CHECK(other.state.effect == Card::None);
        }
    }
}

TEST_CASE("RAI-024, RAI-061: an exchange whose reward is out of stock takes no payment") {
    Table t;
    t.hand(kSeat0, "jeweller");
    t.supply(Asset::Gold, 0);
    t.play("place mill", "skip", "pick town_hall", "play jeweller");
    CHECK(t.silver(kSeat0) == 2);
    CHECK(t.discards() == "jeweller");
}

TEST_CASE("RAI-061: judged with the card out of the hand") {
    Table t;
    t.hand(kSeat0, "scout");
    t.hand(kSeat1, "sage");
    t.play("place mill", "skip", "pick town_hall", "play scout");
    CHECK(t.moves() == "end");  // no hand left to swap

    Table recruiter;
    recruiter.hand(kSeat0, "recruiter");
    recruiter.play("place mill", "skip", "pick town_hall", "play recruiter");
    CHECK(recruiter.moves() == "end");
    CHECK(recruiter.silver(kSeat0) == 2);

    Table merchant;  // nothing left to discard or to hire once the Merchant is gone
    merchant.hand(kSeat0, "merchant");
    merchant.play("place mill", "skip", "pick town_hall", "play merchant");
    CHECK(merchant.moves() == "copy gate_house, copy mill, copy silversmith");
}

TEST_CASE("RAI-062: the Treasury gives 2 silver for a card or 1 gold for two") {
    Table t;
    t.hand(kSeat0, "archer archer scout");
    t.play("place mill", "skip", "pick treasury");
    CHECK(t.moves() == "take silver, take gold, skip");
    SUBCASE("silver") {
        t.play("take silver");
        CHECK(t.moves() == "discard archer, discard scout");
        t.play("discard scout");
        CHECK(t.silver(kSeat0) == 4);
        CHECK(t.hand(kSeat0) == "archer archer");
        CHECK(t.discards() == "scout");
    }
    SUBCASE("gold, in any order") {
        t.play("take gold");
        CHECK(t.moves() == "discard archer, discard scout");
        Table other = t;
        t.play("discard archer", "discard scout");
        CHECK(t.gold(kSeat0) == 1);
        CHECK(t.silver(kSeat0) == 2);
        other.play("discard scout", "discard archer");
        CHECK(other.state == t.state);
    }
}

TEST_CASE("RAI-062: one card buys no gold; when the whole hand goes nothing is asked") {
    Table t;
    t.hand(kSeat0, "archer");
    t.play("place mill", "skip", "pick treasury");
    CHECK(t.moves() == "take silver, skip");
    CHECK(t.refused_by("take gold") == "RAI-062");
    t.play("take silver");
    CHECK(t.moves() == "end");
    CHECK(t.silver(kSeat0) == 4);

    Table two;
    two.hand(kSeat0, "archer scout");
    two.play("place mill", "skip", "pick treasury", "take gold");
    CHECK(two.moves() == "end");
    CHECK(two.discards() == "archer scout");
}

TEST_CASE("RAI-063, RAI-080: a hire pays the printed silver and joins the crew") {
    Table t;
    t.hand(kSeat0, "archer brawler forager");
    CHECK(t.silver(kSeat0) == 2);
    t.play("place barracks");
    CHECK(t.moves() == "hire brawler, hire forager, skip");  // the Archer costs 3
    CHECK(t.refused_by("hire archer") == "RAI-063");
    t.play("hire brawler");
    CHECK(t.silver(kSeat0) == 0);
    CHECK(t.crew(kSeat0) == "brawler");
    CHECK(t.hand(kSeat0) == "archer forager");
    CHECK(t.state.supply[Asset::Silver] == 32 - 2);
}

TEST_CASE("RAI-064: iron for 2 armour, 2 silver for 1, up to 10") {
    Table t;
    t.worker(kSeat0, Colour::White);
    t.has(kSeat0, Asset::Iron, 1);
    t.play("place armoury");
    CHECK(t.moves() == "pay iron, pay silver, skip");
    Table silver = t;
    t.play("pay iron");
    CHECK(t.armour(kSeat0) == 2);
    silver.play("pay silver");
    CHECK(silver.armour(kSeat0) == 1);
    CHECK(silver.silver(kSeat0) == 0);

    Table nine;
    nine.worker(kSeat0, Colour::Grey);
    nine.has(kSeat0, Asset::Iron, 1);
    nine.has(kSeat0, Asset::Armour, 9);
    nine.play("place armoury", "pay iron");
    CHECK(nine.armour(kSeat0) == 10);

    Table ten;
    ten.worker(kSeat0, Colour::Grey);
    ten.has(kSeat0, Asset::Iron, 1);
    ten.has(kSeat0, Asset::Armour, 10);
    ten.play("place armoury");
    CHECK(ten.state.phase == Phase::Pick);
}

TEST_CASE("RAI-065: the Mill by colour") {
    for (const auto& [colour, provisions] :
         {std::pair{Colour::Black, 1}, {Colour::Grey, 2}, {Colour::White, 2}}) {
        Table t;
        t.worker(kSeat0, colour);
        t.play("place mill");
        CHECK(t.moves() ==
              (colour == Colour::White ? "take provisions, take gold, skip" : "take provisions, skip"));
        if (colour != Colour::White) CHECK(t.refused_by("take gold") == "RAI-065");
        t.play("take provisions");
        CHECK(t.provisions(kSeat0) == provisions);
    }
    Table t;
    t.worker(kSeat0, Colour::White);
    t.play("place mill", "take gold");
    CHECK(t.gold(kSeat0) == 1);
}

TEST_CASE("RAI-066: the Silversmith gives 3 to black, 2 to the others") {
    for (const auto& [colour, silver] :
         {std::pair{Colour::Black, 5}, {Colour::Grey, 4}, {Colour::White, 4}}) {
        Table t;
        t.worker(kSeat0, colour);
        t.play("place silversmith", "take silver");
        CHECK(t.silver(kSeat0) == silver);
    }
}

TEST_CASE("RAI-067, RAI-068: livestock for provisions, or an offering that is paid in full") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.face_up("o01 o07 o12");
    t.has(kSeat0, Asset::Livestock, 2);
    t.has(kSeat0, Asset::Gold, 1);
    t.has(kSeat0, Asset::Silver, 1);
    t.play("place long_house");
    CHECK(t.moves() == "pay livestock, offer o07, offer o12, skip");
    CHECK(t.refused_by("offer o01") == "RAI-068");
    CHECK(t.refused_by("offer o16") == "RAI-068");
    Table meal = t;
    meal.play("pay livestock");
    CHECK(meal.provisions(kSeat0) == 2);
    CHECK(meal.livestock(kSeat0) == 1);
    t.play("offer o07");
    CHECK(t.gold(kSeat0) + t.silver(kSeat0) + t.livestock(kSeat0) == 0);
    CHECK(t.state.players[kSeat0].offerings.contains(tile_named("o07")));
    CHECK(t.state.phase == Phase::Pick);
}

TEST_CASE("RAI-069: a taken tile is replaced at once; an empty stack leaves the space empty") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Silver, 4);
    t.play("place long_house", "offer o16");
    CHECK(stack_size(t.state) == 12);
    CHECK(face_up(t.state).size() == 3);
    CHECK(t.chance.asked == std::vector<std::uint32_t>{13});
    CHECK(t.told(Happening::OfferingShown));

    Table last;
    last.worker(kSeat0, Colour::Grey);
    last.has(kSeat0, Asset::Silver, 4);
    last.leave_in_stack("");
    last.play("place long_house", "offer o16");
    CHECK(face_up(last.state).size() == 2);
    CHECK(last.state.face_up[2] == Offering::None);
    CHECK(!last.told(Happening::OfferingShown));
    CHECK(!seals(last.state, Move::pick(Building::GateHouse)));
}

TEST_CASE("RAI-070: an offering scores at the end and not on the track") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Silver, 4);
    t.play("place long_house", "offer o16");
    CHECK(t.points(kSeat0) == 0);
    CHECK(score_of(t.state, kSeat0).parts[3] == 2);
}

TEST_CASE("RAI-071: exactly one of the building's options") {
    Table t;
    t.worker(kSeat0, Colour::White);
    t.play("place mill");
    CHECK(t.refused_by("draw") == "RAI-060");
    CHECK(t.refused_by("pay iron") == "RAI-064");
    t.play("take gold");
    CHECK(t.state.phase == Phase::Pick);  // not both
    CHECK(t.refused_by("take provisions") == "RAI-071");
}

TEST_CASE("RAI-081: at five crew one is discarded, before paying, and only if the price can be paid then") {
    Table t;
    t.crew(kSeat0, "archer armourer avenger recruiter recruiter");
    t.hand(kSeat0, "brawler mercenary");
    t.has(kSeat0, Asset::Silver, 2);
    t.play("place barracks");
    CHECK(t.moves() == "hire brawler, hire mercenary, skip");
    t.play("hire mercenary");  // 4, less 2
    CHECK(t.hand(kSeat0) == "brawler");
    CHECK(t.state.hiring == Card::Mercenary);
    CHECK(t.moves() ==
          "dismiss archer, dismiss armourer, dismiss avenger");  // a Recruiter gone would make it 3
    CHECK(t.refused_by("dismiss recruiter") == "RAI-081");
    t.play("dismiss archer");
    CHECK(t.silver(kSeat0) == 0);
    CHECK(t.crew(kSeat0) == "armourer avenger mercenary recruiter recruiter");
    CHECK(t.discards() == "archer");

    Table room;  // no discarding without need
    room.crew(kSeat0, "archer armourer");
    room.hand(kSeat0, "forager");
    room.play("place barracks", "hire forager");
    CHECK(room.state.phase == Phase::Pick);
    CHECK(room.refused_by("dismiss archer") == "RAI-081");
}

TEST_CASE("RAI-082, RAI-117: crew discarded to make room is not killed") {
    Table t;
    t.crew(kSeat0, "berserker gravedigger mercenary archer armourer");
    t.hand(kSeat0, "forager");
    const int gold = t.gold(kSeat0);
    t.play("place barracks", "hire forager", "dismiss gravedigger");
    CHECK(t.gold(kSeat0) == gold);
    CHECK(t.discards() == "gravedigger");

    Table back;
    back.crew(kSeat0, "berserker gravedigger mercenary archer armourer");
    back.hand(kSeat0, "forager");
    back.play("place barracks", "hire forager", "dismiss berserker");
    CHECK(back.state.hands[kSeat0].empty());
    CHECK(back.points(kSeat0) == 0);
}

TEST_CASE("RAI-083: copies of a card work separately, and their effects add up") {
    Table t;
    t.crew(kSeat0, "forager forager jeweller jeweller jeweller");
    t.play("place mill", "take provisions");
    CHECK(t.provisions(kSeat0) == 3);
    t.village("silversmith", Colour::Black);
    t.play("pick silversmith", "take silver");
    CHECK(t.silver(kSeat0) == 2 + 3 + 3);
}

TEST_CASE("RAI-084: one hero in a crew; another takes its place") {
    Table t;
    t.crew(kSeat0, "archer brynjar");
    t.hand(kSeat0, "folke forager");
    t.has(kSeat0, Asset::Silver, 4);
    t.play("place barracks", "hire folke");
    CHECK(t.crew(kSeat0) == "archer folke");  // the one hero to dismiss: nothing was asked
    CHECK(t.discards() == "brynjar");

    Table full;
    full.crew(kSeat0, "archer armourer avenger barbarian brynjar");
    full.hand(kSeat0, "folke forager");
    full.has(kSeat0, Asset::Silver, 4);
    full.play("place barracks", "hire folke");
    CHECK(full.crew(kSeat0) == "archer armourer avenger barbarian folke");

    Table asked = full;  // what would be refused, were it asked
    asked.state.phase = Phase::Dismiss;
    asked.state.hiring = Card::Ragnhildr;
    CHECK(asked.refused_by("dismiss archer") == "RAI-084");
}

TEST_CASE("RAI-085: reductions go to 0 and never below, and count when asking who can pay") {
    Table t;
    t.crew(kSeat0, "recruiter recruiter recruiter");
    t.hand(kSeat0, "brawler warlord");
    t.has(kSeat0, Asset::Silver, 1);
    t.play("place barracks");
    CHECK(t.moves() == "hire brawler, hire warlord, skip");
    Table dear = t;
    t.play("hire brawler");
    CHECK(t.silver(kSeat0) == 1);
    CHECK(!t.told(Happening::Paid));
    dear.play("hire warlord");
    CHECK(dear.silver(kSeat0) == 0);
}

}  // namespace jarl::raiders
