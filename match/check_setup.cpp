#include "match/check_setup.h"

#include <optional>
#include <utility>

#include "base/hex.h"
#include "base/plain_text.h"

namespace jarl {

namespace {

using Field = SetupProblem::Field;
using Wrong = std::optional<SetupProblem>;

std::string names_of_all_games() {
    std::string names;
    for (const GameInfo& game : games()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

Wrong check_seat_name(int seat, std::string_view name) {
    const auto wrong = [&](std::string_view why) {
        return SetupProblem{Field::SeatName, seat,
                            "seat " + std::to_string(seat) + ": the name " + std::string(why)};
    };
    if (name.empty()) return wrong("is empty");
    if (name.size() > kMaxSeatName) return wrong("is longer than " + std::to_string(kMaxSeatName) + " bytes");
    if (const auto why = not_plain(name); !why.empty()) return wrong(why);
    if (name.front() == ' ' || name.back() == ' ') return wrong("begins or ends with a space");
    return std::nullopt;
}

Wrong check_seats(const std::vector<std::string>& seats, int wanted) {
    if (seats.size() != std::size_t(wanted))
        return SetupProblem{Field::Seats, -1,
                            "seats: " + std::to_string(wanted) + " are needed and " +
                                std::to_string(seats.size()) + " were given"};
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (auto wrong = check_seat_name(int(seat), seats[seat])) return wrong;
    return std::nullopt;
}

Wrong check_hash(std::string_view hash) {
    if (hash.empty() || (hash.size() == 64 && from_hex(hash))) return std::nullopt;
    return SetupProblem{Field::SeedHash, -1, "seed sha256: 64 hexadecimal digits are needed"};
}

Result<GameOptions, SetupProblem> read_options(const GameInfo& game, std::string_view text) {
    const auto wrong = [](std::string_view why) {
        return SetupProblem{Field::Options, -1, "options: " + std::string(why)};
    };
    if (text.size() > kMaxOptionsText) return wrong("the text is too long");
    if (const auto why = not_plain(text); !why.empty()) return wrong("the text " + std::string(why));
    auto options = game.read_options(text);
    if (!options) return wrong(options.problem());
    return std::move(*options);
}

}  // namespace

Result<MatchSetup, SetupProblem> check_setup(MatchSetup setup) {
    const GameInfo* game = find_game(setup.game);
    if (!game)
        return SetupProblem{
            Field::Game, -1,
            "game: unknown game " + quoted(setup.game) + "; there is " + names_of_all_games()};
    auto options = read_options(*game, setup.options);
    if (!options) return options.error();
    if (auto wrong = check_seats(setup.seats, options->seats)) return std::move(*wrong);
    if (auto wrong = check_hash(setup.seed_hash)) return std::move(*wrong);
    setup.options = std::move(options->text);
    return setup;
}

}  // namespace jarl
