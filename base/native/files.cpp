#include "base/native/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fmt/core.h>

namespace jarl {

namespace {

Problem failed(const std::string& path, std::string_view what) {
    return {path + ": " + std::string(what) + ": " + std::strerror(errno)};
}

// Closes on every way out.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close_now(); }

    bool good() const { return number_ >= 0; }
    int number() const { return number_; }
    bool close_now() {
        const int number = number_;
        number_ = -1;
        return number < 0 || ::close(number) == 0;
    }

  private:
    int number_;
};

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// A symbolic link stays one: what it points to is replaced.
std::string resolved(const std::string& path) {
    char* real = ::realpath(path.c_str(), nullptr);
    const std::string target = real ? real : path;
    std::free(real);
    return target;
}

// To replace a device or a folder by a text would be no favour.
bool is_something_else(const std::string& target) {
    struct stat there;
    return ::stat(target.c_str(), &there) == 0 && !S_ISREG(there.st_mode);
}

// The mask can only be read by setting it, which a file made meanwhile by another thread would feel: so it is read before
// there is one.
const mode_t mask_at_start = [] {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}();

// A new file gets the usual rights; one that is replaced keeps its own.
mode_t rights_for(const std::string& target) {
    struct stat there;
    if (::stat(target.c_str(), &there) == 0) return there.st_mode & 07777;
    return 0666 & ~mask_at_start;
}

bool sync_folder(const std::string& path) {
    const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.good()) return false;
    return ::fsync(folder.number()) == 0 || errno == EINVAL;  // some file systems have nothing to sync there
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t max_bytes) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.good()) return failed(path, "cannot open it");
    std::string text;
    char buffer[16 * 1024];
    while (true) {
        const ssize_t got = ::read(file.number(), buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed(path, "cannot read it");
        if (got == 0) return text;
        text.append(buffer, std::size_t(got));
        if (text.size() > max_bytes)
            return Problem{fmt::format("{}: it is bigger than {} bytes", path, max_bytes)};
    }
}

int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        text.remove_prefix(std::size_t(written));
    }
    return 0;
}

std::optional<Problem> write_safely(const std::string& path, std::string_view text) {
    const std::string target = resolved(path);
    if (is_something_else(target)) return Problem{path + ": it is not a plain file"};
    std::string draft = target + ".XXXXXX";
    Descriptor file(::mkstemp(draft.data()));
    if (!file.good()) return failed(path, "cannot write beside it");
    const auto give_up = [&](std::string_view what) {
        const Problem problem = failed(path, what);
        ::unlink(draft.c_str());
        return problem;
    };
    if (write_all(file.number(), text) != 0) return give_up("cannot write it");
    if (::fchmod(file.number(), rights_for(target)) != 0) return give_up("cannot set its rights");
    if (::fsync(file.number()) != 0) return give_up("cannot bring it to the disk");
    if (!file.close_now()) return give_up("cannot close it");
    if (::rename(draft.c_str(), target.c_str()) != 0) return give_up("cannot replace it");
    if (!sync_folder(target)) return failed(path, "written, but its folder cannot be brought to the disk");
    return std::nullopt;
}

}  // namespace jarl
