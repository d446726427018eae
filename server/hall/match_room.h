// A match that is being played, made from its journal. What is tried here is not yet true for anybody: it becomes so
// when it is on the disk, and if that fails the room is thrown away and made anew.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/seeded.h"
#include "server/hall/clock.h"

namespace jarl::hall {

class MatchRoom {
  public:
    // `begun`: when the first stretch began, for a journal that does not say.
    static Result<std::unique_ptr<MatchRoom>> rebuild(const TableRow& table,
                                                      const std::vector<Entry>& journal, WallTime begun);

    const Match& match() const { return *match_; }
    const ClockState& clock() const { return clock_; }
    void clock_since(WallTime since) { clock_.since = since; }  // known better than from the journal
    int lines() const { return lines_; }                        // of the journal

    // Tries it. After a refusal nothing has changed; else `line` is what to write down.
    std::optional<Match::Refused> play(const TableRow& table, int seat, std::string_view text, WallTime now,
                                       Entry& line);
    bool undo(const TableRow& table, int seat, WallTime now, Entry& line);
    bool redo(const TableRow& table, int seat, WallTime now, Entry& line);

    std::string record() const;  // with the seed: when the table is over

  private:
    MatchRoom(SeededMatch match, WallTime begun);

    std::optional<Match::Refused> step(int seat, std::string_view text);
    bool step_back(int seat);
    Entry line(const TableRow& table, int seat, std::string text, WallTime now);
    void note(const Entry& entry);

    SeededMatch match_;
    ClockState clock_;
    int lines_ = 0;
    std::array<int, kMaxSeats> undos_{};
};

// So many undos has a seat in a match: the journal has an end.
inline constexpr int kMaxUndos = 1000;

}  // namespace jarl::hall
