// Section 1 of the ledger: the box is laid out.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

State dealt(int players, std::uint64_t seed = 1) {
    Dice dice(seed);
    return deal(options_for(players), dice);
}
Pieces pieces_on_board(const State& state) {
    Pieces sum;
    for (const Place place : kPlaces)
        for (int spot = 0; spot < spots_of(settlement(place)); ++spot)
            for (const Piece piece : kPieces)
                sum[piece] = std::uint8_t(sum[piece] + pieces_on(state, place, spot)[piece]);
    return sum;
}

}  // namespace

TEST_CASE("RAI-001: two, three or four players") {
    CHECK(parse_options("")->players == 2);
    for (const int players : {2, 3, 4}) {
        const auto options = parse_options("players=" + std::to_string(players));
        REQUIRE(options);
        CHECK(Raiders::seats(*options) == players);
        CHECK(conserved(dealt(players)));
    }
    for (const char* wrong : {"players=1", "players=5", "players=", "players=02", "players=two"})
        CHECK(!parse_options(wrong));
}

TEST_CASE("RAI-002: 71 cards in one pile, and no discard pile yet") {
    CHECK(kAllCards.size() == 71);
    const State state = dealt(4);
    CHECK(state.pile.size() + 4 * 5 == 71);
    CHECK(state.discard.empty());
}

TEST_CASE("RAI-003: three of sixteen offerings are face up, thirteen in the stack") {
    const State state = dealt(2);
    CHECK(face_up(state).size() == 3);
    CHECK(stack_size(state) == 13);
    CHECK((state.stack & face_up(state)).empty());
}

TEST_CASE("RAI-004: the bag holds 18 gold, 18 iron, 26 livestock and 18 Valkyries") {
    CHECK(kBag.values == std::array<std::uint8_t, 4>{18, 18, 26, 18});
    const State state = dealt(2);
    Pieces all = pieces_on_board(state);
    CHECK(all[Piece::Valkyrie] == state.valkyries_on_board);
    CHECK(all[Piece::Gold] + state.supply[Asset::Gold] == 18);
    CHECK(all[Piece::Iron] + state.supply[Asset::Iron] == 18);
    CHECK(all[Piece::Livestock] + state.supply[Asset::Livestock] == 26);
}

TEST_CASE("RAI-005, RAI-006: 70 pieces go to the 23 spots, 10 are left over") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State state = dealt(2, seed);
        const Pieces board = pieces_on_board(state);
        CHECK(board[Piece::Gold] + board[Piece::Iron] + board[Piece::Livestock] + board[Piece::Valkyrie] ==
              70);
        const int left =
            state.supply[Asset::Gold] + state.supply[Asset::Iron] + state.supply[Asset::Livestock];
        CHECK(left + 18 - state.valkyries_on_board == 10);
    }
    const Pieces first = pieces_on(dealt(2), Place::HarbourWest, 0);
    CHECK(first[Piece::Gold] + first[Piece::Iron] + first[Piece::Livestock] + first[Piece::Valkyrie] == 4);
}

TEST_CASE("RAI-007: 11 grey and 12 white workers wait on the spots") {
    CHECK(workers_on_spots(Colour::Black) == 0);
    CHECK(workers_on_spots(Colour::Grey) == 11);
    CHECK(workers_on_spots(Colour::White) == 12);
    for (const Settlement& is : kSettlements)
        for (const Spot& spot : is.spots)
            if (spot.pieces > 0 && is.type == Type::Harbour) CHECK(spot.worker == Colour::Grey);
}

TEST_CASE("RAI-008: black workers on Gate House, Town Hall and Treasury") {
    const State state = dealt(3);
    for (const Building building : kBuildings) {
        const bool starts = building <= Building::Treasury;
        CHECK(state.village[building] == (starts ? Colour::Black : Colour::None));
    }
}

TEST_CASE(
    "RAI-009, RAI-010: 32 silver and provisions; each player has 2 silver, a black worker and nothing else") {
    for (const int players : {2, 3, 4}) {
        const State state = dealt(players);
        CHECK(state.supply[Asset::Silver] == 32 - 2 * players);
        CHECK(state.supply[Asset::Provisions] == 32);
        for (int seat = 0; seat < players; ++seat) {
            const Player& player = state.players[Seat(seat)];
            CHECK(player.has == some(Asset::Silver, 2));
            CHECK(player.worker == Colour::Black);
            CHECK(player.crew.empty());
        }
    }
}

TEST_CASE("RAI-011: all tracks start at 0") {
    const Player player = dealt(4).players[kSeat3];
    CHECK(player.has[Asset::Armour] == 0);
    CHECK(player.marker == 0);
    CHECK(player.points == 0);
}

TEST_CASE("RAI-012: black workers that are not needed stay out") {
    for (const int players : {2, 3, 4}) {
        const State state = dealt(players);
        int black = 0;
        for (const Colour colour : state.village) black += colour == Colour::Black;
        for (const Player& player : state.players) black += player.worker == Colour::Black;
        CHECK(black == 3 + players);
    }
}

TEST_CASE("RAI-013: each keeps three of five; the other two go under the pile in seating and list order") {
    Rigged chance;
    State state = deal(options_for(3), chance);
    NoLog log;
    for (const Seat seat : {kSeat0, kSeat1, kSeat2}) {
        CHECK(actor(state) == seat);
        CHECK(state.players[seat].hand_size == 5);
        const std::string before = names_of(state.hands[seat]);
        const MoveList moves = legal_moves(state);
        CHECK(moves.size() <= 10);
        const Move move =
            moves[moves.size() - 1];  // the last in list order: the two first cards are rejected
        const auto names = words_of(before);
        CHECK(to_text(move) == "keep " + names[2] + " " + names[3] + " " + names[4]);
        apply(state, move, chance, log);
        CHECK(names_of(state.hands[seat]) == names[2] + " " + names[3] + " " + names[4]);
        const std::size_t at = 2 * index(seat);
        CHECK(state.under[at] == Rejected::by(seat, card_named(names[0])));
        CHECK(state.under[at + 1] == Rejected::by(seat, card_named(names[1])));
    }
    CHECK(state.discard.empty());
    CHECK(state.pile.size() == 71 - 15);
}

TEST_CASE("RAI-013: copies are one and the same thing, and every set is named once") {
    Rigged chance;
    State state = deal(options_for(2), chance);
    for (const Seat seat : {kSeat0, kSeat1}) state.pile.add_all(std::exchange(state.hands[seat], Cards{}));
    for (const Card each : {Card::Scout, Card::Scout, Card::Scout, Card::Archer, Card::Archer}) {
        state.pile.remove(each);
        state.hands[kSeat0].add(each);
    }
    std::string texts;
    for (const Move move : legal_moves(state)) texts += to_text(move) + ";";
    CHECK(texts == "keep archer archer scout;keep archer scout scout;keep scout scout scout;");
}

TEST_CASE("RAI-013: the rejected cards are drawn last, seat 0's first") {
    Table t;
    t.leave_in_pile("trader");
    t.state.discard.remove(Card::Sage);
    t.state.discard.remove(Card::Archer);
    t.state.under.push(Rejected::by(kSeat0, Card::Sage));
    t.state.under.push(Rejected::by(kSeat1, Card::Archer));
    t.play("place mill", "skip", "pick gate_house", "draw");
    CHECK(t.hand(kSeat0) == "sage trader");
    CHECK(t.chance.asked.empty());  // one way each: no chance
    CHECK(t.state.under.size() == 1);
}

TEST_CASE("RAI-014: the first seat is drawn evenly after the last starting hand") {
    for (const int players : {2, 3, 4}) {
        Rigged chance;
        State state = deal(options_for(players), chance);
        auto keep_all = [&](std::uint32_t answer) {
            State copy = state;
            NoLog log;
            for (int seat = 0; seat + 1 < players; ++seat) apply(copy, legal_moves(copy)[0], chance, log);
            chance.asked.clear();
            chance.answer({answer});
            apply(copy, legal_moves(copy)[0], chance, log);
            CHECK(chance.asked == std::vector<std::uint32_t>{std::uint32_t(players)});
            CHECK(copy.phase == Phase::Turn);
            CHECK(copy.turn == 1);
            return copy.active;
        };
        for (int seat = 0; seat < players; ++seat) CHECK(keep_all(std::uint32_t(seat)) == Seat(seat));
    }
}

TEST_CASE("RAI-014: setup asks chance for tiles, then pieces, then cards") {
    Rigged chance;
    deal(options_for(2), chance);
    REQUIRE(chance.asked.size() == 3 + 70 + 10);
    CHECK(chance.asked[0] == 16);
    CHECK(chance.asked[2] == 14);
    CHECK(chance.asked[3] == 80);
    CHECK(chance.asked[72] == 11);
    CHECK(chance.asked[73] == 71);
    CHECK(chance.asked[82] == 62);
}

TEST_CASE("RAI-015: play goes clockwise") {
    Table t(3);
    for (const Seat seat : {kSeat0, kSeat1, kSeat2, kSeat0}) {
        CHECK(t.actor() == seat);
        t.pass_turn();
    }
}

}  // namespace jarl::raiders
