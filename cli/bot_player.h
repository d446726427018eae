// A bot of ours as a player.
#pragma once

#include <memory>
#include <utility>

#include "cli/player.h"

namespace jarl::cli {

class BotPlayer final : public Player {
  public:
    explicit BotPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}

    std::optional<Problem> sit(const Match&, Seat) override { return std::nullopt; }
    Result<std::string> choose(const Match& match, std::uint64_t seed) override {
        return jarl::choose(*bot_, match, seed);
    }
    void rise(const Match&) override {}

  private:
    std::unique_ptr<Bot> bot_;
};

}  // namespace jarl::cli
