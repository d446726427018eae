// The moves of a match with every position between them: undo restores a position whole and replays nothing.
#pragma once

#include <utility>
#include <vector>

#include "base/check.h"
#include "match/step.h"

namespace jarl {

template <Game G>
class History {
  public:
    using State = typename G::State;

    // From the deal, or from a later position whose past nobody asks for.
    History(const State& first, std::size_t tape_at, int first_ply = 0)
        : first_(first), tape_at_(tape_at), first_ply_(first_ply) {}

    int ply() const { return first_ply_ + int(now_); }
    const State& at(int ply) const {
        check(ply >= first_ply_ && ply <= this->ply(), "there is no such position");
        return ply == first_ply_ ? first_ : steps_[std::size_t(ply - first_ply_) - 1].after;
    }
    const State& now() const { return at(ply()); }
    const Step<G>& step(int ply) const {
        check(ply >= first_ply_ && ply < this->ply(), "there is no such move");
        return steps_[std::size_t(ply - first_ply_)];
    }
    std::size_t tape_at() const { return now_ == 0 ? tape_at_ : steps_[now_ - 1].tape_at; }

    // A new move forgets the ones that were taken back.
    void add(Step<G> step) {
        steps_.erase(steps_.begin() + std::ptrdiff_t(now_), steps_.end());
        steps_.push_back(std::move(step));
        ++now_;
    }

    // Plies below the floor stand for good. All above it were played by one seat, the one whose decision it is.
    int floor() const {
        std::size_t floor = now_;
        while (floor > 0 && !steps_[floor - 1].ply.sealed) --floor;
        return first_ply_ + int(floor);
    }
    bool can_undo(Seat who) const { return ply() > floor() && steps_[now_ - 1].ply.actor == who; }
    bool can_redo(Seat who) const { return now_ < steps_.size() && steps_[now_].ply.actor == who; }
    const Ply* taken_back() const { return now_ < steps_.size() ? &steps_[now_].ply : nullptr; }
    void undo() { --now_; }
    void redo() { ++now_; }

  private:
    State first_;
    std::size_t tape_at_;
    int first_ply_;
    std::vector<Step<G>> steps_;  // those from now_ on were taken back
    std::size_t now_ = 0;
};

}  // namespace jarl
