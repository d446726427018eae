// Section 1 of the ledger: components and setup.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

State dealt(std::uint64_t seed, const Options& options = {}) {
    Dice dice(seed);
    return deal(seat0_begins(options), dice);
}

std::string letters_of(const Player& player) {
    std::string text;
    for (const Letter letter : player.wheel) text += letter_name(letter);
    return text;
}

// A base game, draw by draw (LOF-019).
Script longships_and_warehouses() {
    return {{4, 0}, {3, 0}, {2, 0}, {4, 3}, {3, 2}, {2, 1}, {8, 0}, {7, 0}, {6, 0}, {5, 0}};
}
constexpr std::initializer_list<Ask> kMarket{{32, 0}, {31, 7}, {30, 14}, {29, 21}, {28, 0}};
constexpr std::initializer_list<Ask> kTops{{27, 6}, {26, 12}};
constexpr std::initializer_list<Ask> kOrders{{36, 0}, {35, 8}, {34, 8}, {33, 0}};
constexpr std::initializer_list<Ask> kHands{{32, 31}, {31, 0}, {30, 0}, {29, 0}, {28, 27}, {27, 0}};

struct Dealt : Table {
    explicit Dealt(Script script, Options options = {}) {
        state = deal(seat0_begins(options), script);
        CHECK(script.finished());
    }
};

}  // namespace

TEST_CASE("LOF-001: the box of the base game, for two players") {
    CHECK(Lofoten::kSeats.min == 2);
    CHECK(Lofoten::kSeats.max == 2);
    const State state = dealt(1);
    CHECK(cards_of_level(1) == 8);
    CHECK(kAllCards.size() == 36);
    CHECK(kAllTiles.size() == 32);
    CHECK(state.reserve + state.players[kSeat0].coins + state.players[kSeat1].coins == 8);
    CHECK(state.market.size() == 5);
    for (const Player& player : state.players) {
        const std::string letters = letters_of(player);
        CHECK(std::set<char>(letters.begin(), letters.end()) == std::set<char>{'A', 'B', 'C', 'D'});
    }
    CHECK(conserved(state));
}

TEST_CASE("LOF-002: the modules add 8 level-2 warehouses, 8 Jarls and 7 requirement cards of two sides") {
    CHECK(cards_of_level(2) == 8);
    std::set<std::string_view> names;
    for (const WarehouseCard& card : kWarehouseCards) names.insert(card.id);
    CHECK(names.size() == 16);
    names.clear();
    for (const JarlCard& card : kJarlCards) names.insert(card.id);
    CHECK(names.size() == 8);
    CHECK(kRequirementCards.size() == 7);
    std::set<std::pair<Requirement, Good>> sides;
    for (const RequirementCard& card : kRequirementCards)
        for (const RequirementSide& side : card) sides.insert({side.asks, side.good});
    CHECK(sides.size() == 14);
}

TEST_CASE("LOF-003: each good has two tiles of 1, four of 2 and two of 3; 64 goods in all") {
    int goods = 0;
    for (const Good good : kGoods) {
        std::array<int, 4> of_value{};
        for (const Tile tile : kAllTiles)
            if (good_of(tile) == good) ++of_value[std::size_t(value_of(tile))];
        CHECK(of_value == std::array{0, 2, 4, 2});
        goods += of_value[1] + 2 * of_value[2] + 3 * of_value[3];
    }
    CHECK(goods == 64);
    CHECK(goods_on(kAllTiles) == 64);
}

TEST_CASE("LOF-004: every tile shows the buckler of one clan, and a player's own clan is their seat's") {
    CHECK((kBucklers[kSeat0] & kBucklers[kSeat1]).empty());
    CHECK((kBucklers[kSeat0] | kBucklers[kSeat1]) == kAllTiles);
    Table t;
    t.store(kSeat0, 0, "fish3r fish2b");
    t.store(kSeat1, 0, "fish1r fish2b");
    CHECK(measure(t.state, kSeat0, 0, Measure::OwnGoods) == 3);
    CHECK(measure(t.state, kSeat1, 0, Measure::OwnGoods) == 2);
}

TEST_CASE("LOF-005: longships lie at random, plain side up") {
    std::set<std::string> arrangements;
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        for (const Player& player : dealt(seed).players) {
            arrangements.insert(letters_of(player));
            CHECK(player.upgraded == 0);
        }
    CHECK(arrangements.size() == 24);
}

TEST_CASE("LOF-005: without module 3 the letters have no effect") {
    for (const char* wheel : {"ABCD", "BCDA", "CDAB", "DABC"}) {
        CAPTURE(wheel);
        Table t;
        t.set_wheel(kSeat0, wheel);
        t.store(kSeat0, 0, "fish1r fish1b");
        t.give_hand(kSeat0, "mead1 fish1 sheep1");
        t.give_order(kSeat0, Place::Left, "coffer1");
        t.set_coins(0, 0);
        t.play("play middle", "turn cw");
        CHECK(t.moves() == "turn cw, turn ccw, stop");
        CHECK(t.cargo(kSeat0, Place::Top).empty());  // sheep before a coffer order: not even C takes it
        t.play("stop", "put left");
        CHECK(t.moves() == "end");
        CHECK(t.total(kSeat0) == 3);
    }
}

TEST_CASE("LOF-006: four different level-1 warehouses, any of the eight, shared by both players") {
    std::set<WarehouseId> drawn;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = dealt(seed);
        const std::set<WarehouseId> four(state.warehouses.begin(), state.warehouses.end());
        CHECK(four.size() == 4);
        for (const WarehouseId id : four) CHECK(card(id).level == 1);
        drawn.insert(four.begin(), four.end());
    }
    CHECK(drawn.size() == 8);

    Table t;  // one warehouse, two sides
    t.store(kSeat0, 1, "fish3r");
    t.load(kSeat1, Place::Right, "fish1", "fish2b");
    t.turn_of(kSeat1);
    t.play("play right", "turn");
    CHECK(t.stored(kSeat0, 1) == "fish3r");
    CHECK(t.stored(kSeat1, 1) == "fish2b");
}

TEST_CASE("LOF-007: both wheels start at the middle area, so at the same space") {
    const State state = dealt(3);
    for (const Seat seat : kSeats) {
        CHECK(state.players[seat].area == 2);
        CHECK(space_before(state, seat) == 2);
    }
}

TEST_CASE("LOF-008: five tiles lie face up on the market, and the piles show a good") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = dealt(seed);
        CHECK(market_is_full(state));
        Tiles left = kAllTiles;
        for (const Tile tile : state.market) left.remove(tile);
        CHECK(state.bag == left);
        for (const Good top : state.pile_top) CHECK(!(state.bag & tiles_of(top)).empty());
    }
}

TEST_CASE("LOF-009: the first five tiles go to spaces 0 to 4; piles of 14 and 13 are made of the others") {
    const Dealt t(longships_and_warehouses().then(kMarket).then(kTops).then(kOrders).then(kHands));
    CHECK(t.market() == "mead1r fish1r sheep1r coffer1r mead1b");
    CHECK(t.state.pile_size == std::array<std::uint8_t, 2>{14, 13});
}

TEST_CASE("LOF-010: of a pile both know its size and the good on top, and nothing else") {
    Table t;
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.state.pile_top = {Good::Sheep, Good::Sheep};
    for (const Seat seat : kSeats) {
        const State seen = redacted(t.state, seat);
        CHECK(seen.pile_size == t.state.pile_size);
        CHECK(seen.pile_top == t.state.pile_top);
    }
    t.play("play left", "stop", "put left");
    std::set<std::string> turned;
    for (std::uint32_t answer = 0; answer < 8; ++answer) {  // all eight sheep are in the piles
        Table copy = t;
        Script script{{8, answer}, {26, 0}};
        copy.play_with(script, "pile 1");
        turned.insert(copy.market());
    }
    CHECK(turned.size() == 6);  // 1r, 1b, 2r, 2b, 3r, 3b
}

TEST_CASE("LOF-011: four of a good in the first market: all tiles are shuffled again") {
    const Dealt t(longships_and_warehouses()
                      .then({{32, 0}, {31, 0}, {30, 7}, {29, 0}, {28, 0}})  // mead, mead, sheep, mead, mead
                      .then(kMarket)
                      .then(kTops)
                      .then(kOrders)
                      .then(kHands));
    CHECK(t.market() == "mead1r fish1r sheep1r coffer1r mead1b");
    CHECK(t.state.box.empty());
}

TEST_CASE("LOF-011: three of a good may lie in the first market, four never") {
    int most = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        std::array<int, 4> tiles{};
        for (const Tile tile : dealt(seed).market) most = std::max(most, ++tiles[std::size_t(good_of(tile))]);
    }
    CHECK(most == 3);
}

TEST_CASE("LOF-012: each player has an order left and right, none at the top and the bottom") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = dealt(seed);
        for (const Player& player : state.players) {
            CHECK(ship_at(player, Place::Left).order != Card::None);
            CHECK(ship_at(player, Place::Right).order != Card::None);
            CHECK(ship_at(player, Place::Top).order == Card::None);
            CHECK(ship_at(player, Place::Bottom).order == Card::None);
        }
        CHECK(state.deck.size() + state.discard.size() == 36 - 4 - 6);
    }
}

TEST_CASE("LOF-013: first card left, second right; a pair of one good is discarded and drawn again") {
    const Dealt t(longships_and_warehouses()
                      .then(kMarket)
                      .then(kTops)
                      .then({{36, 0}, {35, 7}})                     // seat 0: mead1, mead3: no
                      .then({{34, 0}, {33, 6}, {32, 31}, {31, 0}})  // mead1, fish1; seat 1: coffer3, mead1
                      .then({{30, 0}, {29, 0}, {28, 0}, {27, 0}, {26, 0}, {25, 0}}));
    CHECK(t.order(kSeat0, Place::Left) == "mead1");
    CHECK(t.order(kSeat0, Place::Right) == "fish1");
    CHECK(t.order(kSeat1, Place::Left) == "coffer3");
    CHECK(t.order(kSeat1, Place::Right) == "mead1");
    CHECK(names_of(t.state.discard) == "mead1 mead3");
}

TEST_CASE("LOF-013: the two start orders always differ") {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        for (const Player& player : dealt(seed).players)
            CHECK(good_of(ship_at(player, Place::Left).order) !=
                  good_of(ship_at(player, Place::Right).order));
}

TEST_CASE("LOF-014: three cards are held left, middle, right in the order drawn") {
    const Dealt t(longships_and_warehouses().then(kMarket).then(kTops).then(kOrders).then(kHands));
    CHECK(t.hand(kSeat0) == "coffer3 mead1 mead2");
    CHECK(t.hand(kSeat1) == "mead2 coffer3 mead2");
}

TEST_CASE("LOF-015: 2 coins for the first player, 3 for the other, 3 in the reserve; always 8") {
    for (const Seat first : kSeats) {
        const State state = dealt(1, {0, 0, 0, Tie::None, first});
        CHECK(state.players[first].coins == 2);
        CHECK(state.players[rival(first)].coins == 3);
        CHECK(state.reserve == 3);
    }
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        random_game(kAllModules, seed, [](const State&, Move, const State& after, const auto&) {
            REQUIRE(after.reserve + after.players[kSeat0].coins + after.players[kSeat1].coins == 8);
        });
}

TEST_CASE("LOF-016: a named seat has the first turn") {
    for (const Seat first : kSeats)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const State state = dealt(seed, {0, 0, 0, Tie::None, first});
            CHECK(Lofoten::first_player(state) == first);
            CHECK(Lofoten::actor(state) == first);
            CHECK(Lofoten::turn_number(state) == 1);
        }
}

TEST_CASE("LOF-016: by lot, the first thing chance is asked") {
    for (const Seat first : kSeats) {
        Script script{{2, std::uint32_t(first)}};
        script.then({{4, 0}, {3, 0}, {2, 0}, {4, 3}, {3, 2}, {2, 1}, {8, 0}, {7, 0}, {6, 0}, {5, 0}});
        script.then(kMarket).then(kTops).then(kOrders).then(kHands);
        const State state = deal(Options{}, script);
        CHECK(script.finished());
        CHECK(Lofoten::first_player(state) == first);
        CHECK(Lofoten::actor(state) == first);
        CHECK(state.players[first].coins == 2);
    }
}

TEST_CASE("LOF-017: hands are secret; coins, orders, cargo, stored tiles, market and discard pile are open") {
    Table t;
    t.load(kSeat1, Place::Top, "fish1", "fish3r");
    t.store(kSeat1, 2, "mead2b");
    t.leave_in_deck("coffer1 coffer2 coffer3 sheep1 sheep2");
    State seen = redacted(t.state, kSeat0);
    for (const Card card : seen.players[kSeat1].hand) CHECK(card == Card::Unknown);
    CHECK(seen.players[kSeat0].hand == t.state.players[kSeat0].hand);
    CHECK(seen.players[kSeat1].hand_size == 3);
    // Put the hand back where it was: nothing else was hidden.
    seen.players[kSeat1].hand = t.state.players[kSeat1].hand;
    seen.deck = t.state.deck;
    CHECK(seen == t.state);
}

TEST_CASE("LOF-018: a seat knows deck and hidden cards together, and no more") {
    Table t, other;
    t.give_hand(kSeat1, "mead1 mead2 mead3");
    other.give_hand(kSeat1, "coffer3 coffer2 coffer1");
    CHECK(redacted(t.state, kSeat0) == redacted(other.state, kSeat0));
    CHECK(redacted(t.state, kSeat0).deck == (t.state.deck | other.state.deck));
    CHECK(!(redacted(t.state, kSeat1) == redacted(other.state, kSeat1)));
}

TEST_CASE("LOF-018: when the deck is renewed every card in a hand becomes known; a card drawn later is not") {
    Table t;
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.give_hand(kSeat1, "mead3 fish3 sheep3");
    t.leave_in_deck("");
    t.play("play left", "stop", "put left");  // the deck is renewed for this draw
    CHECK(t.times(Happening::Renewed) == 1);
    const State by_seat1 = redacted(t.state, kSeat1), by_seat0 = redacted(t.state, kSeat0);
    CHECK(names_of(by_seat1.known_hidden) == "fish1 sheep1");
    CHECK(by_seat1.players[kSeat0].old == 0b110);  // the new card lies left of them
    CHECK(names_of(by_seat0.known_hidden) == "mead3 fish3 sheep3");
    CHECK(by_seat0.players[kSeat1].old == 0b111);
    CHECK(names_of(redacted(t.state, kNobody).known_hidden) == "mead3 fish1 fish3 sheep1 sheep3");

    t.play("end", "play middle", "stop", "put right");  // until it is played
    CHECK(names_of(redacted(t.state, kSeat0).known_hidden) == "mead3 sheep3");
    CHECK(t.state.players[kSeat1].old == 0b011);
    t.set_coins(0, 2);
    t.play("reroll hand");  // or discarded
    CHECK(redacted(t.state, kSeat0).known_hidden.empty());
    CHECK(t.state.players[kSeat1].old == 0);
}

TEST_CASE("LOF-018: which known card is where stays unknown, but a redeal keeps them together") {
    Table t;
    t.give_hand(kSeat1, "mead3 fish3 sheep3");
    t.leave_in_deck("");
    t.play("play left", "stop", "put left");
    std::set<std::string> hands;
    Dice dice(5);
    for (int i = 0; i < 100; ++i) {
        Table world = t;
        world.state = Lofoten::redeal(Lofoten::observe(t.state, kSeat0), dice);
        hands.insert(world.hand(kSeat1));
        CHECK(Lofoten::observe(world.state, kSeat0) == Lofoten::observe(t.state, kSeat0));
    }
    CHECK(hands.size() == 6);  // the six orders of the three known cards
}

TEST_CASE("LOF-019: the setup asks chance in the order of the ledger") {
    Script script{{4, 1}, {3, 1}, {2, 1},          // longships of seat 0: B, C, D and A
                  {4, 3}, {3, 0}, {2, 0},          // of seat 1: D, A, B and C
                  {8, 7}, {7, 0}, {8, 0}, {7, 6},  // warehouses: two of level 1, then two of level 2
                  {8, 1}, {7, 6}, {2, 1},          // Jarl, requirement card and side of slot 0
                  {7, 0}, {6, 0}, {2, 0}};         // of slot 1
    script.then(kMarket).then(kTops).then(kOrders).then(kHands);
    const Dealt t(script, Options{2, 1, 0, Tie::None});
    CHECK(t.wheel(kSeat0) == "BCDA");
    CHECK(t.wheel(kSeat1) == "DABC");
    CHECK(t.state.warehouses == std::array{warehouse_named("w1_10"), warehouse_named("w1_03"),
                                           warehouse_named("w2_fixed_price"),
                                           warehouse_named("w2_modest_trade")});
    CHECK(t.state.jarls[0] == JarlOffer{Jarl::Treasurer, 6, 1, kNobody});
    CHECK(t.state.jarls[1] == JarlOffer{Jarl::Gatekeeper, 0, 0, kNobody});
    CHECK(t.state.pile_top == std::array{Good::Fish, Good::Sheep});
    CHECK(t.order(kSeat0, Place::Left) == "mead1");
    CHECK(t.order(kSeat1, Place::Left) == "fish1");
}

TEST_CASE("LOF-170: level-1 warehouses are worth 3 to 10 PP; of these 4, 6, 8 and 10 are ours") {
    for (int points = 3; points <= 10; ++points) {
        const WarehouseCard& is = kWarehouseCards[std::size_t(points - 3)];
        CHECK(is.level == 1);
        CHECK(is.points == points);
        CHECK((is.source == Source::Reconstructed) == (points % 2 == 0));
    }
}

TEST_CASE("LOF-171: nine orders of each good, three of each value") {
    std::map<std::string, int> copies;
    for (const Card card : kAllCards) ++copies[card_name(kind_of(card))];
    CHECK(copies.size() == 12);
    for (const auto& [name, count] : copies) CHECK(count == 3);
    CHECK(kOrderSource == Source::Reconstructed);
}

TEST_CASE("LOF-172: for each good and value half the tiles show each clan") {
    for (const Good good : kGoods)
        for (int value = 1; value <= 3; ++value) {
            const Tiles alike =
                tiles_where([&](const TileFace& is) { return is.good == good && is.value == value; });
            CHECK((alike & kBucklers[kSeat0]).size() == (alike & kBucklers[kSeat1]).size());
        }
    CHECK(kBucklerSource == Source::Reconstructed);
}

TEST_CASE("LOF-173: which good has which effect is a table, and what we inferred is marked there") {
    for (const EffectRow& row : kEffects) {
        const bool inferred = row.good == Good::Fish || row.good == Good::Sheep;
        CHECK((row.source == Source::Reconstructed) == inferred);
        CHECK(effect_of(row.good) == row.effect);
    }
    Table t;  // and the table is what the rules read
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.play("play middle");
    CHECK(t.allows("turn cw") == (effect_of(Good::Fish) == Effect::RotateWheel));
}

}  // namespace jarl::lofoten
