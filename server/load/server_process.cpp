#include "server/load/server_process.h"

#include <cstdlib>
#include <fstream>
#include <string>

#include <fmt/core.h>

#include "server/load/connecting.h"
#include "server/load/position_scan.h"

namespace jarl::net {

namespace {

namespace fs = std::filesystem;

// What a server says at its start.
constexpr std::size_t kMaxServerLine = 64 * 1024;

}  // namespace

Result<std::unique_ptr<Child>> start_server(const LoadRequest& request, const fs::path& folder) {
    std::error_code error;
    const std::string program =
        request.program.empty() ? fs::read_symlink("/proc/self/exe", error).string() : request.program;
    std::string command = fmt::format(
        "exec '{}' serve --address 127.0.0.1 --port 0 --log-level error --db '{}' --max-connections {}",
        program, (folder / "load.db").string(), 2 * request.matches + 200);
    if (request.matches_in_memory > 0)
        command += fmt::format(" --matches-in-memory {}", request.matches_in_memory);
    return Child::start(command, {}, kMaxServerLine);
}

Result<std::uint16_t> port_of(Child& child) {
    const auto line = child.receive(Child::Clock::now() + kPatience);
    if (!line) return Problem{line.problem()};
    if (!*line) return Problem{"the server did not start within a minute"};
    const int port = number_after(**line, "http://localhost:");
    if (port <= 0) return Problem{"the server said something else than where it is: " + **line};
    return std::uint16_t(port);
}

double resident_kb(pid_t process) {
    std::ifstream status(fmt::format("/proc/{}/status", process));
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
    return 0;
}

}  // namespace jarl::net
