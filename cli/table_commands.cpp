// What a player can type at the table besides the number of a move.
#include <algorithm>
#include <charconv>

#include "base/native/files.h"
#include "base/text.h"
#include "cli/language.h"
#include "cli/score_sheet.h"
#include "cli/table.h"

namespace jarl::cli {
namespace {

bool is_number(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string upper_case(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
    return out;
}

}  // namespace

const std::vector<Table::Command>& Table::commands() {
    static const std::vector<Command> all{
        {"undo", "u", false, &Table::undo},     {"redo", "r", false, &Table::redo},
        {"board", "b", false, &Table::board},   {"moves", "m", false, &Table::moves},
        {"why", "w", true, &Table::why},        {"log", "l", false, &Table::log},
        {"scores", "s", false, &Table::scores}, {"help", "h", true, &Table::help},
        {"lang", "", true, &Table::lang},       {"save", "", true, &Table::save},
        {"quit", "q", false, &Table::quit},
    };
    return all;
}

const Table::Command* Table::find_command(std::string_view word) const {
    const std::string typed = folded(word);
    for (const Command& command : commands()) {
        const bool is_letter = !command.letter.empty() && typed == command.letter;
        if (is_letter || typed == command.name ||
            typed == folded(say("command." + std::string(command.name))))
            return &command;
    }
    return typed == "?" ? find_command("help") : nullptr;
}

// A move first: no word of the table can hide one of the game's.
Table::Outcome Table::obey(const std::string& text) {
    if (text.empty()) return moves({});
    if (is_number(text)) return choose(text);
    const std::string typed = printable(text);
    const auto legal = match().legal_texts();
    for (const std::string& move : legal)
        if (folded(move) == folded(typed)) return play_move(move);

    const std::size_t end = typed.find(' ');
    const std::string rest = end == std::string::npos ? "" : typed.substr(end + 1);
    const Command* command = find_command(typed.substr(0, end));
    if (command && (command->takes_text || rest.empty())) return (this->*command->obey)(rest);
    if (const auto refused = match().why_not(typed)) explain(*refused, typed);
    return Outcome::Stay;
}

Table::Outcome Table::choose(std::string_view number) {
    const auto legal = match().legal_texts();
    std::size_t chosen = 0;
    std::from_chars(number.data(), number.data() + number.size(), chosen);  // too long for a number: stays 0
    if (chosen >= 1 && chosen <= legal.size()) return play_move(legal[chosen - 1]);
    answer(say("number", "n", int(legal.size())));
    return Outcome::Stay;
}

Table::Outcome Table::play_move(const std::string& text) {
    if (const auto refused = sitting_.match.play(text)) {
        explain(*refused, text);
        return Outcome::Stay;
    }
    keep_if_sealed();
    return Outcome::Moved;
}

void Table::explain(const Match::Refused& refused, const std::string& text) {
    if (refused.why != Match::Refused::Why::NotLegal) {
        answer(say("unknown", "text", shortened(text, 40)));
        return;
    }
    const std::string key = game_key("rule." + refused.rule);
    answer(words_->knows(key) ? say("not_now", "why", words_->say(Phrase{key})) : say("not_now.unclear"));
}

Table::Outcome Table::undo(const std::string&) {
    const Seat me = match().actor();
    const int ply = match().ply();
    if (match().can_undo(me)) {
        const std::string text = match().played(ply - 1).text;
        sitting_.match.undo(me);
        told_[index(me)] = std::min(told_[index(me)], match().ply());
        notice_ = say("undone", "move", move_words(text));
        return Outcome::Redraw;
    }
    if (ply == 0) {
        answer(say("undo.nothing"));
    } else if (match().played(ply - 1).actor != me) {
        answer(say("undo.rival", "name", match().setup().seats[index(match().played(ply - 1).actor)]));
    } else {
        answer(say("undo.shown"));
    }
    return Outcome::Stay;
}

// A legal move as its line in the list says it.
std::string Table::move_words(std::string_view text) const {
    const auto legal = match().legal_texts();
    const auto found = std::find(legal.begin(), legal.end(), text);
    return found == legal.end() ? std::string(text)
                                : words_->say(match().legal_phrase(std::size_t(found - legal.begin())));
}

Table::Outcome Table::redo(const std::string&) {
    if (!sitting_.match.redo(match().actor())) {
        answer(say("redo.nothing"));
        return Outcome::Stay;
    }
    notice_ = say("redone");
    keep_if_sealed();
    return Outcome::Moved;
}

Table::Outcome Table::log(const std::string&) {
    terminal_.line(terminal_.faint("SHA-256 " + match().setup().seed_hash));
    if (match().ply() == 0) answer(say("log.nothing"));
    tell(0, match().actor());
    return Outcome::Stay;
}

Table::Outcome Table::scores(const std::string&) {
    answer(say("scores_now"));
    for (const std::string& row : score_sheet(match(), *words_)) terminal_.line("  " + row);
    return Outcome::Stay;
}

Table::Outcome Table::help(const std::string& word) {
    if (word.empty()) {
        show_commands();
    } else if (!explain_topic(word) && !explain_rule(word) && !explain_command(word)) {
        answer(say("help.unknown", "word", shortened(word, 40)));
    }
    return Outcome::Stay;
}

void Table::show_commands() {
    terminal_.paragraph(say("help.move"), "  ", "  ");
    for (const Command& command : commands()) explain_command(command.name);
    std::string topics;
    for (const std::string& topic : match().game().help_topics)
        topics += (topics.empty() ? "" : ", ") + topic_name(topic);
    terminal_.paragraph(say("help.topics", "topics", topics), "  ", "  ");
}

bool Table::explain_command(std::string_view word) {
    const Command* command = find_command(word);
    if (!command) return false;
    const std::string name(command->name), said = say("command." + name);
    const std::string how = command->letter.empty() ? said : std::string(command->letter) + ", " + said;
    terminal_.paragraph(say("about." + name), "  " + padded(how, 14), std::string(16, ' '));
    return true;
}

std::string Table::topic_name(const std::string& topic) const {
    return words_->say(Phrase{game_key("topic." + topic)});
}

bool Table::explain_topic(const std::string& word) {
    const std::string typed = folded(word);
    for (const std::string& topic : match().game().help_topics) {
        if (typed != topic && typed != folded(topic_name(topic))) continue;
        for (const std::string& part : split(words_->say(Phrase{game_key("help." + topic)}), '\n'))
            answer(part);
        return true;
    }
    return false;
}

bool Table::explain_rule(std::string_view word) {
    const std::string rule = upper_case(word);
    const std::string key = game_key("rule." + rule);
    if (words_->knows(key)) {
        answer(rule + ": " + words_->say(Phrase{key}));
        return true;
    }
    const bool looks_like_one = rule.find('-') != std::string::npos && rule.size() <= 8;
    if (looks_like_one) answer(say("help.rule", "rule", rule, "game", std::string(match().game().name)));
    return looks_like_one;
}

Table::Outcome Table::why(const std::string& text) {
    const auto legal = match().legal_texts();
    const auto found = std::find(legal.begin(), legal.end(), text);
    if (text.empty()) {
        answer(say("why.which"));
    } else if (found != legal.end()) {
        answer(say("why.legal", "n", int(found - legal.begin()) + 1));
    } else if (const auto refused = match().why_not(text)) {
        explain(*refused, text);
        if (!refused->rule.empty()) terminal_.line("  " + terminal_.faint("[" + refused->rule + "]"));
    }
    return Outcome::Stay;
}

Table::Outcome Table::moves(const std::string&) {
    show_moves();
    return Outcome::Stay;
}

Table::Outcome Table::board(const std::string&) { return Outcome::Redraw; }

Table::Outcome Table::lang(const std::string& name) {
    const std::string wanted = !name.empty() ? folded(name) : words_->language() == "fr" ? "en" : "fr";
    const Words* words = find_words(wanted);
    if (!words) {
        answer(say("lang.unknown", "text", shortened(name, 20)));
        return Outcome::Stay;
    }
    words_ = words;
    return Outcome::Redraw;
}

Table::Outcome Table::save(const std::string& name) {
    if (name.empty()) {
        answer(say("save.where"));
    } else if (std::filesystem::exists(name)) {
        answer(say("save.exists", "file", name));
    } else if (const auto problem = write_safely(name, save_text(sitting_))) {
        answer(say("save.failed", "why", problem->text));
    } else {
        answer(say("saved", "file", name));
        terminal_.line("  jarl play --resume " + name);
    }
    return Outcome::Stay;
}

Table::Outcome Table::quit(const std::string&) { return Outcome::Leave; }

}  // namespace jarl::cli
