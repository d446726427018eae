#include "tests/fourth_game/ravens.h"

#include "match/games/game_of.h"

template struct jarl::GameOf<jarl::Ravens>;
