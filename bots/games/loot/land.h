// What a seat can still capture on the land: its groups, how far they are from towers and castles, and what that
// promises. Vikings of others block the way, so a blocked plan is a far one.
#pragma once

#include "bots/games/loot/likelihood.h"
#include "bots/games/loot/weights.h"
#include "engine/games/loot/captures.h"

namespace jarl::loot {

inline constexpr int kFar = 3;  // vikings: nobody plans further than that

// The hexes around each tower and castle, looked up once for all seats.
template <class W>
struct Spots {
    std::array<W, kTowersMax> towers{};
    std::array<W, kCastlesMax> castles{};

    explicit Spots(const Board& board) {
        for (int i = 0; i < board.towers; ++i) towers[std::size_t(i)] = board.around_spot<W>(kFirstTower + i);
        for (int i = 0; i < board.castles; ++i)
            castles[std::size_t(i)] = board.around_spot<W>(kFirstCastle + i);
    }
};

template <class W>
W neighbourhood(const Board& board, W hexes) {
    W around = 0;
    for (; hexes != 0; hexes &= hexes - 1) around |= board.around<W>(lowest(hexes));
    return around;
}

// A group and where it could stand after one viking more, and after two.
template <class W>
struct Band {
    std::array<W, kFar> stages{};
    int size = 0;
    int joined = 0;  // vikings that make it one group

    int vikings_to(W around_spot) const {
        for (int vikings = 0; vikings < kFar; ++vikings)
            if ((stages[std::size_t(vikings)] & around_spot) != 0) return joined + vikings;
        return joined + kFar;
    }
};

template <class W>
Band<W> band_of(const Board& board, W group, W free) {
    const W near = neighbourhood<W>(board, group) & free;
    return {{group, near, neighbourhood<W>(board, near) & free}, count(group), 0};
}

// Two groups that one viking joins.
template <class W>
Band<W> joined(const Band<W>& a, const Band<W>& b) {
    Band<W> both{{}, a.size + b.size, 1};
    for (std::size_t i = 0; i < both.stages.size(); ++i) both.stages[i] = a.stages[i] | b.stages[i];
    return both;
}

inline constexpr std::size_t kBandsMax = 4;

// The largest groups of a player, and what the two largest would be together. More do not matter.
template <class W>
struct Bands {
    std::array<Band<W>, kBandsMax> items;
    std::size_t size = 0;

    Bands(const Board& board, W own, W free) {
        for (W left = own; left != 0 && size + 1 < kBandsMax;) {
            const W group = group_of<W>(board, own, lowest(left));
            left &= ~group;
            items[size++] = band_of<W>(board, group, free);
        }
        if (size >= 2 && (items[0].stages[1] & items[1].stages[1]) != 0) {
            items[size] = joined(items[0], items[1]);
            ++size;
        }
    }
    const Band<W>* begin() const { return items.data(); }
    const Band<W>* end() const { return items.data() + size; }
};

// Tiles of each tower and castle that a seat would probably win if nobody else came.
struct Claims {
    std::array<float, kTowersMax> towers{};
    std::array<float, kCastlesMax> castles{};

    void add(const Claims& other) {
        for (std::size_t i = 0; i < towers.size(); ++i) towers[i] += other.towers[i];
        for (std::size_t i = 0; i < castles.size(); ++i) castles[i] += other.castles[i];
    }
};

template <class W>
void claim_castles(const State& state, const Player& player, const Spots<W>& spots, const Bands<W>& bands,
                   float doubt, Claims& claims) {
    const float left = player.vikings_left;
    for (int castle = 0; castle < state.board.castles; ++castle) {
        const int claimed = player.castle_steps(castle), stack = state.stacks[kFirstCastle + castle];
        const int last = std::min(claimed + stack, kCastleSteps);  // LOO-121
        float& best = claims.castles[std::size_t(castle)];
        for (const Band<W>& band : bands) {
            const int way = band.vikings_to(spots.castles[std::size_t(castle)]);
            float won = 0;
            for (int step = claimed + 1; step <= last; ++step)
                won += likelihood(float(std::max(kCastleStep * step - band.size, way)), left, doubt);
            best = std::max(best, won);
        }
    }
}

template <class W>
void claim_towers(const State& state, const Player& player, const Spots<W>& spots, const Bands<W>& bands,
                  float doubt, Claims& claims) {
    constexpr int kNever = 99;
    const int towers = state.board.towers;
    std::array<std::array<int, kTowersMax>, kBandsMax> way;
    for (std::size_t i = 0; i < bands.size; ++i)
        for (int t = 0; t < towers; ++t)
            way[i][std::size_t(t)] = bands.items[i].vikings_to(spots.towers[std::size_t(t)]);
    for (int b = 1; b < towers; ++b)
        for (int a = 0; a < b; ++a) {
            if ((player.linked & pair_bit(a, b)) != 0) continue;  // LOO-112
            int vikings = kNever;
            for (std::size_t i = 0; i < bands.size; ++i)
                vikings = std::min(vikings,
                                   way[i][std::size_t(a)] + way[i][std::size_t(b)] - bands.items[i].joined);
            const float won = likelihood(float(vikings), player.vikings_left, doubt);
            claims.towers[std::size_t(a)] += won;
            claims.towers[std::size_t(b)] += won;
        }
    for (int t = 0; t < towers; ++t)  // LOO-062
        claims.towers[std::size_t(t)] =
            std::min(claims.towers[std::size_t(t)], float(state.stacks[kFirstTower + t]));
}

template <class W>
Claims claims_of(const State& state, const Player& player, const Spots<W>& spots, W free,
                 const LootWeights& weights) {
    Claims claims;
    if (player.vikings_left == 0) return claims;
    const float doubt = of(weights, "land_doubt");
    const Bands<W> bands(state.board, player.vikings.as<W>(), free);
    claim_towers<W>(state, player, spots, bands, doubt, claims);
    claim_castles<W>(state, player, spots, bands, doubt, claims);
    return claims;
}

// Buildings a seat will probably still win.
struct Captures {
    float houses = 0, towers = 0, castles = 0;
};

// Houses are taken by whoever comes by: a share of what is left, by the vikings left.
inline float houses_to_come(const State& state, const Player& player) {
    int houses = 0, vikings = 0;
    for (int house = 0; house < state.board.houses; ++house) houses += state.stacks[house];
    for (const Player& each : state.players) vikings += each.vikings_left;
    if (vikings == 0) return 0;
    const float share = float(houses) * player.vikings_left / float(vikings);
    return std::min(share, float(player.vikings_left));
}

// Where all seats together claim more than the stack has, each gets its share.
inline Captures captures_to_come(const State& state, const Player& player, const Claims& mine,
                                 const Claims& all, const LootWeights& weights) {
    const auto share = [&](float claim, float claims, int spot) {
        const auto stack = float(state.stacks[spot]);
        return claims <= stack ? claim : claim * stack / claims;
    };
    Captures captures;
    for (int i = 0; i < state.board.towers; ++i)
        captures.towers += share(mine.towers[std::size_t(i)], all.towers[std::size_t(i)], kFirstTower + i);
    for (int i = 0; i < state.board.castles; ++i)
        captures.castles +=
            share(mine.castles[std::size_t(i)], all.castles[std::size_t(i)], kFirstCastle + i);
    captures.houses = of(weights, "houses") * houses_to_come(state, player);
    captures.towers *= of(weights, "towers");
    captures.castles *= of(weights, "castles");
    return captures;
}

}  // namespace jarl::loot
