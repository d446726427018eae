// `jarl serve`: page, store and hall behind one port. Every setting is a flag and an environment variable.
#include <cstdio>
#include <filesystem>
#include <optional>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "base/check.h"
#include "base/native/log.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "server/file_limit.h"
#include "server/http_server.h"
#include "server/measured_store.h"
#include "server/metrics.h"
#include "server/store/sqlite_store.h"

namespace jarl::app {
namespace {

namespace fs = std::filesystem;

struct ServeOptions {
    net::ServerSettings server;
    hall::HallSettings hall;
    std::string web, database;
    std::optional<int> max_connections;
    int queue_kilobytes = 1024;
    int requests_per_second = 20;
    std::string metrics = "on";
    std::string log_level = "info";
    bool log_json = false;
};

// Beside the program, where the build puts it; or where an installation would.
std::string usual_web_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    for (const fs::path& folder :
         {program.parent_path() / "web", program.parent_path() / "../share/jarl/web"})
        if (fs::exists(folder / "index.html", error)) return fs::weakly_canonical(folder, error).string();
    return (program.parent_path() / "web").string();
}

std::string page_address(const std::string& address, int port) {
    const bool local = address == "127.0.0.1" || address == "0.0.0.0" || address == "::1" || address == "::";
    const bool six = address.find(':') != std::string::npos;
    const std::string host = local ? "localhost" : six ? "[" + address + "]" : address;
    return fmt::format("http://{}:{}/", host, port);
}

// What the flags say in other words than the settings do.
std::optional<Problem> settle(ServeOptions& options) {
    const auto connections = net::connections_within(net::raise_file_limit(), options.max_connections);
    if (!connections) return Problem{connections.problem()};
    if (!options.max_connections && *connections < options.server.max_connections)
        log(LogLevel::Warning, "fewer_connections",
            {{"max_connections", std::to_string(*connections)}, {"why", "the bound on open files"}});
    options.server.max_connections = *connections;
    options.server.max_unsent = std::size_t(options.queue_kilobytes) * 1024;
    const float requests = float(options.requests_per_second);
    options.server.requests = {requests, requests * 5};
    options.hall.log = log;
    if (options.web.empty()) options.web = usual_web_folder();
    if (options.database.empty()) options.database = store::default_database();
    return std::nullopt;
}

// What is named first here ends last: writes come back from the store's thread, and bots think in the hall's.
int serve(ServeOptions options) {
    const auto log_level = read_log_level(options.log_level);
    check(log_level.has_value(), "the flag takes only levels that there are");
    set_log(*log_level, options.log_json);
    if (const auto problem = settle(options)) return cli::complain(problem->text);
    auto files = net::Files::load(options.web);
    if (!files) return cli::complain(files.problem());
    const std::size_t count = files->size();
    auto server = net::HttpServer::listen(options.server, std::move(*files));
    if (!server) return cli::complain(server.problem());
    auto database = store::open_sqlite(options.database);
    if (!database) return cli::complain(database.problem());
    net::MeasuredStore store(**database);
    auto hall =
        hall::Hall::open(options.hall, store, [&server](auto what) { (*server)->post(std::move(what)); });
    if (!hall) return cli::complain(hall.problem());

    const auto metrics = [&] {
        return net::metrics_text(
            {(*server)->figures(), (*hall)->figures(), store.figures(), store.latency()});
    };
    const net::Backends backends{**hall, [&] { return store.health(); },
                                 options.metrics == "on" ? std::function<std::string()>(metrics) : nullptr};
    const std::string page = page_address(options.server.address, (*server)->port());
    std::printf("Jarl is at %s (%zu files from %s). Matches are kept in %s. Ctrl-C ends it.\n", page.c_str(),
                count, options.web.c_str(), options.database.c_str());
    std::fflush(stdout);
    log(LogLevel::Info, "started",
        {{"page", page},
         {"database", options.database},
         {"max_connections", std::to_string(options.server.max_connections)}});
    (*server)->run(backends);
    store.flush();
    log(LogLevel::Info, "stopped");
    std::puts("Jarl has closed.");
    return cli::kGood;
}

void add_place(CLI::App& command, ServeOptions& options) {
    command.add_option("--address", options.server.address, "Where to listen; 0.0.0.0 is everywhere")
        ->envname("JARL_ADDRESS")
        ->capture_default_str();
    command.add_option("--port", options.server.port, "The port; 0 takes a free one")
        ->envname("JARL_PORT")
        ->capture_default_str();
    command.add_option("--web", options.web, "The folder of the page (beside the program)")
        ->envname("JARL_WEB");
    command.add_option("--db", options.database, "The database (jarl.db in the user's data folder)")
        ->envname("JARL_DB");
}

// A number with its bounds, its usual value in the help, and its variable.
void add_number(CLI::App& command, const char* flag, const char* variable, int& value, int least, int most,
                const char* help) {
    command.add_option(flag, value, help)
        ->check(CLI::Range(least, most))
        ->envname(variable)
        ->capture_default_str();
}

void add_seconds(CLI::App& command, const char* flag, const char* variable, seconds& value, int least,
                 int most, const char* help) {
    command.add_option_function<int>(
               flag, [&value](int count) { value = seconds(count); }, help)
        ->check(CLI::Range(least, most))
        ->envname(variable)
        ->default_str(std::to_string(value.count()));
}

void add_bounds(CLI::App& command, ServeOptions& options) {
    net::ServerSettings& server = options.server;
    command
        .add_option("--max-connections", options.max_connections,
                    "WebSockets at a time (10500, or what the bound on open files allows)")
        ->check(CLI::Range(1, 1'000'000))
        ->envname("JARL_MAX_CONNECTIONS");
    add_number(command, "--max-per-address", "JARL_MAX_PER_ADDRESS", server.max_per_address, 1, 1'000'000,
               "Connections of one address (IPv6: of one /64)");
    add_number(command, "--requests-per-second", "JARL_REQUESTS_PER_SECOND", options.requests_per_second, 1,
               1'000'000, "Requests to /api of one address; five times that in a burst");
    add_seconds(command, "--idle-seconds", "JARL_IDLE_SECONDS", server.idle, 1, 3600,
                "A connection that asks nothing for so long is closed");
    add_seconds(command, "--silent-seconds", "JARL_SILENT_SECONDS", server.silent, 3, 3600,
                "A WebSocket that is silent for so long is closed; it is pinged three times meanwhile");
    add_seconds(command, "--first-message-seconds", "JARL_FIRST_MESSAGE_SECONDS", server.first_message, 1,
                3600, "A WebSocket that says nothing at first is closed");
    add_number(command, "--queue-kilobytes", "JARL_QUEUE_KILOBYTES", options.queue_kilobytes, 64, 65536,
               "What may wait to be sent to one WebSocket: who does not read is dropped");
    command
        .add_option("--origin", server.origins,
                    "Pages of this origin (https://example.org) may play too; can be repeated")
        ->envname("JARL_ORIGIN");
    command
        .add_flag("--trust-proxy", server.trust_proxy,
                  "Behind a proxy: the address is the last entry of X-Forwarded-For")
        ->envname("JARL_TRUST_PROXY");
}

void add_hall(CLI::App& command, hall::HallSettings& hall) {
    add_number(command, "--bot-threads", "JARL_BOT_THREADS", hall.bot_threads, 1, 256,
               "Threads in which bots think");
    add_number(command, "--matches-in-memory", "JARL_MATCHES_IN_MEMORY", hall.matches_in_memory, 1, 1'000'000,
               "The others come back from the database when somebody asks");
    add_number(command, "--max-tables", "JARL_MAX_TABLES", hall.max_tables_open, 1, 1'000'000,
               "Tables that wait for players");
    add_number(command, "--max-tables-per-address", "JARL_MAX_TABLES_PER_ADDRESS",
               hall.max_tables_per_address, 1, 1'000'000, "Tables opened by one address and not yet over");
    add_seconds(command, "--absent-seconds", "JARL_ABSENT_SECONDS", hall.absent_after, 1, 1'000'000,
                "Who is away for so long may be replaced by a bot");
    add_seconds(command, "--claim-seconds", "JARL_CLAIM_SECONDS", hall.claim_after, 1, 100'000'000,
                "Who is away for so long may lose the match");
}

void add_watching(CLI::App& command, ServeOptions& options) {
    command.add_option("--metrics", options.metrics, "/metrics for Prometheus, at the same port: on or off")
        ->check(CLI::IsMember({"on", "off"}))
        ->envname("JARL_METRICS")
        ->capture_default_str();
    command.add_option("--log-level", options.log_level, "debug, info, warning, error or off")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}))
        ->envname("JARL_LOG_LEVEL")
        ->capture_default_str();
    command.add_flag("--log-json", options.log_json, "Logs as JSON, one object a line")
        ->envname("JARL_LOG_JSON");
}

}  // namespace

void add_serve_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("serve", "Serve the page and the hall: play online with others");
    const auto options = std::make_shared<ServeOptions>();
    add_place(*command, *options);
    add_bounds(*command, *options);
    add_hall(*command, options->hall);
    add_watching(*command, *options);
    command->callback([options, &exit_code] { exit_code = serve(*options); });
}

}  // namespace jarl::app
