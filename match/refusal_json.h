// A refusal as JSON, the same for the page's own engine and for the hall: the members of an object that is open.
#pragma once

#include "base/json.h"
#include "match/match.h"
#include "match/phrase_json.h"
#include "match/telling.h"

namespace jarl {

inline void write_refusal(Json& json, const Match::Refused& refused) {
    json.key("why").text(name_of(refused.why)).key("rule").text(refused.rule);
    json.key("message").text(refused.message);
    if (!refused.said) return;
    json.key("said");
    write_phrase(json, *refused.said);
}

inline std::string refusal_json(const Match::Refused& refused) {
    Json json;
    json.begin_object();
    write_refusal(json, refused);
    json.end_object();
    return json.take();
}

}  // namespace jarl
