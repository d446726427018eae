#include "server/file_limit.h"

#include <sys/resource.h>

#include <algorithm>
#include <string>

#include <fmt/core.h>

#include "server/http_server.h"

namespace jarl::net {

namespace {

constexpr std::size_t kOtherFiles = 64;  // the database, logs, timers, and some to spare
constexpr std::size_t kReserved = kSpareConnections + kOtherFiles;

}  // namespace

std::size_t raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;  // what every system gives
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

Result<int> connections_within(std::size_t files, std::optional<int> asked) {
    const std::size_t room = files > kReserved ? files - kReserved : 0;
    if (room == 0)
        return Problem{fmt::format("this process may open {} files only, it needs more than {} (ulimit -n)",
                                   files, kReserved)};
    if (!asked) return int(std::min<std::size_t>(room, std::size_t(ServerSettings().max_connections)));
    if (std::size_t(*asked) <= room) return *asked;
    return Problem{
        fmt::format("--max-connections {} is too much: this process may open {} files, which is room for {} "
                    "connections (ulimit -n)",
                    *asked, files, room)};
}

}  // namespace jarl::net
