#include "match/match.h"

#include <utility>

#include "base/hex.h"
#include "base/plain_text.h"
#include "match/games/game_table.h"

namespace jarl {

namespace {

std::vector<GameInfo> all_games() {
    std::vector<GameInfo> all;
    for (const GameTable* table : game_tables()) all.push_back(table->info);
    return all;
}

std::string names_of_all_games() {
    std::string names;
    for (const GameInfo& game : games()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

std::optional<Problem> check_seat_name(std::size_t seat, std::string_view name) {
    const auto wrong = [&](std::string_view why) {
        return Problem{"seat " + std::to_string(seat) + ": the name " + std::string(why)};
    };
    if (name.empty()) return wrong("is empty");
    if (name.size() > kMaxSeatName) return wrong("is longer than " + std::to_string(kMaxSeatName) + " bytes");
    if (const auto why = not_plain(name); !why.empty()) return wrong("contains " + std::string(why));
    if (name.front() == ' ' || name.back() == ' ') return wrong("begins or ends with a space");
    return std::nullopt;
}

std::optional<Problem> check_seats(const std::vector<std::string>& seats, int wanted) {
    if (seats.size() != std::size_t(wanted))
        return Problem{"seats: " + std::to_string(wanted) + " are needed and " +
                       std::to_string(seats.size()) + " were given"};
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (auto problem = check_seat_name(seat, seats[seat])) return problem;
    return std::nullopt;
}

std::optional<Problem> check_hash(std::string_view hash) {
    const bool good = hash.size() == 64 && from_hex(hash);
    return good ? std::nullopt : std::optional(Problem{"seed sha256: 64 hexadecimal digits are needed"});
}

Result<ReadOptions> read_options(const GameTable& game, std::string_view text) {
    if (text.size() > kMaxOptionsText) return Problem{"options: the text is too long"};
    if (const auto why = not_plain(text); !why.empty()) return Problem{"options: " + std::string(why)};
    auto options = game.read_options(text);
    return options ? options : Problem{"options: " + options.problem()};
}

}  // namespace

std::span<const GameInfo> games() {
    static const std::vector<GameInfo> all = all_games();
    return all;
}

const GameInfo* find_game(std::string_view name) {
    for (const GameInfo& game : games())
        if (game.name == name) return &game;
    return nullptr;
}

Result<std::unique_ptr<Match>> Match::create(const MatchSetup& setup, std::vector<std::uint8_t> tape) {
    const GameTable* game = find_game_table(setup.game);
    if (!game)
        return Problem{"game: unknown game " + quoted(setup.game) + "; there is " + names_of_all_games()};
    const auto options = read_options(*game, setup.options);
    if (!options) return Problem{options.problem()};
    if (auto problem = check_seats(setup.seats, options->seats)) return *problem;
    if (auto problem = check_hash(setup.seed_hash)) return *problem;
    return game->deal(*find_game(setup.game), setup, std::move(tape));
}

}  // namespace jarl
