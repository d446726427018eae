// Files of the person who runs the program: read with a bound, written so that the last good one survives.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace jarl {

Result<std::string> read_file(const std::string& path, std::size_t max_bytes);

// To an open file, as often as it takes. 0, or the errno of the write that failed.
int write_all(int file, std::string_view text);

// Either the whole new text is there afterwards, even after a power cut, or the old file is as it was.
std::optional<Problem> write_safely(const std::string& path, std::string_view text);

}  // namespace jarl
