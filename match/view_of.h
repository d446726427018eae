// What a viewer gets as JSON. Made from observations alone, so it cannot say more than the viewer may know.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "match/json.h"
#include "match/match.h"

namespace jarl {

template <Game G>
void write_legal(Json& json, const typename G::State& seen, const PhraseWriter& phrases,
                 const Reader& reader) {
    json.begin_array();
    for (const auto move : G::legal_moves(seen)) {
        json.begin_object();
        json.key("text").text(G::to_text(seen, move));
        json.key("words");
        phrases.write(json, G::move_phrase(seen, move, reader));
        json.end_object();
    }
    json.end_array();
}

template <Game G>
void write_ranking(Json& json, const typename G::State& seen) {
    json.begin_array();
    for (const std::uint8_t place : G::ranking(seen)) json.number(place);
    json.end_array();
}

// Where the view stands in its match, and what the viewer may do there.
struct ViewPlace {
    int ply;          // the position shown
    int visible_ply;  // the last one this viewer may see
    bool deciding;    // the present, and it is the viewer's decision
    bool undo, redo;
};

template <Game G>
std::string view_of(const Observation<G>& observation, const MatchSetup& setup, const ViewPlace& place,
                    const PhraseWriter& phrases) {
    const typename G::State& seen = observation.state();
    const bool over = G::actor(seen) == kNobody;
    const Reader reader{setup.seats, observation.who()};
    Json json;
    json.begin_object();
    json.key("game").text(G::kName);
    json.key("ruleset").text(G::kRuleset);
    json.key("options").text(setup.options);
    json.key("seats");
    write_texts(json, setup.seats);
    json.key("seed_hash").text(setup.seed_hash);
    json.key("ply").number(place.ply);
    json.key("visible_ply").number(place.visible_ply);
    json.key("turn").number(G::turn_number(seen));
    json.key("first");
    write_seat(json, G::first_player(seen));
    json.key("actor");
    write_seat(json, G::actor(seen));
    json.key("you");
    write_seat(json, observation.who());
    json.key("over").flag(over);
    json.key("prompt");
    phrases.write(json, G::prompt(seen, reader));
    json.key("undo").flag(place.undo);
    json.key("redo").flag(place.redo);
    json.key("state");
    G::write_view(json, seen);
    json.key("legal");
    place.deciding ? write_legal<G>(json, seen, phrases, reader) : write_texts(json, {});
    json.key("scores");
    write_scores(json, G::scores(seen), G::kScoreParts);
    if (over) {
        json.key("ranking");
        write_ranking<G>(json, seen);
    }
    json.end_object();
    return json.take();
}

}  // namespace jarl
