#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace jarl {

#ifdef __wasm__  // no stream to write to; the page shows where it trapped
void broken_promise(const char*, const std::source_location&) { __builtin_trap(); }
#else
void broken_promise(const char* what, const std::source_location& where) {
    std::fprintf(stderr, "%s:%u: %s: %s\n", where.file_name(), unsigned(where.line()), where.function_name(),
                 what);
    std::fflush(stderr);
    std::abort();
}
#endif

}  // namespace jarl
