#include "base/native/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include <fmt/core.h>

#include "base/text.h"

extern char** environ;

namespace jarl {
namespace {

constexpr std::size_t kErrorTail = 2000;  // bytes of standard error that are kept
constexpr int kCannotRun = 127;           // as a shell says it

// Ends that no other program we start will inherit, whichever thread starts it.
struct Pipe {
    int read = -1, write = -1;
    bool open() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return false;
        read = ends[0];
        write = ends[1];
        return true;
    }
};

void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
}

// Between fork and exec only plain system calls are safe: everything else was made before.
[[noreturn]] void become(const char* command, char* const* environment, int input, int output, int errors,
                         pid_t parent) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // a program of ours that is killed takes its bots along
    if (getppid() != parent) _exit(kCannotRun);
#endif
    for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
    // Above the standard ones first, so that none of the three is overwritten before its turn.
    const int sources[3] = {fcntl(input, F_DUPFD, 3), fcntl(output, F_DUPFD, 3), fcntl(errors, F_DUPFD, 3)};
    for (int i = 0; i < 3; ++i) {
        if (sources[i] < 0 || dup2(sources[i], i) < 0) _exit(kCannotRun);
        close(sources[i]);
    }
    const char* const arguments[] = {"/bin/sh", "-c", command, nullptr};
    execve("/bin/sh", const_cast<char* const*>(arguments), environment);
    _exit(kCannotRun);
}

std::string name_of(const std::string& setting) { return setting.substr(0, setting.find('=') + 1); }

std::vector<char*> environment_with(const std::vector<std::string>& settings) {
    std::vector<char*> all;
    for (char** each = environ; *each != nullptr; ++each) {
        const bool replaced = std::any_of(settings.begin(), settings.end(), [&](const std::string& setting) {
            return std::string_view(*each).starts_with(name_of(setting));
        });
        if (!replaced) all.push_back(*each);
    }
    for (const std::string& setting : settings) all.push_back(const_cast<char*>(setting.c_str()));
    all.push_back(nullptr);
    return all;
}

// Of the longest, while nobody reads.
constexpr std::size_t kMaxUnreadLines = 4;

void never_block(int end) { fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK); }

int milliseconds_to(Child::Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Child::Clock::now()).count();
    return int(std::clamp<std::int64_t>(left, 0, 1'000'000'000));
}

// Of a traceback the last line says what happened.
std::string last_line(std::string_view text) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    return shortened(printable(text.substr(text.rfind('\n') + 1)), 160);
}

std::string way_it_ended(const siginfo_t& how) {
    constexpr int kBySignal = 128;  // a shell tells of a signal by 128 and its number
    const bool exited = how.si_code == CLD_EXITED;
    if (exited && how.si_status <= kBySignal) return fmt::format("it ended with exit code {}", how.si_status);
    const int signal = exited ? how.si_status - kBySignal : how.si_status;
    return fmt::format("it was ended by signal {}", signal);
}

}  // namespace

Result<std::unique_ptr<Child>> Child::start(const std::string& command,
                                            const std::vector<std::string>& settings,
                                            std::size_t longest_line) {
    Pipe input, output, errors;
    const std::vector<char*> environment = environment_with(settings);
    const pid_t parent = getpid();
    const bool piped = input.open() && output.open() && errors.open();
    const pid_t process = piped ? fork() : -1;
    if (process == 0)
        become(command.c_str(), environment.data(), input.read, output.write, errors.write, parent);
    const int why = errno;
    close_end(input.read);
    close_end(output.write);
    close_end(errors.write);
    if (process < 0) {
        close_end(input.write);
        close_end(output.read);
        close_end(errors.read);
        return Problem{std::string("it cannot be started: ") + std::strerror(why)};
    }
    setpgid(process, process);  // also here: whichever of us comes first
    for (const int end : {input.write, output.read, errors.read}) never_block(end);
    std::unique_ptr<Child> child(new Child(process, input.write, output.read, errors.read, longest_line));
    return child;
}

Child::~Child() {
    close_end(input_);
    kill(-process_, SIGKILL);  // not yet waited for, so the number is still its own
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    close_end(output_);
    close_end(errors_);
}

void Child::let_go(std::chrono::milliseconds patience) {
    close_end(input_);
    has_ended(patience);
}

std::optional<Problem> Child::send(std::string_view text, Clock::time_point deadline) {
    while (!text.empty()) {
        if (input_ < 0) return farewell();
        const ssize_t written = write(input_, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(std::size_t(written));
        } else if (errno == EPIPE) {
            return farewell();
        } else if (errno != EAGAIN && errno != EINTR) {
            return complaint(std::string("cannot write to it: ") + std::strerror(errno));
        } else if (!wait_until(deadline, true)) {
            return complaint("it does not read what it is told");
        } else {
            read_output();  // perhaps it waits for us to read first
            if (lines_.unread() > kMaxUnreadLines * longest_line_) return complaint("it floods its output");
        }
    }
    return std::nullopt;
}

Result<std::optional<std::string>> Child::receive(Clock::time_point deadline) {
    while (true) {
        if (auto line = lines_.next()) {
            if (line->too_long)
                return complaint(fmt::format("it wrote a line of more than {} bytes", longest_line_));
            return std::optional(std::move(line->text));
        }
        if (output_ < 0) return farewell();
        if (!wait_until(deadline, false)) return std::optional<std::string>{};
        read_output();
    }
}

Problem Child::complaint(std::string what) {
    read_errors();
    if (const std::string last = last_line(last_errors_); !last.empty())
        what += "; the last it wrote to standard error: " + last;
    return Problem{std::move(what)};
}

bool Child::wait_until(Clock::time_point deadline, bool to_write) {
    while (true) {
        pollfd ends[3] = {{output_, POLLIN, 0}, {errors_, POLLIN, 0}, {to_write ? input_ : -1, POLLOUT, 0}};
        const int ready = poll(ends, 3, milliseconds_to(deadline));
        if (ready < 0 && errno == EINTR && Clock::now() < deadline) continue;
        if (ready <= 0) return false;
        if (ends[1].revents != 0) read_errors();
        if (ends[0].revents != 0 || ends[2].revents != 0) return true;
        if (Clock::now() >= deadline) return false;
    }
}

void Child::read_output() {
    if (output_ < 0) return;
    char bytes[1 << 16];
    const ssize_t size = read(output_, bytes, sizeof bytes);
    if (size > 0) {
        lines_.add({bytes, std::size_t(size)});
    } else if (size == 0 || (errno != EAGAIN && errno != EINTR)) {
        close_end(output_);
    }
}

// Only the end of it is kept; a program that writes there without end is read a piece at a time.
void Child::read_errors() {
    if (errors_ < 0) return;
    char bytes[1 << 16];
    const ssize_t size = read(errors_, bytes, sizeof bytes);
    if (size > 0) {
        last_errors_.append(bytes, std::size_t(size));
        if (last_errors_.size() > kErrorTail) last_errors_.erase(0, last_errors_.size() - kErrorTail);
    } else if (size == 0 || (errno != EAGAIN && errno != EINTR)) {
        close_end(errors_);
    }
}

bool Child::has_ended(std::chrono::milliseconds patience) const {
    const auto deadline = Clock::now() + patience;
    siginfo_t how{};
    while (waitid(P_PID, id_t(process_), &how, WEXITED | WNOHANG | WNOWAIT) == 0 && how.si_pid == 0) {
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return true;
}

Problem Child::farewell() {
    if (!has_ended(std::chrono::milliseconds(500))) return complaint("it closed its input or output");
    siginfo_t how{};
    waitid(P_PID, id_t(process_), &how, WEXITED | WNOHANG | WNOWAIT);
    return complaint(way_it_ended(how));
}

}  // namespace jarl
