// When something happened: the turn, or before the first one.
#pragma once

#include "engine/core/phrase.h"

namespace jarl::cli {

inline Phrase when(int turn) {
    return turn > 0 ? Phrase{"cli.when.turn"}.with("turn", turn) : Phrase{"cli.when.start"};
}

}  // namespace jarl::cli
