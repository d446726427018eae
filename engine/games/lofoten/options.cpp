#include "engine/games/lofoten/options.h"

#include "engine/core/option_text.h"

namespace jarl::lofoten {

namespace {

std::optional<Problem> set_once(std::uint8_t& module, std::uint8_t value, bool& seen, std::string_view name) {
    if (seen) return Problem{"module \"" + std::string(name) + "\" is named twice"};
    seen = true;
    module = value;
    return std::nullopt;
}

std::optional<Problem> read_modules(std::string_view list, Options& options) {
    if (list.empty() || list == "none") return std::nullopt;
    bool warehouses = false, jarls = false, upgrades = false;
    while (true) {
        const bool more = list.find(',') != std::string_view::npos;
        const std::string_view module = take_until(list, ',');
        std::optional<Problem> problem;
        if (module.starts_with("warehouses:")) {  // LOF-120
            const std::string_view count = module.substr(11);
            if (count.size() != 1 || count[0] < '0' || count[0] > '4')
                return unknown("number of level-2 warehouses", count, "0 to 4");
            problem = set_once(options.level2, std::uint8_t(count[0] - '0'), warehouses, "warehouses");
        } else if (module == "jarls") {
            problem = set_once(options.jarls, 1, jarls, module);
        } else if (module == "upgrades") {
            problem = set_once(options.upgrades, 1, upgrades, module);
        } else {
            return unknown("module", module, "warehouses:0..4, jarls or upgrades");
        }
        if (problem || !more) return problem;
    }
}

std::optional<Problem> read_tie(std::string_view value, Options& options) {
    if (value == "none") options.tie = Tie::None;
    else if (value == "both") options.tie = Tie::Both;
    else return unknown("tie", value, "none or both");
    return std::nullopt;
}

std::optional<Problem> read_first(std::string_view value, Options& options) {  // LOF-016
    if (value == "lot") options.first = kNobody;
    else if (value == "a") options.first = Seat::First;
    else if (value == "b") options.first = Seat::Second;
    else return unknown("first player", value, "lot, a or b");
    return std::nullopt;
}

constexpr std::array<std::string_view, 3> kNames{"modules", "tie", "first"};

std::optional<Problem> read_option(std::string_view name, std::string_view value, Options& options) {
    if (name == "modules") return read_modules(value, options);
    return name == "tie" ? read_tie(value, options) : read_first(value, options);
}

}  // namespace

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return options_too_long();
    Options options;
    std::array<bool, kNames.size()> seen{};
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        const auto known = std::find(kNames.begin(), kNames.end(), name);
        if (known == kNames.end()) return unknown("option", name, "modules=…, tie=… or first=…");
        bool& given = seen[std::size_t(known - kNames.begin())];
        if (given) return Problem{"option \"" + std::string(name) + "\" is given twice"};
        given = true;
        if (const auto problem = read_option(name, value, options)) return *problem;
    }
    return options;
}

std::string options_text(const Options& options) {
    std::string modules;
    const auto add = [&](const std::string& module) { modules += (modules.empty() ? "" : ",") + module; };
    if (options.level2 > 0) add("warehouses:" + std::to_string(options.level2));
    if (options.jarls != 0) add("jarls");
    if (options.upgrades != 0) add("upgrades");
    const std::string first = options.first == kNobody ? "lot" : options.first == Seat::First ? "a" : "b";
    return "modules=" + (modules.empty() ? "none" : modules) +
           (options.tie == Tie::Both ? " tie=both" : " tie=none") + " first=" + first;
}

std::vector<Options> all_options() {
    constexpr std::array kWhoBegins{kNobody, Seat::First, Seat::Second};  // in turn
    std::vector<Options> all;
    for (const Tie tie : {Tie::None, Tie::Both})
        for (std::uint8_t jarls = 0; jarls < 2; ++jarls)
            for (std::uint8_t upgrades = 0; upgrades < 2; ++upgrades)
                for (std::uint8_t level2 = 0; level2 <= kWarehouses; ++level2)
                    all.push_back({level2, jarls, upgrades, tie, kWhoBegins[all.size() % kWhoBegins.size()]});
    return all;
}

}  // namespace jarl::lofoten
