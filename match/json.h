// The one door through which a match goes out as JSON: to the page from its own engine and from the hall alike, and to
// whoever reads the lines of the command line. Functions named write_ add to an object or a place that is open.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "match/match.h"
#include "match/phrase_json.h"

namespace jarl {

void write_seat(Json& json, Seat seat);  // a number, or null for nobody
void write_texts(Json& json, const std::vector<std::string>& texts);
void write_numbers(Json& json, const std::vector<int>& numbers);
void write_raw(Json& json, const std::vector<std::string>& items);  // each JSON already

// "game", "ruleset", "min_seats", "max_seats", the "options" when nothing else is said, "asks_first", "hidden_hands".
void write_game(Json& json, const GameInfo& game);
// All games, with "score_parts" and "help_topics" too.
std::string games_json();

// By seat, the total and its parts by name.
template <class Scores, class Names>
void write_scores(Json& json, const Scores& scores, const Names& names) {
    json.begin_array();
    for (const auto& score : scores) {
        json.begin_object().key("total").number(score.total);
        for (std::size_t i = 0; i < score.parts.size(); ++i) json.key(names[i]).number(score.parts[i]);
        json.end_object();
    }
    json.end_array();
}
void write_scores(Json& json, const Match& match);

// "why", "rule", "message" and, where there is something to say to the player, "said".
void write_refusal(Json& json, const Match::Refused& refused);
std::string refusal_json(const Match::Refused& refused);
std::string_view name_of(Match::Refused::Why why);  // "not_legal"

// What happened from ply `from` on, as far as the viewer may know: who decided, in which turn, whether it stands for
// good, the events, and the same as phrases. An array, a ply each.
std::string story_json(const Match& match, int from, Seat viewer);

// Where the match stands for a viewer: the "ply" up to which it may see, the "floor" below which all stands for good, the
// "actor", the "view" with its phrases, and the "story" from ply "from" on.
void write_position(Json& json, const Match& match, Seat viewer, int from);

}  // namespace jarl
