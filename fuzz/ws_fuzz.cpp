// Any lines as messages of three connections: two sit at a table, the third is a stranger. Every message is answered, and
// the hall lives on. "TABLE", "HERS" and "HIS" in a line become the table and the tokens, "MOVE3" the fourth move that is
// offered and "PLY" its ply; a line of figures lets time pass.
#include "fuzz/hall_fuzz.h"

namespace {

using nlohmann::json;

void replace(std::string& text, std::string_view from, const std::string& to) {
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// So that games are played and not only refused.
void replace_moves(std::string& text, const json& position) {
    if (position.is_null()) return;
    const json& legal = position["view"]["legal"];
    for (std::size_t i = 0; i < 10 && !legal.empty(); ++i)
        replace(text, "MOVE" + std::to_string(i), legal[i % legal.size()]["text"]);
    replace(text, "PLY", std::to_string(position["ply"].get<int>()));
}

struct Seats {
    std::string table, hers, his;
};

Seats open_table(jarl::hall::FuzzedHall& hall, std::string_view game) {
    const std::string opening = "{\"game\":\"" + std::string(game) +
                                R"(","options":"","seats":[{"is":"me","name":"Astrid"},{"is":"open"}]})";
    const auto post = [&](const std::string& path, const std::string& body) {
        return json::parse(hall.ask({"POST", path, "", body, "", "192.0.2.1"}).body);
    };
    const json opened = post("/api/tables", opening);
    const std::string table = opened["table"];
    return {table, opened["token"], post("/api/tables/" + table + "/seats", R"({"name":"Leif"})")["token"]};
}

std::string sit(const std::string& table, const std::string& token) {
    return R"({"do":"sit","id":1,"from":0,"table":")" + table + R"(","token":")" + token + "\"}";
}

struct Talk {
    jarl::hall::FuzzedHall hall;
    Seats seats;
    std::array<std::shared_ptr<jarl::hall::FuzzedGuest>, 3> guests;

    explicit Talk(std::string_view game) : seats(open_table(hall, game)) {
        for (auto& guest : guests) come(guest);
        say(*guests[0], sit(seats.table, seats.hers));
        say(*guests[1], sit(seats.table, seats.his));
    }
    void come(std::shared_ptr<jarl::hall::FuzzedGuest>& guest) {
        guest = std::make_shared<jarl::hall::FuzzedGuest>();
        hall.hall().came(guest);
    }
    void say(jarl::hall::FuzzedGuest& guest, std::string_view message) {
        const int before = guest.heard;
        hall.hall().said(guest, message);
        hall.settle();
        jarl::hall::must(guest.heard > before || guest.gone);
    }
    // "a" and "b" are the seats, everything else the stranger. Who was sent away comes back.
    void hear(std::string line) {
        if (!line.empty() && line.find_first_not_of("0123456789") == line.npos && line.size() < 9)
            return hall.pass(jarl::milliseconds(std::stoi(line)));
        replace(line, "TABLE", seats.table);
        replace(line, "HERS", seats.hers);
        replace(line, "HIS", seats.his);
        const bool named = line.starts_with("a") || line.starts_with("b");
        auto& guest = guests[named ? std::size_t(line[0] - 'a') : 2];
        if (named) line.erase(0, 1);
        replace_moves(line, guest->position);
        say(*guest, line);
        if (!guest->gone) return;
        hall.hall().left(*guest);
        come(guest);
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto games = jarl::games();
    Talk talk(games[data[0] % games.size()].name);
    std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
    for (int lines = 0; !rest.empty() && lines < 60; ++lines) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        talk.hear(std::string(line));
    }
    talk.say(*talk.guests[2], R"({"do":"watch","id":9,"from":0,"table":")" + talk.seats.table + "\"}");
    return 0;
}
