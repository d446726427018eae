#include "bots/games/lofoten/contest.h"

namespace jarl::lofoten {

namespace {

// The chance that a lead holds.
float chance(float lead, float doubt) {
    const float x = lead / doubt;
    return 0.5f + 0.5f * x / std::sqrt(1 + x * x);
}

float presence(float tiles) { return std::min(1.0f, tiles); }

// Goods are whole numbers: half a good is neither lead nor tie (LOF-111).
float win(const Race& is) { return chance(is.mine - is.theirs + (is.tie_pays ? 0.5f : -0.5f), is.doubt); }

float minority(const Race& is) {
    const float below = chance(is.theirs - is.mine + (is.tie_pays ? 0.5f : -0.5f), is.doubt);
    const float there = presence(is.their_tiles);
    return presence(is.my_tiles) * (1 - there + there * below);
}

// Mean of what is above zero of a number known up to `doubt`.
float above_zero(float x, float doubt) { return 0.5f * (x + std::sqrt(x * x + doubt * doubt)); }

}  // namespace

float points_of(const Race& is) {
    const float points = is.card->points, limit = is.card->limit;
    switch (is.card->scoring) {
    case Scoring::Majority:
    case Scoring::MajorityByGood: return is.price * presence(is.my_tiles + is.their_tiles) * win(is);
    case Scoring::MajorityTwo: {
        const float first = win(is);
        return presence(is.my_tiles) * (first * points + (1 - first) * limit);
    }
    case Scoring::Minority: return points * minority(is);
    case Scoring::PerUnit: return std::min(limit, points * is.mine);
    case Scoring::Difference:
        return std::min(limit, above_zero(points * (is.mine - is.theirs), points * is.doubt));
    case Scoring::BothBucklers: return points * is.my_shield * is.my_rival_shield;
    }
    return 0;
}

}  // namespace jarl::lofoten
