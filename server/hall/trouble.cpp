#include "server/hall/trouble.h"

#include "base/json.h"
#include "base/plain_text.h"
#include "match/match.h"

namespace jarl::hall {

namespace {

int status_of(std::string_view code) {
    struct Row {
        std::string_view code;
        int status;
    };
    constexpr Row kNotBad[]{{"no_such_path", 404},    {"no_such_table", 404}, {"not_open", 409},
                            {"no_open_seat", 409},    {"seat_taken", 409},    {"not_over", 409},
                            {"old_ruleset", 409},     {"too_long", 413},      {"too_often", 429},
                            {"too_many_tables", 429}, {"not_kept", 503},      {"busy", 503},
                            {"closing", 503}};
    for (const Row& row : kNotBad)
        if (row.code == code) return row.status;
    return 400;
}

int retry_after(int status) { return status == 429 ? 60 : status == 503 ? 5 : 0; }

}  // namespace

Trouble no_such_table(std::string_view id) {
    return {"no_such_table", "There is no table " + jarl::quoted(id) + "."};
}
Trouble not_kept() { return {"not_kept", "It could not be written down; nothing happened."}; }
Trouble cannot_read() { return {"not_kept", "It cannot be read at the moment; nothing happened."}; }
Trouble closing() { return {"closing", "The server is closing down; come back in some seconds."}; }
Trouble not_sitting() { return {"not_sitting", "Sit down or watch first."}; }
Trouble already_sitting() { return {"already_sitting", "This connection is at a table."}; }
Trouble onlookers_look_on() { return {"not_sitting", "Onlookers look on."}; }
Trouble too_many_waiting() { return {"busy", "Wait for the answers first."}; }
Trouble no_such_seat() { return {"no_such_seat", "The table has no such seat."}; }
Trouble no_such_level(std::string_view level) {
    return {"no_such_level", "There is no level " + jarl::quoted(level) + "."};
}

Trouble other_rules(const TableRow& table) {
    const GameInfo* game = find_game(table.game);
    return {"old_ruleset", "The match is played by " + table.ruleset + ", and this server plays " +
                               std::string(game ? game->ruleset : "no such game") +
                               ": its record can be read, it cannot go on."};
}

std::string problem_text(const std::optional<std::int64_t>& id, const Trouble& trouble) {
    Json json;
    json.begin_object().key("is").text("problem");
    if (id) json.key("id").number(*id);
    json.key("problem").text(trouble.code).key("message").text(trouble.message).end_object();
    return json.take();
}

Reply problem_reply(const Trouble& trouble) {
    Json json;
    json.begin_object().key("problem").text(trouble.code);
    json.key("message").text(trouble.message).end_object();
    Reply reply;
    reply.status = status_of(trouble.code);
    reply.retry_after = retry_after(reply.status);
    reply.body = json.take();
    return reply;
}

}  // namespace jarl::hall
