// A match in this house: who sits where, the secret seed, and the file that keeps it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "match/match.h"
#include "match/seeded.h"

namespace jarl {

enum class SeatKind { Human, Random };
std::optional<SeatKind> read_seat_kind(std::string_view text);
std::string_view seat_kind_text(SeatKind kind);

struct Sitting {
    std::unique_ptr<Match> match;
    Seed seed{};
    std::vector<SeatKind> kinds;  // by seat

    SeatKind kind(Seat seat) const { return kinds[index(seat)]; }
    int humans() const;
    std::optional<Match::Refused> play(std::string_view move_text);
    void play_random();  // for the seat to move; the same seed and the same ply give the same move
};

// A save is the match's own text (docs/record.md) and a last line that says who plays: `players: human random`.
std::string save_text(const Sitting& sitting);
Result<Sitting> read_save(std::string_view text);
std::string_view without_players(std::string_view save);  // the match's own text

// $XDG_DATA_HOME/jarl, usually ~/.local/share/jarl.
std::filesystem::path saves_folder();
std::filesystem::path new_save(std::string_view game);                    // a name that is still free
std::optional<std::filesystem::path> newest_save(std::string_view game);  // empty: of any game
std::filesystem::path new_record(const std::filesystem::path& save);      // where the finished match goes

}  // namespace jarl
