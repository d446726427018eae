// A value, or one line that says what is wrong with what came from outside.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace jarl {

struct Problem {
    std::string text;
};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Problem problem) : held_(std::in_place_index<1>, std::move(problem)) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }
    T& operator*() { return *value(); }
    const T& operator*() const { return *std::get_if<0>(&held_); }
    T* operator->() { return value(); }
    const T* operator->() const { return std::get_if<0>(&held_); }
    const std::string& problem() const {
        assert(!ok());
        return std::get_if<1>(&held_)->text;
    }

  private:
    T* value() {
        assert(ok());
        return std::get_if<0>(&held_);
    }
    std::variant<T, Problem> held_;
};

}  // namespace jarl
