// A value, or what is wrong with what came from outside: one line for people, or an error that a program can read.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace jarl {

struct Problem {
    std::string text;
};

template <class T, class Error = Problem>
class [[nodiscard]] Result {
  public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }
    T& operator*() { return *value(); }
    const T& operator*() const { return *value(); }
    T* operator->() { return value(); }
    const T* operator->() const { return value(); }
    const Error& error() const {
        check(!ok(), "a value was taken for an error");
        return *std::get_if<1>(&held_);
    }
    const std::string& problem() const { return error().text; }

  private:
    T* value() {
        check(ok(), "an error was taken for a value");
        return std::get_if<0>(&held_);
    }
    const T* value() const {
        check(ok(), "an error was taken for a value");
        return std::get_if<0>(&held_);
    }
    std::variant<T, Error> held_;
};

}  // namespace jarl
