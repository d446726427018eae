// The state for people and programs outside: JSON, phrases for words/, and the table drawn in text.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/core/event.h"
#include "engine/core/phrase.h"
#include "engine/core/reader.h"
#include "engine/games/lofoten/move.h"

namespace jarl::lofoten {

void write_view(Json& json, const State& state);  // hidden cards are null
void write_event(Json& json, const Event& event);

Phrase move_phrase(const State& state, Move move, const Reader& reader);
Phrase event_phrase(const Event& event, const State& before, const Reader& reader);
Phrase prompt(const State& state, const Reader& reader);
std::vector<std::string> word_keys();
std::vector<std::string> help_topics();

std::string sketch(const State& seen, Seat viewer, const Teller& teller,
                   const std::vector<std::string>& names, bool colour);

}  // namespace jarl::lofoten
