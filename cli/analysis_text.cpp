#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "base/text.h"
#include "cli/analysis_report.h"
#include "cli/score_sheet.h"
#include "cli/when.h"

namespace jarl::cli {
namespace {

std::string whole_percent(double share) { return std::to_string(std::lround(100 * share)); }

// The numbers of a language: some have a comma where others have a point.
class Numbers {
  public:
    explicit Numbers(const Words& words) : point_(words.say(Phrase{"cli.analyse.point"})) {}

    std::string percent(double share, bool sign) const {
        const double percents = double(std::lround(1000 * share)) / 10;  // no minus before a zero
        std::string number = sign ? fmt::format("{:+.1f}", percents) : fmt::format("{:.1f}", percents);
        if (const std::size_t at = number.find('.'); at != std::string::npos) number.replace(at, 1, point_);
        return number;
    }
    std::string with_error(const Figure& figure, bool sign) const {
        return percent(figure.mean, sign) + " ±" + percent(figure.error, false);
    }

  private:
    std::string point_;
};

class Report {
  public:
    Report(Terminal& terminal, const Match& match, const Analysis& analysis, const Words& words)
        : terminal_(terminal), match_(match), analysis_(analysis), words_(words), numbers_(words),
          turning_(turning_points(analysis.judged())) {}

    void tell() {
        tell_budget();
        tell_plies();
        tell_accounts();
        tell_turning_points();
    }

  private:
    static constexpr int kNumberColumn = 7;   // "1234 ?!"
    static constexpr int kSeatColumn = 8;     // "100→100"
    static constexpr int kLossColumn = 13;    // "100.0 ±10.0"
    static constexpr int kFigureColumn = 13;  // "+100.0 ±10.0"

    const std::string& name(std::size_t seat) const { return match_.setup().seats[seat]; }
    std::size_t seats() const { return match_.setup().seats.size(); }
    static bool shown(double share) { return share >= 0.0005; }  // it is not 0.0 %
    std::string say(const std::string& key) const { return words_.say(Phrase{"cli." + key}); }

    void tell_budget() {
        const AnalysisBudget& budget = analysis_.budget();
        terminal_.paragraph(words_.say(Phrase{"cli.analyse.about"}
                                           .with("iterations", int(budget.iterations))
                                           .with("playouts", int(budget.playouts))));
        terminal_.line();
    }

    // --- The list -------------------------------------------------------------------------------------------

    // What is left of the line is for the move and for the best one.
    int move_column() const {
        const int taken = kNumberColumn + kSeatColumn * int(seats()) + kLossColumn + 2;
        return std::max(8, (terminal_.columns() - taken) / 2);
    }

    void tell_plies() {
        const int column = move_column();
        std::string head = padded("", kNumberColumn) + padded(say("analyse.move"), column);
        for (std::size_t seat = 0; seat < seats(); ++seat)
            head += right_aligned(shortened(name(seat), kSeatColumn - 1), kSeatColumn);
        head += right_aligned(say("analyse.loss"), kLossColumn) + "  " + say("analyse.best");
        terminal_.line(terminal_.faint(head));
        int turn = 0;
        for (const JudgedPly& ply : analysis_.judged()) {
            if (!worth_a_line(ply)) continue;
            if (ply.turn != turn)
                terminal_.line(terminal_.bold(words_.say(
                    Phrase{"cli.turn"}.with("turn", ply.turn).with("name", name(index(ply.actor))))));
            turn = ply.turn;
            tell_ply(ply, column);
        }
        terminal_.line();
    }

    // A move without an alternative says nothing, unless something was drawn by it.
    static bool worth_a_line(const JudgedPly& ply) {
        return !ply.forced || std::any_of(ply.luck.begin(), ply.luck.end(),
                                          [](const Figure& luck) { return shown(std::abs(luck.mean)); });
    }

    void tell_ply(const JudgedPly& ply, int column) {
        const bool mistake = turning_.has_mistake(ply.ply), stroke = turning_.has_stroke(ply.ply);
        const auto cell = std::size_t(column - 1);
        std::string line = padded(
            fmt::format("{:4} {}{}", ply.ply + 1, mistake ? "?" : "", stroke ? "!" : ""), kNumberColumn);
        line += padded(shortened(ply.move, cell), column);
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const std::string from = whole_percent(ply.before[seat].mean),
                              to = whole_percent(ply.after[seat].mean);
            line += right_aligned(from + "→" + to, kSeatColumn);
        }
        if (shown(ply.loss.mean))  // else the move played is as good, as far as the playouts can see
            line += right_aligned(numbers_.with_error(ply.loss, false), kLossColumn) + "  " +
                    shortened(ply.best, cell);
        terminal_.line(mistake || stroke ? terminal_.bold(line) : line);
    }

    // --- The summary ----------------------------------------------------------------------------------------

    void tell_accounts() {
        const bool over = match_.actor() == kNobody;
        const auto accounts = analysis_.accounts();
        struct Line {
            std::string label;
            Figure Account::* figure;
            bool sign;
        };
        const Line lines[] = {{say("analyse.start"), &Account::start, false},
                              {say("analyse.luck"), &Account::luck, true},
                              {"  " + say("analyse.deal"), &Account::deal, true},
                              {"  " + say("analyse.unseen"), &Account::unseen, true},
                              {say("analyse.own"), &Account::own, true},
                              {say("analyse.others"), &Account::others, true},
                              {say("analyse.sight"), &Account::sight, true},
                              {say(over ? "analyse.result" : "analyse.now"), &Account::result, false},
                              {say("analyse.lost"), &Account::lost, false}};
        int label = 0;
        for (const Line& line : lines) label = std::max(label, width(line.label));
        std::string head = padded("", label);
        for (std::size_t seat = 0; seat < seats(); ++seat)
            head += right_aligned(shortened(name(seat), kFigureColumn - 1), kFigureColumn);
        terminal_.line(terminal_.bold(head));
        for (const Line& line : lines) {
            std::string text = padded(line.label, label);
            for (const Account& account : accounts)
                text += right_aligned(numbers_.with_error(account.*line.figure, line.sign), kFigureColumn);
            terminal_.line(line.figure == &Account::result ? terminal_.bold(text) : text);
        }
        terminal_.line(over ? result_line(match_, words_) : say("analyse.unfinished"));
    }

    void tell_turning_points() {
        terminal_.line();
        terminal_.line(terminal_.bold(say("analyse.turning")));
        if (turning_.mistakes.empty() && turning_.strokes.empty())
            terminal_.paragraph(say("analyse.none"), "  ", "  ");
        for (const int at : turning_.mistakes) {
            const JudgedPly& ply = analysis_.judged()[std::size_t(at)];
            terminal_.paragraph(words_.say(about("cli.analyse.mistake", ply)
                                               .with("best", ply.best)
                                               .with("loss", numbers_.with_error(ply.loss, false))),
                                "  ? ", "    ");
        }
        for (const int at : turning_.strokes) {
            const JudgedPly& ply = analysis_.judged()[std::size_t(at)];
            const std::size_t lucky = index(most_moved(ply));
            terminal_.paragraph(words_.say(about("cli.analyse.stroke", ply)
                                               .with("lucky", name(lucky))
                                               .with("luck", numbers_.with_error(ply.luck[lucky], true))),
                                "  ! ", "    ");
        }
    }

    Phrase about(const char* key, const JudgedPly& ply) const {
        return Phrase{key}
            .with("ply", ply.ply + 1)
            .with("when", when(ply.turn))
            .with("name", name(index(ply.actor)))
            .with("move", ply.move);
    }

    Terminal& terminal_;
    const Match& match_;
    const Analysis& analysis_;
    const Words& words_;
    Numbers numbers_;
    TurningPoints turning_;
};

}  // namespace

void tell_analysis(Terminal& terminal, const Match& match, const Analysis& analysis, const Words& words) {
    Report(terminal, match, analysis, words).tell();
}

}  // namespace jarl::cli
