// The text that the last call gave back. It lasts until the next one.
#pragma once

#include <string>

namespace jarl {

const char* say(std::string text);
const char* last_answer();

}  // namespace jarl
