// A complete bot for Jarl in one C++20 file that needs nothing of Jarl but docs/protocol-bots.md, and nlohmann/json.
//
//   g++ -std=c++20 -O2 examples/cpp/example_bot.cpp -o example_bot
//   jarl arena lofoten --bots cmd:"./example_bot",thrall --games 10
//
// Jarl starts this program and talks to it over standard input and output, one JSON object a line: hello, new,
// observation, go. The bot answers with hello, ready and bestmove. To write your own, change `choose`.
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace {

// How much the bot likes a kind of move; the first row that fits counts, and what fits none is worth 1.
struct Liking {
    std::string_view game, begins;
    double worth;
};
constexpr Liking kLikings[] = {
    {"lofoten", "store", 9},     {"lofoten", "load", 8},   {"lofoten", "extra turn", 7},
    {"lofoten", "turn", 5},      {"lofoten", "slide", 4},  {"lofoten", "buy", 0.5},
    {"lofoten", "reroll", 0.2},  {"lofoten", "stop", 0.1}, {"loot", "place", 5},
    {"loot", "lay", 5},          {"loot", "end", 9},       {"loot", "shield", 0.5},
    {"raiders", "raid", 9},      {"raiders", "offer", 8},  {"raiders", "hire", 7},
    {"raiders", "take gold", 6}, {"raiders", "place", 3},  {"raiders", "skip", 0.5},
    {"raiders", "end", 0.5},
};

double liking(std::string_view game, std::string_view move) {
    for (const Liking& row : kLikings)
        if (row.game == game && move.substr(0, row.begins.size()) == row.begins) return row.worth;
    return 1;
}

// The heart of the bot: one of the legal moves. `view` is everything this seat can see.
std::string choose(std::string_view game, const std::vector<std::string>& legal, const json& /*view*/,
                   std::uint64_t seed) {
    std::vector<double> worths;
    for (const std::string& move : legal) worths.push_back(liking(game, move));
    std::mt19937_64 dice(seed);  // the same seed, the same choice
    return legal[std::discrete_distribution<std::size_t>(worths.begin(), worths.end())(dice)];
}

// One message is one line; endl also flushes, or Jarl would wait for what is still in our buffer.
void say(const json& message) { std::cout << message.dump() << std::endl; }

}  // namespace

int main() {
    std::string game, line;
    json observation;
    while (std::getline(std::cin, line)) {  // ends when Jarl closes the pipe
        const json message = json::parse(line, nullptr, false);
        if (message.is_discarded() || !message.is_object()) {
            say({{"type", "error"}, {"message", "this is not a JSON object"}});
            continue;
        }
        const std::string type = message.value("type", "");
        if (type == "hello") {
            say({{"type", "hello"},
                 {"protocol", 1},
                 {"name", "Example"},
                 {"author", "you"},
                 {"games", {"lofoten", "loot", "raiders"}}});
        } else if (type == "new") {
            game = message.value("game", "");
            say({{"type", "ready"}});
        } else if (type == "observation") {
            observation = message;
        } else if (type == "go") {
            const auto legal = observation.value("legal", std::vector<std::string>{});
            const std::uint64_t seed = std::stoull(message.value("seed", "0"));  // text: it may be above 2^53
            if (legal.empty()) say({{"type", "error"}, {"message", "go: no observation has come yet"}});
            else say({{"type", "bestmove"}, {"move", choose(game, legal, observation["view"], seed)}});
        } else if (type == "quit") {
            break;
        } else if (type != "stop" && type != "end" &&
                   type != "error") {  // it decides at once and does not learn
            say({{"type", "error"}, {"message", "unknown type " + type}});
        }
    }
}
