#include "engine/games/lofoten/options.h"

#include <array>

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
            const auto count = read_number(module.substr(11), 0, kWarehouses);
            if (!count) return unknown("number of level-2 warehouses", module.substr(11), "0 to 4");
            problem = set_once(options.level2, std::uint8_t(*count), warehouses, "warehouses");
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

constexpr std::array kOptionRows{
    OptionRow<Options>{"modules", read_modules},
    OptionRow<Options>{"tie", read_tie},
    OptionRow<Options>{"first", read_first},
};

}  // namespace

Result<Options> parse_options(std::string_view text) { return read_options(text, kOptionRows); }

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
