#include "cli/score_sheet.h"

#include <algorithm>

#include "base/text.h"
#include "engine/core/phrase.h"

namespace jarl::cli {
namespace {

constexpr int kWidestName = 16;

}  // namespace

std::vector<std::string> score_sheet(const Match& match, const Words& words) {
    const auto& parts = match.game().score_parts;
    const auto scores = match.scores();
    std::vector<std::string> labels;
    for (const std::string& part : parts)
        labels.push_back(words.say(Phrase{std::string(match.game().name) + ".score." + part}));
    labels.push_back(words.say(Phrase{"cli.total"}));

    int label_width = 0;
    for (const std::string& label : labels) label_width = std::max(label_width, width(label));
    std::vector<std::string> lines(labels.size() + 1);
    lines[0] = padded("", label_width);
    for (std::size_t row = 0; row < labels.size(); ++row) lines[row + 1] = padded(labels[row], label_width);
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const std::string name = shortened(match.setup().seats[seat], kWidestName);
        const int column = 2 + std::max(5, width(name));
        lines[0] += right_aligned(name, column);
        for (std::size_t row = 0; row < labels.size(); ++row) {
            const int points = row < parts.size() ? scores[seat].parts[row] : scores[seat].total;
            lines[row + 1] += right_aligned(std::to_string(points), column);
        }
    }
    return lines;
}

std::string result_line(const Match& match, const Words& words) {
    const auto places = match.ranking();
    std::string winners;
    for (std::size_t seat = 0; seat < places.size(); ++seat)
        if (places[seat] == 1) winners += (winners.empty() ? "" : ", ") + match.setup().seats[seat];
    const auto winning = std::count(places.begin(), places.end(), 1);
    return words.say(Phrase{winning == 1 ? "cli.wins" : "cli.draw"}.with("names", winners));
}

}  // namespace jarl::cli
