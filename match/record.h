// A match as text a person can read (docs/record.md): one header line a fact, then the moves by turn.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/match.h"
#include "match/seeded.h"

namespace jarl {

inline constexpr std::size_t kMaxRecordBytes = 1024 * 1024;  // twice the longest match of 20,000 moves
inline constexpr std::size_t kMaxRecordLine = 16 * 1024;     // a turn of a thousand moves

// A value of the header and the line it stood on.
struct Fact {
    std::string value;
    int line = 0;  // 0: the record does not say
    bool said() const { return line != 0; }
};

struct RecordedMove {
    std::string text;
    int line;
    int number;  // in its line, from 1
    int turn, seat;
};

// A record as it was read: its form is right, nothing else is known about it.
struct Record {
    Fact game, ruleset, options, seed_hash, moves_count;
    std::vector<Fact> seats;
    Fact seed;         // the match is over
    Fact secret_seed;  // the match goes on: a save, not to be shown
    Fact result;       // the match is over
    std::vector<RecordedMove> moves;
    int last_line = 0;

    bool finished() const { return result.said(); }
};

Result<Record> read_record(std::string_view text);

// The rules a record was made with and those this program plays, where they are not the same: "lofoten/1", "lofoten/2".
struct OtherRuleset {
    std::string made_with, played;
};
std::optional<OtherRuleset> other_ruleset(const Record& record);

// Plays the record again and checks everything it says: the names, the hash of the seed, every move, the result. The
// problem names the first thing that is wrong with its line. A record of a match that goes on has no seed: whoever
// runs the match knows it.
Result<std::unique_ptr<Match>> replay(const Record& record, const Crypto& crypto,
                                      const std::optional<Seed>& known_seed = std::nullopt);

std::string result_text(const Match& match);  // "37 (place 1), 31 (place 2)", by seat

}  // namespace jarl
