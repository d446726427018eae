// The matches that were opened and the bots that were made, by their numbers from 1.
#pragma once

#include <memory>

#include "match/bot.h"
#include "match/match.h"

namespace jarl {

int keep_match(std::unique_ptr<Match> match);  // its number
Match* find_match(int number);                 // nullptr: there is no such match
Bot* find_bot(int number);

}  // namespace jarl
