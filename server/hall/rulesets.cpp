#include "server/hall/rulesets.h"

#include <charconv>
#include <string_view>

#include <fmt/core.h>

#include "match/match.h"

namespace jarl::hall {
namespace {

constexpr int kMovesInLine = 100;  // a line of a record has an end

// "lofoten/2": 2; 0: it is no version of this game.
int version_of(std::string_view game, std::string_view ruleset) {
    if (!ruleset.starts_with(game) || ruleset.substr(game.size(), 1) != "/") return 0;
    const std::string_view digits = ruleset.substr(game.size() + 1);
    int version = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), version);
    return error == std::errc() && end == digits.data() + digits.size() ? version : 0;
}

void write_fact(std::string& out, std::string_view name, std::string_view value) {
    out.append(name).append(": ").append(value).append("\n");
}

// As the game's own result line: "37 (place 1), 31 (place 2)".
std::string result_of(const TableRow& table) {
    std::string text;
    for (std::size_t i = 0; i < table.totals.size() && i < table.ranking.size(); ++i)
        text += fmt::format("{}{} (place {})", i > 0 ? ", " : "", table.totals[i], table.ranking[i]);
    return text;
}

std::vector<const Entry*> standing(const std::vector<Entry>& journal) {
    std::vector<const Entry*> moves;
    for (const Entry& entry : journal) {
        if (entry.text != kUndo) moves.push_back(&entry);
        else if (!moves.empty()) moves.pop_back();
    }
    return moves;
}

void write_moves(std::string& out, const std::vector<const Entry*>& moves) {
    int in_line = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool goes_on = i > 0 && moves[i]->seat == moves[i - 1]->seat && in_line < kMovesInLine;
        if (i > 0) out += goes_on ? "; " : "\n";
        if (!goes_on) out += fmt::format("0. {} ", moves[i]->seat);
        out += moves[i]->text;
        in_line = goes_on ? in_line + 1 : 1;
    }
    if (!moves.empty()) out += "\n";
}

}  // namespace

Rules rules_of(const TableRow& table) {
    const GameInfo* game = find_game(table.game);
    if (game == nullptr) return Rules::Unknown;
    if (table.ruleset == game->ruleset) return Rules::Ours;
    const int version = version_of(game->name, table.ruleset);
    return version > 0 && version < version_of(game->name, game->ruleset) ? Rules::Older : Rules::Unknown;
}

std::string record_of_other_rules(const TableRow& table, const std::vector<Entry>& journal) {
    const auto moves = standing(journal);
    std::string out = "jarl record 1\n";
    write_fact(out, "game", table.game);
    write_fact(out, "ruleset", table.ruleset);
    write_fact(out, "options", table.options);
    for (std::size_t i = 0; i < table.seats.size(); ++i)
        write_fact(out, fmt::format("seat {}", i), table.seats[i].name);
    write_fact(out, "seed sha256", table.seed_hash);
    const bool played = table.ending == Ending::Played;
    if (table.status == Status::Over) write_fact(out, played ? "seed" : "secret seed", seed_hex(table.seed));
    if (played) write_fact(out, "result", result_of(table));
    write_fact(out, "moves", std::to_string(moves.size()));
    out += "\n";
    write_moves(out, moves);
    return out;
}

}  // namespace jarl::hall
