// What moves and events are called in words/: keys and arguments, no sentence of any language.
#include "engine/games/loot/events.h"
#include "engine/games/loot/legal.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/text.h"
#include "engine/games/loot/view.h"
#include "engine/games/loot/why_not.h"

namespace jarl::loot {

namespace {

Phrase say(std::string_view key) { return Phrase{"loot." + std::string(key)}; }

Phrase kind_phrase(Kind kind) { return say("kind." + std::string(kind_name(kind))); }
Phrase count_phrase(Kind kind, int n) { return say("count." + std::string(kind_name(kind))).with("n", n); }
Phrase terrain_phrase(Kind resource) { return say("terrain." + std::string(kKindFacts[resource].terrain)); }
Phrase site_phrase(SiteId id) { return say("site." + std::string(site_kind_name(kind_of(id)))); }

Phrase ship_phrase(Ship ship) {
    const Longship& is = longship(ship);
    std::vector<Phrase> needs;
    for (const Kind kind : kResources)
        if (is.needs[std::size_t(kind)] > 0) needs.push_back(count_phrase(kind, is.needs[std::size_t(kind)]));
    return say("longship")
        .with("id", std::string(is.name))
        .with("bonus", int(is.bonus))
        .with("target", kind_phrase(is.target))
        .with("needs", std::move(needs));
}

// --- Moves -------------------------------------------------------------------------------------------------------

Phrase gain_phrase(const Event& event) {
    const auto value = [&](std::size_t i) { return int(event.values[i]); };
    switch (Happening(event.kind)) {
    case Happening::Validated:
        return say("then.validates").with("id", std::string(longship(Ship(value(0))).name));
    case Happening::Finished: return say("then.finishes").with("site", site_phrase(SiteId(value(0))));
    default: break;
    }
    const Phrase what = count_phrase(Kind(value(0)), value(1));
    if (value(2) == Event::kNone) return what;
    return say("gain").with("what", what).with("hex", hex_name(hex_of(HexCode(value(2)))));
}

std::vector<Phrase> gains(const State& state, Move move) {
    std::vector<Phrase> list;
    for (const Event& event : brings(state, move)) list.push_back(gain_phrase(event));
    return list;
}

Phrase then(const State& state, Move move) {
    std::vector<Phrase> list = gains(state, move);
    return list.empty() ? say("then.nothing") : say("then").with("list", std::move(list));
}

Phrase place_phrase(const State& state, Move move) {
    const int hex = state.board.find(move.hex());
    return say("move.place")
        .with("hex", hex_name(hex_of(move.hex())))
        .with("terrain", terrain_phrase(state.board.resource_of(hex)))
        .with("gains", gains(state, move));
}

// --- Events ------------------------------------------------------------------------------------------------------

std::string event_key(const Event& event) {
    const std::string name = "event." + std::string(spec(Happening(event.kind)).name);
    switch (Happening(event.kind)) {
    case Happening::Shield: return name + "." + std::string(shield_name(Shield(event.values[0])));
    case Happening::Won: return name + (event.values[2] == Event::kNone ? "" : ".building");
    case Happening::Left: return name + (event.values[1] == Event::kNone ? "" : ".building");
    default: return name;
    }
}

Phrase with_field(Phrase phrase, const Event& event, std::size_t i) {
    const FieldSpec& field = spec(Happening(event.kind)).fields[i];
    const int value = event.values[i];
    if (value == Event::kNone) return phrase;
    switch (field.field) {
    case Field::Number:
        return Happening(event.kind) == Happening::Won ? phrase : std::move(phrase).with(field.name, value);
    case Field::AShield: return phrase;  // part of the key
    case Field::AHex: return std::move(phrase).with(field.name, hex_name(hex_of(HexCode(value))));
    case Field::AKind:
        return Happening(event.kind) == Happening::Won
                   ? std::move(phrase).with("what", count_phrase(Kind(value), event.values[1]))
                   : std::move(phrase).with(field.name, kind_phrase(Kind(value)));
    case Field::ACell: return std::move(phrase).with(field.name, cell_name(Cell(value)));
    case Field::AShip: return std::move(phrase).with(field.name, ship_phrase(Ship(value)));
    case Field::ASite:
        return std::move(phrase)
            .with(field.name, site_phrase(SiteId(value)))
            .with("points", int(kSitePoints[kind_of(SiteId(value))]));
    }
    return phrase;
}

}  // namespace

Phrase move_phrase(const State& state, Move move, const Reader&) {
    switch (move.verb()) {
    case Verb::Place: return place_phrase(state, move);
    case Verb::Shield: return say("move.shield." + std::string(shield_name(move.shield())));
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle:
        return say("move.leave.building")
            .with("kind", kind_phrase(move.kind()))
            .with("hex", hex_name(hex_of(move.hex())));
    case Verb::Lay:
        return say("move.lay")
            .with("kind", kind_phrase(move.kind()))
            .with("cell", cell_name(move.cell()))
            .with("then", then(state, move));
    case Verb::Ship: return say("move.ship").with("ship", ship_phrase(move.ship()));
    case Verb::Trophy:
        return say("move.trophy").with("axes", move.axes()).with("points", trophy_points(move.axes()));
    case Verb::Berth:
        return say("move.berth").with("cell", cell_name(move.cell())).with("then", then(state, move));
    case Verb::End: return say("move.end");
    }
    return say("move.end");
}

Phrase event_phrase(const Event& event, const State&, const Reader& reader) {
    const std::vector<std::string>& names = reader.names;
    const EventSpec& is = spec(Happening(event.kind));
    Phrase phrase = say(event_key(event));
    if (is.has_seat) phrase = std::move(phrase).with("who", names[index(event.seat)]);
    for (std::size_t i = 0; i < is.fields.size() && !is.fields[i].name.empty(); ++i)
        phrase = with_field(std::move(phrase), event, i);
    if (Happening(event.kind) == Happening::Trophy)
        phrase = std::move(phrase).with("points", trophy_points(event.values[0]));
    return phrase;
}

Phrase prompt(const State& state, const Reader&) {
    switch (state.phase) {
    case Phase::Place:
        if (is_declared(state, Shield::Occupied)) return say("prompt.place.occupied");
        return say(state.second != 0 ? "prompt.place.second" : "prompt.place");
    case Phase::Leave: return say("prompt.leave").with("n", excess(state));
    case Phase::Lay: {
        const Kind kind = state.won.first();
        return say("prompt.lay").with("what", count_phrase(kind, state.won[kind]));
    }
    case Phase::Harbour: return say(legal_moves(state).size() > 1 ? "prompt.harbour" : "prompt.harbour.end");
    case Phase::Berth: return say("prompt.berth").with("ship", ship_phrase(state.taken));
    case Phase::Over: break;
    }
    return say("prompt.over");
}

std::vector<std::string> help_topics() {
    return {"turn",     "viking", "resource", "fjord", "house", "tower", "castle", "shield",
            "longship", "site",   "trophy",   "end",   "score", "map",   "undo"};
}

std::vector<std::string> word_keys() {
    std::vector<std::string> keys;
    const auto add = [&](const std::string& key) { keys.push_back("loot." + key); };
    const auto add_all = [&](const std::string& stem, std::initializer_list<const char*> ends) {
        for (const char* end : ends) add(stem + end);
    };
    add_all("", {"name", "about", "credits", "gain", "then", "then.nothing", "then.validates",
                 "then.finishes", "longship"});
    for (const Kind kind : kKinds) {
        const std::string name(kind_name(kind));
        add("kind." + name);
        add("count." + name);
        add("letter." + name);
        if (!is_building(kind)) add("terrain." + std::string(kKindFacts[kind].terrain));
    }
    for (const SiteKind kind : kSiteKinds) {
        add("site." + std::string(site_kind_name(kind)));
        add("letter." + std::string(site_kind_name(kind)));
    }
    add_all("option.", {"players", "players.2", "players.3", "players.4"});
    for (const std::string_view part : kScoreParts) add("score." + std::string(part));
    add_all("prompt.", {"place", "place.second", "place.occupied", "leave", "lay", "harbour", "harbour.end",
                        "berth", "over"});
    add_all("move.", {"place", "leave", "leave.building", "lay", "ship", "trophy", "berth", "end"});
    for (const Shield shield : kShields) {
        const std::string name(shield_name(shield));
        add("shield." + name);
        add("move.shield." + name);
        add("event.shield." + name);
    }
    add_all("event.",
            {"placed", "won", "won.building", "left", "left.building", "laid", "took_ship", "berthed",
             "validated", "finished", "trophy", "refilled", "sea_empty", "passed", "turn", "over"});
    add_all("sketch.", {"turn", "you", "points", "vikings", "shields", "none", "trophy", "sea", "sea.empty",
                        "bag", "legend", "legend.map", "legend.fjord", "won", "needs", "finished"});
    for (const std::string& topic : help_topics()) {
        add("help." + topic);
        add("topic." + topic);
    }
    for (const std::string_view rule : kRefusalRules) add("rule." + std::string(rule));
    return keys;
}

}  // namespace jarl::loot
