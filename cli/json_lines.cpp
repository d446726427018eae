#include "cli/json_lines.h"

#include <vector>

#include "match/json.h"

namespace jarl::cli {
namespace {

// Draws tell what was drawn, so they are for the one who knows everything.
void write_chance(Json& json, const std::vector<Draw>& draws, Reader reader) {
    json.begin_array();
    if (!reader)
        for (const Draw draw : draws) json.begin_array().number(draw.n).number(draw.k).end_array();
    json.end_array();
}

std::string state(const Match& match, int ply, Reader reader) {
    return reader ? match.state_seen(ply, *reader) : match.omniscient_state(ply);
}

void write_events(Json& json, const Match& match, int ply, Reader reader) {
    write_raw(json, reader ? match.events(ply, *reader) : match.omniscient_events(ply));
}

}  // namespace

std::string deal_line(const Match& match, Reader reader) {
    Json json;
    json.begin_object();
    json.key("game").text(match.game().name);
    json.key("ruleset").text(match.game().ruleset);
    json.key("options").text(match.setup().options);
    json.key("seats");
    write_texts(json, match.setup().seats);
    json.key("chance");
    write_chance(json, match.dealt(), reader);
    json.key("state").raw(state(match, 0, reader));
    json.end_object();
    return json.take();
}

std::string ply_line(const Match& match, int ply, Reader reader) {
    const Ply& played = match.played(ply);
    Json json;
    json.begin_object();
    json.key("ply").number(ply + 1);
    json.key("actor").number(std::int64_t(index(played.actor)));
    json.key("legal");
    write_texts(json, match.legal_texts_at(ply));
    json.key("move").text(played.text);
    json.key("chance");
    write_chance(json, played.chance, reader);
    json.key("events");
    write_events(json, match, ply, reader);
    json.key("state").raw(state(match, ply + 1, reader));
    json.end_object();
    return json.take();
}

std::string end_line(const Match& match) {
    const bool over = match.actor() == kNobody;
    Json json;
    json.begin_object();
    json.key("over").flag(over);
    if (over) {
        json.key("scores");
        write_scores(json, match);
        json.key("ranking");
        write_numbers(json, match.ranking());
    }
    json.end_object();
    return json.take();
}

}  // namespace jarl::cli
