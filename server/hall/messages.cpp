#include "server/hall/messages.h"

#include <array>
#include <utility>

#include "base/plain_text.h"
#include "server/hall/fields.h"

namespace jarl::hall {

namespace {

constexpr int kMaxPly = 1'000'000;   // far beyond any match
constexpr int kMaxSeatNumber = 255;  // whether the table has it is another question

int read_ply(Fields& fields) { return fields.number("ply", 0, kMaxPly); }
int read_seat(Fields& fields) { return fields.number("seat", 0, kMaxSeatNumber); }
int read_from_or_0(Fields& fields) { return fields.number_or("from", 0, kMaxPly, 0); }

WhyNot read_why_not(Fields& fields) {
    if (fields.has("piece")) return {"", fields.text("piece")};
    return {fields.text("text"), std::nullopt};
}

struct Kind {
    std::string_view name;
    Request (*read)(Fields&);
};

// Members are read in this order, and the first that is wrong is told.
// clang-format off
constexpr std::array<Kind, std::variant_size_v<Request>> kKinds{{
    {"sit", [](Fields& f) -> Request { return Sit{f.text("token"), f.text("table"), read_from_or_0(f)}; }},
    {"watch", [](Fields& f) -> Request { return Watch{f.text("table"), read_from_or_0(f)}; }},
    {"play", [](Fields& f) -> Request { return Play{f.text("text"), read_ply(f)}; }},
    {"undo", [](Fields& f) -> Request { return Undo{read_ply(f)}; }},
    {"redo", [](Fields& f) -> Request { return Redo{read_ply(f)}; }},
    {"why_not", [](Fields& f) -> Request { return read_why_not(f); }},
    {"foresee", [](Fields& f) -> Request { return Foresee{f.text("text")}; }},
    {"view_at", [](Fields& f) -> Request { return ViewAt{read_ply(f)}; }},
    {"story", [](Fields& f) -> Request { return Story{f.number("from", 0, kMaxPly)}; }},
    {"seat_bot", [](Fields& f) -> Request { return SeatBot{f.text("level"), read_seat(f)}; }},
    {"seat_open", [](Fields& f) -> Request { return SeatOpen{read_seat(f)}; }},
    {"leave", [](Fields&) -> Request { return Leave{}; }},
    {"stand_in", [](Fields& f) -> Request { return StandIn{f.text("level"), read_seat(f)}; }},
    {"come_back", [](Fields&) -> Request { return ComeBack{}; }},
    {"claim", [](Fields& f) -> Request { return Claim{read_seat(f)}; }},
    {"resign", [](Fields&) -> Request { return Resign{}; }},
    {"rematch", [](Fields&) -> Request { return Rematch{}; }},
}};
// clang-format on

const Kind* find_kind(std::string_view name) {
    for (const Kind& kind : kKinds)
        if (kind.name == name) return &kind;
    return nullptr;
}

NoMessage unreadable(std::optional<std::int64_t> id, std::string why) {
    return {id, {"unreadable", std::move(why)}};
}

}  // namespace

const std::string* table_to_come_to(const Request& request) {
    if (const auto* sit = std::get_if<Sit>(&request)) return &sit->table;
    if (const auto* watch = std::get_if<Watch>(&request)) return &watch->table;
    return nullptr;
}

std::variant<Message, NoMessage> read_message(std::string_view text) {
    if (text.size() > kMaxText) return NoMessage{{}, {"too_long", "A message has at most 4096 bytes."}};
    const auto json = nlohmann::json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
    if (json.is_discarded()) return unreadable({}, "This is not JSON.");
    if (!json.is_object()) return unreadable({}, "A message is a JSON object.");
    const auto id = json.contains("id") ? whole_number(json["id"]) : std::nullopt;
    if (!id) return unreadable({}, "\"id\" must be a whole number.");

    Fields fields(json);
    const std::string name = fields.text("do");
    if (!fields.problem().empty()) return unreadable(id, fields.problem());
    const Kind* kind = find_kind(name);
    if (!kind) return unreadable(id, "There is nothing to do called " + jarl::quoted(name) + ".");
    Message message{*id, kind->read(fields)};
    if (!fields.problem().empty()) return unreadable(id, fields.problem());
    return message;
}

}  // namespace jarl::hall
