#include "cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/native/files.h"
#include "base/text.h"
#include "cli/commands.h"

namespace jarl::cli {
namespace {

constexpr std::size_t kChunk = 1 << 18;

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
