#include "base/check.h"
#include "match/record.h"

namespace jarl {

namespace {

void write_fact(std::string& out, std::string_view name, std::string_view value) {
    out.append(name).append(": ").append(value).append("\n");
}

void write_header(std::string& out, const Match& match) {
    const MatchSetup& setup = match.setup();
    out += "jarl record 1\n";
    write_fact(out, "game", match.game().name);
    write_fact(out, "ruleset", match.game().ruleset);
    write_fact(out, "options", setup.options);
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        write_fact(out, "seat " + std::to_string(i), setup.seats[i]);
    write_fact(out, "seed sha256", setup.seed_hash);
}

void write_moves(std::string& out, const Match& match) {
    const Ply* last = nullptr;
    for (int i = 0; i < match.ply(); ++i) {
        const Ply& ply = match.played(i);
        const bool goes_on = last && last->turn == ply.turn && last->actor == ply.actor;
        if (last) out += goes_on ? "; " : "\n";
        if (!goes_on) out += std::to_string(ply.turn) + ". " + std::to_string(index(ply.actor)) + " ";
        out += ply.text;
        last = &ply;
    }
    if (last) out += "\n";
}

std::string write_record(const Match& match, std::string_view seed_name, std::string_view seed_hex) {
    std::string out;
    write_header(out, match);
    if (!seed_name.empty()) write_fact(out, seed_name, seed_hex);
    if (match.actor() == kNobody) write_fact(out, "result", result_text(match));
    write_fact(out, "moves", std::to_string(match.ply()));
    out += "\n";
    write_moves(out, match);
    return out;
}

}  // namespace

std::string result_text(const Match& match) {
    const std::vector<ScoreSheet> scores = match.scores();
    const std::vector<int> places = match.ranking();
    std::string text;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (i > 0) text += ", ";
        text += std::to_string(scores[i].total) + " (place " + std::to_string(places[i]) + ")";
    }
    return text;
}

std::string Match::record(std::string_view seed_hex) const {
    if (actor() != kNobody) return write_record(*this, "", "");
    check(read_seed(seed_hex).has_value(), "without its seed nobody can check the shuffle");
    return write_record(*this, "seed", seed_hex);
}

std::string Match::save(std::string_view seed_hex) const {
    check(read_seed(seed_hex).has_value(), "without its seed a match cannot go on");
    return write_record(*this, actor() == kNobody ? "seed" : "secret seed", seed_hex);
}

}  // namespace jarl
