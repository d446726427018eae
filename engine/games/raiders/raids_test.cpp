// Sections 7 and 8 of the ledger: raids, Valkyries and deaths.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

// Seat 0 has all it needs for any raid its worker may make.
Table raiding_table(std::string_view crew, Colour worker, int players = 2) {
    Table t(players);
    t.crew(kSeat0, crew);
    t.worker(kSeat0, worker);
    t.has(kSeat0, Asset::Provisions, 6);
    t.has(kSeat0, Asset::Gold, 3);
    return t;
}

}  // namespace

TEST_CASE("RAI-090, RAI-094: a settlement can be raided as long as a spot is left") {
    Table t = raiding_table("archer armourer avenger", Colour::Grey);
    t.raided("outpost_east", 1);
    t.roll({3});
    t.play("raid outpost_east");
    CHECK(t.moves() == "end");  // the one spot left was taken
    CHECK(t.state.spots_left[Place::OutpostEast] == 0);
    t.play("end");
    t.pass_turn();
    CHECK(!t.allows("raid outpost_east"));
    CHECK(t.refused_by("raid outpost_east") == "RAI-090");
}

TEST_CASE("RAI-091: a raid needs the crew, and does not spend it") {
    Table t = raiding_table("archer armourer", Colour::Grey);
    CHECK(t.refused_by("raid outpost_east") == "RAI-091");
    CHECK(t.allows("raid harbour_west"));
    t.play("raid harbour_west", "spot 1");
    CHECK(t.crew(kSeat0) == "archer armourer");
}

TEST_CASE("RAI-092: a raid needs provisions and gold after reductions") {
    Table t = raiding_table("archer armourer avenger", Colour::Grey);
    t.has(kSeat0, Asset::Gold, 0);
    CHECK(t.refused_by("raid monastery_west") == "RAI-092");
    t.has(kSeat0, Asset::Gold, 1);
    t.has(kSeat0, Asset::Provisions, 2);
    CHECK(t.refused_by("raid monastery_west") == "RAI-092");
    t.crew(kSeat0, "archer armourer scout");
    CHECK(t.allows("raid monastery_west"));
}

TEST_CASE("RAI-093: a raid needs a worker of an allowed colour") {
    Table t = raiding_table("archer armourer avenger barbarian berserker", Colour::Black);
    CHECK(t.refused_by("raid fortress_west") == "RAI-093");
    t.worker(kSeat0, Colour::White);
    CHECK(t.allows("raid fortress_west"));
    CHECK(t.refused_by("raid harbour_west") == "RAI-093");
}

TEST_CASE("RAI-095: place, pay, roll, score, crew points, plunder, Valkyries, in this order") {
    Table t = raiding_table("shieldmaiden berserker mercenary", Colour::Grey);
    t.lay("monastery_west", 1, "gold iron valkyrie");
    t.raided("monastery_west", 0);
    t.roll({2, 5});
    t.state.spots_left[Place::MonasteryWest] = 1;
    t.play("raid monastery_west");
    std::string order;
    for (const Event& event : t.log) order += std::string(spec(Happening(event.kind)).name) + " ";
    CHECK(order == "raids paid paid rolled strength scored scored plundered ");
    CHECK(t.state.phase == Phase::Kill);
    CHECK(t.gold(kSeat0) == 3 - 1 + 1);
}

TEST_CASE("RAI-096: harbours roll nothing and give 1 point") {
    Table t = raiding_table("forager forager", Colour::Black);
    t.play("raid harbour_west");
    CHECK(t.points(kSeat0) == 1);
    CHECK(t.chance.asked.empty());
    CHECK(!t.told(Happening::Strength));
}

TEST_CASE("RAI-097: outposts roll one die, monasteries and fortresses two") {
    for (const Place place : kPlaces) {
        const Settlement& is = settlement(place);
        const bool white = (is.colours & kWhite) != 0;
        Table t = raiding_table("archer armourer avenger barbarian berserker",
                                white ? Colour::White : Colour::Grey);
        t.play("raid " + std::string(is.id));
        const std::size_t dice = is.type == Type::Harbour ? 0 : is.type == Type::Outpost ? 1 : 2;
        CHECK(t.chance.asked == std::vector<std::uint32_t>(dice, 6));
    }
}

TEST_CASE("RAI-098: averaging dice: at least 2 each") {
    CHECK(kFaces == std::array<std::uint8_t, 6>{2, 3, 3, 4, 4, 5});
    CHECK(*std::min_element(kFaces.begin(), kFaces.end()) == 2);
}

TEST_CASE("RAI-099: strength is dice, printed strength, abilities and armour") {
    Table t =
        raiding_table("armourer armourer berserker", Colour::Grey);  // 3 + 3 + 4, and 2 + 2 at a monastery
    t.has(kSeat0, Asset::Armour, 3);
    t.roll({2, 4});
    t.play("raid monastery_west");
    const auto found = std::find_if(t.log.begin(), t.log.end(),
                                    [](const Event& e) { return Happening(e.kind) == Happening::Strength; });
    REQUIRE(found != t.log.end());
    CHECK(found->values[0] == 10 + 4 + 3 + 6);
}

TEST_CASE(
    "RAI-100, RAI-101: the highest tier reached, exactly is enough; below the lowest the raid goes on") {
    const Settlement& is = settlement(Place::FortressCentre);
    CHECK(points_for_strength(is, 17) == 0);
    CHECK(points_for_strength(is, 18) == 5);
    CHECK(points_for_strength(is, 24) == 7);
    CHECK(points_for_strength(is, 31) == 7);
    CHECK(points_for_strength(is, 32) == 10);
    Table t = raiding_table("forager forager cartographer cartographer", Colour::White);
    t.lay("fortress_centre", 1, "iron iron");
    t.play("raid fortress_centre");
    CHECK(t.points(kSeat0) == 0);
    t.play("spot 1");
    CHECK(t.iron(kSeat0) == 2);
    CHECK(t.state.players[kSeat0].worker == Colour::White);
}

TEST_CASE("RAI-102: crew points count even when strength scored nothing") {
    Table t = raiding_table("marauder forager forager", Colour::Grey);
    t.roll({2});
    t.play("raid outpost_centre");  // strength 4
    CHECK(t.points(kSeat0) == 1);
}

TEST_CASE("RAI-103: armour is not used up") {
    Table t = raiding_table("archer armourer avenger", Colour::Grey);
    t.has(kSeat0, Asset::Armour, 7);
    t.play("raid outpost_centre", "spot 1", "end");
    CHECK(t.armour(kSeat0) == 7);
}

TEST_CASE("RAI-104: one whole spot, chosen after the dice, whichever is left") {
    Table t = raiding_table("archer armourer", Colour::Grey);
    t.lay("harbour_west", 3, "gold gold iron livestock");
    t.raided("harbour_west", 1);
    t.play("raid harbour_west");
    CHECK(t.moves() == "spot 2, spot 3");
    CHECK(t.refused_by("spot 1") == "RAI-104");
    t.play("spot 3");
    CHECK(t.gold(kSeat0) == 3 + 2);
    CHECK(t.iron(kSeat0) == 1);
    CHECK(t.livestock(kSeat0) == 1);
    CHECK(t.state.spots_left[Place::HarbourWest] == 0b010);
}

TEST_CASE("RAI-105: crew killed in a raid still counted in it") {
    Table t = raiding_table("berserker berserker berserker", Colour::Grey);
    t.lay("outpost_east", 1, "valkyrie valkyrie valkyrie livestock");
    t.roll({2});
    t.play("raid outpost_east");  // 12 + 2
    CHECK(t.points(kSeat0) == 4);
    t.play("spot 1");
    CHECK(t.crew(kSeat0).empty());
    CHECK(t.points(kSeat0) == 4);
}

TEST_CASE("RAI-106, RAI-107: points are added at once, and the score is one number") {
    Table t = raiding_table("warmonger archer", Colour::Black);
    t.state.players[kSeat0].points = 99;
    t.play("raid harbour_west");
    CHECK(t.points(kSeat0) == 101);
    CHECK(score_of(t.state, kSeat0).parts[0] == 101);
}

TEST_CASE("RAI-108: after the Valkyries come the end-of-turn checks") {
    Table t = raiding_table("berserker berserker archer armourer", Colour::Grey);
    t.hand(kSeat0, "forager forager huntsman huntsman jeweller jeweller marauder");
    t.lay("harbour_west", 1, "valkyrie valkyrie gold gold");
    t.play("raid harbour_west", "spot 1", "kill berserker", "kill berserker");
    CHECK(t.state.phase == Phase::Limit);  // 7 + 2 Berserkers
    t.play("discard berserker");
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-110, RAI-112: each Valkyrie kills one of the crew and moves the marker") {
    Table t = raiding_table("archer armourer avenger barbarian", Colour::Grey);
    t.crew(kSeat0, "archer armourer barbarian brawler");
    t.lay("harbour_west", 1, "valkyrie valkyrie gold gold");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.moves() == "kill archer, kill armourer, kill barbarian, kill brawler");
    CHECK(t.refused_by("kill sage") == "RAI-110");
    t.play("kill armourer");
    CHECK(t.marker(kSeat0) == 1);
    CHECK(t.moves() == "kill archer, kill barbarian, kill brawler");
    t.play("kill brawler");
    CHECK(t.marker(kSeat0) == 2);
    CHECK(t.crew(kSeat0) == "archer barbarian");
    CHECK(t.discards() == "armourer brawler");
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-111: what a death brings comes before the next death") {
    Table t = raiding_table("gravedigger mercenary archer", Colour::Grey);
    t.lay("harbour_west", 1, "valkyrie valkyrie iron iron");
    t.play("raid harbour_west", "spot 1", "kill gravedigger");
    CHECK(t.gold(kSeat0) == 3 + 1);
    CHECK(t.moves() == "kill archer, kill mercenary");
    t.play("kill mercenary");
    CHECK(t.points(kSeat0) == 1 + 1);
}

TEST_CASE("RAI-113, RAI-114: Valkyries beyond the crew do nothing, and none is kept") {
    Table t = raiding_table("archer armourer", Colour::Black);
    t.lay("harbour_west", 1, "valkyrie");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.crew(kSeat0).empty());
    CHECK(t.marker(kSeat0) == 2);
    CHECK(t.state.valkyries_on_board == 1);
    CHECK(t.state.valkyries == 0);
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-115: at 7 the marker stays and the crew still dies") {
    Table t = raiding_table("archer armourer avenger", Colour::Black);
    t.marker(kSeat0, 7);
    t.lay("harbour_west", 1, "valkyrie gold gold gold");
    t.play("raid harbour_west", "spot 1", "kill archer");
    CHECK(t.marker(kSeat0) == 7);
    CHECK(t.crew(kSeat0) == "armourer avenger");
    CHECK(score_of(t.state, kSeat0).parts[1] == 15);
}

TEST_CASE("RAI-116, RAI-117: abilities of the dead work only for one's own Valkyrie") {
    Table t = raiding_table("avenger archer", Colour::Black);
    t.crew(kSeat1, "berserker gravedigger mercenary");
    t.lay("harbour_west", 1, "valkyrie gold gold gold");
    t.play("raid harbour_west", "spot 1", "kill avenger");
    CHECK(t.actor() == kSeat1);
    CHECK(t.moves() == "lose berserker, lose gravedigger, lose mercenary");
    t.play("lose berserker");
    CHECK(t.state.hands[kSeat1].empty());
    CHECK(t.discards() == "avenger berserker");
    CHECK(t.marker(kSeat1) == 0);
    CHECK(t.actor() == kSeat0);
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-118: deaths are not optional, and a Berserker in hand is no longer crew") {
    Table t = raiding_table("berserker berserker", Colour::Black);
    t.lay("harbour_west", 1, "valkyrie");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.hand(kSeat0) == "berserker berserker");
    CHECK(t.marker(kSeat0) == 2);  // four Valkyries, two Berserkers, each dead once
}

TEST_CASE("RAI-119: the dead come in any order, and whoever they are decides, not the order") {
    const auto killed = [](std::initializer_list<const char*> dead) {
        Table t = raiding_table("berserker brawler champion gravedigger mercenary", Colour::Grey);
        t.lay("harbour_west", 1, "valkyrie valkyrie valkyrie gold");
        t.play("raid harbour_west", "spot 1");
        for (const std::string each : dead) t.play("kill " + each);
        CHECK(t.moves() == "end");
        return t.state;
    };
    const State state = killed({"berserker", "gravedigger", "mercenary"});
    CHECK(state == killed({"mercenary", "gravedigger", "berserker"}));
    CHECK(state == killed({"gravedigger", "mercenary", "berserker"}));
    CHECK(state.named == Card::Archer);
}

TEST_CASE("RAI-119: a crew that dies as a whole is not asked for, unless an Avenger is in it") {
    Table t = raiding_table("archer brawler", Colour::Black);
    t.lay("harbour_west", 1, "valkyrie valkyrie gold gold");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.moves() == "end");
    Table avenger = raiding_table("archer avenger", Colour::Black);
    avenger.crew(kSeat1, "scout sage");
    avenger.lay("harbour_west", 1, "valkyrie valkyrie gold gold");
    avenger.play("raid harbour_west", "spot 1");
    CHECK(avenger.moves() == "kill archer, kill avenger");
}

TEST_CASE(
    "RAI-119, RAI-302: with an Avenger no order repeats another; without one search keeps to list order") {
    Table t = raiding_table("archer avenger brawler champion", Colour::Black);
    t.crew(kSeat1, "scout sage");
    t.lay("harbour_west", 1, "valkyrie valkyrie valkyrie gold");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.moves() == "kill archer, kill avenger, kill brawler, kill champion");
    t.play("kill champion");
    CHECK(t.moves() == "kill archer, kill avenger, kill brawler");
    t.play("kill avenger", "lose sage");
    CHECK(t.moves() == "kill archer, kill brawler");
    CHECK(distinct_moves(t.state) ==
          legal_moves(t.state));  // the list starts afresh: the Avenger has been answered
    CHECK(t.state.named == Card::Archer);
}

}  // namespace jarl::raiders
