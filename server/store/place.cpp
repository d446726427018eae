#include "server/store/place.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fmt/core.h>

namespace jarl::store {
namespace {

namespace fs = std::filesystem;

// An absolute folder named by the environment, or nothing.
std::optional<fs::path> folder_in(const char* variable) {
    const char* value = std::getenv(variable);
    if (!value || value[0] != '/') return std::nullopt;
    return fs::path(value);
}

bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

// Parents first. 0, or the errno of the one that could not be made.
int make_folders(const fs::path& folder) {
    if (folder.empty() || is_folder(folder)) return 0;
    if (const int error = make_folders(folder.parent_path())) return error;
    return ::mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST ? 0 : errno;
}

// "process 4711", as the holder wrote it; for people only.
std::string holder_of(int file) {
    char text[64] = {};
    const ssize_t length = ::pread(file, text, sizeof text - 1, 0);
    const long process = length > 0 ? std::strtol(text, nullptr, 10) : 0;
    return process > 0 ? fmt::format("process {}", process) : "another process";
}

int sync_folder_of(const std::string& path) {
    const int folder = ::open(fs::path(path).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return errno;
    const int error = ::fsync(folder) == 0 || errno == EINVAL ? 0 : errno;  // some file systems cannot
    ::close(folder);
    return error;
}

}  // namespace

std::string default_database() {
    if (const auto data = folder_in("XDG_DATA_HOME")) return *data / "jarl/jarl.db";
    // Users of services have a home like /nonexistent.
    if (const auto home = folder_in("HOME"); home && is_folder(*home))
        return *home / ".local/share/jarl/jarl.db";
    return "/var/lib/jarl/jarl.db";
}

std::string true_path(const std::string& path) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path : whole.string();
}

std::optional<Problem> make_folder_of(const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    const int error = make_folders(folder);
    if (!error) return std::nullopt;
    return Problem{folder.string() + ": this folder cannot be made for the database: " +
                   std::strerror(error) + "; name another place with --db"};
}

int rename_durably(const std::string& from, const std::string& to) {
    int failed = ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
    // Network file systems know no such rename: there the look before must do.
    if (failed && errno == EINVAL) {
        if (::access(to.c_str(), F_OK) == 0) return EEXIST;
        failed = ::rename(from.c_str(), to.c_str());
    }
    return failed ? errno : sync_folder_of(to);
}

Result<ServingLock> ServingLock::take(const std::string& database) {
    const std::string path = database + ".lock";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return Problem{path + ": cannot be written: " + std::strerror(errno) +
                       "; the folder of the database must belong to the user of the server"};
    ServingLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return Problem{database + " is in use by another server (" + holder_of(file) +
                       "); stop that one, or name another database with --db"};
    const std::string process = std::to_string(::getpid()) + "\n";
    if (::ftruncate(file, 0) != 0 || ::pwrite(file, process.data(), process.size(), 0) < 0) {
        // A full disk: the lock holds all the same, its holder is just not told.
    }
    return lock;
}

ServingLock::~ServingLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace jarl::store
