#include "server/files.h"

#include <array>
#include <filesystem>

#include <fmt/core.h>

#include "base/native/files.h"
#include "engine/core/hash.h"

namespace jarl::net {

namespace {

namespace fs = std::filesystem;

std::string type_of(std::string_view path) {
    struct Known {
        std::string_view ending, type;
    };
    static constexpr std::array kKnown{
        Known{".html", "text/html; charset=utf-8"},
        Known{".js", "text/javascript; charset=utf-8"},
        Known{".css", "text/css; charset=utf-8"},
        Known{".json", "application/json"},
        Known{".webmanifest", "application/manifest+json"},
        Known{".svg", "image/svg+xml"},
        Known{".png", "image/png"},
        Known{".wasm", "application/wasm"},
        Known{".woff2", "font/woff2"},
        Known{".txt", "text/plain; charset=utf-8"},
    };
    for (const Known& known : kKnown)
        if (path.ends_with(known.ending)) return std::string(known.type);
    return "application/octet-stream";
}

std::string etag_of(const std::string& content) {
    Hash hash;
    hash.text(content);
    return fmt::format("\"{:016x}\"", hash.result());
}

bool is_packed(std::string_view path) { return path.ends_with(".gz") || path.ends_with(".br"); }

}  // namespace

Result<Files> Files::load(const std::string& folder) {
    std::error_code error;
    Files files;
    std::map<std::string, std::string> found;
    for (auto at = fs::recursive_directory_iterator(folder, error);
         !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        if (!at->is_regular_file(error)) continue;
        if (found.size() == kMaxFiles)
            return Problem{fmt::format("{}: more than {} files", folder, kMaxFiles)};
        auto content = read_file(at->path().string(), kMaxFileBytes);
        if (!content) return Problem{content.problem()};
        found["/" + fs::relative(at->path(), folder, error).generic_string()] = std::move(*content);
    }
    if (!found.contains("/index.html"))
        return Problem{
            folder + ": there is no page here (index.html); ./run builds it, or name its folder with --web"};
    for (auto& [path, content] : found) {
        if (is_packed(path)) continue;
        File file{type_of(path), etag_of(content), path.starts_with("/assets/"), {}, {}, {}};
        if (const auto packed = found.find(path + ".gz"); packed != found.end()) file.gzip = packed->second;
        if (const auto packed = found.find(path + ".br"); packed != found.end()) file.brotli = packed->second;
        file.plain = std::move(content);
        files.by_path_[path] = std::move(file);
    }
    return files;
}

const File* Files::find(std::string_view path) const {
    const auto found = by_path_.find(path == "/" ? "/index.html" : path);
    return found == by_path_.end() ? nullptr : &found->second;
}

}  // namespace jarl::net
