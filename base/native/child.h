// A program started by us: text in, lines out, never waiting longer than asked. Its whole process group ends with this,
// and the program itself also when the thread that started it does.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/lines.h"
#include "base/result.h"

namespace jarl {

class Child {
  public:
    using Clock = std::chrono::steady_clock;

    // By the shell, with these settings ("NAME=value") added to the environment. No line of its output may be longer.
    static Result<std::unique_ptr<Child>> start(const std::string& command,
                                                const std::vector<std::string>& settings,
                                                std::size_t longest_line);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // Problems say what the program did: "it ended with exit code 3", with the last it wrote to standard error.
    std::optional<Problem> send(std::string_view text, Clock::time_point deadline);
    Result<std::optional<std::string>> receive(Clock::time_point deadline);  // nothing: no line came in time
    Problem complaint(std::string what);  // the same, for a caller who has found something wrong

    pid_t process() const { return process_; }

    // Its input ends; so long it has to end by itself.
    void let_go(std::chrono::milliseconds patience);

  private:
    Child(pid_t process, int input, int output, int errors, std::size_t longest_line)
        : process_(process), input_(input), output_(output), errors_(errors), longest_line_(longest_line),
          lines_(longest_line) {}

    bool wait_until(Clock::time_point deadline, bool to_write);  // false: the time is up
    void read_output();
    void read_errors();
    bool has_ended(std::chrono::milliseconds patience) const;
    Problem farewell();  // why there is nothing more to read

    pid_t process_;
    int input_, output_, errors_;  // our ends of its standard streams; -1: closed
    std::size_t longest_line_;
    Lines lines_;
    std::string last_errors_;
};

}  // namespace jarl
