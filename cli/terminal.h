// The terminal: what it can do, a line in, text out at its width.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/output.h"

namespace jarl::cli {

class Terminal {
  public:
    explicit Terminal(bool plain);  // plain: no colour, nothing cleared

    bool colour() const { return colour_; }
    int columns() const;

    void write(std::string_view text) { output_.write(text); }
    void line(std::string_view text = {}) { output_.line(text); }
    void paragraph(std::string_view text, std::string_view first = {},
                   std::string_view rest = {});  // wrapped
    std::string bold(std::string_view text) const;
    std::string faint(std::string_view text) const;
    void clear();          // a new screen; without one, a line across
    void clear_history();  // the same, and what has scrolled away goes too

    // Shows everything written so far and waits. Nothing: the input has ended, or somebody pressed Ctrl-C.
    std::optional<std::string> read_line(std::string_view question);
    static void catch_interrupts();  // from now on Ctrl-C ends the waiting and not the program
    bool interrupted() const;
    bool open() const { return output_.open(); }
    void flush() { output_.flush(); }

  private:
    std::string styled(std::string_view code, std::string_view text) const;

    Output output_;
    std::string unread_;
    bool screen_;
    bool colour_;
};

}  // namespace jarl::cli
