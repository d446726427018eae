#include "match/words.h"

namespace jarl {

namespace {

using Piece = Sentence::Piece;

Problem wrong(std::string_view text, std::string_view what) {
    return {std::string(what) + " in \"" + std::string(text) + "\""};
}

bool is_name(std::string_view name) {
    for (const char c : name)
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '_') return false;
    return !name.empty();
}

// What stands between two braces.
Result<Piece> read_placeholder(std::string_view inside) {
    const std::size_t colon = inside.find(':');
    std::string_view name = inside.substr(0, colon);
    Piece piece{Piece::Kind::Insert, "", "", ""};
    if (colon != std::string_view::npos) {
        const std::string_view choice = inside.substr(colon + 1);
        const std::size_t bar = choice.find('|');
        if (bar == std::string_view::npos || choice.find('|', bar + 1) != std::string_view::npos)
            return wrong(inside, "a choice has two ways");
        piece = {Piece::Kind::Choose, "", std::string(choice.substr(0, bar)),
                 std::string(choice.substr(bar + 1))};
    } else if (name.ends_with('^')) {
        name.remove_suffix(1);
        piece.kind = Piece::Kind::InsertCapital;
    }
    if (!is_name(name)) return wrong(inside, "no name of an argument");
    piece.text = name;
    return piece;
}

}  // namespace

Result<Sentence> Sentence::read(std::string_view text) {
    Sentence sentence;
    std::string plain;
    const auto flush = [&] {
        if (!plain.empty()) sentence.pieces_.push_back({Piece::Kind::Plain, plain, "", ""});
        plain.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            plain += text[i];
        } else if (text.substr(i).starts_with("{{")) {
            plain += text[i++];
        } else {
            const std::size_t end = text.find('}', i);
            if (end == std::string_view::npos) return wrong(text, "an open brace");
            auto piece = read_placeholder(text.substr(i + 1, end - i - 1));
            if (!piece) return Problem{piece.problem()};
            flush();
            sentence.pieces_.push_back(*piece);
            i = end;
        }
    }
    flush();
    return sentence;
}

}  // namespace jarl
