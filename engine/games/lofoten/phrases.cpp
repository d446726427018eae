// What moves and events are called in words/: keys and arguments, no sentence of any language.
#include <algorithm>

#include "engine/games/lofoten/events.h"
#include "engine/games/lofoten/naming.h"
#include "engine/games/lofoten/pieces.h"
#include "engine/games/lofoten/rules.h"
#include "engine/games/lofoten/scoring.h"
#include "engine/games/lofoten/seals.h"
#include "engine/games/lofoten/text.h"
#include "engine/games/lofoten/view.h"
#include "engine/games/lofoten/why_not.h"

namespace jarl::lofoten {

namespace {

constexpr std::array<std::string_view, 16> kPrompts{"play",   "move",    "effect", "load", "store", "put",
                                                    "pile",   "space",   "end",    "flip", "close", "shift",
                                                    "attach", "harbour", "final",  "over"};

Phrase stored_tile_phrase(int shown) {
    if (shown < kTileKinds) return tile_phrase(TileKind(shown));
    return say("tile.flipped").with("good", good_phrase(Good(shown - kTileKinds)));
}
// --- Moves -----------------------------------------------------------------------------------------------------------

// A move that lets no chance in can be tried out: what it would load, store or take is said with it.
struct Trial {
    std::vector<Event> events;
    void operator()(const Event& event) { events.push_back(event); }
};
struct NoChance {
    std::uint32_t below(std::uint32_t) { return 0; }  // the card an ended phase draws: nobody looks at it
};

std::vector<Event> tried_out(State state, Move move) {
    Trial trial;
    NoChance none;
    Judge<NoChance, Trial>(state, none, trial).carry_out(move);
    return trial.events;
}

bool is_consequence(Happening kind) {
    return kind == Happening::Loaded || kind == Happening::Unloaded || kind == Happening::Stored;
}

Phrase consequence(const State& state, const Event& event) {
    const auto value = [&](std::size_t i) { return int(event.values[i]); };
    switch (Happening(event.kind)) {
    case Happening::Loaded:
        return say("then.loads")
            .with("ship", ship_phrase(Letter(value(0))))
            .with("tile", tile_phrase(TileKind(value(1))));
    case Happening::Unloaded: return say("then.docks").with("ship", ship_phrase(Letter(value(0))));
    default:
        return say("then.stores")
            .with("tile", tile_phrase(TileKind(value(0))))
            .with("warehouse", warehouse_phrase(state, value(1)));
    }
}

Phrase consequences(const State& state, Move move) {
    std::vector<Phrase> list;
    for (const Event& event : tried_out(state, move))
        if (is_consequence(Happening(event.kind))) list.push_back(consequence(state, event));
    if (list.empty()) return say("then.nothing");
    return say("then").with("list", std::move(list));
}

Phrase played_card(const State& state, std::size_t place) {
    const Card card = active_player(state).hand[place];
    return is_known(card) ? order_phrase(kind_of(card)) : say("order.hidden");
}

Phrase play_phrase(const State& state, Slot slot, const Reader& reader) {
    constexpr std::array<std::string_view, 3> keys{"move.play_left", "move.play_middle", "move.play_right"};
    const std::size_t place = std::size_t(slot);
    const Card card = active_player(state).hand[place];
    Phrase phrase = say(keys[place]).with("card", played_card(state, place));
    if (!is_known(card)) return say("move.play_hidden");
    if (slot == Slot::Middle) {
        const Letter docked = active_player(state).wheel[Place::Bottom];
        const int uses = effect_uses(state, state.active, good_of(card), docked);
        const Phrase effect = say("effect." + std::string(good_name(good_of(card))));
        return std::move(phrase).with("ship", ship_phrase(docked)).with("effect", effect).with("uses", uses);
    }
    const int bonus = owns(state, state.active, Jarl::Helmsman) ? lofoten::card(Jarl::Helmsman).amount : 0;
    const Side side = slot == Slot::Left ? Side::Left : Side::Right;
    return std::move(phrase)
        .with("moves", value_of(card) + bonus)
        .with("side", side_phrase(reader, state.active, side));
}

Phrase slide_phrase(const State& state, Move move, std::string_view key, Side to, const Reader& reader) {
    const int area = active_player(state).area + (to == Side::Left ? -1 : 1);
    const bool left = side_seen(reader, state.active, to) == Side::Left;
    return say(std::string(key) + (left ? "_left" : "_right"))
        .with("space", space_seen(reader, space_of(state.active, area)))
        .with("then", consequences(state, move));
}

Phrase turn_phrase(const State& state, Move move, std::string_view key, Side to) {
    const Player& player = active_player(state);
    const Place to_dock = to == Side::Right ? Place::Right : Place::Left;
    const Place to_top = to == Side::Right ? Place::Left : Place::Right;
    return say(std::string(key) + (to == Side::Left ? "_ccw" : "_cw"))
        .with("docks", ship_phrase(player.wheel[to_dock]))
        .with("top", ship_phrase(player.wheel[to_top]))
        .with("then", consequences(state, move));
}

Phrase market_phrase(const State& state, int space) {
    return tile_phrase(kind_of(state.market[std::size_t(space)]));
}

Phrase unload_phrase(const State& state, Letter letter) {
    std::vector<Phrase> tiles;
    for (const Tile tile : active_player(state).ships[letter].cargo)
        tiles.push_back(tile_phrase(kind_of(tile)));
    return say("move.unload").with("ship", ship_phrase(letter)).with("tiles", std::move(tiles));
}

// --- Events ----------------------------------------------------------------------------------------------------------

std::string event_key(const Event& event, const Reader& reader) {
    const auto value = [&](std::size_t i) { return int(event.values[i]); };
    const std::string name = "event." + std::string(spec(Happening(event.kind)).name);
    switch (Happening(event.kind)) {
    case Happening::Turn: return name + (value(1) != 0 ? ".extra" : "");
    case Happening::Played: return name + (value(0) == int(Slot::Left) ? ".left" : ".right");
    case Happening::Slid:
        return name + (side_seen(reader, event.seat, Side(value(0))) == Side::Left ? ".left" : ".right");
    case Happening::TurnedWheel: return name + (value(0) == int(Side::Left) ? ".ccw" : ".cw");
    case Happening::Stored: return name + (value(2) != 0 ? ".claims" : "");
    case Happening::TookCoin: return name + "." + std::string(kCoinSourceNames[std::size_t(value(0))]);
    case Happening::Paid: return name + "." + std::string(kPurchaseNames[std::size_t(value(1))]);
    case Happening::Removed: return name + "." + std::string(kRemovedWhyNames[std::size_t(value(2))]);
    case Happening::Drew: return name + (value(0) == Event::kHidden ? ".hidden" : "");
    case Happening::Put: return name + (value(0) == int(Side::Left) ? ".left" : ".right");
    case Happening::Rerolled: return name + (value(3) == Event::kHidden ? ".hidden" : "");
    case Happening::EndTriggered: return name + "." + std::string(kTriggerNames[std::size_t(value(0))]);
    default: return name;
    }
}

// What an event is told with: whose it is, the state it happened in, and who hears it.
struct Told {
    Seat seat;
    const State& state;
    const Reader& reader;
};

// Places are numbers in an event; a sentence names them as the reader sees them.
Phrase with_number(Phrase phrase, std::string_view name, int value, const Told& told) {
    if (name == "warehouse") return std::move(phrase).with(name, warehouse_phrase(told.state, value));
    if (name == "pile") return std::move(phrase).with(name, pile_phrase(told.reader, value));
    if (name == "space") return std::move(phrase).with(name, space_seen(told.reader, value));
    if (name == "area")
        return std::move(phrase).with("space", space_seen(told.reader, space_of(told.seat, value)));
    return std::move(phrase).with(name, value);
}

// Arguments that are said; directions, reasons and flags are part of the key already.
Phrase with_field(Phrase phrase, const FieldSpec& field, EventValues values, const Told& told) {
    const int value = values[0];
    if (value == Event::kHidden) return phrase;
    switch (field.field) {
    case Field::Number: return with_number(std::move(phrase), field.name, value, told);
    case Field::OrderCard: return std::move(phrase).with(field.name, order_phrase(value));
    case Field::MarketTile: return std::move(phrase).with(field.name, tile_phrase(TileKind(value)));
    case Field::StoredTile: return std::move(phrase).with(field.name, stored_tile_phrase(value));
    case Field::ShipLetter: return std::move(phrase).with(field.name, ship_phrase(Letter(value)));
    case Field::AGood: return std::move(phrase).with(field.name, good_phrase(Good(value)));
    case Field::AJarl: return std::move(phrase).with(field.name, jarl_phrase(Jarl(value)));
    case Field::OrderCards:
    case Field::MarketTiles: {
        std::vector<Phrase> list;
        for (const std::int16_t each : values) {
            if (each == Event::kNone) break;
            list.push_back(field.field == Field::OrderCards ? order_phrase(each)
                                                            : tile_phrase(TileKind(each)));
        }
        return std::move(phrase).with(field.name, std::move(list));
    }
    case Field::Scores: return std::move(phrase).with("first", value).with("second", int(values[1]));
    default: return phrase;
    }
}

}  // namespace

Phrase move_phrase(const State& state, Move move, const Reader& reader) {
    switch (move.verb()) {
    case Verb::Play: return play_phrase(state, move.slot(), reader);
    case Verb::Reroll: return say("move.reroll_hand").with("coins", kHandCost);
    case Verb::Slide: return slide_phrase(state, move, "move.slide", state.side, reader);
    case Verb::Turn: return turn_phrase(state, move, "move.turn", state.side);
    case Verb::BuySlide: return slide_phrase(state, move, "move.buy_slide", state.side, reader);
    case Verb::BuyTurn: return turn_phrase(state, move, "move.buy_turn", state.side);
    case Verb::Stop: return say(seals(state, move) ? "move.stop" : "move.stop_last");
    case Verb::UseTurn: return turn_phrase(state, move, "move.use_turn", move.side());
    case Verb::UseSlide: return slide_phrase(state, move, "move.use_slide", move.side(), reader);
    case Verb::Remove:
        return say("move.remove")
            .with("space", space_seen(reader, move.number()))
            .with("tile", market_phrase(state, move.number()));
    case Verb::Take:
        if (state.reserve > 0) return say("move.take");
        return say("move.take_rival").with("rival", reader.name(rival(state.active)));
    case Verb::ExtraTurn: return say("move.extra_turn").with("coins", kTurnCost);
    case Verb::Load:
        return say("move.load").with("tile", market_phrase(state, space_before(state, state.active)));
    case Verb::Leave: return say("move.leave");
    case Verb::Store:
        return say("move.store")
            .with("tile", tile_phrase(kind_of(state.unloading[0])))
            .with("warehouse", warehouse_phrase(state, move.number()));
    case Verb::Put:
        return say(move.side() == Side::Left ? "move.put_left" : "move.put_right")
            .with("card", is_known(state.drawn) ? order_phrase(kind_of(state.drawn)) : say("order.hidden"));
    case Verb::Pile:
        return say("move.pile")
            .with("pile", pile_phrase(reader, move.number()))
            .with("good", good_phrase(state.pile_top[std::size_t(move.number())]));
    case Verb::Space:
        return say("move.space")
            .with("space", space_seen(reader, move.number()))
            .with("tile", tile_phrase(kind_of(state.turned)));
    case Verb::Claim:
        return say("move.claim")
            .with("jarl", jarl_phrase(move.jarl()))
            .with("text", say("jarl." + std::string(card(move.jarl()).id) + ".text"));
    case Verb::Upgrade:
        return say("move.upgrade")
            .with("ship", ship_phrase(move.ship()))
            .with("text", say(std::string("upgrade.") + letter_name(move.ship())));
    case Verb::End: return say(state.extra_pending != 0 ? "move.end_extra" : "move.end");
    case Verb::Flip:
        return say("move.flip")
            .with("tile", tile_phrase(move.kind()))
            .with("warehouse", warehouse_phrase(state, move.number()));
    case Verb::Close: return say("move.close").with("warehouse", warehouse_phrase(state, move.number()));
    case Verb::To: {
        const ShiftingTile next = next_to_shift(state);
        const int shown = next.kind == kTileKinds ? kTileKinds + int(good_of(next.tile)) : int(next.kind);
        return say(next.owner == state.active ? "move.to" : "move.to_rival")
            .with("rival", reader.name(rival(state.active)))
            .with("tile", stored_tile_phrase(shown))
            .with("warehouse", warehouse_phrase(state, move.number()));
    }
    case Verb::Attach: return say("move.attach").with("warehouse", warehouse_phrase(state, move.number()));
    case Verb::Unload: return unload_phrase(state, move.ship());
    case Verb::Done: return say("move.done");
    case Verb::Keep: return say("move.keep");
    }
    return say("move.end");
}

Phrase event_phrase(const Event& event, const State& before, const Reader& reader) {
    const std::vector<std::string>& names = reader.names;
    const EventSpec& is = spec(Happening(event.kind));
    Phrase phrase = say(event_key(event, reader));
    if (is.has_seat) phrase.with("who", names[index(event.seat)]);
    if (Happening(event.kind) == Happening::TookCoin || Happening(event.kind) == Happening::Gave)
        phrase.with("rival", names[index(rival(event.seat))]);
    if (Happening(event.kind) == Happening::Over) phrase.with("name0", names[0]).with("name1", names[1]);
    if (Happening(event.kind) == Happening::Played)
        phrase.with("side", side_phrase(reader, event.seat,
                                        event.values[0] == int(Slot::Left) ? Side::Left : Side::Right));
    for_each_field(is, event, [&](const FieldSpec& field, EventValues values) {
        phrase = with_field(std::move(phrase), field, values, {event.seat, before, reader});
    });
    return phrase;
}

namespace {

// What the moment offers: nothing is suggested that cannot be done.
std::string_view prompt_variant(const State& state) {
    switch (state.phase) {
    case Phase::Play: return ship_at(active_player(state), Place::Bottom).order == Card::None ? "" : ".sides";
    case Phase::Move:
        if (state.moves_left > 0) return "";
        return active_player(state).coins >= kMoveCost ? ".buy" : ".none";
    case Phase::Effect:
        return effect_of(state.effect) == Effect::TakeCoin && !coin_to_take(state) ? ".buy" : "";
    case Phase::End: return legal_moves(state).size() > 1 ? "" : ".only";
    default: return "";
    }
}

}  // namespace

Phrase prompt(const State& state, const Reader&) {
    const Phrase asked =
        say("prompt." + std::string(kPrompts[std::size_t(state.phase)]) + std::string(prompt_variant(state)));
    switch (state.phase) {
    case Phase::Move: return Phrase(asked).with("moves", state.moves_left);
    case Phase::Effect:
        return Phrase(asked)
            .with("uses", state.uses_left)
            .with("effect", say("effect." + std::string(good_name(state.effect))));
    case Phase::Load:
        return Phrase(asked).with("tile", market_phrase(state, space_before(state, state.active)));
    case Phase::Store: return Phrase(asked).with("tile", tile_phrase(kind_of(state.unloading[0])));
    case Phase::Space: return Phrase(asked).with("tile", tile_phrase(kind_of(state.turned)));
    case Phase::Flip: return Phrase(asked).with("ship", ship_phrase(state.upgrading));
    default: return asked;
    }
}

std::vector<std::string> help_topics() {
    // In the order of a turn.
    return {"turn",   "hand",     "wheel", "order",     "mead",       "fish",   "sheep",
            "coffer", "longship", "store", "warehouse", "warehouses", "market", "pile",
            "tile",   "coin",     "jarls", "upgrades",  "undo",       "end",    "score"};
}

std::vector<std::string> word_keys() {
    std::vector<std::string> keys;
    const auto add = [&](const std::string& key) { keys.push_back("lofoten." + key); };
    const auto add_all = [&](const std::string& stem, std::initializer_list<const char*> ends) {
        for (const char* end : ends) add(stem + end);
    };
    add_all("", {"name",
                 "about",
                 "credits",
                 "order",
                 "order.hidden",
                 "tile",
                 "tile.flipped",
                 "longship",
                 "warehouse.of_points",
                 "warehouse.named",
                 "pile.left",
                 "pile.right",
                 "side.left",
                 "side.right",
                 "clan.raven",
                 "clan.bear",
                 "reconstructed",
                 "reconstructed.effect",
                 "then",
                 "then.nothing",
                 "then.loads",
                 "then.docks",
                 "then.stores"});
    for (const Good good : kGoods) {
        const std::string name(good_name(good));
        add("good." + name);
        add("good." + name + ".short");
        add("effect." + name);
    }
    for (const JarlCard& jarl : kJarlCards) {
        add("jarl." + std::string(jarl.id));
        add("jarl." + std::string(jarl.id) + ".text");
    }
    for (const WarehouseCard& warehouse : kWarehouseCards) {
        add("warehouse." + std::string(warehouse.id));
        add("warehouse." + std::string(warehouse.id) + ".text");
    }
    add("warehouse.w2_shared_feast.text.both");
    add_all("requirement.", {"tiles_of_each_good", "goods_total", "tiles_of_good", "goods_of_good",
                             "bucklers_of_each_clan", "identical_bucklers", "pay_opponent", "have_coins"});
    add_all("upgrade.", {"A", "B", "C", "D"});
    add_all("option.", {"modules", "modules.none", "modules.warehouses", "modules.jarls", "modules.upgrades",
                        "tie", "tie.none", "tie.both", "first", "first.lot"});
    for (const std::string_view part : kScoreParts) add("score." + std::string(part));
    for (const std::string_view phase : kPrompts) add("prompt." + std::string(phase));
    add_all("prompt.", {"play.sides", "move.buy", "move.none", "effect.buy", "end.only"});
    for (const std::string& key : piece_keys()) add("piece." + key);
    add_all("move.", {"play_left",
                      "play_middle",
                      "play_right",
                      "play_hidden",
                      "reroll_hand",
                      "slide_left",
                      "slide_right",
                      "turn_cw",
                      "turn_ccw",
                      "buy_slide_left",
                      "buy_slide_right",
                      "buy_turn_cw",
                      "buy_turn_ccw",
                      "stop",
                      "stop_last",
                      "use_turn_cw",
                      "use_turn_ccw",
                      "use_slide_left",
                      "use_slide_right",
                      "remove",
                      "take",
                      "take_rival",
                      "extra_turn",
                      "load",
                      "leave",
                      "store",
                      "put_left",
                      "put_right",
                      "pile",
                      "space",
                      "claim",
                      "upgrade",
                      "end",
                      "end_extra",
                      "flip",
                      "close",
                      "to",
                      "to_rival",
                      "attach",
                      "unload",
                      "done",
                      "keep"});
    add_all("event.", {"turn",
                       "turn.extra",
                       "played.left",
                       "played.right",
                       "placed",
                       "slid.left",
                       "slid.right",
                       "turned_wheel.cw",
                       "turned_wheel.ccw",
                       "loaded",
                       "unloaded",
                       "stored",
                       "stored.claims",
                       "took_coin.reserve",
                       "took_coin.rival",
                       "paid.move",
                       "paid.hand",
                       "paid.turn",
                       "removed.mead",
                       "removed.four",
                       "drew",
                       "drew.hidden",
                       "put.left",
                       "put.right",
                       "renewed",
                       "rerolled",
                       "rerolled.hidden",
                       "turned_tile",
                       "top",
                       "filled",
                       "claimed",
                       "gave",
                       "closed",
                       "shifted",
                       "attached",
                       "upgraded",
                       "end_triggered.market",
                       "end_triggered.stall",
                       "end_triggered.dead",
                       "over"});
    add_all("sketch.", {"pile.left",  "pile.right", "turn",    "extra",  "last",  "piles",  "pile",
                        "pile.empty", "deck",       "reserve", "coins",  "hand",  "docked", "top",
                        "warehouses", "free",       "closed",  "casks",  "jarls", "taken",  "you",
                        "drawn",      "turned",     "space",   "pending"});
    for (const std::string& topic : help_topics()) {
        add("help." + topic);
        add("topic." + topic);
    }
    for (const std::string_view rule : kRefusalRules) add("rule." + std::string(rule));
    return keys;
}

}  // namespace jarl::lofoten
