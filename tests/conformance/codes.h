// Codes that have no place in a sentence for players: move texts, coordinates, numbers of rules and seats.
#pragma once

#include <regex>
#include <string>

namespace jarl::conformance {

// The first code in a sentence; empty: it has none.
inline std::string code_in(const std::string& sentence) {
    static const auto how = std::regex::ECMAScript | std::regex::icase | std::regex::optimize;
    static const std::regex no_codes(R"(SHA-256|\blevel-[12]\b)", how);
    static const std::regex codes(
        R"(\bc\d+r\d+\b)"                                                // c0r1: a cell
        R"(|\b[a-z]+-\d+\b)"                                             // wood-1, RAI-119, market-2
        R"(|-?\d+,-?\d+)"                                                // 2,-6: a hex
        R"(|\b[a-z]+\d[a-z]\b|\bo\d\d\b)"                                // fish2r, o05: tiles
        R"(|[a-z]_[a-z])"                                                // gate_house
        R"(|\bc?cw\b)"                                                   // ways to turn
        R"(|\b(player|seat|joueur|si\xc3\xa8ge) [0-9]\b)"                // player 2: somebody has a name
        R"(|\b(space|spot|cell|tile|tuile|case|emplacement|place) 0\b)"  // counted from 0
        R"(|\b(pile|rack|warehouse|entrep\xc3\xb4t) \d\b)"               // the left one, the 10-point one
        R"(|\b(turn|tour) 0\b|\b0 (uses?|utilisations?)\b)"  // nothing is left, so nothing is said
        R"(|[<>{}])",                                        // a word that is missing
        how);
    const std::string rest = std::regex_replace(sentence, no_codes, "");
    std::smatch found;
    return std::regex_search(rest, found, codes) ? found.str() : std::string();
}

}  // namespace jarl::conformance
