#include "engine/games/raiders/scoring.h"

#include <numeric>
#include <tuple>

namespace jarl::raiders {

int plunder_points(const Player& player) {  // RAI-135
    return player.has[Asset::Gold] + player.has[Asset::Iron] + player.has[Asset::Livestock] / 2;
}

int crew_points(const Player& player) {  // RAI-133, RAI-134
    return crew_sum(player.crew, Trigger::EndPoints) +
           crew_sum(player.crew, Trigger::EndPerLivestock) * player.has[Asset::Livestock] +
           crew_sum(player.crew, Trigger::EndPerOffering) * player.offerings.size();
}

RaidersScore score_of(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    int offerings = 0;
    for (const Offering each : player.offerings) offerings += tile(each).points;  // RAI-132
    const std::array<int, 6> parts{player.points,
                                   kValkyriePoints[player.marker],
                                   kArmourPoints[player.has[Asset::Armour]],
                                   offerings,
                                   crew_points(player),
                                   plunder_points(player)};
    RaidersScore score;
    score.total = std::int16_t(std::accumulate(parts.begin(), parts.end(), 0));
    std::copy(parts.begin(), parts.end(), score.parts.begin());
    return score;
}

FixedList<RaidersScore, kMaxSeats> scores(const State& state) {
    FixedList<RaidersScore, kMaxSeats> all;
    for (int seat = 0; seat < players(state); ++seat) all.push(score_of(state, Seat(seat)));
    return all;
}

Ranking ranking(const State& state) {  // RAI-137, RAI-138
    const auto standing = [&](int seat) {
        const Player& player = state.players[Seat(seat)];
        return std::tuple(score_of(state, Seat(seat)).total, kValkyriePoints[player.marker],
                          kArmourPoints[player.has[Asset::Armour]]);
    };
    Ranking places;
    for (int seat = 0; seat < players(state); ++seat) {
        int place = 1;
        for (int other = 0; other < players(state); ++other) place += standing(other) > standing(seat);
        places.push(std::uint8_t(place));
    }
    return places;
}

}  // namespace jarl::raiders
