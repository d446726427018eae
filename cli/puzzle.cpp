#include "cli/puzzle.h"

#include <cstdint>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "base/json.h"

namespace jarl::cli {

namespace {

using Parsed = nlohmann::json;

void write_list(Json& json, const std::vector<std::string>& texts) {
    json.begin_array();
    for (const std::string& text : texts) json.text(text);
    json.end_array();
}

bool is_count(const Parsed& value, int most) {
    return value.is_number_unsigned() && value.get<std::uint64_t>() <= std::uint64_t(most);
}
bool is_text_list(const Parsed& value) {
    if (!value.is_array()) return false;
    for (const Parsed& each : value)
        if (!each.is_string()) return false;
    return true;
}
bool is_judged_move(const Parsed& value) {
    return value.is_array() && value.size() == 3 && value[0].is_string() && value[1].is_number() &&
           value[2].is_number();
}
bool is_judged_list(const Parsed& value) {
    if (!value.is_array()) return false;
    for (const Parsed& each : value)
        if (!is_judged_move(each)) return false;
    return true;
}

// What is wrong with its form; empty: nothing.
std::string complaint_about(const Parsed& value) {
    if (!value.is_object()) return "is not an object of JSON";
    for (const char* name : {"match", "ply", "turn"})
        if (!value.contains(name) || !is_count(value[name], 1'000'000'000))
            return fmt::format("has no number \"{}\"", name);
    for (const char* name : {"third", "seat"})
        if (!value.contains(name) || !is_count(value[name], 3))
            return fmt::format("has no small number \"{}\"", name);
    for (const char* name : {"goal", "level", "options", "record"})
        if (!value.contains(name) || !value[name].is_string()) return fmt::format("has no text \"{}\"", name);
    for (const char* name : {"solutions", "line"})
        if (!value.contains(name) || !is_text_list(value[name]) || value[name].empty())
            return fmt::format("has no list of moves \"{}\"", name);
    if (!value.contains("moves") || !is_judged_list(value["moves"])) return "has no list \"moves\"";
    if (value["goal"] != "win" && value["goal"] != "points") return "has an unknown goal";
    return "";
}

}  // namespace

std::string_view kind_of(const Puzzle& puzzle) {
    const std::string_view move = puzzle.solutions.front();
    return move.substr(0, move.find(' '));
}

std::string puzzle_json(const Puzzle& puzzle) {
    Json json;
    json.begin_object().key("match").number(puzzle.match).key("ply").number(puzzle.ply);
    json.key("turn").number(puzzle.turn).key("third").number(puzzle.third);
    json.key("seat").number(int(index(puzzle.seat)));
    json.key("goal").text(puzzle.goal == Goal::Win ? "win" : "points").key("level").text(puzzle.level);
    json.key("options").text(puzzle.options).key("solutions");
    write_list(json, puzzle.solutions);
    json.key("moves").begin_array();
    for (const JudgedMove& move : puzzle.moves)
        json.begin_array()
            .text(move.move)
            .raw(fmt::format("{:.3f}", move.win))
            .raw(fmt::format("{:.1f}", move.points))
            .end_array();
    json.end_array().key("line");
    write_list(json, puzzle.line);
    return json.key("record").text(puzzle.record).end_object().take();
}

Result<Puzzle> read_puzzle(std::string_view text) {
    const Parsed value = Parsed::parse(text, nullptr, false);
    if (const std::string complaint = complaint_about(value); !complaint.empty())
        return Problem{"a puzzle " + complaint};
    Puzzle puzzle;
    puzzle.match = value["match"].get<int>();
    puzzle.ply = value["ply"].get<int>();
    puzzle.turn = value["turn"].get<int>();
    puzzle.third = value["third"].get<int>();
    puzzle.seat = Seat(value["seat"].get<int>());
    puzzle.goal = value["goal"] == "win" ? Goal::Win : Goal::Points;
    puzzle.level = value["level"].get<std::string>();
    puzzle.options = value["options"].get<std::string>();
    puzzle.solutions = value["solutions"].get<std::vector<std::string>>();
    for (const Parsed& move : value["moves"])
        puzzle.moves.push_back({move[0].get<std::string>(), move[1].get<double>(), move[2].get<double>()});
    puzzle.line = value["line"].get<std::vector<std::string>>();
    puzzle.record = value["record"].get<std::string>();
    return puzzle;
}

}  // namespace jarl::cli
