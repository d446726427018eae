#include "cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/text.h"
#include "cli/commands.h"

namespace jarl::cli {
namespace {

constexpr std::size_t kChunk = 1 << 18;

// 0, or the errno of the write that failed.
int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        text.remove_prefix(std::size_t(written));
    }
    return 0;
}

}  // namespace

void Output::write(std::string_view text) {
    waiting_ += text;
    if (waiting_.size() >= kChunk) flush();
}

void Output::line(std::string_view text) {
    write(text);
    write("\n");
}

void Output::flush() {
    if (error_ == 0) error_ = write_all(STDOUT_FILENO, waiting_);
    waiting_.clear();
}

int Output::exit_code() {
    flush();
    if (error_ == 0 || error_ == EPIPE) return kGood;
    return complain(std::string("cannot write to standard output: ") + std::strerror(error_));
}

int complain(std::string_view what) {
    write_all(STDERR_FILENO, "jarl: " + printable(what) + "\n");
    return kNo;
}

int complain_of_usage(std::string_view what) {
    complain(what);
    return kBadUsage;
}

}  // namespace jarl::cli
