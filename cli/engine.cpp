#include "cli/engine.h"

#include <fmt/core.h>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/hex.h"
#include "base/plain_text.h"
#include "cli/protocol.h"
#include "cli/sitting.h"
#include "match/check_setup.h"
#include "match/native/crypto.h"
#include "match/native/world.h"
#include "match/record.h"

namespace jarl::cli {
namespace {

using Message = nlohmann::json;

constexpr double kInfoEvery = 250;  // milliseconds
constexpr std::size_t kInfoCandidates = 5;
constexpr std::size_t kBestCandidates = 20;
constexpr std::size_t kLongestLine = 8;  // moves of a line that are told

const std::string* text_in(const Message& message, const char* key) {
    const auto found = message.find(key);
    return found == message.end() ? nullptr : found->get_ptr<const std::string*>();
}

Result<std::string> need_text(const Message& message, const char* key) {
    if (const std::string* text = text_in(message, key)) return *text;
    return Problem{"\"" + std::string(key) + "\" is missing or is no text"};
}

Result<std::vector<std::string>> need_texts(const Message& message, const char* key) {
    const Problem wrong{"\"" + std::string(key) + "\" is missing or is no list of texts"};
    const auto found = message.find(key);
    if (found == message.end() || !found->is_array()) return wrong;
    std::vector<std::string> texts;
    for (const Message& each : *found) {
        if (!each.is_string()) return wrong;
        texts.push_back(*each.get_ptr<const std::string*>());
    }
    return texts;
}

// A whole number from 0, or its digits as text.
Result<std::uint64_t> seed_in(const Message& message) {
    const auto found = message.find("seed");
    if (found == message.end()) return std::uint64_t{0};
    if (found->is_number_unsigned()) return found->get<std::uint64_t>();
    if (const std::string* text = found->get_ptr<const std::string*>()) {
        std::uint64_t seed = 0;
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seed);
        if (error == std::errc{} && end == text->data() + text->size()) return seed;
    }
    return Problem{"\"seed\" is a whole number below 2^64, or its digits as text"};
}

// Nothing in the message: 0.
Result<double> number_in(const Message& message, const char* key, double most) {
    const auto found = message.find(key);
    if (found == message.end()) return 0.0;
    const double number = found->is_number() ? found->get<double>() : 0;
    if (number >= 1 && number <= most) return number;
    return Problem{fmt::format("\"{}\" is a number from 1 to {}", key, std::int64_t(most))};
}

template <class T>
T smaller_bound(T one, T other) {  // 0 is none
    return one == 0 ? other : other == 0 ? one : std::min(one, other);
}

std::string share_text(double share) { return fmt::format("{:.4f}", share); }

void write_shares(Json& json, const std::vector<double>& shares) {
    json.begin_array();
    for (const double share : shares) json.raw(share_text(share));
    json.end_array();
}

}  // namespace

// --- Listening ----------------------------------------------------------------------------------------------

void Engine::hear(std::string_view line) {
    if (line.empty()) return;
    const Message message = Message::parse(line, nullptr, false);
    if (message.is_discarded()) return complain("this is not JSON: " + jarl::quoted(line));
    const std::string* type = message.is_object() ? text_in(message, "type") : nullptr;
    if (!type) return complain("a message is an object with a \"type\": " + jarl::quoted(line));
    obey(*type, message);
}

void Engine::hear_too_long() { complain(fmt::format("a line of more than {} bytes was dropped", kMaxLine)); }

void Engine::obey(const std::string& type, const Message& message) {
    if (type == "quit") {
        over_ = true;
    } else if (type == "stop") {
        stop();
    } else if (type == "error") {
        // Answering an error with an error could go on for ever.
    } else if (type == "hello") {
        hello(message);
    } else if (thinking_) {
        complain("not while thinking: wait for bestmove, or send stop");
    } else if (type == "new") {
        begin_match(message);
    } else if (type == "observation") {
        take_observation(message);
    } else if (type == "position") {
        take_position(message);
    } else if (type == "go") {
        go(message);
    } else if (type == "end") {
        end();
    } else {
        complain("unknown type " + jarl::quoted(type));
    }
}

void Engine::hello(const Message& message) {
    if (const auto spoken = message.find("protocol"); spoken != message.end() && *spoken != kProtocol)
        return complain(fmt::format("only protocol {} is spoken here", kProtocol));
    std::vector<std::string> names, formats;
    for (const GameInfo& game : games()) {
        names.emplace_back(game.name);
        formats.push_back(world_format(game));
    }
    Json json = cli::message("hello");
    json.key("protocol").number(kProtocol).key("name").text("jarl engine " + bot_text(spec_));
    json.key("author").text("the authors of Jarl").key("games");
    write_texts(json, names);
    if (key_) {
        json.key("worlds");
        write_texts(json, formats);
    }
    say(std::move(json));
}

void Engine::begin_match(const Message& message) {
    const auto game = need_text(message, "game");
    if (!game) return complain(game.problem());
    const auto seats = need_texts(message, "seats");
    if (!seats) return complain(seats.problem());
    const std::string *options = text_in(message, "options"), *ruleset = text_in(message, "ruleset");
    auto setup = check_setup({*game, options ? *options : "", *seats, ""});
    if (!setup) return complain(setup.problem());
    const std::string_view ours = find_game(*game)->ruleset;
    if (ruleset && *ruleset != ours)
        return complain("ruleset: " + jarl::quoted(*ruleset) + " is not " + std::string(ours));
    end();
    setup_ = std::move(*setup);
    say(cli::message("ready"));
}

void Engine::take_observation(const Message& message) {
    match_.reset();
    if (!setup_) return complain("observation: no match has begun");
    const auto world = message.find("world");
    if (world == message.end()) return;  // `go` will say that the position is not known
    auto match = match_in_world(*world);
    if (!match) return complain("world: " + match.problem());
    if (message.contains("legal")) {
        const auto legal = need_texts(message, "legal");
        if (!legal) return complain(legal.problem());
        if (*legal != (*match)->legal_texts()) return complain("world: its moves are not the legal ones");
    }
    match_ = std::move(*match);
}

Result<std::unique_ptr<Match>> Engine::match_in_world(const Message& world) const {
    if (!key_) return Problem{"only the arena that started an engine can send it one"};
    if (!world.is_object()) return Problem{"it is an object"};
    const auto ply = world.find("ply");
    if (ply == world.end() || !ply->is_number_unsigned() || ply->get<std::uint64_t>() > 1'000'000)
        return Problem{"\"ply\" is a whole number from 0"};
    const auto hex = need_text(world, "bytes"), stamped = need_text(world, "stamp");
    const auto moves = need_texts(world, "moves");
    if (!hex) return Problem{hex.problem()};
    if (!stamped) return Problem{stamped.problem()};
    if (!moves) return Problem{moves.problem()};
    const auto bytes = from_hex(*hex);
    if (!bytes) return Problem{"\"bytes\" are hexadecimal digits"};
    auto match = match_in({ply->get<int>(), *bytes}, *setup_, *stamped, *key_);
    if (!match) return match;
    for (const std::string& move : *moves)
        if (const auto refused = (*match)->play(move))
            return Problem{"move " + jarl::quoted(move) + ": " + refused->message};
    return match;
}

void Engine::take_position(const Message& message) {
    const auto text = need_text(message, "record");
    if (!text) return complain(text.problem());
    if (text->size() > kMaxRecordBytes) return complain("record: it is too long");
    const auto record = read_record(without_players(*text));
    if (!record) return complain("record: " + record.problem());
    auto match = replay(*record, NativeCrypto{});
    if (!match) return complain("record: " + match.problem());
    match_ = std::move(*match);
    setup_ = match_->setup();
    Json json = cli::message("ready");
    json.key("ply").number(match_->ply()).key("actor");
    write_seat(json, match_->actor());
    json.key("legal");
    write_texts(json, match_->legal_texts());
    say(std::move(json));
}

void Engine::end() {
    match_.reset();
    setup_.reset();
    bot_.reset();
}

// --- Thinking -----------------------------------------------------------------------------------------------

void Engine::go(const Message& message) {
    if (!match_) return complain("go: the position is not known; send position with a record");
    if (match_->actor() == kNobody) return complain("go: the match is over");
    const auto budget = budget_in(message);
    if (!budget) return complain("go: " + budget.problem());
    const auto seed = seed_in(message);
    if (!seed) return complain("go: " + seed.problem());
    if (const auto problem = prepare_bot(*budget)) return complain("go: " + problem->text);
    bot_->begin(*match_, *seed);
    thinking_ = true;
    next_info_ = kInfoEvery;
}

// A level that counts its iterations is what it is by them, and so is one with a budget of its own: `go` can only
// shorten it. The one that thinks by the clock takes what it is given.
Result<Budget> Engine::budget_in(const Message& message) const {
    const auto iterations = number_in(message, "iterations", kMaxIterations);
    if (!iterations) return Problem{iterations.problem()};
    const auto milliseconds = number_in(message, "ms", kMaxMilliseconds);
    if (!milliseconds) return Problem{milliseconds.problem()};
    const Budget given{std::uint32_t(*iterations), *milliseconds};
    Budget own = spec_.budget;
    if (const Level* level = find_level(spec_.name); level && own == Budget{})
        own = {level->budget.iterations, given == Budget{} ? level->budget.milliseconds : 0};
    return Budget{smaller_bound(own.iterations, given.iterations),
                  smaller_bound(own.milliseconds, given.milliseconds)};
}

std::optional<Problem> Engine::prepare_bot(const Budget& budget) {
    const bool fits = bot_ && bot_game_ == match_->game().name && bot_budget_ == budget;
    if (fits) return std::nullopt;
    BotSpec spec = spec_;
    spec.budget = budget;
    auto bot = Bot::create(spec, match_->game());
    if (!bot) return Problem{bot.problem()};
    bot_ = std::move(*bot);
    bot_game_ = match_->game().name;
    bot_budget_ = budget;
    return std::nullopt;
}

void Engine::think(double milliseconds) {
    if (!thinking_) return;
    if (bot_->step(milliseconds)) return say_bestmove();
    if (bot_->milliseconds() < next_info_) return;
    next_info_ = bot_->milliseconds() + kInfoEvery;
    say_info();
}

void Engine::stop() {
    if (thinking_) say_bestmove();  // otherwise the answer was already on its way
}

// --- Speaking -----------------------------------------------------------------------------------------------

std::string Engine::take_answers() { return std::exchange(answers_, {}); }

void Engine::say(Json json) { answers_ += json.end_object().take() + "\n"; }

void Engine::complain(std::string_view what) {
    Json json = cli::message("error");
    json.key("message").text(what);
    say(std::move(json));
}

void Engine::say_info() {
    Json json = cli::message("info");
    write_thoughts(json, kInfoCandidates);
    say(std::move(json));
}

void Engine::say_bestmove() {
    thinking_ = false;
    Json json = cli::message("bestmove");
    json.key("move").text(bot_->choice());
    write_thoughts(json, kBestCandidates);
    say(std::move(json));
}

void Engine::write_thoughts(Json& json, std::size_t most) const {
    json.key("iterations").number(bot_->iterations()).key("ms").number(std::int64_t(bot_->milliseconds()));
    json.key("candidates").begin_array();
    auto ideas = bot_->ideas();
    if (ideas.size() > most) ideas.resize(most);
    for (Idea& idea : ideas) {
        if (idea.line.size() > kLongestLine) idea.line.resize(kLongestLine);
        json.begin_object().key("move").text(idea.move).key("visits").number(idea.visits);
        json.key("share").raw(share_text(idea.share)).key("win");
        write_shares(json, idea.win);
        json.key("points");
        write_shares(json, idea.points);
        json.key("line");
        write_texts(json, idea.line);
        json.end_object();
    }
    json.end_array();
}

}  // namespace jarl::cli
