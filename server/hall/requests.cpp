#include "server/hall/requests.h"

#include <utility>

#include <fmt/core.h>

#include "base/capital.h"
#include "base/json.h"
#include "base/plain_text.h"
#include "bots/search/level.h"
#include "match/check_setup.h"
#include "match/match.h"
#include "server/hall/fields.h"
#include "server/hall/names.h"

namespace jarl::hall {

namespace {

using Parsed = nlohmann::json;
using Wrong = std::optional<Trouble>;

std::variant<Parsed, Trouble> read_object(std::string_view body) {
    if (body.size() > kMaxText) return Trouble{"too_long", "A body has at most 4096 bytes."};
    Parsed json = Parsed::parse(body.begin(), body.end(), nullptr, /*allow_exceptions=*/false);
    if (json.is_discarded()) return Trouble{"unreadable", "The body is not JSON."};
    if (!json.is_object()) return Trouble{"unreadable", "The body must be a JSON object."};
    return json;
}

Wrong read_seat(const Parsed& json, int number, bool& host_known, TableRow& row) {
    const auto bad = [&](const std::string& why) {
        return Trouble{"bad_seats", fmt::format("Seat {}: {}", number, why)};
    };
    if (!json.is_object()) return bad("it must be an object.");
    Fields fields(json);
    const std::string is = fields.text("is");
    SeatRow seat;
    if (is == "me") {
        if (host_known) return bad("only one seat can be \"me\".");
        host_known = true;
        row.host = number;
        const auto name = read_name(fields.text("name"));
        if (!fields.problem().empty()) return Trouble{"bad_name", fields.problem()};
        if (!name) return Trouble{"bad_name", name.problem()};
        seat.sitter = Sitter::Guest;
        seat.name = *name;
    } else if (is == "bot") {
        seat.sitter = Sitter::Bot;
        seat.level = fields.text("level");
        if (!is_level(seat.level)) return no_such_level(seat.level);
        seat.name = with_capital(seat.level);
    } else if (is != "open") {
        return bad("\"is\" must be \"me\", \"open\" or \"bot\".");
    }
    row.seats.push_back(std::move(seat));
    return std::nullopt;
}

Wrong read_seats(const Parsed& list, TableRow& row) {
    bool host_known = false;
    for (const Parsed& json : list)
        if (auto wrong = read_seat(json, int(row.seats.size()), host_known, row)) return wrong;
    if (!host_known) return Trouble{"bad_seats", "One seat must be \"me\"."};
    return std::nullopt;
}

Wrong read_clock(const Parsed& json, TableRow& row) {
    Fields fields(json);
    const std::string kind = fields.text("kind");
    if (kind == "none") return std::nullopt;
    row.clock = kind == "turn" ? ClockKind::Turn : ClockKind::Match;
    row.clock_limit = seconds(fields.number("seconds", 5, int(kMaxClock.count())));
    if (!fields.problem().empty()) return Trouble{"bad_clock", fields.problem()};
    if (kind != "turn" && kind != "match")
        return Trouble{"bad_clock", "\"kind\" must be \"none\", \"turn\" or \"match\"."};
    return std::nullopt;
}

// Who sits down later has no name yet.
Wrong check_game(TableRow& row) {
    const GameInfo* game = find_game(row.game);
    if (!game) return Trouble{"no_such_game", "There is no game " + jarl::quoted(row.game) + "."};
    const std::vector<std::string> names(row.seats.size(), "Somebody");
    auto setup = check_setup({row.game, row.options, names, ""});
    if (!setup) {
        const bool seats = setup.error().field == SetupProblem::Field::Seats;
        return Trouble{seats ? "bad_seats" : "bad_options", setup.problem()};
    }
    row.options = std::move(setup->options);
    row.ruleset = game->ruleset;
    return std::nullopt;
}

}  // namespace

bool is_level(std::string_view name) { return find_level(name) != nullptr; }

std::variant<TableRow, Trouble> read_table_request(std::string_view body) {
    auto read = read_object(body);
    if (auto* trouble = std::get_if<Trouble>(&read)) return std::move(*trouble);
    Fields fields(*std::get_if<Parsed>(&read));
    TableRow row;
    row.game = fields.text("game");
    row.options = fields.text_or("options", "");
    row.listed = fields.flag_or("listed", true);
    const Parsed& seats = fields.list("seats", kMaxSeats);
    if (!fields.problem().empty()) return Trouble{"unreadable", fields.problem()};
    if (auto wrong = read_seats(seats, row)) return *wrong;
    if (fields.has("clock")) {
        const Parsed& clock = fields.object("clock");
        if (!fields.problem().empty()) return Trouble{"bad_clock", fields.problem()};
        if (auto wrong = read_clock(clock, row)) return *wrong;
    }
    if (auto wrong = check_game(row)) return *wrong;
    return row;
}

std::variant<SeatRequest, Trouble> read_seat_request(std::string_view body) {
    auto read = read_object(body);
    if (auto* trouble = std::get_if<Trouble>(&read)) return std::move(*trouble);
    Fields fields(*std::get_if<Parsed>(&read));
    SeatRequest request;
    const std::string name = fields.text("name");
    if (!fields.problem().empty()) return Trouble{"bad_name", fields.problem()};
    if (fields.has("seat")) request.seat = fields.number("seat", 0, 255);
    if (!fields.problem().empty()) return Trouble{"no_such_seat", fields.problem()};
    auto named = read_name(name);
    if (!named) return Trouble{"bad_name", named.problem()};
    request.name = std::move(*named);
    return request;
}

Reply seated_reply(const std::string& table, int seat, const std::string& token) {
    jarl::Json json;
    json.begin_object().key("table").text(table).key("seat").number(seat);
    json.key("token").text(token).end_object();
    return {201, "application/json", json.take(), 0};
}

}  // namespace jarl::hall
