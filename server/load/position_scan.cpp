#include "server/load/position_scan.h"

#include <cstdlib>
#include <string>

namespace jarl::net {

namespace {

constexpr std::string_view kMove = "{\"text\":\"";

std::string_view after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == text.npos ? std::string_view{} : text.substr(at + mark.size());
}

}  // namespace

// Every object of the list that begins with a text is a move; its words begin with a key.
std::vector<std::string_view> legal_texts(std::string_view position) {
    std::string_view legal = after(position, "\"legal\":[");
    legal = legal.substr(0, legal.find("],\"scores\":"));
    std::vector<std::string_view> texts;
    for (legal = after(legal, kMove); !legal.empty(); legal = after(legal, kMove))
        texts.push_back(legal.substr(0, legal.find('"')));
    return texts;
}
int number_after(std::string_view text, std::string_view mark) {
    const std::string_view rest = after(text, mark);
    return rest.empty() || rest.starts_with("null") ? -1 : std::atoi(std::string(rest.substr(0, 12)).c_str());
}

}  // namespace jarl::net
