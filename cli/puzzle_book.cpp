#include "cli/puzzle_book.h"

#include <filesystem>
#include <fstream>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "base/json.h"
#include "base/native/files.h"
#include "base/plain_text.h"
#include "match/games/game_table.h"

namespace jarl::cli {

namespace {

using Parsed = nlohmann::json;

std::string heading_of(const HuntSettings& settings) {
    Json json;
    json.begin_object().key("game").text(settings.game->name).key("ruleset").text(settings.game->ruleset);
    json.key("seed").raw(std::to_string(settings.seed)).key("depth").number(settings.depth);
    json.key("options").begin_array();
    for (const GameOptions& options : settings.options) json.text(options.text);
    return json.end_array().end_object().take();
}

}  // namespace

PuzzleBook book_of(const HuntSettings& settings, std::vector<Puzzle> puzzles) {
    const GameInfo& game = *settings.game;
    return {std::string(game.name),
            std::string(game.ruleset),
            fmt::format("{:016x}", find_game_tools(game.name)->signature()),
            settings.seed,
            settings.depth,
            std::move(puzzles)};
}

std::string book_text(const PuzzleBook& book) {
    Json head;
    head.begin_object().key("game").text(book.game).key("ruleset").text(book.ruleset);
    head.key("signature").text(book.signature).key("seed").raw(std::to_string(book.seed));
    head.key("depth").number(book.depth).key("puzzles").raw("[");
    std::string text = head.take();
    for (const Puzzle& puzzle : book.puzzles)
        text += (text.back() == '[' ? "\n" : ",\n") + puzzle_json(puzzle);
    return text + "\n]}\n";
}

Result<PuzzleBook> read_book(std::string_view text) {
    const Parsed value = Parsed::parse(text, nullptr, false);
    if (!value.is_object()) return Problem{"this is not an object of JSON"};
    for (const char* name : {"game", "ruleset", "signature"})
        if (!value.contains(name) || !value[name].is_string())
            return Problem{fmt::format("there is no text \"{}\"", name)};
    for (const char* name : {"seed", "depth"})
        if (!value.contains(name) || !value[name].is_number_unsigned())
            return Problem{fmt::format("there is no number \"{}\"", name)};
    if (!value.contains("puzzles") || !value["puzzles"].is_array())
        return Problem{"there is no list \"puzzles\""};
    PuzzleBook book{value["game"].get<std::string>(),      value["ruleset"].get<std::string>(),
                    value["signature"].get<std::string>(), value["seed"].get<std::uint64_t>(),
                    value["depth"].get<std::uint32_t>(),   {}};
    for (const Parsed& each : value["puzzles"]) {
        auto puzzle = read_puzzle(each.dump());
        if (!puzzle) return Problem{fmt::format("number {}: {}", book.puzzles.size() + 1, puzzle.problem())};
        book.puzzles.push_back(std::move(*puzzle));
    }
    return book;
}

Result<HuntNotes> HuntNotes::open(const std::string& file, const HuntSettings& settings) {
    HuntNotes notes(file);
    const std::string heading = heading_of(settings);
    if (std::filesystem::exists(file)) {
        const auto text = read_file(file, kMaxNotesBytes);
        if (!text) return Problem{text.problem()};
        if (const auto problem = notes.take_up(*text, heading)) return *problem;
        return notes;
    }
    if (const auto problem = write_safely(file, heading + "\n")) return *problem;
    return notes;
}

// The last line may have been cut by whatever ended the program: then its match is played again.
std::optional<Problem> HuntNotes::take_up(const std::string& text, const std::string& heading) {
    std::size_t at = text.find('\n');
    if (at == std::string::npos || text.substr(0, at) != heading)
        return Problem{"the notes " + jarl::quoted(file_) +
                       " are of another hunt; finish that one, or remove them"};
    while (++at < text.size()) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos) break;
        const Parsed line = Parsed::parse(text.substr(at, end - at), nullptr, false);
        at = end;
        if (!line.is_object() || !line.contains("match") || !line.contains("puzzles")) continue;
        std::vector<Puzzle> puzzles;
        for (const Parsed& each : line["puzzles"])
            if (auto puzzle = read_puzzle(each.dump())) puzzles.push_back(std::move(*puzzle));
        matches_[line["match"].get<int>()] = std::move(puzzles);
    }
    return write_safely(file_, text.substr(0, text.rfind('\n') + 1));
}

std::optional<Problem> HuntNotes::add(int match, const std::vector<Puzzle>& puzzles) {
    std::string line = fmt::format("{{\"match\":{},\"puzzles\":[", match);
    for (std::size_t i = 0; i < puzzles.size(); ++i) line += (i > 0 ? "," : "") + puzzle_json(puzzles[i]);
    std::ofstream out(file_, std::ios::app);
    out << line << "]}\n" << std::flush;
    if (!out) return Problem{"the notes " + jarl::quoted(file_) + " cannot be written"};
    return std::nullopt;
}

void HuntNotes::remove() const {
    std::error_code error;
    std::filesystem::remove(file_, error);
}

}  // namespace jarl::cli
