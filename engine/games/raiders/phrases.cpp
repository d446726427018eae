// What moves and events are called in words/: keys and arguments, no sentence of any language.
#include "engine/games/raiders/events.h"
#include "engine/games/raiders/forecast.h"
#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/say.h"
#include "engine/games/raiders/scoring.h"
#include "engine/games/raiders/text.h"
#include "engine/games/raiders/view.h"
#include "engine/games/raiders/why_not.h"

namespace jarl::raiders {

namespace {

template <class List>
std::vector<Phrase> card_list(const List& cards) {
    std::vector<Phrase> list;
    for (const Card each : cards) list.push_back(card_phrase(each));
    return list;
}

// --- Moves ----------------------------------------------------------------------------------------------------

Phrase raid_phrase(const State& state, Place place) {
    const RaidForecast f = forecast(state, state.active, place);
    Assets cost = some(Asset::Provisions, f.cost.provisions);
    cost[Asset::Gold] = std::uint8_t(f.cost.gold);
    Phrase phrase = say(f.dice == 0 ? "move.raid_harbour" : "move.raid")
                        .with("place", place_phrase(place))
                        .with("cost", amounts(cost))
                        .with("sure", f.sure_points);
    if (f.dice == 0) return phrase;
    std::vector<Phrase> tiers;
    for (const TierForecast& each : f.tiers)
        tiers.push_back(
            say("tier")
                .with("strength", each.tier.strength)
                .with("points", each.tier.points)
                .with("percent", int((200 * each.reach.ways + each.reach.of) / (2 * each.reach.of))));
    phrase.with("strength", f.strength).with("dice", f.dice).with("tiers", std::move(tiers));
    return phrase;
}

Phrase take_phrase(const State& state, Asset asset, const Reader& reader) {
    if (state.phase == Phase::Plunder) {
        const Phrase what = amount_phrase(asset, 1);
        if (state.effect == Card::Brawler) return say("move.take_supply").with("what", what);
        return say("move.take_plunder").with("what", what).with("player", reader.name(state.target));
    }
    for (const Prospect& option : prospects(state, state.active, state.where, state.colour)) {
        if (option.move != Move::take(asset)) continue;
        const Phrase what = amount_phrase(asset, option.gains[asset]);
        if (option.discards == 0) return say("move.take").with("what", what);
        return say("move.discard_for").with("n", option.discards).with("what", what);
    }
    return say("move.take").with("what", amount_phrase(asset, 1));
}

Phrase pay_phrase(const State& state, Asset asset) {
    for (const Prospect& option : prospects(state, state.active, state.where, state.colour))
        if (option.move == Move::pay(asset))
            return say("move.pay").with("cost", amounts(option.pays)).with("what", amounts(option.gains));
    return say("move.pay").with("cost", amount_phrase(asset, 1)).with("what", say("amount.nothing"));
}

Phrase hire_phrase(const State& state, Card hired) {
    return say("move.hire")
        .with("card", card_phrase(hired))
        .with("cost", amount_phrase(Asset::Silver, hire_price(state, hired)))
        .with("strength", card(hired).strength)
        .with("text", crew_text(hired));
}

// RAI-061: who plays a card for nothing should know. Only whoever sees the hand can be told.
Phrase play_phrase(const State& state, Card played) {
    const bool idle = state.hands[state.active].contains(played) && !has_effect(state, played);
    return say(idle ? "move.play_idle" : "move.play")
        .with("card", card_phrase(played))
        .with("text", hall_text(played));
}

Phrase spot_phrase(const State& state, int spot) {
    const Pieces pieces = pieces_on(state, state.raid, spot);
    std::vector<Phrase> list;
    for (const Piece piece : kPieces) {
        if (pieces[piece] == 0) continue;
        const bool valkyrie = piece == Piece::Valkyrie;
        list.push_back(valkyrie ? valkyries_phrase(pieces[piece])
                                : amount_phrase(asset_of(piece), pieces[piece]));
    }
    return say("move.spot")
        .with("n", spot + 1)
        .with("worker", worker_phrase(settlement(state.raid).spots[std::size_t(spot)].worker))
        .with("what", std::move(list));
}

Phrase draw_phrase(const State& state) {
    return say("move.draw")
        .with("n", kGateHouseCards + crew_bonus(active_player(state).crew, Building::GateHouse));
}

Phrase placing_phrase(std::string_view key, Building building, Colour worker) {
    return say(key)
        .with("building", building_phrase(building))
        .with("worker", worker_phrase(worker))
        .with("text", building_text(building));
}

Phrase swap_phrase(const State& state, Building building, const Reader& reader) {
    return say("move.swap")
        .with("player", reader.name(state.target))
        .with("worker", worker_phrase(state.village[building]))
        .with("building", building_phrase(building));
}

// The other side of a Scout's exchange.
Seat partner(const State& state) { return state.asked == state.active ? state.target : state.active; }

Phrase about_card(std::string_view key, Card is) { return say(key).with("card", card_phrase(is)); }
Phrase about_crew(std::string_view key, Card is) { return about_card(key, is).with("text", crew_text(is)); }

// --- Events ---------------------------------------------------------------------------------------------------

std::string event_key(const Event& event) {
    const std::string name = "event." + std::string(spec(Happening(event.kind)).name);
    const auto value = [&](std::size_t i) { return std::size_t(event.values[i]); };
    switch (Happening(event.kind)) {
    case Happening::FinalRound: return name + "." + std::string(kTriggerNames[value(0)]);
    case Happening::GameOver: return name + (value(0) != 0 ? ".unfinished" : "");
    case Happening::Discarded: return name + "." + std::string(kFromNames[value(1)]);
    case Happening::Rolled: return name + (event.values[1] == Event::kNone ? ".one" : "");
    case Happening::Scored: return name + "." + std::string(kReasonNames[value(1)]);
    default: return name;
    }
}

// What was gained, paid, lost or handed over is said as one amount.
bool tells_amount(Happening kind) {
    return kind == Happening::Gained || kind == Happening::Paid || kind == Happening::Lost ||
           kind == Happening::Handed;
}

std::vector<Phrase> plundered(const Event& event) {
    std::vector<Phrase> list;
    for (const Piece piece : kPieces) {
        const int n = event.values[3 + std::size_t(piece)];
        if (n == 0) continue;
        list.push_back(piece == Piece::Valkyrie ? valkyries_phrase(n) : amount_phrase(asset_of(piece), n));
    }
    return list;
}

std::vector<Phrase> cards_in(EventValues values) {
    std::vector<Phrase> list;
    for (const std::int16_t value : values) {
        if (value == Event::kNone) break;
        list.push_back(card_phrase(Card(value)));
    }
    return list;
}

// Arguments that are said; reasons and sources are part of the key already.
void add_field(Phrase& phrase, const FieldSpec& field, EventValues values,
               const std::vector<std::string>& names) {
    const int value = values[0];
    switch (field.field) {
    case Field::Number: phrase.with(field.name, value); break;
    case Field::ASeat: phrase.with(field.name, names[std::size_t(value)]); break;
    case Field::ABuilding: phrase.with(field.name, building_phrase(Building(value))); break;
    case Field::APlace: phrase.with(field.name, place_phrase(Place(value))); break;
    case Field::AColour: phrase.with(field.name, worker_phrase(Colour(value))); break;
    case Field::ACard: phrase.with(field.name, card_phrase(Card(value))); break;
    case Field::ThreeCards:
    case Field::TwoCards:
    case Field::Hand: phrase.with(field.name, cards_in(values)); break;
    case Field::PackedCards: phrase.with(field.name, card_list(unpack_cards(values))); break;
    case Field::ATile: phrase.with(field.name, tile_phrase(Offering(value))); break;
    case Field::Dice: phrase.with("one", value).with("two", int(values[1])); break;
    default: break;
    }
}

// --- Prompts --------------------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 26> kPrompts{
    "keep", "turn",    "act",    "discard", "dismiss", "pick",    "limit",   "end",    "reroll",
    "spot", "kill",    "target", "lose",    "swap",    "plunder", "tribute", "return", "enlist",
    "copy", "recruit", "under",  "number",  "give",    "offer",   "spare",   "over"};

}  // namespace

Phrase move_phrase(const State& state, Move move, const Reader& reader) {
    switch (move.verb()) {
    case Verb::Keep:
        return say("move.keep")
            .with("cards", card_list(std::array{move.card(), move.second_card(), move.third_card()}));
    case Verb::Place: return placing_phrase("move.place", move.building(), active_player(state).worker);
    case Verb::Raid: return raid_phrase(state, move.settlement());
    case Verb::Skip: return say("move.skip").with("building", building_phrase(state.where));
    case Verb::Draw: return draw_phrase(state);
    case Verb::Play: return play_phrase(state, move.card());
    case Verb::Take: return take_phrase(state, move.asset(), reader);
    case Verb::Hire: return hire_phrase(state, move.card());
    case Verb::Pay: return pay_phrase(state, move.asset());
    case Verb::Offer: return say("move.offer").with("tile", tile_phrase(move.tile()));
    case Verb::Discard: return about_card("move.discard", move.card());
    case Verb::Dismiss: return about_crew("move.dismiss", move.card());
    case Verb::Pick: return placing_phrase("move.pick", move.building(), state.village[move.building()]);
    case Verb::End: return say("move.end");
    case Verb::Reroll: return say("move.reroll").with("value", move.value());
    case Verb::KeepDice: return say("move.keep_dice");
    case Verb::Spot: return spot_phrase(state, move.value());
    case Verb::Kill: return about_crew("move.kill", move.card());
    case Verb::Target: return say("move.target").with("player", reader.name(move.seat()));
    case Verb::Lose: return about_crew("move.lose", move.card());
    case Verb::Swap: return swap_phrase(state, move.building(), reader);
    case Verb::Tribute:
        return say("move.tribute")
            .with("what", amount_phrase(move.asset(), 1))
            .with("player", reader.name(state.active));
    case Verb::Return: return about_crew("move.return", move.card());
    case Verb::Enlist: return about_crew("move.enlist", move.card());
    case Verb::Copy: return placing_phrase("move.copy", move.building(), state.colour);
    case Verb::Under: return say("move.under").with("tile", tile_phrase(move.tile()));
    case Verb::Number:
        return say("move.number").with("n", move.value()).with("player", reader.name(state.target));
    case Verb::Give: return about_card("move.give", move.card()).with("player", reader.name(partner(state)));
    case Verb::Spare: return say("move.spare").with("what", amount_phrase(move.asset(), 1));
    }
    return say("move.end");
}

Phrase event_phrase(const Event& event, const State&, const Reader& reader) {
    const std::vector<std::string>& names = reader.names;
    const Happening kind = Happening(event.kind);
    const EventSpec& is = spec(kind);
    Phrase phrase = say(event_key(event));
    if (is.has_seat) phrase.with("who", names[index(event.seat)]);
    if (kind == Happening::Plundered) phrase.with("what", plundered(event));
    if (tells_amount(kind)) {
        const std::size_t at = kind == Happening::Handed ? 1 : 0;
        phrase.with("what", amount_phrase(Asset(event.values[at]), event.values[at + 1]));
    }
    for_each_field(is, event, [&](const FieldSpec& field, EventValues values) {
        add_field(phrase, field, values, names);
    });
    return phrase;
}

namespace {

bool can_raid_somewhere(const State& state) {
    return std::any_of(kPlaces.begin(), kPlaces.end(),
                       [&](Place place) { return can_raid(state, state.active, place); });
}

}  // namespace

Phrase prompt(const State& state, const Reader& reader) {
    const std::string key = "prompt." + std::string(kPrompts[std::size_t(state.phase)]);
    switch (state.phase) {
    case Phase::Turn:
        return say(can_raid_somewhere(state) ? key : key + ".work")
            .with("worker", worker_phrase(active_player(state).worker));
    case Phase::Act: return say(key).with("building", building_phrase(state.where));
    case Phase::Discard:
    case Phase::Limit: return say(key).with("n", state.to_name);
    case Phase::Dismiss:
        if (state.hiring == Card::None) return say(key + ".brawler");
        return say(key).with("card", card_phrase(state.hiring));
    case Phase::Reroll: {
        const int total =
            raid_strength(active_player(state), settlement(state.raid)) + state.dice[0] + state.dice[1];
        const bool two = state.dice[1] > 0;
        Phrase phrase = say(two ? key : key + ".one").with("one", state.dice[0]).with("strength", total);
        if (two) phrase.with("two", state.dice[1]);
        return phrase;
    }
    case Phase::Spot: return say(key).with("place", place_phrase(state.raid));
    case Phase::Kill: return say(key).with("n", deaths_to_come(state));
    case Phase::Target: return say(key).with("card", card_phrase(state.effect));
    case Phase::Plunder:
        if (state.effect == Card::Brawler) return say(key + ".supply");
        return say(key).with("player", reader.name(state.target));
    case Phase::Swap:
    case Phase::Number: return say(key).with("player", reader.name(state.target));
    case Phase::Lose:
    case Phase::Tribute: return say(key).with("player", reader.name(state.active));
    case Phase::Give: return say(key).with("n", to_give(state)).with("player", reader.name(partner(state)));
    case Phase::Spare: return say(key).with("tile", tile_phrase(state.offering));
    default: return say(key);
    }
}

std::vector<std::string> help_topics() {
    // In the order of a turn.
    return {"turn",  "worker",   "work",   "building", "hall", "hire",   "crew", "hero",
            "cards", "offering", "raid",   "strength", "dice", "armour", "spot", "valkyrie",
            "limit", "supply",   "secret", "undo",     "end",  "score"};
}

std::vector<std::string> word_keys() {
    std::vector<std::string> keys;
    const auto add = [&](const std::string& key) { keys.push_back("raiders." + key); };
    const auto add_all = [&](const std::string& stem, std::initializer_list<const char*> ends) {
        for (const char* end : ends) add(stem + end);
    };
    add_all("",
            {"name", "about", "credits", "tile", "tier", "card.hidden", "amount.nothing", "amount.valkyrie"});
    for (const Asset asset : kAssets) add("amount." + std::string(asset_name(asset)));
    for (const Colour colour : kColours) add("worker." + std::string(colour_name(colour)));
    for (const Townsfolk& each : kTownsfolk) {
        add("card." + std::string(each.id));
        add("card." + std::string(each.id) + ".crew");
        if (!each.hero) add("card." + std::string(each.id) + ".hall");
    }
    for (const BuildingCard& each : kBuildingCards) {
        add("building." + std::string(each.id));
        add("building." + std::string(each.id) + ".text");
    }
    for (const Settlement& each : kSettlements) add("place." + std::string(each.id));
    add_all("option.", {"players", "rounds"});
    for (const std::string_view part : kScoreParts) add("score." + std::string(part));
    for (const std::string_view phase : kPrompts) add("prompt." + std::string(phase));
    add_all("prompt.", {"dismiss.brawler", "reroll.one", "turn.work", "plunder.supply"});
    add_all("move.",
            {"keep",    "place",       "raid",         "raid_harbour", "skip",    "draw",      "play",
             "take",    "take_supply", "take_plunder", "discard_for",  "hire",    "pay",       "offer",
             "discard", "dismiss",     "pick",         "end",          "reroll",  "keep_dice", "spot",
             "kill",    "target",      "lose",         "swap",         "tribute", "return",    "enlist",
             "copy",    "under",       "number",       "give",         "spare",   "play_idle"});
    add_all("event.", {"kept",
                       "kept_cards",
                       "first_player",
                       "turn_ended",
                       "final_round.fortresses",
                       "final_round.offerings",
                       "final_round.valkyries",
                       "game_over",
                       "game_over.unfinished",
                       "drew",
                       "drew_cards",
                       "reshuffled",
                       "placed",
                       "picked",
                       "acted",
                       "skipped",
                       "gained",
                       "paid",
                       "lost",
                       "handed",
                       "discarded.hand",
                       "discarded.crew",
                       "hires",
                       "joined",
                       "returned",
                       "played",
                       "targeted",
                       "copied",
                       "swapped",
                       "number",
                       "chose",
                       "exchanged",
                       "exchanged_cards",
                       "offered",
                       "offering_shown",
                       "offering_under",
                       "raids",
                       "rolled",
                       "rolled.one",
                       "rerolled",
                       "strength",
                       "scored.strength",
                       "scored.harbour",
                       "scored.crew",
                       "scored.killed",
                       "plundered",
                       "killed"});
    add_all("piece.",
            {"card.crew",     "card.discard",     "card.hand",      "card.own",       "crew.none",
             "crew.price",    "crew.return",      "crew.stays",     "hand.elsewhere", "hand.given",
             "hand.hero",     "hand.hero_later",  "hand.later",     "hand.none",      "hand.price",
             "hand.returned", "hand.second_hero", "hand.wait",      "house.acted",    "house.empty",
             "house.hall",    "house.here",       "house.idle",     "house.later",    "house.placed",
             "house.refuses", "house.taken",      "isle.crew",      "isle.here",      "isle.lacks",
             "isle.later",    "isle.other",       "isle.plundered", "isle.worker",    "seat.crew",
             "seat.hand",     "seat.has",         "seat.later",     "seat.plunder",   "seat.self",
             "stack",         "tile.here",        "tile.lacks",     "tile.later",     "tile.trader",
             "waits"});
    add_all("sketch.",
            {"card",   "crew", "discard",  "fortresses", "gold",        "hand",   "has",       "hidden",
             "iron",   "last", "legend",   "livestock",  "marker",      "needs",  "no_worker", "offerings",
             "owned",  "pile", "points",   "raid",       "settlements", "setup",  "stack",     "strength",
             "supply", "turn", "valkyrie", "valkyries",  "village",     "worker", "you"});
    for (const std::string& topic : help_topics()) {
        add("help." + topic);
        add("topic." + topic);
    }
    for (const std::string_view rule : kRefusalRules) add("rule." + std::string(rule));
    return keys;
}

}  // namespace jarl::raiders
