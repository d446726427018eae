// Which language to speak: asked for, or the one of the person's own settings.
#pragma once

#include <string_view>

#include "match/words.h"

namespace jarl::cli {

const Words* find_words(std::string_view language);            // nothing: we do not speak it
std::string_view language_of_locale(std::string_view locale);  // "fr_CA.UTF-8": "fr"
const Words& usual_words();  // by LC_ALL, LC_MESSAGES, LANG; English otherwise

}  // namespace jarl::cli
