// A position on its way to another program of ours: what the seat that decides may know, with everything else dealt anew.
// The bytes of a state are taken as they are, so they carry a stamp that only a holder of the key can make.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/match.h"
#include "match/seeded.h"

namespace jarl {

// What both sides must agree on before bytes can travel: "lofoten/2:248", the ruleset and the size of a state.
std::string world_format(const GameInfo& game);

struct World {
    int ply = 0;  // the information boundary: all moves since then are the deciding seat's own
    std::vector<std::uint8_t> bytes;  // of the state there
};
World world_of(const Match& match);  // of the seat that decides; the same observation gives the same bytes

std::string stamp(const World& world, const MatchSetup& setup, const Seed& key);
// A match that goes on from there. The stamp was checked: bytes from anybody else could be no state at all.
Result<std::unique_ptr<Match>> match_in(const World& world, const MatchSetup& setup, std::string_view stamped,
                                        const Seed& key);

}  // namespace jarl
