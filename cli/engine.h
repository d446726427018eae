// A bot of ours that speaks docs/protocol-bots.md: messages in, messages out. It reads and writes no stream itself.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "base/json.h"
#include "match/bot.h"
#include "match/match.h"
#include "match/seeded.h"

namespace jarl::cli {

class Engine {
  public:
    // `key`: of the arena that started us, if one did (match/native/world.h).
    Engine(BotSpec spec, const std::optional<Seed>& key) : spec_(std::move(spec)), key_(key) {}

    void hear(std::string_view line);  // one message; whatever is wrong with it is answered with an error
    void hear_too_long();              // a line that was longer than a message may be
    bool thinking() const { return thinking_; }
    void think(double milliseconds);  // a slice; the answer comes with the last one
    bool over() const { return over_; }
    std::string take_answers();  // lines

  private:
    using Message = nlohmann::json;

    void obey(const std::string& type, const Message& message);
    void hello(const Message& message);
    void begin_match(const Message& message);
    void take_observation(const Message& message);
    void take_position(const Message& message);
    void go(const Message& message);
    void stop();
    void end();

    Result<std::unique_ptr<Match>> match_in_world(const Message& world) const;
    Result<Budget> budget_in(const Message& message) const;
    std::optional<Problem> prepare_bot(const Budget& budget);

    void say(Json json);
    void complain(std::string_view what);
    void write_thoughts(Json& json, std::size_t most) const;
    void say_info();
    void say_bestmove();

    BotSpec spec_;
    std::optional<Seed> key_;
    std::optional<MatchSetup> setup_;  // of `new`
    std::unique_ptr<Match> match_;     // the position, if it is known
    std::unique_ptr<Bot> bot_;
    std::string bot_game_;  // what bot_ was made for
    Budget bot_budget_;
    bool thinking_ = false, over_ = false;
    double next_info_ = 0;  // milliseconds of thinking
    std::string answers_;
};

}  // namespace jarl::cli
