// The server that is measured: started on a free port, with a database of its own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "base/native/child.h"
#include "base/result.h"
#include "server/load/load.h"

namespace jarl::net {

Result<std::unique_ptr<Child>> start_server(const LoadRequest& request, const std::filesystem::path& folder);
Result<std::uint16_t> port_of(Child& server);  // that it says it listens at
double resident_kb(pid_t process);

}  // namespace jarl::net
