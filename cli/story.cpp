#include "cli/story.h"

#include <string>

namespace jarl::cli {
namespace {

// By custom of all games: "lofoten.event.turn" and its variants.
bool begins_a_turn(const Phrase& phrase) {
    const std::size_t at = phrase.key.find(".event.turn");
    if (at == std::string::npos) return false;
    const std::string_view rest =
        std::string_view(phrase.key).substr(at + std::string_view(".event.turn").size());
    return rest.empty() || rest[0] == '.';
}

}  // namespace

bool tell_phrases(Terminal& terminal, const std::vector<Phrase>& phrases, const Words& words,
                  std::string_view first, std::string_view rest) {
    bool turn_began = false;
    std::string sentences;
    const auto tell = [&] {
        if (!sentences.empty()) terminal.paragraph(sentences, first, rest);
        sentences.clear();
    };
    for (const Phrase& phrase : phrases) {
        if (begins_a_turn(phrase)) {
            tell();
            terminal.line(terminal.bold(words.say(phrase)));
            turn_began = true;
        } else {
            sentences += (sentences.empty() ? "" : " ") + words.say(phrase);
        }
    }
    tell();
    return turn_began;
}

}  // namespace jarl::cli
