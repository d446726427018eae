// A program from outside as a player: docs/protocol-bots.md, from the side that runs the match.
#pragma once

#include <memory>
#include <string>

#include "base/native/child.h"
#include "cli/player.h"
#include "cli/protocol.h"

namespace jarl::cli {

class OutsidePlayer final : public Player {
  public:
    // The program is started and has said hello, so a command that cannot work is known before the first match.
    static Result<std::unique_ptr<Player>> create(const std::string& command, const Budget& budget,
                                                  const GameInfo& game, const Patience& patience = {});
    ~OutsidePlayer() override;

    // After a failure the program is started anew.
    std::optional<Problem> sit(const Match& match, Seat seat) override;
    Result<std::string> choose(const Match& match, std::uint64_t seed) override;
    void rise(const Match& match) override;

  private:
    OutsidePlayer(std::string command, const Budget& budget, const GameInfo& game, const Patience& patience)
        : command_(std::move(command)), budget_(budget), game_(game), patience_(patience) {}

    std::optional<Problem> start();
    std::optional<Problem> read_hello(const std::string& line);
    std::optional<Problem> begin_match(const Match& match);
    Result<std::string> ask(const Match& match, std::uint64_t seed);
    Result<std::string> answer();
    std::optional<Problem> check_silence();

    std::optional<Problem> say(Json json);
    Result<std::string> expect(std::string_view type, Child::Clock::time_point deadline);

    std::string command_;
    Budget budget_;
    const GameInfo& game_;
    Patience patience_;
    std::unique_ptr<Child> child_;  // nothing: it has failed
    bool takes_worlds_ = false;
    Seat seat_ = kNobody;
    int told_ = 0;  // plies whose events it knows
};

}  // namespace jarl::cli
