// A match in this house: who sits where, and the file that keeps it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/bot.h"
#include "match/match.h"
#include "match/seeded.h"
#include "match/words.h"

namespace jarl::cli {

// Who plays a seat: somebody at this screen, or a bot that people are offered.
struct SeatKind {
    std::optional<BotSpec> bot;
    bool human() const { return !bot; }
    bool random() const { return bot && bot->name == "random"; }
};
Result<SeatKind> read_seat_kind(
    std::string_view text);  // human, random, a level, a level with a budget: jarl@500ms
std::string seat_kind_text(const SeatKind& kind);

struct Sitting {
    SeededMatch match;
    std::vector<SeatKind> kinds;               // by seat
    std::vector<std::unique_ptr<Bot>> bots{};  // by seat, made when first asked
    bool thinking = false;                     // the bot that decides has been asked

    const SeatKind& kind(Seat seat) const { return kinds[index(seat)]; }
    int humans() const;
    // The bot of the seat to move thinks for about so long; true: it has played. Seed and ply decide what it does, and
    // the clock, for a bot that thinks by it.
    bool let_bot_think(double milliseconds);
};

// A save is the match's own text (docs/record.md) and a last line that says who plays: `players: human jarl`.
std::string save_text(const Sitting& sitting);
Result<Sitting> read_save(std::string_view text, const Words& words);
std::string_view without_players(std::string_view save);  // the match's own text

// $XDG_DATA_HOME/jarl, usually ~/.local/share/jarl.
std::filesystem::path saves_folder();
std::filesystem::path new_save(std::string_view game);                    // a name that is still free
std::optional<std::filesystem::path> newest_save(std::string_view game);  // empty: of any game
std::filesystem::path new_record(const std::filesystem::path& save);      // where the finished match goes

}  // namespace jarl::cli
