#include "cli/language.h"

#include <cstdlib>

namespace jarl::cli {

const Words* find_words(std::string_view language) {
    for (const Words& each : all_words())
        if (each.language() == language) return &each;
    return nullptr;
}

std::string_view language_of_locale(std::string_view locale) {
    return locale.substr(0, locale.find_first_of("_.@-"));
}

const Words& usual_words() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = std::getenv(name);
        if (!locale || !*locale) continue;  // the first that is set decides, as everywhere
        const Words* found = find_words(language_of_locale(locale));
        return found ? *found : words("en");
    }
    return words("en");
}

}  // namespace jarl::cli
