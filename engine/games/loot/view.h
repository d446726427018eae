// The state for people and programs outside: JSON, phrases for words/, and the table drawn in text.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/core/event.h"
#include "engine/core/phrase.h"
#include "engine/core/reader.h"
#include "engine/games/loot/move.h"

namespace jarl::loot {

void write_view(Json& json, const State& state);
void write_event(Json& json, const Event& event);

Phrase move_phrase(const State& state, Move move, const Reader& reader);
Phrase event_phrase(const Event& event, const State& before, const Reader& reader);
Phrase prompt(const State& state, const Reader& reader);
std::vector<std::string> word_keys();
std::vector<std::string> help_topics();

std::string sketch(const State& seen, Seat viewer, const Teller& teller,
                   const std::vector<std::string>& names, bool colour);

// What a choice would bring, before it is made: the events of the viking placed (Won, without what finds no cell), of the
// tile laid or the longship berthed (Validated, Finished). Empty for other moves.
std::vector<Event> brings(const State& state, Move move);

// The state after a placement, a tile laid or a longship berthed.
State after(const State& state, Move move);

// Every hex of the table, by q, then r.
struct TableHex {
    Hex hex;
    enum class Type : std::uint8_t { Resource, Building, Sea, Trophy } type;
    int number;  // of the resource hex, the spot, the sea hex, the trophy
};
std::vector<TableHex> table_hexes(const Board& board);

}  // namespace jarl::loot
