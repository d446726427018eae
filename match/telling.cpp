#include "match/telling.h"

#include <algorithm>
#include <vector>

#include "match/phrase_json.h"
#include "match/view_of.h"

namespace jarl {

namespace {

void write_phrases(Json& json, const std::vector<Phrase>& phrases) {
    json.begin_array();
    for (const Phrase& phrase : phrases) write_phrase(json, phrase);
    json.end_array();
}

void write_raw(Json& json, const std::vector<std::string>& items) {  // each JSON already
    json.begin_array();
    for (const std::string& item : items) json.raw(item);
    json.end_array();
}

}  // namespace

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

}  // namespace jarl
