// The state and its events as JSON: identities by name, hidden cards as null.
#include "engine/games/lofoten/view.h"

#include "engine/core/event_json.h"
#include "engine/games/lofoten/events.h"
#include "engine/games/lofoten/legal.h"
#include "engine/games/lofoten/scoring.h"
#include "engine/games/lofoten/text.h"

namespace jarl::lofoten {

namespace {

constexpr std::array<std::string_view, 16> kPhaseNames{
    "play", "move", "effect", "load",  "store",  "put",     "pile",  "space",
    "end",  "flip", "close",  "shift", "attach", "harbour", "final", "over"};
constexpr std::array<std::string_view, 3> kSourceNames{"rulebook", "public page", "reconstructed"};
constexpr std::array<std::string_view, 8> kRequirementNames{
    "tiles_of_each_good",    "goods_total",        "tiles_of_good", "goods_of_good",
    "bucklers_of_each_clan", "identical_bucklers", "pay_opponent",  "have_coins"};

void write_seat(Json& json, Seat seat) { seat == kNobody ? json.null() : json.number(int(seat)); }
void write_good(Json& json, Good good) { good == Good::None ? json.null() : json.text(good_name(good)); }
void write_card(Json& json, Card card) { is_known(card) ? json.text(card_name(kind_of(card))) : json.null(); }
void write_letter(Json& json, Letter letter) { json.text(std::string(1, letter_name(letter))); }
void write_tile(Json& json, Tile tile) {
    tile == Tile::None ? json.null() : json.text(tile_name(kind_of(tile)));
}

void write_cards(Json& json, Cards cards) {
    json.begin_array();
    for (const Card card : cards) json.text(card_name(kind_of(card)));
    json.end_array();
}

// Face-up tiles in canonical order, then the flipped ones.
void write_tiles(Json& json, Tiles tiles, Tiles flipped) {
    json.begin_array();
    for (const Tile tile : tiles.without(flipped)) json.text(tile_name(kind_of(tile)));
    for (const Tile tile : tiles& flipped) json.text(flipped_name(good_of(tile)));
    json.end_array();
}

template <class List>
void write_tile_list(Json& json, const List& tiles) {
    json.begin_array();
    for (const Tile tile : tiles) write_tile(json, tile);
    json.end_array();
}

// `before`: the tile it faces.
void write_ship(Json& json, const Player& player, Letter letter, Tile before) {
    const Ship& ship = player.ships[letter];
    json.begin_object();
    json.key("order"), write_card(json, ship.order);
    json.key("cargo"), write_tile_list(json, ship.cargo);
    json.key("upgraded").flag(is_upgraded(player, letter));
    json.key("loads").flag(loads_by_itself(player, letter, before));
    json.end_object();
}

void write_wheel(Json& json, const Per<kPlaces, Letter>& wheel) {
    json.begin_array();
    for (const Letter letter : wheel) write_letter(json, letter);
    json.end_array();
}

// Where a slide and a rotation would take the fleet, so that a table need not know how wheels turn.
void write_ways(Json& json, Seat seat, const Player& player) {
    json.key("spaces").begin_array();
    for (int area = 0; area < kSpaces; ++area) json.number(space_of(seat, area));
    json.end_array();
    json.key("turned").begin_object();
    for (const Side to : {Side::Left, Side::Right})
        json.key(kTurnNames[std::size_t(to)]), write_wheel(json, turned(player.wheel, to));
    json.end_object();
}

void write_player(Json& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    json.begin_object();
    json.key("coins").number(player.coins);
    json.key("area").number(player.area);
    json.key("space").number(space_before(state, seat));
    json.key("hand").begin_array();
    for (int i = 0; i < player.hand_size; ++i) write_card(json, player.hand[std::size_t(i)]);
    json.end_array();
    json.key("old").begin_array();
    for (int i = 0; i < player.hand_size; ++i) json.flag((player.old >> i & 1) != 0);
    json.end_array();
    json.key("wheel"), write_wheel(json, player.wheel);
    write_ways(json, seat, player);
    json.key("ships").begin_object();
    const Tile before = state.market[std::size_t(space_before(state, seat))];
    for (const Letter letter : kLetters) {
        json.key(std::string(1, letter_name(letter)));
        write_ship(json, player, letter, letter == player.wheel[Place::Top] ? before : Tile::None);
    }
    json.end_object();
    json.end_object();
}

void write_side(Json& json, const State& state, Seat seat, int warehouse) {
    const Tiles tiles = state.stored[seat][std::size_t(warehouse)];
    json.begin_object();
    json.key("tiles"), write_tiles(json, tiles, state.flipped);
    json.key("goods").number(measure(state, seat, warehouse, Measure::Goods));
    json.key("measure").number(
        measure(state, seat, warehouse, card(state.warehouses[std::size_t(warehouse)]).measure));
    json.key("points").number(warehouse_points(state, seat, warehouse));
    json.end_object();
}

// What the card pays: to the first or for each unit, and to the second; null where it depends on a good not yet known.
void write_worth(Json& json, const WarehouseCard& is, Good good) {
    const bool by_good = is.scoring == Scoring::MajorityByGood;
    json.key("worth");
    if (by_good && good == Good::None) json.null();
    else json.number(by_good ? is.by_good[std::size_t(good)] : is.points);
    json.key("second").number(is.scoring == Scoring::MajorityTwo ? is.limit : 0);
}

void write_warehouse(Json& json, const State& state, int warehouse) {
    const std::size_t w = std::size_t(warehouse);
    const WarehouseCard& is = card(state.warehouses[w]);
    json.begin_object();
    json.key("card").text(is.id);
    json.key("level").number(is.level);
    json.key("source").text(kSourceNames[std::size_t(is.source)]);
    json.key("good"), write_good(json, state.dedicated[w]);
    write_worth(json, is, state.dedicated[w]);
    json.key("closed").flag(state.closed == warehouse);
    json.key("attached").flag(state.attached == warehouse);
    json.key("sides").begin_array();
    for (const Seat seat : kSeats) write_side(json, state, seat, warehouse);
    json.end_array();
    json.end_object();
}

void write_offer(Json& json, const State& state, const JarlOffer& offer) {
    const RequirementSide& side = required(offer);
    json.begin_object();
    json.key("jarl").text(card(offer.jarl).id);
    json.key("source").text(kSourceNames[std::size_t(card(offer.jarl).source)]);
    json.key("owner"), write_seat(json, offer.owner);
    json.key("requirement").begin_object();
    json.key("card").number(offer.requirement);
    json.key("side").number(offer.side);
    json.key("asks").text(kRequirementNames[std::size_t(side.asks)]);
    json.key("amount").number(side.amount);
    json.key("good"), write_good(json, side.good);
    json.end_object();
    json.key("progress").begin_array();
    for (const Seat seat : kSeats) {
        const Progress is = progress(state, seat, side);
        json.begin_object()
            .key("has")
            .number(is.has)
            .key("needs")
            .number(is.needs)
            .key("met")
            .flag(is.met())
            .end_object();
    }
    json.end_array();
    json.end_object();
}

// Groups of facts we could not see in print; single cards carry their own mark.
void write_sources(Json& json) {
    json.key("sources").begin_object();
    const auto write = [&](std::string_view what, Source source) {
        json.key(what).text(kSourceNames[std::size_t(source)]);
    };
    write("piles", kPileSource);
    write("bucklers", kBucklerSource);
    write("orders", kOrderSource);
    write("requirements", kRequirementSource);
    write("requirement_pairs", kRequirementPairSource);
    write("price_by_good", kPriceByGoodSource);
    for (const EffectRow& row : kEffects) write("effect_" + std::string(good_name(row.good)), row.source);
    json.end_object();
}

// Cards that lie in the deck; in an observation `deck` also holds the hidden hand.
int cards_in_deck(const State& state) {
    int hidden = state.drawn == Card::Unknown;
    for (const Player& player : state.players)
        for (int i = 0; i < player.hand_size; ++i)
            hidden += player.hand[std::size_t(i)] == Card::Unknown && (player.old >> i & 1) == 0;
    return state.deck.size() - hidden;
}

// LOF-030: the parts of a turn. Tiles are stored in three of them.
std::string_view part_of(const State& state) {
    switch (state.phase) {
    case Phase::Put: return "draw";
    case Phase::Pile:
    case Phase::Space: return "market";
    case Phase::End:
    case Phase::Flip:
    case Phase::Close:
    case Phase::Shift:
    case Phase::Attach:
    case Phase::Harbour: return "end";
    case Phase::Final: return "final";
    case Phase::Over: return "over";
    case Phase::Store:
        if (state.storing == Storing::Harbour) return "end";
        return state.storing == Storing::Final ? "final" : "action";
    default: return "action";
    }
}

void write_turn(Json& json, const State& state) {
    json.key("phase").text(kPhaseNames[std::size_t(state.phase)]);
    json.key("part").text(part_of(state));
    json.key("first").number(int(state.first));
    json.key("active").number(int(state.active));
    json.key("turn").number(state.turn);
    json.key("extra_turn").flag(state.extra_turn != 0);
    json.key("extra_pending").flag(state.extra_pending != 0);
    json.key("end_triggered").flag(state.end_triggered != 0);
    json.key("last_turn").flag(state.last_turn != 0);
    json.key("quiet_turns").number(state.quiet_turns);
}

// The place in the hand whose card is being played; null: none is.
void write_card_in_play(Json& json, const State& state) {
    const bool playing = part_of(state) == "action" && active_player(state).hand_size < kHandSize;
    if (!playing) return void(json.null());
    if (state.effect != Good::None) return void(json.text(kSlotNames[std::size_t(Slot::Middle)]));
    json.text(kSideNames[std::size_t(state.side)]);
}

void write_step(Json& json, const State& state) {
    json.key("step").begin_object();
    json.key("in_play"), write_card_in_play(json, state);
    json.key("side").text(kSideNames[std::size_t(state.side)]);
    json.key("moves_left").number(state.moves_left);
    json.key("effect"), write_good(json, state.effect);
    json.key("uses_left").number(state.uses_left);
    json.key("drawn"), write_card(json, state.drawn);
    json.key("turned"), write_tile(json, state.turned);
    json.key("unloading"), write_tile_list(json, state.unloading);
    json.key("harbour_left").number(state.harbour_left);
    json.key("upgrading"),
        state.upgrading == Letter::None ? void(json.null()) : write_letter(json, state.upgrading);
    json.key("upgraded_now").flag(state.upgraded_now != Upgraded::No);
    json.end_object();
}

// --- Events ----------------------------------------------------------------------------------------------------------

std::string stored_tile_name(int shown) {
    return shown >= kTileKinds ? flipped_name(Good(shown - kTileKinds)) : tile_name(TileKind(shown));
}

void write_value(Json& json, Field field, int value) {
    if (value == Event::kHidden || (value == Event::kNone && field != Field::Scores))
        return void(json.null());
    const std::size_t i = std::size_t(value);
    switch (field) {
    case Field::Number:
    case Field::Scores: json.number(value); break;
    case Field::Flag: json.flag(value != 0); break;
    case Field::HandSlot: json.text(kSlotNames[i]); break;
    case Field::HandEnd:
    case Field::SlideTo: json.text(kSideNames[i]); break;
    case Field::TurnTo: json.text(kTurnNames[i]); break;
    case Field::OrderCard:
    case Field::OrderCards: json.text(card_name(value)); break;
    case Field::MarketTile:
    case Field::MarketTiles: json.text(tile_name(TileKind(value))); break;
    case Field::StoredTile: json.text(stored_tile_name(value)); break;
    case Field::ShipLetter: write_letter(json, Letter(value)); break;
    case Field::AGood: write_good(json, Good(value)); break;
    case Field::AJarl: json.text(card(Jarl(value)).id); break;
    case Field::CoinSource: json.text(kCoinSourceNames[i]); break;
    case Field::Purchase: json.text(kPurchaseNames[i]); break;
    case Field::RemovedWhy: json.text(kRemovedWhyNames[i]); break;
    case Field::Trigger: json.text(kTriggerNames[i]); break;
    }
}

}  // namespace

void write_view(Json& json, const State& state) {
    json.begin_object();
    write_turn(json, state);
    json.key("reserve").number(state.reserve);
    json.key("market"), write_tile_list(json, state.market);
    json.key("piles").begin_array();
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        json.begin_object().key("left").number(state.pile_size[pile]);
        json.key("top"), write_good(json, state.pile_top[pile]);
        json.end_object();
    }
    json.end_array();
    json.key("tiles_left").number(state.pile_size[0] + state.pile_size[1]);  // LOF-100: then the end is near
    json.key("bag"), write_tiles(json, state.bag, {});
    json.key("box"), write_tiles(json, state.box, {});
    json.key("deck").number(cards_in_deck(state));
    json.key("unseen"), write_cards(json, state.deck);
    json.key("known_hidden"), write_cards(json, state.known_hidden);
    json.key("discard"), write_cards(json, state.discard);
    json.key("warehouses").begin_array();
    for (int w = 0; w < kWarehouses; ++w) write_warehouse(json, state, w);
    json.end_array();
    json.key("jarls").begin_array();
    if (state.options.jarls != 0)
        for (const JarlOffer& offer : state.jarls) write_offer(json, state, offer);
    json.end_array();
    json.key("players").begin_array();
    for (const Seat seat : kSeats) write_player(json, state, seat);
    json.end_array();
    write_step(json, state);
    write_sources(json);
    json.end_object();
}

void write_event(Json& json, const Event& event) {
    jarl::write_event(json, event, spec(Happening(event.kind)), write_value);
}

}  // namespace jarl::lofoten
