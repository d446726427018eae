// A promise of the code to itself that holds in production too: a broken one ends the program at once, with its place,
// before anything wrong is written or sent. For everything above the rules. Inside the rules, where a check would cost
// playouts their speed, it is `assert`, which lives in the sanitizer build. What comes from outside is never checked so:
// that is a Result.
#pragma once

#include <source_location>

namespace jarl {

// Says "file:line: function: what" on standard error and aborts.
[[noreturn]] void broken_promise(const char* what, const std::source_location& where);

inline void check(bool holds, const char* what,
                  const std::source_location& where = std::source_location::current()) {
    if (!holds) [[unlikely]]
        broken_promise(what, where);
}

}  // namespace jarl
