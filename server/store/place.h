// Where a database lies: its usual path, its folder, and the lock that keeps two servers apart.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"

namespace jarl::store {

// In the user's data folder (XDG_DATA_HOME, or ~/.local/share); /var/lib/jarl for a user without a home.
std::string default_database();

// The path without links, so that two names of one file meet at one lock.
std::string true_path(const std::string& path);

std::optional<Problem> make_folder_of(const std::string& path);  // 0700 where it is missing

// A rename that is on the disk when it comes back; what is there already is not replaced. The errno, or 0.
int rename_durably(const std::string& from, const std::string& to);

// Held by the server of a database as long as it lives; the system frees it when the process is gone, however it went.
// The file PATH.lock stays: to remove it would let two servers hold two locks of one name.
class ServingLock {
  public:
    static Result<ServingLock> take(const std::string& database);
    ServingLock(ServingLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
    ServingLock& operator=(ServingLock&&) = delete;
    ~ServingLock();

  private:
    explicit ServingLock(int file) : file_(file) {}
    int file_;
};

}  // namespace jarl::store
