#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include <CLI/CLI.hpp>

#include "base/lines.h"
#include "cli/commands.h"
#include "cli/engine.h"
#include "cli/output.h"
#include "cli/protocol.h"

namespace jarl::cli {
namespace {

constexpr double kSlice = 5;  // milliseconds of thought between two looks at what was said

std::optional<Seed> key_of_arena() {
    const char* hex = std::getenv(std::string(kKeyVariable).c_str());
    return hex ? read_seed(hex) : std::nullopt;
}

// Standard input and output of an engine.
class Conversation {
  public:
    explicit Conversation(Engine& engine) : engine_(engine) {}

    // Until quit, or until nobody speaks or listens any more. A question that was asked is still answered.
    int hold() {
        while (!engine_.over() && out_.open() && (listening_ || engine_.thinking())) {
            listen();
            engine_.think(kSlice);
            out_.write(engine_.take_answers());
            out_.flush();
        }
        return out_.exit_code();
    }

  private:
    void listen() {
        pollfd ends[2] = {{listening_ ? STDIN_FILENO : -1, POLLIN, 0}, {STDOUT_FILENO, 0, 0}};
        if (poll(ends, 2, engine_.thinking() ? 0 : -1) < 0) return;  // interrupted
        if ((ends[1].revents & POLLERR) != 0) listening_ = false, engine_.hear(R"({"type":"quit"})");
        if (ends[0].revents != 0) read();
    }

    void read() {
        char bytes[1 << 16];
        const ssize_t size = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
        if (size <= 0) {
            listening_ = false;
            engine_.hear(lines_.rest());
            return;
        }
        lines_.add({bytes, std::size_t(size)});
        while (const auto line = lines_.next()) {
            line->too_long ? engine_.hear_too_long() : engine_.hear(line->text);
            if (engine_.over()) return;
        }
    }

    Engine& engine_;
    Lines lines_{kMaxLine};
    Output out_;
    bool listening_ = true;
};

struct EngineRequest {
    std::string bot = "jarl";
    int threads = 1;
};

int run_engine(const EngineRequest& request) {
    auto spec = parse_bot(request.bot);
    if (!spec) return complain(spec.problem());
    spec->threads = request.threads;
    Engine engine(*spec, key_of_arena());
    return Conversation(engine).hold();
}

}  // namespace

void add_engine_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("engine", "Answer another program: JSON lines in and out");
    const auto request = std::make_shared<EngineRequest>();
    command->add_option("--bot", request->bot,
                        "Who answers (jarl), and within what: huskarl, jarl@500ms, jarl@2000");
    command->add_option("--threads", request->threads, "Trees grown side by side (1)")
        ->check(CLI::Range(1, kMaxBotThreads));
    command->footer(
        "Reads one message a line from standard input: hello, position, go, stop, quit and more. "
        "docs/protocol-bots.md\n"
        "has them all; jarl arena --bots cmd:\"jarl engine\" speaks them too.");
    command->callback([request, &exit_code] { exit_code = run_engine(*request); });
}

}  // namespace jarl::cli
