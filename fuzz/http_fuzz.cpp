// Any bytes as requests: the first line is a method and a target, the next a header, the rest the body; blank lines part
// requests. What headers say is bounded, and every request is answered. "TABLE" in a target becomes a table there is.
#include "fuzz/hall_fuzz.h"
#include "server/headers.h"

namespace {

using jarl::hall::must;

std::string_view take_until(std::string_view& rest, std::string_view mark) {
    const std::string_view part = rest.substr(0, rest.find(mark));
    rest.remove_prefix(std::min(rest.size(), part.size() + mark.size()));
    return part;
}

bool within(std::string_view part, std::string_view whole) {
    return part.empty() || (part.data() >= whole.data() && part.end() <= whole.end());
}

void check_headers(std::string_view value) {
    must(within(jarl::net::bearer_token(value), value));
    const std::vector<std::string> allowed{"https://games.example"};
    must(!jarl::net::origin_allowed(value, "jarl.example", allowed) || value.empty() || value.size() == 19 ||
         value.size() == 20 || value.size() == 21);  // an origin that is allowed is one of three
    jarl::net::accepts_coding(value, "br");
    for (const std::string& address :
         {jarl::net::forwarded_address(value), jarl::net::counted_address(value)}) {
        must(address.size() <= 43);
        const std::string again = address.substr(0, address.find('/'));
        must(address.empty() || jarl::net::counted_address(again) == address);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    jarl::hall::FuzzedHall hall;
    const auto opened =
        hall.ask({"POST", "/api/tables", "",
                  R"({"game":"loot","options":"","seats":[{"is":"me","name":"Astrid"},{"is":"open"}]})", "",
                  "192.0.2.1"});
    const std::string table = nlohmann::json::parse(opened.body)["table"];
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    for (int requests = 0; !rest.empty() && requests < 20; ++requests) {
        std::string_view request = take_until(rest, "\n\n");
        std::string_view first = take_until(request, "\n");
        const std::string_view header = take_until(request, "\n");
        const std::string method(take_until(first, " "));
        std::string target(first);
        if (const std::size_t at = target.find("TABLE"); at != target.npos) target.replace(at, 5, table);
        check_headers(header);
        const auto [path, query] = jarl::net::split_target(target);
        must(path.find('?') == path.npos && path.size() + query.size() <= target.size());
        hall.ask({method, std::string(path), std::string(query), std::string(request.substr(0, 4096)),
                  std::string(jarl::net::bearer_token(header)), jarl::net::forwarded_address(header)});
    }
    must(hall.ask({"GET", "/api/tables/" + table, "", "", "", "192.0.2.1"}).status == 200);
    return 0;
}
