#include "server/hall/messages.h"

#include <array>
#include <utility>

#include "base/plain_text.h"
#include "server/hall/fields.h"

namespace jarl::hall {

namespace {

constexpr int kMaxPly = 1'000'000;   // far beyond any match
constexpr int kMaxSeatNumber = 255;  // whether the table has it is another question

// clang-format off
constexpr std::array<std::pair<std::string_view, Do>, 17> kDos{{
    {"sit", Do::Sit}, {"watch", Do::Watch}, {"play", Do::Play}, {"undo", Do::Undo}, {"redo", Do::Redo},
    {"why_not", Do::WhyNot}, {"foresee", Do::Foresee}, {"view_at", Do::ViewAt}, {"story", Do::Story},
    {"seat_bot", Do::SeatBot}, {"seat_open", Do::SeatOpen}, {"leave", Do::Leave}, {"stand_in", Do::StandIn},
    {"come_back", Do::ComeBack}, {"claim", Do::Claim}, {"resign", Do::Resign}, {"rematch", Do::Rematch},
}};
// clang-format on

std::optional<Do> find_do(std::string_view name) {
    for (const auto& [known, what] : kDos)
        if (known == name) return what;
    return std::nullopt;
}

void read_fields(Fields& fields, Message& message) {
    switch (message.what) {
    case Do::Sit: message.token = fields.text("token"); [[fallthrough]];
    case Do::Watch:
        message.table = fields.text("table");
        message.from = fields.number_or("from", 0, kMaxPly, 0);
        break;
    case Do::Play: message.text = fields.text("text"); [[fallthrough]];
    case Do::Undo:
    case Do::Redo:
    case Do::ViewAt: message.ply = fields.number("ply", 0, kMaxPly); break;
    case Do::WhyNot:
        if (fields.has("piece")) {
            message.piece = fields.text("piece");
            break;
        }
        [[fallthrough]];
    case Do::Foresee: message.text = fields.text("text"); break;
    case Do::Story: message.from = fields.number("from", 0, kMaxPly); break;
    case Do::SeatBot:
    case Do::StandIn: message.level = fields.text("level"); [[fallthrough]];
    case Do::SeatOpen:
    case Do::Claim: message.seat = fields.number("seat", 0, kMaxSeatNumber); break;
    case Do::Leave:
    case Do::ComeBack:
    case Do::Resign:
    case Do::Rematch: break;
    }
}

NoMessage unreadable(std::optional<std::int64_t> id, std::string why) {
    return {id, {"unreadable", std::move(why)}};
}

}  // namespace

std::variant<Message, NoMessage> read_message(std::string_view text) {
    if (text.size() > kMaxText) return NoMessage{{}, {"too_long", "A message has at most 4096 bytes."}};
    const auto json = nlohmann::json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
    if (json.is_discarded()) return unreadable({}, "This is not JSON.");
    if (!json.is_object()) return unreadable({}, "A message is a JSON object.");
    const auto id = json.contains("id") ? whole_number(json["id"]) : std::nullopt;
    if (!id) return unreadable({}, "\"id\" must be a whole number.");

    Fields fields(json);
    Message message;
    message.id = *id;
    const std::string name = fields.text("do");
    if (!fields.problem().empty()) return unreadable(id, fields.problem());
    const auto what = find_do(name);
    if (!what) return unreadable(id, "There is nothing to do called " + jarl::quoted(name) + ".");
    message.what = *what;
    read_fields(fields, message);
    if (!fields.problem().empty()) return unreadable(id, fields.problem());
    return message;
}

}  // namespace jarl::hall
