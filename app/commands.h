// The commands of a host. Each adds itself to the program; when it is the one asked for, it leaves its exit code.
#pragma once

namespace CLI {
class App;
}

namespace jarl::app {

void add_serve_command(CLI::App& jarl, int& exit_code);
void add_load_command(CLI::App& jarl, int& exit_code);
void add_doctor_command(CLI::App& jarl, int& exit_code);
void add_backup_command(CLI::App& jarl, int& exit_code);

}  // namespace jarl::app
