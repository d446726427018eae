#include <cstdio>
#include <filesystem>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/output.h"
#include "server/http_server.h"

namespace jarl {
namespace {

namespace fs = std::filesystem;

// Beside the program, where the build puts it; or where an installation would.
std::string usual_web_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    for (const fs::path& folder :
         {program.parent_path() / "web", program.parent_path() / "../share/jarl/web"})
        if (fs::exists(folder / "index.html", error)) return fs::weakly_canonical(folder, error).string();
    return (program.parent_path() / "web").string();
}

int serve(const ServerSettings& settings, const std::string& web) {
    auto files = Files::load(web);
    if (!files) return complain(files.problem());
    const std::size_t count = files->size();
    auto server = HttpServer::listen(settings, std::move(*files));
    if (!server) return complain(server.problem());
    const bool local = settings.address == "127.0.0.1" || settings.address == "0.0.0.0";
    std::printf("Jarl is at http://%s:%d/ (%zu files from %s). Ctrl-C ends it.\n",
                local ? "localhost" : settings.address.c_str(), int((*server)->port()), count, web.c_str());
    std::fflush(stdout);
    (*server)->run();
    std::puts("Jarl has closed.");
    return kGood;
}

}  // namespace

void add_serve_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("serve", "Serve the page in which the games are played");
    const auto settings = std::make_shared<ServerSettings>();
    const auto web = std::make_shared<std::string>();
    command->add_option("--address", settings->address, "Where to listen (127.0.0.1); 0.0.0.0 is everywhere")
        ->envname("JARL_ADDRESS");
    command->add_option("--port", settings->port, "The port (8080); 0 takes a free one")
        ->envname("JARL_PORT");
    command->add_option("--web", *web, "The folder of the page (beside the program)")->envname("JARL_WEB");
    command->add_option("--max-connections", settings->max_connections, "At a time (2000)")
        ->check(CLI::Range(1, 1'000'000))
        ->envname("JARL_MAX_CONNECTIONS");
    command->callback([settings, web, &exit_code] {
        exit_code = serve(*settings, web->empty() ? usual_web_folder() : *web);
    });
}

}  // namespace jarl
