// Sections 12 and 13 of the ledger: the worked examples, and what holds after every move.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

template <class Visit>
void play_some_games(Visit visit) {
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 6; ++seed) random_game(options_for(players), seed, visit);
}
bool between_turns(const State& state) { return state.phase == Phase::Turn || state.phase == Phase::Over; }

}  // namespace

TEST_CASE("RAI-EX-01: the first player's placements") {
    Table t;
    CHECK(t.moves() == "place barracks, place mill, place silversmith");
    CHECK(t.refused_by("place armoury") == "RAI-050");
}

TEST_CASE("RAI-EX-02: Mill, then Gate House") {
    Table t;
    t.hand(kSeat0, "archer sage trader");
    t.play("place mill", "take provisions", "pick gate_house", "draw", "end");
    CHECK(t.provisions(kSeat0) == 1);
    CHECK(t.state.players[kSeat0].hand_size == 5);
    CHECK(t.state.players[kSeat0].worker == Colour::Black);
    for (const Building building : kBuildings) {
        const bool there =
            building == Building::Mill || building == Building::TownHall || building == Building::Treasury;
        CHECK((t.state.village[building] != Colour::None) == there);
    }
}

TEST_CASE("RAI-EX-03: the Silversmith takes silver from 2 to 5") {
    CHECK(Table().play("place silversmith", "take silver").silver(kSeat0) == 5);
}

TEST_CASE("RAI-EX-04: the western monastery, with all it needs and with one thing missing") {
    const auto ready = [] {
        Table t;
        t.worker(kSeat0, Colour::Grey);
        t.crew(kSeat0, "archer barbarian berserker");
        t.has(kSeat0, Asset::Provisions, 3);
        t.has(kSeat0, Asset::Gold, 1);
        return t;
    };
    Table t = ready();
    t.play("raid monastery_west");
    CHECK(t.provisions(kSeat0) == 0);
    CHECK(t.gold(kSeat0) == 0);
    CHECK(t.chance.asked.size() == 2);
    Table crew = ready(), food = ready(), gold = ready(), black = ready();
    crew.crew(kSeat0, "archer barbarian");
    food.has(kSeat0, Asset::Provisions, 2);
    gold.has(kSeat0, Asset::Gold, 0);
    black.worker(kSeat0, Colour::Black);
    for (const Table* missing : {&crew, &food, &gold, &black}) CHECK(!missing->allows("raid monastery_west"));
}

TEST_CASE("RAI-EX-05: points by strength at the western monastery") {
    for (const auto& [strength, points] : {std::pair{11, 0}, {12, 4}, {19, 4}, {20, 6}, {35, 6}})
        CHECK(points_for_strength(settlement(Place::MonasteryWest), strength) == points);
}

TEST_CASE("RAI-EX-06: the least that dice can show") {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        random_game(options_for(2), seed, [](const State&, Move, const State&, const auto& events) {
            for (const Event& event : events) {
                if (Happening(event.kind) != Happening::Rolled) continue;
                REQUIRE(event.values[0] >= 2);
                if (event.values[1] != Event::kNone) REQUIRE(event.values[0] + event.values[1] >= 4);
            }
        });
}

TEST_CASE("RAI-EX-07: 48 and 4 are 52") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.crew(kSeat0, "berserker berserker berserker");
    t.has(kSeat0, Asset::Provisions, 4);
    t.state.players[kSeat0].points = 48;
    t.play("raid outpost_east");
    CHECK(t.points(kSeat0) == 52);
}

TEST_CASE("RAI-EX-08: livestock at the end") {
    for (const auto& [livestock, points] : {std::pair{1, 0}, {2, 1}, {3, 1}, {4, 2}}) {
        Table t;
        t.has(kSeat0, Asset::Livestock, livestock);
        CHECK(plunder_points(t.state.players[kSeat0]) == points);
    }
}

TEST_CASE("RAI-EX-09: three Valkyries, two crew") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 2);
    t.lay("harbour_west", 1, "valkyrie valkyrie valkyrie gold");
    t.play("raid harbour_west", "spot 1");
    CHECK(t.crew(kSeat0).empty());
    CHECK(t.marker(kSeat0) == 2);
    CHECK(t.state.valkyries_on_board == 2);
}

TEST_CASE("RAI-EX-10: one more Valkyrie at 7") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 2);
    t.marker(kSeat0, 7);
    t.lay("harbour_west", 1, "valkyrie gold");
    t.play("raid harbour_west", "spot 1", "kill armourer");
    CHECK(t.crew(kSeat0) == "archer");
    CHECK(score_of(t.state, kSeat0).parts[1] == 15);
}

TEST_CASE("RAI-EX-11: what an Avenger takes gives its owner nothing") {
    for (const char* lost : {"mercenary", "gravedigger", "berserker"}) {
        Table t;
        t.crew(kSeat0, "archer avenger");
        t.crew(kSeat1, lost);
        t.has(kSeat0, Asset::Provisions, 2);
        t.lay("harbour_west", 1, "valkyrie gold");
        t.play("raid harbour_west", "spot 1", "kill avenger");
        CHECK(t.state.discard.contains(card_named(lost)));
        CHECK(t.crew(kSeat1).empty());
        CHECK(t.state.hands[kSeat1].empty());
        CHECK(t.points(kSeat1) == 0);
        CHECK(t.gold(kSeat1) == 0);
    }
}

TEST_CASE("RAI-EX-12: an opponent's black worker cannot go to Armoury or Long House") {
    Table t;
    t.hand(kSeat0, "archer");
    t.village("armoury", Colour::White);
    t.village("long_house", Colour::Grey);
    t.village("barracks", Colour::Grey);
    t.village("gate_house", Colour::White);
    t.play("place mill", "skip", "pick town_hall", "play archer");
    CHECK(t.moves() == "swap gate_house, swap treasury, swap barracks, swap mill");
    CHECK(t.refused_by("swap armoury") == "RAI-201");
}

TEST_CASE("RAI-EX-13: the Mercenary against three opponents") {
    Table t(4);
    t.hand(kSeat0, "mercenary");
    t.has(kSeat2, Asset::Silver, 0);
    t.has(kSeat2, Asset::Provisions, 1);
    t.has(kSeat3, Asset::Silver, 0);
    t.play("place mill", "skip", "pick town_hall", "play mercenary");
    CHECK(t.silver(kSeat0) == 3);
    CHECK(t.provisions(kSeat0) == 1);
    CHECK(t.moves() == "end");
}

TEST_CASE("RAI-EX-14: Scouts make monasteries cheaper, never below 0") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.crew(kSeat0, "archer barbarian scout");
    t.has(kSeat0, Asset::Provisions, 3);
    t.has(kSeat0, Asset::Gold, 1);
    t.play("raid monastery_west");
    CHECK(t.provisions(kSeat0) == 1);
    Table three;
    three.worker(kSeat0, Colour::Grey);
    three.crew(kSeat0, "archer scout scout scout");
    three.has(kSeat0, Asset::Gold, 1);
    three.play("raid monastery_east");
    CHECK(three.provisions(kSeat0) == 0);
}

TEST_CASE("RAI-EX-15: the Sage cycles the offerings") {
    Table t;
    t.hand(kSeat0, "sage");
    t.face_up("o01 o02 o03");
    t.leave_in_stack("o04 o05 o06 o07");
    t.chance.answer({0, 0, 0});
    t.play("place mill", "skip", "pick town_hall", "play sage", "under o01", "under o02");
    CHECK(face_up(t.state) == Offerings{0b111000});
    CHECK(t.state.stack == Offerings{0b1000000});
    CHECK(t.state.below ==
          FixedList<Offering, kOfferings>{tile_named("o01"), tile_named("o02"), tile_named("o03")});
}

TEST_CASE("RAI-EX-16: five fortress spots raided: one more turn each") {
    Table t(2);
    for (const char* place : {"fortress_west", "fortress_centre"}) t.raided(place, 2);
    t.worker(kSeat0, Colour::White);
    t.crew(kSeat0, "archer armourer avenger barbarian berserker");
    t.has(kSeat0, Asset::Provisions, 4);
    t.has(kSeat0, Asset::Gold, 1);
    t.play("raid fortress_east", "spot 1", "end");
    CHECK(t.state.trigger == End::Fortresses);
    t.pass_turn();
    CHECK(t.actor() == kSeat0);
    t.pass_turn();
    CHECK(t.actor() == kNobody);
}

TEST_CASE("RAI-EX-17: nine cards at the end of the turn") {
    Table t;
    t.hand(kSeat0, "archer armourer avenger barbarian berserker brawler champion");
    t.play("place mill", "skip", "pick gate_house", "draw");
    CHECK(t.state.players[kSeat0].hand_size == 9);
    t.play(t.legal_text(0));
    CHECK(t.moves() == "end");
    CHECK(t.state.players[kSeat0].hand_size == 8);
}

TEST_CASE("RAI-EX-18: a harbour raid with no strength at all") {
    Table t;
    t.crew(kSeat0, "forager jeweller");
    t.has(kSeat0, Asset::Provisions, 2);
    t.play("raid harbour_west");
    CHECK(t.points(kSeat0) == 1);
    CHECK(!t.told(Happening::Rolled));
}

TEST_CASE("the worked turns of the decision grammar") {
    Table t(3);
    t.worker(kSeat0, Colour::White);
    t.hand(kSeat0, "archer champion scout");
    t.crew(kSeat0, "avenger brawler champion");
    t.has(kSeat0, Asset::Provisions, 2);
    t.has(kSeat0, Asset::Gold, 1);
    t.crew(kSeat1, "scout warlord");
    t.hand(kSeat2, "forager jeweller");
    t.play("place mill", "take provisions", "pick town_hall", "play scout", "number 1", "give archer",
           "give forager", "end");
    CHECK(t.hand(kSeat0) == "champion forager");
    t.pass_turn();
    t.pass_turn();
    t.worker(kSeat0, Colour::Grey);
    t.lay("monastery_west", 2, "gold valkyrie");
    t.roll({2, 4});
    t.play("raid monastery_west");
    t.roll({5});
    t.play("reroll 2");
    CHECK(t.points(kSeat0) == 4);
    t.play("spot 2", "kill avenger");
    CHECK(t.actor() == kSeat1);
    t.play("lose scout", "end");
    CHECK(t.marker(kSeat0) == 1);
    CHECK(t.gold(kSeat0) == 1);
}

TEST_CASE(
    "RAI-INV-01, RAI-INV-02, RAI-INV-03, RAI-INV-04, RAI-INV-05, RAI-INV-06, RAI-INV-09: nothing is lost or "
    "made") {
    play_some_games([](const State&, Move, const State& after, const auto&) { REQUIRE(conserved(after)); });
}

TEST_CASE(
    "RAI-INV-01, RAI-INV-02, RAI-INV-03, RAI-INV-04, RAI-INV-05, RAI-INV-06, RAI-INV-09: a slip would be "
    "noticed") {
    Dice dice(1);
    State good = deal(options_for(2), dice);
    REQUIRE(conserved(good));
    const auto broken = [&](auto change) {
        State state = good;
        change(state);
        return !conserved(state);
    };
    CHECK(broken([](State& s) { s.players[kSeat0].worker = Colour::Grey; }));
    CHECK(broken([](State& s) { s.village[Building::Mill] = Colour::Black; }));
    CHECK(broken([](State& s) { std::swap(s.village[Building::GateHouse], s.village[Building::Armoury]); }));
    CHECK(broken([](State& s) { ++s.supply[Asset::Silver]; }));
    CHECK(broken([](State& s) { --s.supply[Asset::Provisions]; }));
    CHECK(broken([](State& s) { ++s.players[kSeat1].has[Asset::Gold]; }));
    CHECK(broken([](State& s) { ++s.valkyries_on_board; }));
    CHECK(broken([](State& s) { s.pile.remove(s.pile.nth(3)); }));
    CHECK(broken([](State& s) { s.stack.remove(s.stack.first()); }));
    CHECK(broken([](State& s) { s.players[kSeat0].offerings.add(s.face_up[0]); }));
    CHECK(broken([](State& s) { s.spots_left[Place::HarbourEast] = 3; }));
    CHECK(broken([](State& s) {
        s.known[kSeat0][kSeat1].raise(s.pile.contains(Card::Folke) ? Card::Folke : Card::Brynjar);
    }));
}

TEST_CASE("RAI-INV-07: crews, heroes and tracks keep their limits") {
    play_some_games([](const State&, Move, const State& after, const auto&) {
        for (const Player& player : after.players) {
            REQUIRE(player.crew.size() <= 5);
            REQUIRE(std::count_if(player.crew.begin(), player.crew.end(), is_hero) <= 1);
            REQUIRE(player.has[Asset::Armour] <= 10);
            REQUIRE(player.marker <= 7);
            for (const std::uint8_t amount : player.has) REQUIRE(amount < 100);  // never below 0
        }
    });
}

TEST_CASE("RAI-INV-08: after a turn nobody has more than eight silver, provisions and cards") {
    play_some_games([](const State&, Move, const State& after, const auto&) {
        if (!between_turns(after)) return;
        for (const Player& player : after.players) {
            REQUIRE(player.has[Asset::Silver] <= 8);
            REQUIRE(player.has[Asset::Provisions] <= 8);
            REQUIRE(player.hand_size <= 8);
        }
    });
}

TEST_CASE("RAI-INV-10: points on the track never go down") {
    play_some_games([](const State& before, Move, const State& after, const auto&) {
        for (const Seat seat : kSeats) REQUIRE(after.players[seat].points >= before.players[seat].points);
    });
}

TEST_CASE("RAI-INV-11: a hand never has more than 15 cards, and no draw is cut short") {
    play_some_games([](const State& before, Move move, const State& after, const auto& events) {
        for (const Player& player : after.players) REQUIRE(player.hand_size <= 15);
        if (move.verb() != Verb::Draw) return;
        const int wanted = 2 + crew_bonus(active_player(before).crew, Building::GateHouse);
        for (const Event& event : events)
            if (Happening(event.kind) == Happening::Drew) REQUIRE(event.values[0] == wanted);
    });
    Table t;  // the largest hand there is
    t.crew(kSeat0, "gatekeeper gatekeeper gatekeeper");
    t.hand(kSeat0, "archer armourer avenger barbarian berserker brawler champion gatekeeper");
    t.village("gate_house", Colour::None);
    t.play("place gate_house", "draw", "pick town_hall", "play gatekeeper");
    CHECK(t.state.players[kSeat0].hand_size == 15);
}

TEST_CASE("RAI-INV-12: nobody knows more of a hand than is there") {
    play_some_games([](const State&, Move, const State& after, const auto&) {
        for (int viewer = 0; viewer < players(after); ++viewer)
            for (int owner = 0; owner < players(after); ++owner)
                for (int kind = 0; kind < kCardKinds; ++kind) {
                    const int known = after.known[Seat(viewer)][Seat(owner)].count(Card(kind));
                    REQUIRE(known <= after.hands[Seat(owner)].count(Card(kind)));
                    REQUIRE(known >= after.known[Seat(owner)][Seat(owner)].count(Card(kind)));
                }
    });
}

TEST_CASE("RAI-INV-13: white workers, and grey and white together, never become fewer in hands and village") {
    int white = 0, bright = 0;
    play_some_games([&](const State& before, Move, const State& after, const auto&) {
        if (before.turn == 0) white = bright = 0;
        if (!between_turns(after)) return;
        int whites = 0, brights = 0;
        const auto count = [&](Colour colour) {
            whites += colour == Colour::White;
            brights += colour == Colour::White || colour == Colour::Grey;
        };
        for (const Colour colour : after.village) count(colour);
        for (int seat = 0; seat < players(after); ++seat) count(after.players[Seat(seat)].worker);
        REQUIRE(whites >= white);
        REQUIRE(brights >= bright);
        white = whites;
        bright = brights;
    });
}

TEST_CASE("a game goes no further than its bounds") {
    int in_turn = 0, most = 0;
    play_some_games([&](const State& before, Move move, const State&, const auto&) {
        REQUIRE(legal_moves(before).size() <= kMaxMoves);
        ++in_turn;
        most = std::max(most, in_turn);
        if (move.verb() == Verb::End || move.verb() == Verb::Keep) in_turn = 0;
    });
    CHECK(most <= 26);
}

}  // namespace jarl::raiders
