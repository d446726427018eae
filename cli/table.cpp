#include "cli/table.h"

#include <algorithm>
#include <string>

#include "base/capital.h"
#include "base/native/files.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/score_sheet.h"
#include "cli/story.h"
#include "cli/when.h"
#include "match/first_option.h"

namespace jarl::cli {
namespace {

constexpr double kThinkingSlice = 100;   // milliseconds; who answers sooner does not visibly think
constexpr std::size_t kNumberWidth = 6;  // before the words of a move: "  26  "

}  // namespace

Table::Table(Sitting sitting, std::filesystem::path save, const Words& words, Terminal& terminal)
    : sitting_(std::move(sitting)), save_(std::move(save)), words_(&words), terminal_(terminal) {
    // Who comes back is told what happened since the own last move, not the whole game again.
    for (std::size_t seat = 0; seat < sitting_.kinds.size(); ++seat) {
        int ply = match().ply();
        while (ply > 0 && match().played(ply - 1).actor != Seat(seat)) --ply;
        told_.push_back(ply);
    }
    told_to_all_ = match().ply();
}

// --- The course of the game ---------------------------------------------------------------------------------

int Table::play() {
    Terminal::catch_interrupts();
    if (!keep()) return kNo;
    greet();
    while (match().actor() != kNobody) {
        if (terminal_.interrupted() || !terminal_.open()) return leave();
        if (!sitting_.kind(match().actor()).human()) {
            play_bot();
        } else if (decide() == Outcome::Leave) {
            return leave();
        }
    }
    return finish();
}

void Table::greet() {
    const MatchSetup& setup = match().setup();
    terminal_.line(terminal_.bold(words_->say(Phrase{game_key("name")})) + "  " +
                   terminal_.faint(setup.options));
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        terminal_.line("  " + seat_line(sitting_.kinds[seat], setup.seats[seat]));
    terminal_.paragraph(say("seal"));
    terminal_.line("  " + setup.seed_hash);
    if (match().ply() > 0)
        terminal_.paragraph(say("resumed", "when", when(match().turn()), "n", match().ply()));
    else terminal_.paragraph(first_line());
    terminal_.paragraph(say("welcome"));
    terminal_.line();
}

std::string Table::first_line() const {
    const Seat first = match().first_player();
    if (first == kNobody) return say("first.drawn");
    const std::string& name = match().setup().seats[index(first)];
    return first_is_drawn(match().setup().options) ? say("first.lot", "name", name)
                                                   : say("first.chosen", "name", name);
}

std::string Table::seat_line(const SeatKind& kind, const std::string& name) const {
    if (kind.human()) return say("seat.human", "name", name);
    if (kind.random()) return say("seat.random", "name", name);
    return say("seat.bot", "name", name, "level", with_capital(bot_text(*kind.bot)));
}

Table::Outcome Table::decide() {
    said_thinking_ = kNobody;
    if (!draw_curtain()) return Outcome::Leave;
    Outcome outcome = Outcome::Redraw;
    while (outcome == Outcome::Stay || outcome == Outcome::Redraw) {
        if (outcome == Outcome::Redraw) show_position();
        const auto text = terminal_.read_line("> ");
        outcome = text ? obey(trimmed(*text)) : Outcome::Leave;
    }
    return outcome;
}

// Nobody sees another one's hand: between two people the screen is wiped, and the next one says when to show it.
bool Table::draw_curtain() {
    const Seat next = match().actor();
    if (at_screen_ == next) return true;
    at_screen_ = next;
    if (sitting_.humans() < 2) return true;
    if (!fresh_) terminal_.clear_history();
    const auto answer =
        terminal_.read_line(say("handover", "name", match().setup().seats[index(next)]) + " ");
    if (!answer || find_command(trimmed(*answer)) == find_command("quit")) return false;
    terminal_.clear_history();
    fresh_ = true;
    return true;
}

// In slices, so that somebody who presses Ctrl-C does not wait for the bot.
void Table::play_bot() {
    const Seat actor = match().actor();
    if (!sitting_.let_bot_think(kThinkingSlice)) {
        if (sitting_.humans() == 0 || said_thinking_ == actor) return;
        said_thinking_ = actor;
        terminal_.line(terminal_.faint(say("thinks", "name", match().setup().seats[index(actor)])));
        terminal_.flush();
        return;
    }
    keep_if_sealed();
    if (sitting_.humans() > 0) return;
    show_news();
    terminal_.flush();
}

int Table::finish() {
    terminal_.clear();
    terminal_.write(match().sketch(audience(), *words_, terminal_.colour()));
    terminal_.line();
    show_news();
    terminal_.line(terminal_.bold(say("over")));
    for (const std::string& row : score_sheet(match(), *words_)) terminal_.line("  " + row);
    terminal_.line(terminal_.bold(result_line(match(), *words_)));
    terminal_.paragraph(say("seed"));
    terminal_.line("  " + seed_hex(sitting_.match.seed()));
    const auto path = new_record(save_);
    if (const auto problem = write_safely(path, sitting_.match.record())) {
        terminal_.flush();
        return complain(problem->text);
    }
    std::error_code gone_already;
    std::filesystem::remove(save_, gone_already);  // the record holds all of it, and more
    terminal_.paragraph(say("recorded", "file", path.string()));
    terminal_.flush();
    return kGood;
}

int Table::leave() {
    terminal_.line();
    const bool kept = keep();
    if (kept) {
        terminal_.paragraph(say("saved", "file", save_.string()));
        terminal_.line("  jarl play --resume " + save_.string());
    }
    terminal_.flush();
    return kept ? kGood : kNo;
}

// --- What the screen shows ----------------------------------------------------------------------------------

void Table::show_position() {
    if (!fresh_) terminal_.clear();
    fresh_ = false;
    terminal_.write(match().sketch(match().actor(), *words_, terminal_.colour()));
    terminal_.line();
    show_news();
    if (!notice_.empty()) answer(notice_);
    notice_.clear();
    show_moves();
}

void Table::show_moves() {
    const std::string& name = match().setup().seats[index(match().actor())];
    terminal_.paragraph(terminal_.bold(say("prompt", "name", name, "prompt", words_->say(match().prompt()))));
    const auto texts = match().legal_texts();
    const std::string margin(kNumberWidth, ' ');
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string number = std::to_string(i + 1), text = "[" + texts[i] + "]";
        std::vector<std::string> lines =
            wrapped(words_->say(match().legal_phrase(i)), terminal_.columns() - int(kNumberWidth));
        if (width(lines.back()) + 2 + width(text) > terminal_.columns() - int(kNumberWidth))
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : "  ") + terminal_.faint(text);
        for (std::size_t row = 0; row < lines.size(); ++row)
            terminal_.line((row == 0 ? padded("  " + number, int(kNumberWidth)) : margin) + lines[row]);
    }
}

void Table::tell(int from, Seat viewer) {
    for (int ply = from; ply < match().ply(); ++ply)
        tell_phrases(terminal_, match().told(ply, viewer), *words_, "· ", "  ");
}

void Table::show_news() {
    const Seat viewer = match().actor() != kNobody && sitting_.humans() > 0 ? match().actor() : audience();
    int& told = viewer == kNobody ? told_to_all_ : told_[index(viewer)];
    tell(std::min(told, match().ply()), viewer);
    told = match().visible_ply(viewer);
}

Seat Table::audience() const {
    if (sitting_.humans() != 1) return kNobody;
    const auto human = std::find_if(sitting_.kinds.begin(), sitting_.kinds.end(),
                                    [](const SeatKind& kind) { return kind.human(); });
    return Seat(human - sitting_.kinds.begin());
}

std::string Table::game_key(std::string_view rest) const {
    return std::string(match().game().name) + "." + std::string(rest);
}

// --- Keeping it ---------------------------------------------------------------------------------------------

bool Table::keep() {
    const auto problem = write_safely(save_, save_text(sitting_));
    if (!problem) return true;
    terminal_.flush();
    complain(problem->text);
    return false;
}

void Table::keep_if_sealed() {
    if (!match().played(match().ply() - 1).sealed) return;
    if (const auto problem = write_safely(save_, save_text(sitting_)))
        notice_ = say("save.failed", "why", problem->text);
}

}  // namespace jarl::cli
