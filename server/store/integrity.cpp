#include "server/store/integrity.h"

#include <algorithm>

namespace jarl::store {
namespace {

// One answer may be several lines, under a heading that tells nothing.
void add_lines(const std::string& answer, std::vector<std::string>& lines) {
    for (std::size_t at = 0; at < answer.size();) {
        const std::size_t end = std::min(answer.find('\n', at), answer.size());
        const std::string line = answer.substr(at, end - at);
        if (line != "ok" && !line.starts_with("***")) lines.push_back(line);
        at = end + 1;
    }
}

}  // namespace

std::vector<std::string> damage_in(sql::Connection& db, Care care) {
    std::vector<std::string> lines;
    sql::Statement check(db, care == Care::Quick ? "PRAGMA quick_check" : "PRAGMA integrity_check");
    for (sql::Query row(check); row.next();) add_lines(row.text(0), lines);
    return lines;
}

}  // namespace jarl::store
