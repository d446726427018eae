// What can be asked over REST with a body: to open a table, to take a seat. Whoever is granted it is told where they sit.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/hall/trouble.h"

namespace jarl::hall {

inline constexpr seconds kMaxClock = hours(14 * 24);

// A table as it was asked for: seats, options and names are right, the rest (id, seed, token) is still to come.
std::variant<TableRow, Trouble> read_table_request(std::string_view body);

struct SeatRequest {
    std::string name;
    std::optional<int> seat;  // nothing: the first open one
};
std::variant<SeatRequest, Trouble> read_seat_request(std::string_view body);

Reply seated_reply(const std::string& table, int seat, const std::string& token);

bool is_level(std::string_view name);  // one of the five that players are offered

}  // namespace jarl::hall
