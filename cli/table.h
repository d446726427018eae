// One game at the terminal: shows, asks, obeys, saves.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/sitting.h"
#include "cli/terminal.h"
#include "engine/core/phrase.h"
#include "match/words.h"

namespace jarl::cli {

class Table {
  public:
    Table(Sitting sitting, std::filesystem::path save, const Words& words, Terminal& terminal);

    int play();  // until the game is over or the player leaves; the exit code

  private:
    enum class Outcome { Stay, Redraw, Moved, Leave };
    struct Command {
        std::string_view name;    // its key in words/: cli.command.NAME, cli.about.NAME
        std::string_view letter;  // the short form, if it has one
        bool takes_text;
        Outcome (Table::*obey)(const std::string& text);
    };
    static const std::vector<Command>& commands();

    // The course of the game.
    void greet();
    std::string move_words(std::string_view text) const;
    std::string first_line() const;
    std::string seat_line(const SeatKind& kind, const std::string& name) const;
    Outcome decide();
    bool draw_curtain();  // false: the player leaves
    void play_bot();
    int finish();
    int leave();

    // What the screen shows.
    void show_position();
    void show_moves();
    void tell(int from, Seat viewer);
    void show_news();
    Seat audience() const;  // whose eyes the screen is for when nobody has to decide

    // What the player types.
    Outcome obey(const std::string& text);
    const Command* find_command(std::string_view word) const;
    Outcome choose(std::string_view number);
    Outcome play_move(const std::string& text);
    void explain(const Match::Refused& refused, const std::string& text);
    Outcome undo(const std::string&);
    Outcome redo(const std::string&);
    Outcome log(const std::string&);
    Outcome scores(const std::string&);
    Outcome help(const std::string& word);
    Outcome why(const std::string& text);
    Outcome moves(const std::string&);
    Outcome board(const std::string&);
    Outcome lang(const std::string& name);
    Outcome save(const std::string& name);
    Outcome quit(const std::string&);
    void show_commands();
    bool explain_command(std::string_view word);
    std::string topic_name(const std::string& topic) const;
    bool explain_topic(const std::string& word);
    bool explain_rule(std::string_view word);

    // Keeping it.
    bool keep();  // false: the place cannot be written, and the player has been told
    void keep_if_sealed();

    template <class... Args>
    std::string say(std::string_view key, Args... args) const {
        Phrase phrase{"cli." + std::string(key)};
        add_arguments(phrase, std::move(args)...);
        return words_->say(phrase);
    }
    static void add_arguments(Phrase&) {}
    template <class Value, class... Args>
    static void add_arguments(Phrase& phrase, const char* name, Value value, Args... args) {
        phrase = std::move(phrase).with(name, std::move(value));
        add_arguments(phrase, std::move(args)...);
    }
    void answer(std::string_view text) { terminal_.paragraph(text, "  ", "  "); }
    std::string game_key(std::string_view rest) const;
    const Match& match() const { return *sitting_.match; }

    Sitting sitting_;
    std::filesystem::path save_;
    const Words* words_;
    Terminal& terminal_;
    std::vector<int> told_;         // by seat: the plies this player has been told about
    int told_to_all_ = 0;           // the same for onlookers
    Seat at_screen_ = kNobody;      // whose hand may be seen on the screen
    Seat said_thinking_ = kNobody;  // the bot of which the screen says that it thinks
    bool fresh_ = true;             // the greeting is still on the screen
    std::string notice_;            // said once, below the next drawing
};

}  // namespace jarl::cli
