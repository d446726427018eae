// What moves and events are called in words/: keys and arguments, no sentence of any language.
#include "engine/games/loot/events.h"
#include "engine/games/loot/legal.h"
#include "engine/games/loot/pieces.h"
#include "engine/games/loot/places.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/text.h"
#include "engine/games/loot/view.h"
#include "engine/games/loot/why_not.h"

namespace jarl::loot {

namespace {

// --- Moves -------------------------------------------------------------------------------------------------------

Phrase gain_phrase(const Event& event) {
    const auto value = [&](std::size_t i) { return int(event.values[i]); };
    switch (Happening(event.kind)) {
    case Happening::Validated: return say("then.validates").with("ship", short_ship_phrase(Ship(value(0))));
    case Happening::Finished: return say("then.finishes").with("site", site_phrase(SiteId(value(0))));
    default: return count_phrase(Kind(value(0)), value(1));
    }
}

// Buildings of one kind from several spots are one number.
std::vector<Phrase> spoils(const State& state, Move move) {
    Heap won;
    for (const Event& event : brings(state, move)) won.add(Kind(event.values[0]), event.values[1]);
    std::vector<Phrase> list;
    for (const Kind kind : kKinds)
        if (won[kind] > 0) list.push_back(count_phrase(kind, won[kind]));
    return list;
}

Phrase then(const State& state, Move move) {
    std::vector<Phrase> list;
    for (const Event& event : brings(state, move)) list.push_back(gain_phrase(event));
    return list.empty() ? say("then.nothing") : say("then").with("list", std::move(list));
}

Phrase place_phrase(const State& state, Move move) {
    const bool full = active_player(state).fjord.empty().empty();  // LOO-051
    Phrase phrase = say(full ? "move.place.full" : "move.place")
                        .with("hex", hex_phrase(state.board, state.board.find(move.hex())));
    return full ? phrase : std::move(phrase).with("gains", spoils(state, move));
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

}  // namespace

Phrase move_phrase(const State& state, Move move, const Reader&) {
    switch (move.verb()) {
    case Verb::Place: return place_phrase(state, move);
    case Verb::Shield: return say("move.shield." + std::string(shield_name(move.shield())));
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle:
        return say("move.leave")
            .with("spot", spot_phrase(state.board, state.board.find_spot(move.kind(), move.hex())));
    case Verb::Lay:
        return say("move.lay")
            .with("tile", the_phrase(move.kind()))
            .with("cell", cell_phrase(move.cell()))
            .with("then", then(state, move));
    case Verb::Ship: return say("move.ship").with("ship", ship_phrase(move.ship()));
    case Verb::Trophy:
        return say("move.trophy").with("axes", move.axes()).with("points", trophy_points(move.axes()));
    case Verb::Berth:
        return say("move.berth").with("cell", cell_phrase(move.cell())).with("then", then(state, move));
    case Verb::End: break;
    }
    return say("move.end");
}

Phrase event_phrase(const Event& event, const State& before, const Reader& reader) {
    const auto value = [&](std::size_t i) { return int(event.values[i]); };
    const Board& board = before.board;
    Phrase phrase = say(event_key(event));
    if (spec(Happening(event.kind)).has_seat) phrase.with("who", reader.name(event.seat));
    switch (Happening(event.kind)) {
    case Happening::Placed: phrase.with("hex", hex_phrase(board, board.find(HexCode(value(0))))); break;
    case Happening::Won:
        phrase.with("what", count_phrase(Kind(value(0)), value(1)));
        if (value(2) != Event::kNone)
            phrase.with("spot", spot_phrase(board, board.find_spot(Kind(value(0)), HexCode(value(2)))));
        break;
    case Happening::Left:
    case Happening::Laid: phrase.with("tile", one_phrase(Kind(value(0)))); break;
    case Happening::TookShip:
    case Happening::Validated: phrase.with("ship", ship_phrase(Ship(value(0)))); break;
    case Happening::Refilled: phrase.with("ship", ship_phrase(Ship(value(1)))); break;
    case Happening::Finished:
        phrase.with("site", site_phrase(SiteId(value(0))));
        phrase.with("points", int(kSitePoints[kind_of(SiteId(value(0)))]));
        break;
    case Happening::Trophy: phrase.with("axes", value(0)).with("points", trophy_points(value(0))); break;
    case Happening::Shield:
    case Happening::Berthed:
    case Happening::SeaEmpty:
    case Happening::Passed:
    case Happening::Turn:
    case Happening::Over: break;
    }
    return phrase;
}

namespace {

Phrase place_prompt(const State& state) {
    if (is_declared(state, Shield::Occupied)) return say("prompt.place.occupied");
    const std::string key = state.second != 0 ? "prompt.place.second" : "prompt.place";
    return say(shields_to_declare(state) != 0 ? key + ".shield" : key);
}

Phrase harbour_prompt(const State& state) {
    const bool ship = can_take_ship(state) && !ships_on_sea(state).empty();
    const bool trophy = trophies_to_take(state) != 0;
    return say(ship && trophy ? "prompt.harbour"
               : ship         ? "prompt.harbour.ship"
               : trophy       ? "prompt.harbour.trophy"
                              : "prompt.harbour.end");
}

}  // namespace

Phrase prompt(const State& state, const Reader&) {
    switch (state.phase) {
    case Phase::Place: return place_prompt(state);
    case Phase::Leave: return say("prompt.leave").with("n", excess(state));
    case Phase::Lay: return say("prompt.lay").with("what", waiting(state));
    case Phase::Harbour: return harbour_prompt(state);
    case Phase::Berth: return say("prompt.berth").with("ship", ship_phrase(state.taken));
    case Phase::Over: break;
    }
    return say("prompt.over");
}

std::vector<std::string> help_topics() {
    // In the order of a turn.
    return {"turn",     "shield", "viking", "resource", "house", "tower", "castle", "fjord",
            "longship", "site",   "trophy", "map",      "undo",  "end",   "score"};
}

std::vector<std::string> word_keys() {
    std::vector<std::string> keys;
    const auto add = [&](const std::string& key) { keys.push_back("loot." + key); };
    const auto add_all = [&](const std::string& stem, std::initializer_list<const char*> ends) {
        for (const char* end : ends) add(stem + end);
    };
    add_all("", {"name", "about", "credits", "then", "then.nothing", "then.validates", "then.finishes"});
    add_place_keys(keys);
    add_piece_keys(keys);
    for (const Kind kind : kKinds) add("letter." + std::string(kind_name(kind)));
    for (const SiteKind kind : kSiteKinds) add("letter." + std::string(site_kind_name(kind)));
    add_all("option.", {"players", "players.2", "players.3", "players.4", "first", "first.lot", "first.a",
                        "first.b", "first.c", "first.d"});
    for (const std::string_view part : kScoreParts) add("score." + std::string(part));
    add_all("prompt.",
            {"place", "place.shield", "place.second", "place.second.shield", "place.occupied", "leave", "lay",
             "harbour", "harbour.ship", "harbour.trophy", "harbour.end", "berth", "over"});
    add_all("move.", {"place", "place.full", "leave", "lay", "ship", "trophy", "berth", "end"});
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
