#include "match/hint.h"

#include "base/check.h"
#include "match/decimal.h"
#include "match/games/game_table.h"
#include "match/json.h"

namespace jarl {

std::vector<Reason> reasons_at(const Match& match, int ply, const std::vector<std::string>& line) {
    const GameStudy* study = find_game_study(match.game().name);
    check(study != nullptr, "a match is of a game of the registry");
    return study->reasons(match, ply, line);
}

std::vector<Hint> hints(const Match& match, const std::vector<Idea>& ideas) {
    std::vector<Hint> hints;
    for (const Idea& idea : ideas) {
        if (hints.size() == kMostHints || (!hints.empty() && idea.share < kLeastShare)) break;
        hints.push_back({idea, reasons_at(match, match.ply(), idea.line)});
    }
    return hints;
}

void write_reasons(Json& json, const std::vector<Reason>& reasons, const PhraseWriter& phrases) {
    json.begin_array();
    for (const Reason& reason : reasons) {
        json.begin_object().key("seat");
        write_seat(json, reason.whose);
        json.key("what");
        phrases.write(json, reason.what);
        json.key("points").raw(decimal(reason.points)).end_object();
    }
    json.end_array();
}

std::string hints_json(const std::vector<Hint>& hints, const PhraseWriter& phrases) {
    const auto write_figures = [](Json& json, const std::vector<double>& figures) {
        json.begin_array();
        for (const double figure : figures) json.raw(decimal(figure));
        json.end_array();
    };
    Json json;
    json.begin_array();
    for (const Hint& hint : hints) {
        json.begin_object()
            .key("move")
            .text(hint.idea.move)
            .key("share")
            .raw(decimal(hint.idea.share))
            .key("win");
        write_figures(json, hint.idea.win);
        json.key("points");
        write_figures(json, hint.idea.points);
        json.key("line");
        write_texts(json, hint.idea.line);
        json.key("reasons");
        write_reasons(json, hint.reasons, phrases);
        json.end_object();
    }
    return json.end_array().take();
}

}  // namespace jarl
