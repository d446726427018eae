// What a small game need not say: it inherits these answers and hides those it knows better. The contract itself is
// engine/core/game.h; tests/fourth_game/ravens.h is a whole game made this way.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/event_spec.h"
#include "engine/core/game.h"
#include "engine/core/option_text.h"

namespace jarl {

// One row an event: its name, the names of its values, and whether there are seats that do not see them.
struct EventRow {
    std::string_view name;
    std::array<std::string_view, 3> values{};
    bool hides = false;
};

// Options that say only how many play: `players=3`.
struct PlayersOption {
    std::uint8_t players = 2;
    bool operator==(const PlayersOption&) const = default;
};

template <class G>
struct SmallGame {
    using Options = PlayersOption;

    static std::string options_text(const Options& options) {
        return "players=" + std::to_string(options.players);
    }
    static std::vector<Options> sample_options() {
        std::vector<Options> all;
        for (int players = G::kSeats.min; players <= G::kSeats.max; ++players)
            all.push_back({std::uint8_t(players)});
        return all;
    }
    static Result<Options> parse_options(std::string_view text) {
        const std::vector<Options> all = sample_options();
        if (text.empty()) return all.front();
        for (const Options& options : all)
            if (options_text(options) == text) return options;
        return unknown("options", text.substr(0, kLongestOptions), "players=…");
    }
    static int seats(const Options& options) { return options.players; }

    static Seat first_player(const auto&) { return Seat::First; }
    static bool repeats(const auto&, const auto&) { return false; }
    // No move can be taken back.
    static bool seals(const auto&, const auto&) { return true; }

    // Most points; equal players share the better place.
    static Ranking ranking(const auto& state) {
        const auto scores = G::scores(state);
        const auto place = [&](std::size_t seat) {
            int better = 0;
            for (const auto& other : scores) better += other.total > scores[seat].total;
            return std::uint8_t(1 + better);
        };
        Ranking places(place(0));
        for (std::size_t seat = 1; seat < scores.size(); ++seat) places.push(place(seat));
        return places;
    }

    // By the rows of G::kEvents.
    static void write_event(Json& json, const Event& event) {
        const EventRow& row = G::kEvents[event.kind];
        json.begin_object().key("event").text(row.name);
        if (event.seat != kNobody) json.key("seat").number(int(event.seat));
        for (std::size_t i = 0; i < row.values.size() && !row.values[i].empty(); ++i) {
            json.key(row.values[i]);
            event.values[i] == Event::kHidden ? json.null() : json.number(event.values[i]);
        }
        json.end_object();
    }

    // Sentences with plain keys: "<game>.event.draws", for those who may not know more "<game>.event.draws.hidden".
    static Phrase event_phrase(const Event& event, const auto&, const Reader& reader) {
        const EventRow& row = G::kEvents[event.kind];
        const bool hidden = event.values[0] == Event::kHidden;
        Phrase phrase = said("event." + std::string(row.name) + (hidden ? ".hidden" : ""));
        if (event.seat != kNobody) phrase.with("who", reader.name(event.seat));
        for (std::size_t i = 0; i < row.values.size() && !row.values[i].empty() && !hidden; ++i)
            phrase.with(row.values[i], int(event.values[i]));
        return phrase;
    }
    static Phrase prompt(const auto& state, const Reader&) {
        return said(G::actor(state) == kNobody ? "prompt.over" : "prompt");
    }
    // The key of a move is "<game>.move"; G::kRules are the rules that refuse one, G::kView
    // the parts of the view: a page that cannot draw the game says them.
    static std::vector<std::string> word_keys() {
        std::vector<std::string> keys;
        const auto add = [&](const std::string& key) { keys.push_back(said(key).key); };
        for (const char* key :
             {"name", "about", "credits", "move", "prompt", "prompt.over", "option.players"})
            add(key);
        for (const Options& options : sample_options())
            add("option.players." + std::to_string(options.players));
        for (const std::string_view part : G::kScoreParts) add("score." + std::string(part));
        for (const std::string_view part : G::kView) add("view." + std::string(part));
        for (const std::string_view rule : G::kRules) add("rule." + std::string(rule));
        for (const EventRow& row : G::kEvents) {
            add("event." + std::string(row.name));
            if (row.hides) add("event." + std::string(row.name) + ".hidden");
        }
        return keys;
    }
    static Phrase said(const std::string& key) { return Phrase(std::string(G::kName) + "." + key); }

    // The table in text: the view as it is, then the points.
    static std::string sketch_all(const auto& state, const Teller&, const std::vector<std::string>& names,
                                  bool) {
        Json json;
        G::write_view(json, state);
        std::string text = json.take() + "\n";
        std::size_t seat = 0;
        for (const auto& score : G::scores(state))
            text += names[seat++] + ": " + std::to_string(score.total) + "\n";
        return text;
    }
    static std::string sketch(const auto& observation, const Teller& teller,
                              const std::vector<std::string>& names, bool colour) {
        return G::sketch_all(observation.state(), teller, names, colour);
    }

    // There is nothing to point at but the moves. A game that has pieces says false.
    static constexpr bool kNoPieces = true;
    static std::vector<std::string> pieces(const auto&) { return {}; }
    static Result<std::optional<PieceAnswer>> why_not_piece(const auto&, std::string_view piece,
                                                            const Reader&) {
        return Problem{"there is no piece \"" + std::string(piece) + "\""};
    }
    static std::vector<std::string> help_topics() { return {}; }
};

}  // namespace jarl
