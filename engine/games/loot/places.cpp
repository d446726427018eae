#include "engine/games/loot/places.h"

#include <algorithm>

#include "engine/games/loot/text.h"

namespace jarl::loot {

Phrase say(std::string_view key) { return Phrase{"loot." + std::string(key)}; }

Phrase kind_phrase(Kind kind) { return say("kind." + std::string(kind_name(kind))); }
Phrase one_phrase(Kind kind) { return say("one." + std::string(kind_name(kind))); }
Phrase the_phrase(Kind kind) { return say("the." + std::string(kind_name(kind))); }
Phrase count_phrase(Kind kind, int n) { return say("count." + std::string(kind_name(kind))).with("n", n); }
Phrase terrain_phrase(Kind resource) { return say("terrain." + std::string(kKindFacts[resource].terrain)); }
Phrase site_phrase(SiteId id) { return say("site." + std::string(site_kind_name(kind_of(id)))); }

std::vector<Phrase> waiting(const State& state) {
    std::vector<Phrase> list;
    for (const Kind kind : kKinds)
        if (state.won[kind] > 0) list.push_back(count_phrase(kind, state.won[kind]));
    return list;
}

Phrase short_ship_phrase(Ship ship) {
    const Longship& is = longship(ship);
    return say("longship.short").with("bonus", int(is.bonus)).with("target", kind_phrase(is.target));
}
Phrase ship_phrase(Ship ship) {
    const Longship& is = longship(ship);
    return say("longship")
        .with("bonus", int(is.bonus))
        .with("target", kind_phrase(is.target))
        .with("needs", needs_phrases(is.needs));
}

namespace {

// --- The land ----------------------------------------------------------------------------------------------------

enum Landmark : std::uint8_t { Castles, Towers, Houses, TheSea, TheTrophies, kLandmarks };

// What tells a hex or a building from others.
struct Traits {
    Kind kind{};
    std::array<std::uint8_t, kLandmarks> beside{};
    std::array<std::uint8_t, kResources.size()> ground{};  // neighbouring hexes by resource
    int steps = 0;                                         // from the sea
};

int steps_between(Hex a, Hex b) {
    const int q = a.q - b.q, r = a.r - b.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}
int steps_from_strip(const TilePlace& side_tile, Hex hex) {
    int least = 2 * kHexReach;
    for (int slot = 0; slot < kStrip; ++slot)
        least = std::min(least, steps_between(strip_hex(side_tile, slot), hex));
    return least;
}

Traits traits_at(const Board& board, Kind kind, Hex hex) {
    Traits is;
    is.kind = kind;
    is.steps = steps_from_strip(board.layout.sea, hex);
    is.beside[TheSea] = is.steps == 1;
    is.beside[TheTrophies] = steps_from_strip(board.layout.trophy, hex) == 1;
    constexpr std::array landmarks{Houses, Towers, Castles};
    for (std::size_t i = 0; i < kBuildings.size(); ++i)
        for (int spot = first_spot(kBuildings[i]);
             spot < first_spot(kBuildings[i]) + board.spots_of(kBuildings[i]); ++spot)
            is.beside[landmarks[i]] = std::uint8_t(
                is.beside[landmarks[i]] + (steps_between(hex_of(board.spots[std::size_t(spot)]), hex) == 1));
    for (const Hex step : kSteps)
        if (const int next = board.find(code_of(hex + step)); next >= 0)
            ++is.ground[std::size_t(board.resource_of(next))];
    return is;
}
Traits traits_of_hex(const Board& board, int hex) {
    return traits_at(board, board.resource_of(hex), hex_of(board.hexes[std::size_t(hex)]));
}
Traits traits_of_spot(const Board& board, int spot) {
    return traits_at(board, kind_of_spot(spot), hex_of(board.spots[std::size_t(spot)]));
}

// How much has to be said until no other place of the board is called the same.
enum class Detail : std::uint8_t { Beside, Steps, Ground };

bool looks_alike(const Traits& a, const Traits& b, bool by_landmarks, Detail detail) {
    return a.kind == b.kind && (!by_landmarks || a.beside == b.beside) &&
           (detail < Detail::Steps || a.steps == b.steps) &&
           (detail < Detail::Ground || a.ground == b.ground);
}
template <class TraitsOf>
Detail detail_for(const Traits& is, int from, int to, bool by_landmarks, TraitsOf traits_of) {
    int alike_at_once = 0, alike_with_steps = 0;
    for (int i = from; i < to; ++i) {
        const Traits other = traits_of(i);
        alike_at_once += looks_alike(is, other, by_landmarks, Detail::Beside);
        alike_with_steps += looks_alike(is, other, by_landmarks, Detail::Steps);
    }
    return alike_at_once == 1 ? Detail::Beside : alike_with_steps == 1 ? Detail::Steps : Detail::Ground;
}

Phrase landmark_phrase(Landmark landmark, int n) {
    constexpr std::array<std::string_view, kLandmarks> one{"castle", "tower", "house", "sea", "trophies"};
    const std::string key = "beside." + std::string(one[landmark]);
    return n == 1 ? say(key) : say(key + "s").with("n", n);
}
// "the castle, the tower and the sea"
std::vector<Phrase> landmarks_of(const Traits& is) {
    std::vector<Phrase> list;
    for (std::size_t i = 0; i < is.beside.size(); ++i)
        if (is.beside[i] > 0) list.push_back(landmark_phrase(Landmark(i), is.beside[i]));
    if (list.size() < 2) return list;
    Phrase last = list.back();
    list.pop_back();
    Phrase both = say("and").with("a", list.back()).with("b", std::move(last));
    list.back() = std::move(both);
    return list;
}

Phrase with_ground(const Traits& is, Detail detail, Phrase place) {
    if (detail < Detail::Ground) return place;
    std::vector<Phrase> ground;
    for (const Kind kind : kResources)
        if (is.ground[std::size_t(kind)] > 0) ground.push_back(terrain_phrase(kind));
    if (ground.empty()) return place;
    return say("place.ground").with("place", std::move(place)).with("ground", std::move(ground));
}
Phrase with_steps(const Traits& is, Detail detail, Phrase place) {
    if (detail < Detail::Steps || is.steps == 1) return place;
    return say("place.steps").with("place", std::move(place)).with("n", is.steps);
}

std::string nth_key(int number) { return "nth." + std::to_string(number); }

}  // namespace

Phrase hex_phrase(const Board& board, int hex) {
    const Traits is = traits_of_hex(board, hex);
    const Detail detail =
        detail_for(is, 0, board.hex_count, true, [&](int other) { return traits_of_hex(board, other); });
    Phrase place = say("land." + std::string(kKindFacts[is.kind].terrain));
    if (auto landmarks = landmarks_of(is); !landmarks.empty())
        place = say("place.beside").with("place", std::move(place)).with("what", std::move(landmarks));
    return with_ground(is, detail, with_steps(is, detail, std::move(place)));
}

Phrase spot_phrase(const Board& board, int spot) {
    const Traits is = traits_of_spot(board, spot);
    const int first = first_spot(is.kind);
    const Detail detail = detail_for(is, first, first + board.spots_of(is.kind), false,
                                     [&](int other) { return traits_of_spot(board, other); });
    Phrase place = the_phrase(is.kind);
    if (detail >= Detail::Steps && is.steps == 1)
        place = say("place.beside").with("place", std::move(place)).with("what", landmark_phrase(TheSea, 1));
    return with_ground(is, detail, with_steps(is, detail, std::move(place)));
}

Phrase cell_phrase(Cell cell) {
    const CellPlace place = place_of(cell);
    const int first = kFjordColumns[std::size_t(place.column)].first;
    return say("cell")
        .with("column", say(nth_key(place.column + 1)))
        .with("row", say(nth_key(place.row - first + 1)));
}

void add_place_keys(std::vector<std::string>& keys) {
    const auto add = [&](const std::string& key) { keys.push_back("loot." + key); };
    for (const Kind kind : kKinds) {
        const std::string name(kind_name(kind));
        for (const char* stem : {"kind.", "one.", "the.", "count."}) add(stem + name);
        if (is_building(kind)) continue;
        add("terrain." + std::string(kKindFacts[kind].terrain));
        add("land." + std::string(kKindFacts[kind].terrain));
    }
    for (const SiteKind kind : kSiteKinds) add("site." + std::string(site_kind_name(kind)));
    for (const char* key :
         {"longship", "longship.short", "and", "place.beside", "place.steps", "place.ground", "beside.castle",
          "beside.castles", "beside.tower", "beside.towers", "beside.house", "beside.houses", "beside.sea",
          "beside.trophies", "cell"})
        add(key);
    for (int number = 1; number <= 7; ++number) add(nth_key(number));
}

}  // namespace jarl::loot
