#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

#include "base/text.h"

namespace jarl::cli {
namespace {

constexpr int kUsualColumns = 80;
constexpr int kWidest = 100;                   // longer lines are hard to read
constexpr std::size_t kLongestLine = 1 << 12;  // nobody types more; the rest of such a line is dropped

volatile std::sig_atomic_t interrupt_seen = 0;

void note_interrupt(int) { interrupt_seen = 1; }

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace

Terminal::Terminal(bool plain) {
    const std::string_view kind = environment("TERM");
    const bool capable = !plain && isatty(STDOUT_FILENO) && !kind.empty() && kind != "dumb";
    screen_ = capable && isatty(STDIN_FILENO);
    colour_ = capable && environment("NO_COLOR").empty();
}

// Without SA_RESTART: a read that waits returns, and the game is saved before the program ends.
void Terminal::catch_interrupts() {
    struct sigaction action{};
    action.sa_handler = note_interrupt;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

int Terminal::columns() const {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kUsualColumns;
    return std::clamp(int(size.ws_col), 40, kWidest);
}

void Terminal::paragraph(std::string_view text, std::string_view first, std::string_view rest) {
    std::string_view margin = first;
    for (const std::string& piece : wrapped(text, columns() - std::max(width(first), width(rest)))) {
        write(margin);
        line(piece);
        margin = rest;
    }
}

std::string Terminal::styled(std::string_view code, std::string_view text) const {
    if (!colour_) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

std::string Terminal::bold(std::string_view text) const { return styled("1", text); }
std::string Terminal::faint(std::string_view text) const { return styled("2", text); }

void Terminal::clear() {
    if (screen_) {
        write("\x1b[H\x1b[2J");
    } else {
        line(std::string(std::size_t(kUsualColumns - 1), '-'));
    }
}

void Terminal::clear_history() {
    clear();
    if (screen_) write("\x1b[3J");
}

std::optional<std::string> Terminal::read_line(std::string_view question) {
    write(question);
    flush();
    while (open() && !interrupted()) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string text = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return text;
        }
        if (unread_.size() > kLongestLine) unread_.resize(kLongestLine);
        char bytes[4096];
        const ssize_t size = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) break;
        unread_.append(bytes, std::size_t(size));
    }
    // What stands after the last line break was never confirmed by Enter, but a pipe often ends that way.
    if (interrupted() || !open() || unread_.empty()) return std::nullopt;
    return std::exchange(unread_, {});
}

bool Terminal::interrupted() const { return interrupt_seen != 0; }

}  // namespace jarl::cli
