// Section 11 of the ledger: what the 26 kinds of townsfolk do in the crew and at the Town Hall.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

// Seat 0 has just picked up a black worker at the Town Hall and may play these cards.
Table hall(std::string_view hand, int players = 2) {
    Table t(players);
    t.hand(kSeat0, hand);
    t.play("place mill", "skip", "pick town_hall");
    return t;
}
// The points of a raid, with the lowest dice and nothing else.
int raid_points(std::string_view crew, std::string_view place, Colour worker) {
    Table t;
    t.crew(kSeat0, crew);
    t.worker(kSeat0, worker);
    t.has(kSeat0, Asset::Provisions, 6);
    t.has(kSeat0, Asset::Gold, 3);
    t.roll({2, 2});
    t.play("raid " + std::string(place));
    while (t.state.phase == Phase::Reroll) t.play("keep");
    return t.points(kSeat0);
}
int strength(std::string_view crew, Place place, int armour = 0, int marker = 0) {
    Table t;
    t.crew(kSeat0, crew);
    t.has(kSeat0, Asset::Armour, armour);
    t.marker(kSeat0, marker);
    return raid_strength(t.state.players[kSeat0], settlement(place)) - armour;
}
RaidCost cost(std::string_view crew, Place place) {
    Table t;
    t.crew(kSeat0, crew);
    return raid_cost(t.state.players[kSeat0].crew, settlement(place));
}

}  // namespace

TEST_CASE("RAI-200: Archer: 2 points at outposts; swaps an opponent's worker with one in the village") {
    CHECK(raid_points("archer forager forager", "outpost_centre", Colour::Grey) == 2);
    CHECK(raid_points("archer forager", "harbour_west", Colour::Grey) == 1);
    Table t = hall("archer", 3);
    t.worker(kSeat1, Colour::Grey);
    t.worker(kSeat2, Colour::White);
    t.play("play archer");
    CHECK(t.moves() == "target 1, target 2");
    t.play("target 2");
    CHECK(t.moves() == "swap gate_house, swap treasury, swap mill");
    t.play("swap treasury");
    CHECK(t.state.village[Building::Treasury] == Colour::White);
    CHECK(t.state.players[kSeat2].worker == Colour::Black);
    CHECK(t.moves() == "end");  // no building action
}

TEST_CASE("RAI-201: Archer leaves a legal worker, and may be played only where that is possible") {
    Table t = hall("archer sage");
    CHECK(t.allows("play archer"));  // black everywhere: it changes nothing

    Table black = hall("archer sage");
    for (Colour& there : black.state.village) there = Colour::None;
    black.village("armoury", Colour::White);
    CHECK(!black.allows("play archer"));  // a black worker cannot go to the Armoury
    black.village("barracks", Colour::White);
    black.play("play archer");
    CHECK(black.state.village[Building::Barracks] == Colour::Black);  // the one way: taken at once
}

TEST_CASE("RAI-202: Armourer: 2 strength at monasteries; 1 armour") {
    CHECK(strength("armourer", Place::MonasteryWest) == 5);
    CHECK(strength("armourer", Place::FortressWest) == 3);
    CHECK(hall("armourer").play("play armourer").armour(kSeat0) == 1);
}

TEST_CASE("RAI-203: Avenger: a chosen opponent loses crew of their choice; every opponent loses 1 silver") {
    Table t(3);
    t.crew(kSeat0, "avenger archer");
    t.crew(kSeat1, "sage");
    t.crew(kSeat2, "scout scout");
    t.has(kSeat0, Asset::Provisions, 2);
    t.lay("harbour_west", 1, "valkyrie gold");
    t.play("raid harbour_west", "spot 1", "kill avenger");
    CHECK(t.moves() == "target 1, target 2");
    CHECK(t.refused_by("target 0") == "RAI-203");
    t.play("target 2");  // both cards are alike: nothing to ask
    CHECK(t.crew(kSeat2) == "scout");
    CHECK(t.moves() == "end");

    Table nobody(2);  // no opponent has crew: nothing happens
    nobody.crew(kSeat0, "avenger archer");
    nobody.has(kSeat0, Asset::Provisions, 2);
    nobody.lay("harbour_west", 1, "valkyrie gold");
    nobody.play("raid harbour_west", "spot 1", "kill avenger");
    CHECK(nobody.moves() == "end");

    Table silver = hall("avenger", 3);
    silver.has(kSeat2, Asset::Silver, 0);
    silver.play("play avenger");
    CHECK(silver.silver(kSeat1) == 1);
    CHECK(silver.silver(kSeat2) == 0);
}

TEST_CASE("RAI-204: Barbarian: 2 strength at fortresses; takes a plunder the opponent has") {
    CHECK(strength("barbarian", Place::FortressEast) == 5);
    CHECK(strength("barbarian", Place::OutpostEast) == 3);
    Table t = hall("barbarian sage", 3);
    CHECK(!has_effect(t.state, Card::Barbarian));
    t.has(kSeat2, Asset::Iron, 1);
    t.has(kSeat2, Asset::Livestock, 1);
    t.play("play barbarian");  // seat 2 is the only one to take from
    CHECK(t.moves() == "take iron, take livestock");
    CHECK(t.refused_by("take gold") == "RAI-204");
    t.play("take livestock");
    CHECK(t.livestock(kSeat0) == 1);
    CHECK(t.livestock(kSeat2) == 0);
}

TEST_CASE("RAI-205: Berserker: returns to hand if killed, for all to see; an opponent loses 1 armour") {
    Table t;
    t.crew(kSeat0, "archer berserker");
    t.has(kSeat0, Asset::Provisions, 2);
    t.lay("harbour_west", 1, "valkyrie gold");
    t.play("raid harbour_west", "spot 1", "kill berserker");
    CHECK(t.hand(kSeat0) == "berserker");
    CHECK(t.state.known[kSeat1][kSeat0].count(Card::Berserker) == 1);
    CHECK(t.discards().empty());
    Table armour = hall("berserker sage");
    CHECK(!has_effect(armour.state, Card::Berserker));  // not below 0
    armour.has(kSeat1, Asset::Armour, 2);
    armour.play("play berserker");
    CHECK(armour.armour(kSeat1) == 1);
}

TEST_CASE("RAI-206: Brawler: each may re-roll one die, one after the other") {
    Table t;
    t.crew(kSeat0, "brawler brawler forager");
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Provisions, 3);
    t.has(kSeat0, Asset::Gold, 1);
    t.roll({4, 2});
    t.play("raid monastery_west");
    CHECK(t.moves() == "reroll 2, reroll 4, keep");
    CHECK(t.refused_by("reroll 3") == "RAI-206");
    t.roll({4});
    t.play("reroll 2");
    CHECK(t.moves() == "reroll 4, keep");  // which die is which means nothing
    t.roll({2});
    t.play("reroll 4");  // the new result stands
    CHECK(t.state.phase == Phase::Spot);
    CHECK(t.points(kSeat0) == 0);  // 2 + 4 + 4

    Table kept;  // `keep` gives up the rest
    kept.crew(kSeat0, "brawler brawler forager");
    kept.worker(kSeat0, Colour::Grey);
    kept.has(kSeat0, Asset::Provisions, 3);
    kept.has(kSeat0, Asset::Gold, 1);
    kept.play("raid monastery_west", "keep");
    CHECK(kept.state.phase == Phase::Spot);
}

TEST_CASE("RAI-206: Brawler at the Town Hall: a crew card first, then any plunder in the supply") {
    Table t = hall("brawler");
    CHECK(!has_effect(t.state, Card::Brawler));
    t.crew(kSeat0, "gravedigger sage");
    t.supply(Asset::Iron, 0);
    t.play("play brawler");
    CHECK(t.moves() == "dismiss gravedigger, dismiss sage");
    CHECK(t.refused_by("dismiss archer") == "RAI-206");
    t.play("dismiss gravedigger");
    CHECK(t.moves() == "take gold, take livestock");
    CHECK(t.refused_by("take iron") == "RAI-206");
    CHECK(t.gold(kSeat0) == 0);  // not killed
    t.play("take gold");
    CHECK(t.gold(kSeat0) == 1);
    Table none = hall("brawler sage");
    none.crew(kSeat0, "archer");
    for (const Asset asset : kPlunder) none.supply(asset, 0);
    none.play("play brawler");  // nothing to gain: nobody is discarded
    CHECK(none.crew(kSeat0) == "archer");
    CHECK(none.moves() == "end");
}

TEST_CASE("RAI-207: Cartographer: fortresses cost 1 gold less; 1 provision for 1 gold") {
    CHECK(cost("cartographer", Place::FortressWest).gold == 1);
    CHECK(cost("cartographer cartographer", Place::FortressEast).gold == 0);
    CHECK(cost("cartographer", Place::MonasteryWest).gold == 1);
    Table t = hall("cartographer");
    CHECK(!has_effect(t.state, Card::Cartographer));
    t.has(kSeat0, Asset::Provisions, 1);
    t.play("play cartographer");
    CHECK(t.gold(kSeat0) == 1);
    CHECK(t.provisions(kSeat0) == 0);
}

TEST_CASE("RAI-208: Champion: 3 points at the end; every opponent loses 1 provision") {
    CHECK(card(Card::Champion).crew.amount == 3);
    Table t = hall("champion", 3);
    t.has(kSeat1, Asset::Provisions, 2);
    const int supply = t.state.supply[Asset::Provisions];
    t.play("play champion");
    CHECK(t.provisions(kSeat1) == 1);
    CHECK(t.state.supply[Asset::Provisions] == supply + 1);
}

TEST_CASE("RAI-209, RAI-210: Forager: 1 more provision at the Mill, not with gold; 2 provisions") {
    Table t;
    t.crew(kSeat0, "forager");
    t.worker(kSeat0, Colour::White);
    t.play("place mill");
    Table gold = t;
    t.play("take provisions");
    CHECK(t.provisions(kSeat0) == 3);
    gold.play("take gold");
    CHECK(gold.gold(kSeat0) == 1);
    CHECK(gold.provisions(kSeat0) == 0);
    CHECK(hall("forager").play("play forager").provisions(kSeat0) == 2);
}

TEST_CASE("RAI-211: Gatekeeper: 1 more card at the Gate House; 3 cards") {
    Table t;
    t.crew(kSeat0, "gatekeeper gatekeeper");
    t.play("place mill", "skip", "pick gate_house", "draw");
    CHECK(t.state.players[kSeat0].hand_size == 4);
    CHECK(hall("gatekeeper").play("play gatekeeper").state.players[kSeat0].hand_size == 3);
}

TEST_CASE("RAI-212: Gravedigger: 1 gold if killed, if there is any") {
    for (const int supply : {0, 1}) {
        Table t;
        t.crew(kSeat0, "archer gravedigger");
        t.has(kSeat0, Asset::Provisions, 2);
        t.supply(Asset::Gold, supply);
        t.lay("harbour_west", 1, "valkyrie iron");
        t.play("raid harbour_west", "spot 1", "kill gravedigger");
        CHECK(t.gold(kSeat0) == supply);
    }
}

TEST_CASE("RAI-212: Gravedigger at the Town Hall: crew to hand, another kind from hand to crew, for free") {
    Table t = hall("gravedigger brawler mercenary folke");
    t.crew(kSeat0, "archer brynjar");
    t.play("play gravedigger");
    CHECK(t.moves() == "return archer, return brynjar");
    Table hero = t;
    t.play("return archer");
    CHECK(t.moves() == "enlist brawler, enlist mercenary");  // no second hero, and not the Archer again
    CHECK(t.refused_by("enlist folke") == "RAI-084");
    CHECK(t.refused_by("enlist archer") == "RAI-212");
    CHECK(t.state.known[kSeat1][kSeat0].count(Card::Archer) == 1);
    t.play("enlist mercenary");
    CHECK(t.crew(kSeat0) == "brynjar mercenary");
    CHECK(t.hand(kSeat0) == "archer brawler folke");
    CHECK(t.silver(kSeat0) == 2);
    hero.play("return brynjar");
    CHECK(hero.moves() == "enlist brawler, enlist folke, enlist mercenary");

    Table same = hall("gravedigger archer");  // two copies would change nothing
    same.crew(kSeat0, "archer");
    same.play("play gravedigger");
    CHECK(same.crew(kSeat0) == "archer");
    CHECK(same.moves() == "end");
}

TEST_CASE("RAI-045, RAI-212: Gravedigger's choices are taken only when everybody sees them forced") {
    Table one = hall("gravedigger brawler");
    one.crew(kSeat0, "archer archer");
    one.play("play gravedigger");  // one kind in the crew, one other card in hand
    CHECK(one.crew(kSeat0) == "archer brawler");
    Table alike = hall("gravedigger brawler brawler");
    alike.crew(kSeat0, "archer archer");
    alike.play("play gravedigger");
    CHECK(alike.moves() == "enlist brawler");  // asked: the others cannot see that both cards are Brawlers
}

TEST_CASE("RAI-213: Huntsman: outposts cost 1 provision less; 1 provision and 1 silver") {
    CHECK(cost("huntsman", Place::OutpostEast).provisions == 3);
    CHECK(cost("huntsman", Place::HarbourEast).provisions == 3);
    Table t = hall("huntsman");
    t.play("play huntsman");
    CHECK(t.provisions(kSeat0) == 1);
    CHECK(t.silver(kSeat0) == 3);
}

TEST_CASE("RAI-214: Jeweller: 1 more silver at the Silversmith; 2 silver for 1 gold") {
    Table t;
    t.crew(kSeat0, "jeweller");
    t.play("place silversmith", "take silver");
    CHECK(t.silver(kSeat0) == 6);
    Table gold = hall("jeweller");
    gold.play("play jeweller");
    CHECK(gold.gold(kSeat0) == 1);
    CHECK(gold.silver(kSeat0) == 0);
}

TEST_CASE("RAI-215: Marauder: 1 point at outposts; 1 livestock for 1 gold") {
    CHECK(raid_points("marauder marauder forager", "outpost_centre", Colour::Grey) == 2);
    Table t = hall("marauder");
    t.has(kSeat0, Asset::Livestock, 1);
    t.play("play marauder");
    CHECK(t.gold(kSeat0) == 1);
    CHECK(t.livestock(kSeat0) == 0);
}

TEST_CASE(
    "RAI-216, RAI-217: Mercenary: 1 point if killed; each opponent gives 1 silver or 1 provision, "
    "clockwise") {
    Table killed;
    killed.crew(kSeat0, "archer mercenary");
    killed.has(kSeat0, Asset::Provisions, 2);
    killed.lay("harbour_west", 1, "valkyrie gold");
    killed.play("raid harbour_west", "spot 1", "kill mercenary");
    CHECK(killed.points(kSeat0) == 2);

    Table t = hall("mercenary", 4);
    t.has(kSeat1, Asset::Provisions, 1);
    t.has(kSeat2, Asset::Silver, 0);  // neither
    t.has(kSeat3, Asset::Silver, 0);
    t.has(kSeat3, Asset::Provisions, 1);  // must give that one
    t.play("play mercenary");
    CHECK(t.actor() == kSeat1);
    CHECK(t.moves() == "give silver, give provisions");
    CHECK(t.refused_by("give archer") == "RAI-222");
    t.play("give provisions");
    CHECK(t.actor() == kSeat0);
    CHECK(t.provisions(kSeat0) == 2);
    CHECK(t.silver(kSeat0) == 2);
}

TEST_CASE(
    "RAI-218, RAI-303: Merchant: any other building's action with the worker used here, not to be skipped") {
    Table t = hall("merchant forager");
    t.worker(kSeat1, Colour::Grey);
    t.play("play merchant");
    // black: neither Armoury nor Long House; the Mill was skipped, so it may still be copied, occupied or not
    CHECK(t.moves() == "copy gate_house, copy treasury, copy barracks, copy mill, copy silversmith");
    CHECK(t.refused_by("copy armoury") == "RAI-050");
    CHECK(t.refused_by("copy town_hall") == "RAI-218");
    t.play("copy barracks");
    CHECK(t.moves() == "hire forager");  // asked all the same, and no skip
    CHECK(t.refused_by("skip") == "RAI-218");
    t.play("hire forager");
    CHECK(t.crew(kSeat0) == "forager");
    CHECK(t.silver(kSeat0) == 1);  // the printed price
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-218: Merchant: crew bonuses and Sages work, and the copy is that building's action") {
    Table t;
    t.village("town_hall", Colour::None);
    t.worker(kSeat0, Colour::Grey);
    t.crew(kSeat0, "sage forager");
    t.hand(kSeat0, "merchant archer");
    t.face_up("o01 o02 o03");
    t.has(kSeat0, Asset::Livestock, 3);
    t.play("place town_hall", "play merchant", "copy long_house");
    CHECK(t.provisions(kSeat0) == 2);           // livestock was the only option, so it was taken
    CHECK(t.moves() == "pay livestock, skip");  // the Sage's extra action can be left
    t.play("skip");
    CHECK(t.state.phase == Phase::Pick);

    Table draw;
    draw.hand(kSeat0, "merchant");
    draw.play("place mill", "skip", "pick town_hall", "play merchant");
    CHECK(seals(draw.state, Move::copy(Building::GateHouse)));
    CHECK(!seals(draw.state, Move::copy(Building::Mill)));
    draw.play("copy gate_house");
    CHECK(draw.state.players[kSeat0].hand_size == 2);
    CHECK(score_of(draw.state, kSeat0).total == 0);
}

TEST_CASE("RAI-219: Recruiter: Barracks 1 silver cheaper; hires at once for exactly 2 silver") {
    Table t = hall("recruiter mercenary forager");
    t.crew(kSeat0, "recruiter recruiter");
    t.play("play recruiter");
    CHECK(t.moves() == "hire forager, hire mercenary");
    CHECK(t.refused_by("hire archer") == "RAI-219");
    t.play("hire mercenary");
    CHECK(t.silver(kSeat0) == 0);  // no further reduction
    CHECK(t.crew(kSeat0) == "mercenary recruiter recruiter");
    CHECK((t.state.acted & bit(Building::Barracks)) == 0);

    Table full = hall("recruiter forager");
    full.crew(kSeat0, "archer armourer avenger barbarian berserker");
    full.play("play recruiter");  // one card in hand: hired at once
    CHECK(full.state.phase == Phase::Dismiss);
    full.play("dismiss archer");
    CHECK(full.silver(kSeat0) == 0);
}

TEST_CASE("RAI-220: Sage in the crew: one more Long House action each, skipping gives up the rest") {
    Table t;
    t.crew(kSeat0, "sage sage");
    t.face_up("o01 o02 o03");
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Livestock, 5);
    t.play("place long_house", "pay livestock");
    CHECK(t.moves() == "pay livestock, skip");
    Table stop = t;
    t.play("pay livestock", "pay livestock");
    CHECK(t.provisions(kSeat0) == 6);
    CHECK(t.state.phase == Phase::Pick);
    stop.play("skip");
    CHECK(stop.state.phase == Phase::Pick);
    CHECK(stop.state.extra_actions == 0);
}

TEST_CASE("RAI-220: Sage at the Town Hall: the player orders the tiles under the stack") {
    Table t = hall("sage");
    t.leave_in_stack("o02");
    t.play("play sage");
    CHECK(t.moves() == "under o01, under o04, under o16");
    CHECK(t.refused_by("under o02") == "RAI-220");
    t.play("under o16");
    CHECK(t.moves() == "under o01, under o04");
    CHECK(seals(t.state, Move::under(tile_named("o01"))));
    t.play(
        "under o01");  // o04 follows by itself; o02 is the last of the stack, then o16 and o01 come up again
    CHECK(face_up(t.state) == (Offerings{1u << 1} | Offerings{1u << 15} | Offerings{1u << 0}));
    CHECK(stack_size(t.state) == 1);
    CHECK(t.state.below[0] == tile_named("o04"));
    Table none = hall("sage");
    none.leave_in_stack("");
    const auto before = none.state.face_up;
    none.play("play sage");
    CHECK(none.state.face_up == before);
    CHECK(none.moves() == "end");
}

TEST_CASE("RAI-221, RAI-222: Scout: monasteries cost 1 provision less; swaps equally many hand cards") {
    CHECK(cost("scout scout", Place::MonasteryWest).provisions == 1);
    Table t = hall("scout archer sage trader", 3);
    t.hand(kSeat1, "forager jeweller");
    t.play("play scout");  // seat 2 has no cards
    CHECK(t.moves() == "number 1, number 2");
    CHECK(t.refused_by("number 3") == "RAI-222");
    t.play("number 2");
    CHECK(t.actor() == kSeat0);
    CHECK(t.moves() == "give archer, give sage, give trader");
    t.play("give trader");
    CHECK(t.moves() == "give archer, give sage");
    t.play("give archer");  // seat 1 gives its whole hand: not asked
    CHECK(t.hand(kSeat0) == "forager jeweller sage");
    CHECK(t.hand(kSeat1) == "archer trader");
    CHECK(t.actor() == kSeat0);
    for (const Event& event : t.log) {
        if (Happening(event.kind) != Happening::ExchangedCards) continue;
        CHECK(event.visible_to(kSeat0));
        CHECK(event.visible_to(kSeat1));
        CHECK(!event.visible_to(kSeat2));
        CHECK(!event.visible_to(kNobody));
        CHECK(names_of(unpack_cards(EventValues(event.values).subspan(1, kPackedValues))) == "archer trader");
        CHECK(names_of(unpack_cards(EventValues(event.values).subspan(4, kPackedValues))) ==
              "forager jeweller");
    }
    CHECK(t.told(Happening::ExchangedCards));
}

TEST_CASE("RAI-222: both choose before seeing what they get, the active player first") {
    Table t = hall("scout archer sage");
    t.hand(kSeat1, "forager jeweller");
    t.play("play scout", "number 1", "give sage");
    CHECK(t.actor() == kSeat1);
    CHECK(t.hand(kSeat0) == "archer sage");  // still there
    CHECK(t.moves() == "give forager, give jeweller");
    CHECK(seals(t.state, Move::give(Card::Forager)));
    t.play("give jeweller");
    CHECK(t.hand(kSeat0) == "archer jeweller");
    CHECK(t.hand(kSeat1) == "forager sage");
}

TEST_CASE("RAI-223: Shieldmaiden: 1 point at monasteries; 1 livestock for 1 iron") {
    CHECK(raid_points("shieldmaiden shieldmaiden forager", "monastery_west", Colour::White) == 2);
    Table t = hall("shieldmaiden");
    t.has(kSeat0, Asset::Livestock, 1);
    t.play("play shieldmaiden");
    CHECK(t.iron(kSeat0) == 1);
}

TEST_CASE("RAI-224: Trader: 1 point per offering at the end; an offering for one piece less") {
    Table t = hall("trader");
    t.face_up("o07 o10 o16");
    t.has(kSeat0, Asset::Silver, 3);
    CHECK(t.allows("play trader"));
    t.has(kSeat0, Asset::Livestock, 2);
    t.has(kSeat0, Asset::Gold, 1);
    t.play("play trader");
    CHECK(t.moves() == "offer o07, offer o10, offer o16");
    CHECK(t.refused_by("offer o01") == "RAI-224");
    Table gold = t;
    t.play("offer o07");
    CHECK(t.moves() == "spare gold, spare livestock, spare silver");
    CHECK(t.refused_by("spare iron") == "RAI-224");
    t.play("spare livestock");
    CHECK(t.livestock(kSeat0) == 1);
    CHECK(t.gold(kSeat0) == 0);
    CHECK(t.silver(kSeat0) == 2);
    CHECK(face_up(t.state).size() == 3);
    gold.play("offer o10");  // only a gold can be missing
    CHECK(gold.gold(kSeat0) == 0);
    CHECK(gold.livestock(kSeat0) == 0);
}

TEST_CASE("RAI-225: Warlord: takes 2 silver or all there is, from whoever has some") {
    Table t = hall("warlord", 3);
    t.has(kSeat1, Asset::Silver, 1);
    t.has(kSeat2, Asset::Silver, 5);
    t.play("play warlord");
    CHECK(t.moves() == "target 1, target 2");
    Table one = t;
    t.play("target 2");
    CHECK(t.silver(kSeat0) == 4);
    CHECK(t.silver(kSeat2) == 3);
    one.play("target 1");
    CHECK(one.silver(kSeat0) == 3);
}

TEST_CASE("RAI-226: Warmonger: 1 point at harbours; takes 1 provision") {
    CHECK(raid_points("warmonger warmonger", "harbour_west", Colour::Black) == 3);
    Table t = hall("warmonger", 3);
    t.has(kSeat1, Asset::Provisions, 2);
    t.play("play warmonger");
    CHECK(t.provisions(kSeat0) == 1);
    CHECK(t.provisions(kSeat1) == 1);
}

TEST_CASE("RAI-227: Brynjar: 1 strength per 3 armour") {
    for (const auto& [armour, bonus] : {std::pair{2, 0}, {3, 1}, {8, 2}, {9, 3}, {10, 3}})
        CHECK(strength("brynjar", Place::OutpostEast, armour) == 4 + bonus);
}

TEST_CASE("RAI-228: Folke: 1 strength for each other crew card") {
    CHECK(strength("folke", Place::OutpostEast) == 3);
    CHECK(strength("folke forager forager jeweller jeweller", Place::OutpostEast) == 3 + 4);
}

TEST_CASE("RAI-229: Ragnhildr: 1 strength per 2 Valkyries on the track, those of this raid not counted") {
    for (const auto& [marker, bonus] : {std::pair{1, 0}, {2, 1}, {5, 2}, {7, 3}})
        CHECK(strength("ragnhildr", Place::OutpostEast, 0, marker) == 4 + bonus);
}

TEST_CASE("RAI-230: heroes cannot be played at the Town Hall, but discarded at the Treasury") {
    Table t = hall("brynjar folke ragnhildr");
    CHECK(t.moves() == "skip");
    CHECK(t.refused_by("play brynjar") == "RAI-230");
    Table treasury;
    treasury.hand(kSeat0, "brynjar folke");
    treasury.play("place mill", "skip", "pick treasury", "take silver", "discard folke");
    CHECK(treasury.silver(kSeat0) == 4);
}

TEST_CASE("RAI-231: nobody loses what they do not have, and lost pieces go to the supply") {
    Table t = hall("champion", 4);
    t.has(kSeat2, Asset::Provisions, 1);
    t.play("play champion");
    CHECK(t.times(Happening::Lost) == 1);
    CHECK(t.state.supply[Asset::Provisions] == 32);
}

}  // namespace jarl::raiders
