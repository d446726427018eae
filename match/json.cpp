#include "match/json.h"

#include <algorithm>

namespace jarl {

namespace {

void write_phrases(Json& json, const std::vector<Phrase>& phrases) {
    json.begin_array();
    for (const Phrase& phrase : phrases) write_phrase(json, phrase);
    json.end_array();
}

}  // namespace

void write_seat(Json& json, Seat seat) {
    seat == kNobody ? json.null() : json.number(std::int64_t(index(seat)));
}

void write_texts(Json& json, const std::vector<std::string>& texts) {
    json.begin_array();
    for (const std::string& text : texts) json.text(text);
    json.end_array();
}

void write_numbers(Json& json, const std::vector<int>& numbers) {
    json.begin_array();
    for (const int number : numbers) json.number(number);
    json.end_array();
}

void write_raw(Json& json, const std::vector<std::string>& items) {
    json.begin_array();
    for (const std::string& item : items) json.raw(item);
    json.end_array();
}

void write_game(Json& json, const GameInfo& game) {
    json.key("game").text(game.name).key("ruleset").text(game.ruleset);
    json.key("min_seats").number(game.min_seats).key("max_seats").number(game.max_seats);
    json.key("options").text(game.default_options);
    json.key("asks_first").flag(game.asks_first).key("hidden_hands").flag(game.hidden_hands);
}

std::string games_json() {
    Json json;
    json.begin_array();
    for (const GameInfo& game : games()) {
        json.begin_object();
        write_game(json, game);
        json.key("score_parts");
        write_texts(json, game.score_parts);
        json.key("help_topics");
        write_texts(json, game.help_topics);
        json.end_object();
    }
    json.end_array();
    return json.take();
}

void write_scores(Json& json, const Match& match) {
    write_scores(json, match.scores(), match.game().score_parts);
}

void write_refusal(Json& json, const Match::Refused& refused) {
    json.key("why").text(name_of(refused.why)).key("rule").text(refused.rule);
    json.key("message").text(refused.message);
    if (!refused.said) return;
    json.key("said");
    write_phrase(json, *refused.said);
}

std::string refusal_json(const Match::Refused& refused) {
    Json json;
    json.begin_object();
    write_refusal(json, refused);
    json.end_object();
    return json.take();
}

std::string_view name_of(Match::Refused::Why why) {
    switch (why) {
    case Match::Refused::Why::Unreadable: return "unreadable";
    case Match::Refused::Why::NotLegal: return "not_legal";
    case Match::Refused::Why::NotYourTurn: return "not_your_turn";
    case Match::Refused::Why::Over: return "over";
    case Match::Refused::Why::TapeIsShort: return "tape_is_short";
    }
    return "";
}

std::string story_json(const Match& match, int from, Seat viewer) {
    Json json;
    json.begin_array();
    for (int ply = std::max(from, 0); ply < match.visible_ply(viewer); ++ply) {
        const Ply& played = match.played(ply);
        json.begin_object().key("ply").number(ply).key("actor");
        write_seat(json, played.actor);
        json.key("turn").number(played.turn).key("sealed").flag(played.sealed).key("events");
        write_raw(json, match.events(ply, viewer));
        json.key("told");
        write_phrases(json, match.told(ply, viewer));
        json.end_object();
    }
    json.end_array();
    return json.take();
}

void write_position(Json& json, const Match& match, Seat viewer, int from) {
    json.key("ply").number(match.visible_ply(viewer)).key("floor").number(match.undo_floor()).key("actor");
    write_seat(json, match.actor());
    json.key("from").number(from).key("view").raw(match.view(viewer, kAsPhrases));
    json.key("story").raw(story_json(match, from, viewer));
}

}  // namespace jarl
