// Why something could not be done: one of the codes of docs/protocol.md and one plain English line for developers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/hall/hall.h"

namespace jarl::hall {

struct Trouble {
    std::string_view code;
    std::string message;
};

Trouble no_such_table(std::string_view id);
Trouble not_kept();     // the disk would not take it
Trouble cannot_read();  // the disk would not give it
Trouble closing();
Trouble not_sitting();
Trouble already_sitting();
Trouble onlookers_look_on();
Trouble too_many_waiting();  // messages of one connection
Trouble no_such_seat();
Trouble no_such_level(std::string_view level);
Trouble other_rules(const TableRow& table);  // it is played by rules that are not ours

std::string problem_text(const std::optional<std::int64_t>& id, const Trouble& trouble);  // over WebSocket
Reply problem_reply(const Trouble& trouble);                                              // over REST

}  // namespace jarl::hall
