// The page: all its files in memory, packed ones beside them, found by their path in an address.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.h"

namespace jarl::net {

struct File {
    std::string type;  // its MIME type
    std::string etag;  // changes with the content
    bool for_ever;     // the name holds a hash of the content: a browser need never ask again
    std::string plain;
    std::string gzip, brotli;  // packed by whoever built the page; empty: there is none
};

class Files {
  public:
    // Everything below a folder. A problem when there is no index.html, or more than a page should have.
    static Result<Files> load(const std::string& folder);

    // "/" is the index. Nothing outside the folder can be named: only what was loaded is found.
    const File* find(std::string_view path) const;
    std::size_t size() const { return by_path_.size(); }

  private:
    std::map<std::string, File, std::less<>> by_path_;
};

inline constexpr std::size_t kMaxFiles = 2000;
inline constexpr std::size_t kMaxFileBytes = 16 << 20;

}  // namespace jarl::net
