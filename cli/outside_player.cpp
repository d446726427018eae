#include "cli/outside_player.h"

#include <fmt/core.h>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/hex.h"
#include "base/plain_text.h"
#include "match/json.h"
#include "match/native/crypto.h"
#include "match/native/world.h"
#include "match/words.h"

namespace jarl::cli {
namespace {

using Message = nlohmann::json;
using Clock = Child::Clock;

// One key for all programs this process starts.
const Seed& world_key() {
    static const Seed key = random_seed();
    return key;
}

Result<Message> read_message(const std::string& line) {
    Message message = Message::parse(line, nullptr, false);
    if (message.is_discarded()) return Problem{"what it says is not JSON: " + jarl::quoted(line)};
    const bool typed = message.is_object() && message.contains("type") && message["type"].is_string();
    if (!typed) return Problem{"what it says has no type: " + jarl::quoted(line)};
    return message;
}

std::string type_of(const Message& message) { return *message["type"].get_ptr<const std::string*>(); }

std::optional<std::string> text_in(const Message& message, const char* key) {
    const auto found = message.find(key);
    if (found == message.end() || !found->is_string()) return std::nullopt;
    return *found->get_ptr<const std::string*>();
}

// An absent list leaves everything open.
bool lists(const Message& message, const char* key, std::string_view wanted, bool when_absent) {
    const auto found = message.find(key);
    if (found == message.end()) return when_absent;
    if (!found->is_array()) return false;
    return std::any_of(found->begin(), found->end(), [&](const Message& each) {
        return each.is_string() && *each.get_ptr<const std::string*>() == wanted;
    });
}

void write_events(Json& json, const Match& match, int from, Seat seat) {
    json.begin_array();
    for (int ply = from; ply < match.visible_ply(seat); ++ply) {
        json.begin_object().key("ply").number(ply).key("actor");
        json.number(std::int64_t(index(match.played(ply).actor))).key("events");
        write_raw(json, match.events(ply, seat));
        json.end_object();
    }
    json.end_array();
}

void write_world(Json& json, const Match& match) {
    const World world = world_of(match);
    json.begin_object().key("ply").number(world.ply).key("bytes").text(to_hex(world.bytes));
    json.key("stamp").text(stamp(world, match.setup(), world_key())).key("moves").begin_array();
    for (int ply = world.ply; ply < match.ply(); ++ply) json.text(match.played(ply).text);
    json.end_array().end_object();
}

std::string milliseconds_text(double milliseconds) { return std::to_string(std::int64_t(milliseconds)); }

}  // namespace

Result<std::unique_ptr<Player>> OutsidePlayer::create(const std::string& command, const Budget& budget,
                                                      const GameInfo& game, const Patience& patience) {
    std::unique_ptr<OutsidePlayer> player(new OutsidePlayer(command, budget, game, patience));
    if (const auto problem = player->start()) return Problem{"cmd:" + command + ": " + problem->text};
    return std::unique_ptr<Player>(std::move(player));
}

OutsidePlayer::~OutsidePlayer() {
    if (!child_ || say(message("quit"))) return;
    child_->let_go(patience_.farewell);
}

// --- The match ----------------------------------------------------------------------------------------------

std::optional<Problem> OutsidePlayer::sit(const Match& match, Seat seat) {
    seat_ = seat;
    told_ = 0;
    if (!child_)
        if (auto problem = start()) return problem;
    auto problem = begin_match(match);
    if (problem) child_.reset();
    return problem;
}

Result<std::string> OutsidePlayer::choose(const Match& match, std::uint64_t seed) {
    if (!child_) return Problem{"it is not running"};
    auto move = ask(match, seed);
    if (!move) child_.reset();
    return move;
}

void OutsidePlayer::rise(const Match& match) {
    if (!child_) return;
    Json end = message("end");
    const bool over = match.actor() == kNobody;
    end.key("over").flag(over);
    if (over) {
        end.key("scores").begin_array();
        for (const ScoreSheet& sheet : match.scores()) end.number(sheet.total);
        end.end_array().key("ranking").begin_array();
        for (const int place : match.ranking()) end.number(place);
        end.end_array();
    }
    if (say(std::move(end))) child_.reset();
}

// --- The conversation ---------------------------------------------------------------------------------------

std::optional<Problem> OutsidePlayer::start() {
    auto child = Child::start(command_, {std::string(kKeyVariable) + "=" + seed_hex(world_key())}, kMaxLine);
    if (!child) return Problem{child.problem()};
    child_ = std::move(*child);
    Json hello = message("hello");
    hello.key("protocol").number(kProtocol).key("name").text("jarl");
    std::optional<Problem> problem = say(std::move(hello));
    if (!problem) {
        const auto line = expect("hello", Clock::now() + patience_.hello);
        problem = line ? read_hello(*line) : std::optional(Problem{line.problem()});
    }
    if (problem) child_.reset();
    return problem;
}

std::optional<Problem> OutsidePlayer::read_hello(const std::string& line) {
    const Message hello = *read_message(line);  // expect has read it once
    const auto protocol = hello.find("protocol");
    if (protocol == hello.end() || !protocol->is_number_integer() || *protocol != kProtocol)
        return child_->complaint(
            fmt::format("its hello does not say protocol {}: {}", kProtocol, jarl::quoted(line)));
    if (!lists(hello, "games", game_.name, true))
        return child_->complaint("it does not play " + std::string(game_.name));
    takes_worlds_ = lists(hello, "worlds", world_format(game_), false);
    return std::nullopt;
}

std::optional<Problem> OutsidePlayer::begin_match(const Match& match) {
    if (auto problem = check_silence()) return problem;
    const MatchSetup& setup = match.setup();
    Json json = message("new");
    json.key("game").text(setup.game).key("ruleset").text(match.game().ruleset);
    json.key("options").text(setup.options).key("seats");
    write_texts(json, setup.seats);
    json.key("seat").number(std::int64_t(index(seat_)));
    if (auto problem = say(std::move(json))) return problem;
    const auto line = expect("ready", Clock::now() + patience_.ready);
    return line ? std::nullopt : std::optional(Problem{line.problem()});
}

Result<std::string> OutsidePlayer::ask(const Match& match, std::uint64_t seed) {
    if (auto problem = check_silence()) return *problem;
    const auto legal = match.legal_texts();
    Json json = message("observation");
    json.key("ply").number(match.ply()).key("legal");
    write_texts(json, legal);
    json.key("events");
    write_events(json, match, told_, seat_);
    told_ = match.visible_ply(seat_);
    json.key("view").raw(match.view(seat_, words("en")));
    if (takes_worlds_) {
        json.key("world");
        write_world(json, match);
    }
    if (auto problem = say(std::move(json))) return *problem;

    Json go = message("go");
    if (budget_.iterations > 0) go.key("iterations").number(budget_.iterations);
    if (budget_.milliseconds > 0) go.key("ms").raw(milliseconds_text(budget_.milliseconds));
    go.key("seed").text(std::to_string(seed));  // as text: many languages round large numbers
    if (auto problem = say(std::move(go))) return *problem;
    auto move = answer();
    if (move && std::find(legal.begin(), legal.end(), *move) == legal.end())
        return child_->complaint("it played " + jarl::quoted(*move) + ", which is not a legal move");
    return move;
}

// The move, at the latest a moment after it was told to stop.
Result<std::string> OutsidePlayer::answer() {
    const bool timed = budget_.milliseconds > 0;
    const std::chrono::milliseconds limit =
        timed ? std::chrono::milliseconds(std::int64_t(budget_.milliseconds)) : patience_.untimed;
    auto deadline = Clock::now() + limit;
    bool stopped = false;
    for (int infos = 0; infos <= kMaxInfos;) {
        const auto line = child_->receive(deadline);
        if (!line) return Problem{line.problem()};
        if (!*line && stopped)
            return child_->complaint(fmt::format("it did not answer within {} ms and {} ms of grace",
                                                 limit.count(), patience_.grace.count()));
        if (!*line) {
            if (auto problem = say(message("stop"))) return *problem;
            stopped = true;
            deadline = Clock::now() + patience_.grace;
            continue;
        }
        const auto said = read_message(**line);
        if (!said) return child_->complaint(said.problem());
        const std::string type = type_of(*said);
        if (type == "info") {
            ++infos;
        } else if (type == "bestmove") {
            if (auto move = text_in(*said, "move")) return *move;
            return child_->complaint("its bestmove has no move: " + jarl::quoted(**line));
        } else if (type == "error") {
            return child_->complaint("it says: " + jarl::quoted(text_in(*said, "message").value_or("")));
        } else {
            return child_->complaint("it should answer with bestmove and says " + jarl::quoted(**line));
        }
    }
    return child_->complaint(fmt::format("it sent more than {} infos for one move", kMaxInfos));
}

// What it says unasked would be taken for the next answer.
std::optional<Problem> OutsidePlayer::check_silence() {
    for (int infos = 0; infos <= kMaxInfos;) {
        const auto line = child_->receive(Clock::now());
        if (!line) return Problem{line.problem()};
        if (!*line) return std::nullopt;
        const auto said = read_message(**line);
        if (!said) return child_->complaint(said.problem());
        if (type_of(*said) == "error")
            return child_->complaint("it says: " + jarl::quoted(text_in(*said, "message").value_or("")));
        if (type_of(*said) != "info") return child_->complaint("it speaks unasked: " + jarl::quoted(**line));
        ++infos;
    }
    return child_->complaint(fmt::format("it sent more than {} infos unasked", kMaxInfos));
}

std::optional<Problem> OutsidePlayer::say(Json json) {
    return child_->send(json.end_object().take() + "\n", Clock::now() + patience_.ready);
}

Result<std::string> OutsidePlayer::expect(std::string_view type, Clock::time_point deadline) {
    const auto line = child_->receive(deadline);
    if (!line) return Problem{line.problem()};
    if (!*line) return child_->complaint("it did not say " + std::string(type) + " in time");
    const auto said = read_message(**line);
    if (!said) return child_->complaint(said.problem());
    if (type_of(*said) == "error")
        return child_->complaint("it says: " + jarl::quoted(text_in(*said, "message").value_or("")));
    if (type_of(*said) != type)
        return child_->complaint("it should say " + std::string(type) + " and says " + jarl::quoted(**line));
    return **line;
}

}  // namespace jarl::cli
