// The box of Lofoten as tables, laid out to be checked against the printed sheet.
// Cards marked Reconstructed are our best guess: an owner of the printed game can correct them here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bag.h"
#include "engine/core/per.h"
#include "engine/core/seat.h"

namespace jarl::lofoten {

enum class Source : std::uint8_t { Rulebook, PublicPage, Reconstructed };

// Seat 0 is the Raven clan, seat 1 the Bear clan; a buckler names the clan by its seat.
inline constexpr std::array kSeats{Seat::First, Seat::Second};
constexpr Seat rival(Seat seat) { return seat == Seat::First ? Seat::Second : Seat::First; }

enum class Good : std::uint8_t { Mead, Fish, Sheep, Coffer, None = 0xff };
inline constexpr std::array kGoods{Good::Mead, Good::Fish, Good::Sheep, Good::Coffer};

// --- Market, wheel, coins ------------------------------------------------------------------------------------------
inline constexpr int kSpaces = 5;      // LOF-001
inline constexpr int kMiddleArea = 2;  // LOF-007
inline constexpr int kSameGoodLimit = 4;
inline constexpr int kPiles = 2;
inline constexpr std::array kPileSizes{14, 13};  // LOF-009
inline constexpr Source kPileSource = Source::Reconstructed;
inline constexpr int kHandSize = 3;
inline constexpr int kStallTurns = 40;  // LOF-107

inline constexpr int kCoins = 8;  // LOF-015
inline constexpr int kFirstPlayerCoins = 2, kSecondPlayerCoins = 3;
inline constexpr int kReserveCoins = 3;
inline constexpr int kMoveCost = 1, kHandCost = 2, kTurnCost = 3;  // LOF-061, LOF-063, LOF-064
static_assert(kFirstPlayerCoins + kSecondPlayerCoins + kReserveCoins == kCoins, "LOF-015");

// Place of a longship in the wheel, clockwise as its owner sees it (LOF-020).
enum class Place : std::uint8_t { Top, Right, Bottom, Left };
inline constexpr std::array kPlaces{Place::Top, Place::Right, Place::Bottom, Place::Left};

enum class Letter : std::uint8_t { A, B, C, D, None = 0xff };
inline constexpr std::array kLetters{Letter::A, Letter::B, Letter::C, Letter::D};

// --- Merchandise tiles -----------------------------------------------------------------------------------------------
struct TileFace {
    Good good;
    std::uint8_t value;
    Seat clan;
    bool operator==(const TileFace&) const = default;
};
// LOF-003 and rulebook: for each good two of 1, four of 2, two of 3. That bucklers are split evenly is our guess.
inline constexpr Source kBucklerSource = Source::Reconstructed;
struct TileRow {
    std::uint8_t value;
    Seat clan;
    std::uint8_t copies;
};
inline constexpr std::array kTileRows{
    TileRow{1, Seat::First, 1}, TileRow{1, Seat::Second, 1},  //
    TileRow{2, Seat::First, 2}, TileRow{2, Seat::Second, 2},  //
    TileRow{3, Seat::First, 1}, TileRow{3, Seat::Second, 1},
};
inline constexpr int kTilesOfGood = 8;
inline constexpr int kTileCount = 32;

// A tile is a number 0..31 in canonical order: good, value, Raven before Bear; equal tiles follow each other.
enum class Tile : std::uint8_t { None = 0xff };
using Tiles = Bag<Tile, std::uint32_t>;
inline constexpr Tiles kAllTiles{0xffffffff};

inline constexpr std::array<TileFace, kTileCount> kTileFaces = [] {
    std::array<TileFace, kTileCount> faces{};
    std::size_t next = 0;
    for (const Good good : kGoods)
        for (const TileRow& row : kTileRows)
            for (int copy = 0; copy < row.copies; ++copy) faces[next++] = {good, row.value, row.clan};
    return faces;
}();
constexpr const TileFace& face(Tile tile) { return kTileFaces[std::size_t(tile)]; }
constexpr Good good_of(Tile tile) { return Good(std::uint8_t(tile) / kTilesOfGood); }
constexpr int value_of(Tile tile) { return face(tile).value; }

// A kind of tile: what is printed on it. 24 kinds, in canonical order.
enum class TileKind : std::uint8_t {};
inline constexpr int kTileKinds = 24;
constexpr TileKind kind_of(Tile tile) {
    const TileFace& is = face(tile);
    return TileKind(int(is.good) * 6 + (is.value - 1) * 2 + int(is.clan));
}
constexpr TileFace face(TileKind kind) {
    const int k = int(kind);
    return {Good(k / 6), std::uint8_t(k % 6 / 2 + 1), Seat(k % 2)};
}

template <class Picks>
constexpr Tiles tiles_where(Picks picks) {
    Tiles tiles;
    for (int i = 0; i < kTileCount; ++i)
        if (picks(kTileFaces[std::size_t(i)])) tiles.add(Tile(i));
    return tiles;
}
constexpr Tiles tiles_of(Good good) { return {std::uint32_t{0xff} << (int(good) * kTilesOfGood)}; }
inline constexpr Tiles kTwos = tiles_where([](const TileFace& is) { return is.value == 2; });
inline constexpr Tiles kThrees = tiles_where([](const TileFace& is) { return is.value == 3; });
inline constexpr Per<kSeats, Tiles> kBucklers{
    {tiles_where([](const TileFace& is) { return is.clan == Seat::First; }),
     tiles_where([](const TileFace& is) { return is.clan == Seat::Second; })}};
// Goods printed on these tiles.
constexpr int goods_on(Tiles tiles) {
    return tiles.size() + (tiles & kTwos).size() + 2 * (tiles & kThrees).size();
}

static_assert(goods_on(kAllTiles) == 64, "LOF-003: 64 goods");
static_assert(goods_on(tiles_of(Good::Sheep)) == 16 && tiles_of(Good::Sheep).size() == 8, "LOF-003");
static_assert(kBucklers[Seat::First].size() == 16 && kBucklers[Seat::Second].size() == 16, "LOF-004");
static_assert(kPileSizes[0] + kPileSizes[1] + kSpaces == kTileCount, "LOF-009");

// --- Order cards -----------------------------------------------------------------------------------------------------
// 36 cards with values 1 to 3 are rulebook facts; the even spread (9 a good, 3 of each value) is our guess.
inline constexpr Source kOrderSource = Source::Reconstructed;
enum class Card : std::uint8_t { None = 0xff, Unknown = 0xfe };
using Cards = Bag<Card, std::uint64_t>;
inline constexpr int kCardCount = 36;
inline constexpr int kCopiesOfCard = 3;
inline constexpr int kCardKinds = 12;
inline constexpr Cards kAllCards{(std::uint64_t{1} << kCardCount) - 1};
constexpr bool is_known(Card card) { return std::uint8_t(card) < kCardCount; }
constexpr int kind_of(Card card) { return int(card) / kCopiesOfCard; }
constexpr Good good_of(Card card) { return Good(int(card) / (3 * kCopiesOfCard)); }
constexpr int value_of(Card card) { return kind_of(card) % 3 + 1; }
static_assert(kCardKinds * kCopiesOfCard == kCardCount && kAllCards.size() == 36, "LOF-001: 36 order cards");
static_assert(good_of(Card{35}) == Good::Coffer && value_of(Card{35}) == 3);

// --- What an order does (LOF-053) ------------------------------------------------------------------------------------
// Coffer is stated in the rulebooks, mead on a public page; that fish rotates and sheep slides is our inference
// (docs/rules/lofoten.md, section 17).
enum class Effect : std::uint8_t { RemoveTile, RotateWheel, SlideWheel, TakeCoin, None = 0xff };
struct EffectRow {
    Good good;
    Effect effect;
    Source source;
};
inline constexpr std::array kEffects{
    EffectRow{Good::Mead, Effect::RemoveTile, Source::PublicPage},
    EffectRow{Good::Fish, Effect::RotateWheel, Source::Reconstructed},
    EffectRow{Good::Sheep, Effect::SlideWheel, Source::Reconstructed},
    EffectRow{Good::Coffer, Effect::TakeCoin, Source::Rulebook},
};
constexpr Effect effect_of(Good good) {
    return good == Good::None ? Effect::None : kEffects[std::size_t(good)].effect;
}
static_assert(kEffects.size() == kGoods.size() && kEffects[3].good == Good::Coffer,
              "one row a good, in order");

// --- Longships (module 3) --------------------------------------------------------------------------------------------
inline constexpr int kShipAPoints = 3;                       // LOF-153
inline constexpr int kShipBGoods = 4;                        // LOF-154
inline constexpr int kShipDUses = 4;                         // LOF-156
inline constexpr std::array kUpgradePoints{0, 1, 3, 6, 10};  // LOF-157
inline constexpr int kMaxCargo = 3;                          // 1 + 1 + 2 = 4 goods: longship B, LOF-154

// --- Warehouses ------------------------------------------------------------------------------------------------------
enum class Measure : std::uint8_t { Goods, TileCount, OwnGoods, RivalBucklers };
// clang-format off
enum class Scoring : std::uint8_t {
    Majority, MajorityByGood, MajorityTwo, Minority, PerUnit, Difference, BothBucklers,
};
// clang-format on
struct WarehouseCard {
    std::string_view id;
    std::uint8_t level;
    Scoring scoring;
    Measure measure;
    std::uint8_t points;                  // MajorityTwo: for the first
    std::uint8_t limit;                   // cap; MajorityTwo: for the second; Minority: tiles needed
    std::array<std::uint8_t, 4> by_good;  // MajorityByGood: mead, fish, sheep, coffer
    Source source;
};
// The card "Prices Set by the Jarls" shows 4, 6, 8 and 10 PP; which good is worth how much is our guess.
inline constexpr Source kPriceByGoodSource = Source::Reconstructed;
inline constexpr int kWarehouses = 4;
// clang-format off
inline constexpr std::array kWarehouseCards{
    //             id                  level scoring                  measure                 pts lim  mead fish sheep coffer
    WarehouseCard{"w1_03",             1, Scoring::Majority,       Measure::Goods,         3,  0,  {}, Source::Rulebook},
    WarehouseCard{"w1_04",             1, Scoring::Majority,       Measure::Goods,         4,  0,  {}, Source::Reconstructed},
    WarehouseCard{"w1_05",             1, Scoring::Majority,       Measure::Goods,         5,  0,  {}, Source::Rulebook},
    WarehouseCard{"w1_06",             1, Scoring::Majority,       Measure::Goods,         6,  0,  {}, Source::Reconstructed},
    WarehouseCard{"w1_07",             1, Scoring::Majority,       Measure::Goods,         7,  0,  {}, Source::Rulebook},
    WarehouseCard{"w1_08",             1, Scoring::Majority,       Measure::Goods,         8,  0,  {}, Source::Reconstructed},
    WarehouseCard{"w1_09",             1, Scoring::Majority,       Measure::Goods,         9,  0,  {}, Source::Rulebook},
    WarehouseCard{"w1_10",             1, Scoring::Majority,       Measure::Goods,         10, 0,  {}, Source::Reconstructed},
    WarehouseCard{"w2_fixed_price",    2, Scoring::MajorityByGood, Measure::Goods,         0,  0,  {4, 6, 8, 10}, Source::Rulebook},
    WarehouseCard{"w2_clan_pride",     2, Scoring::Majority,       Measure::OwnGoods,      8,  0,  {}, Source::Reconstructed},
    WarehouseCard{"w2_raiders_share",  2, Scoring::PerUnit,        Measure::RivalBucklers, 3,  9,  {}, Source::Reconstructed},
    WarehouseCard{"w2_full_quay",      2, Scoring::Majority,       Measure::TileCount,       7,  0,  {}, Source::Reconstructed},
    WarehouseCard{"w2_shared_feast",   2, Scoring::MajorityTwo,    Measure::Goods,         7,  3,  {}, Source::Reconstructed},
    WarehouseCard{"w2_weighing_hall",  2, Scoring::Difference,     Measure::Goods,         2,  10, {}, Source::Reconstructed},
    WarehouseCard{"w2_two_shields",    2, Scoring::BothBucklers,   Measure::TileCount,       5,  1,  {}, Source::Reconstructed},
    WarehouseCard{"w2_modest_trade",   2, Scoring::Minority,       Measure::Goods,         6,  1,  {}, Source::Reconstructed},
};
// clang-format on
enum class WarehouseId : std::uint8_t {};
constexpr const WarehouseCard& card(WarehouseId id) { return kWarehouseCards[std::size_t(id)]; }
constexpr int cards_of_level(int level) {
    int count = 0;
    for (const WarehouseCard& card : kWarehouseCards) count += card.level == level;
    return count;
}
static_assert(cards_of_level(1) == 8, "LOF-001: 8 level-1 warehouses");
static_assert(cards_of_level(2) == 8, "LOF-002: 8 level-2 warehouses");

// --- Jarls and requirements (module 2) -----------------------------------------------------------------------------
// clang-format off
enum class Jarl : std::uint8_t {
    Gatekeeper, Treasurer, Harbour, Helmsman, Steward, Storekeeper, Standard, Feastgiver, None = 0xff,
};
// clang-format on
struct JarlCard {
    std::string_view id;
    std::uint8_t amount;  // coins, ships, moves, uses, goods or PP: what its power counts
    std::uint8_t cap;     // at most so many PP, 0: no cap
    Source source;
};
// clang-format off
inline constexpr std::array kJarlCards{
    //        id           amount cap
    JarlCard{"gatekeeper",  0, 0, Source::Rulebook},
    JarlCard{"treasurer",   3, 0, Source::Reconstructed},
    JarlCard{"harbour",     2, 0, Source::Reconstructed},
    JarlCard{"helmsman",    1, 0, Source::Reconstructed},
    JarlCard{"steward",     1, 0, Source::Reconstructed},
    JarlCard{"storekeeper", 3, 0, Source::Reconstructed},
    JarlCard{"standard",    1, 6, Source::Reconstructed},
    JarlCard{"feastgiver",  3, 0, Source::Reconstructed},
};
// clang-format on
static_assert(kJarlCards.size() == 8, "LOF-002: 8 Jarls");
constexpr const JarlCard& card(Jarl jarl) { return kJarlCards[std::size_t(jarl)]; }
inline constexpr int kJarlsInPlay = 2;  // LOF-130

// clang-format off
enum class Requirement : std::uint8_t {
    TilesOfEachGood, GoodsTotal, TilesOfGood, GoodsOfGood, BucklersOfEachClan, BucklersOfOneClan, PayRival, HaveCoins,
};
// clang-format on
struct RequirementSide {
    Requirement asks;
    std::uint8_t amount;
    Good good = Good::None;
};
using RequirementCard = std::array<RequirementSide, 2>;
// The sides are printed in the rulebook; which two share a card is our guess.
inline constexpr Source kRequirementSource = Source::Rulebook, kRequirementPairSource = Source::Reconstructed;
// clang-format off
inline constexpr std::array kRequirementCards{
    RequirementCard{{{Requirement::TilesOfEachGood, 1}, {Requirement::GoodsTotal, 10}}},
    RequirementCard{{{Requirement::TilesOfGood, 3, Good::Mead}, {Requirement::GoodsOfGood, 6, Good::Mead}}},
    RequirementCard{{{Requirement::TilesOfGood, 3, Good::Fish}, {Requirement::GoodsOfGood, 6, Good::Fish}}},
    RequirementCard{{{Requirement::TilesOfGood, 3, Good::Sheep}, {Requirement::GoodsOfGood, 6, Good::Sheep}}},
    RequirementCard{{{Requirement::TilesOfGood, 3, Good::Coffer}, {Requirement::GoodsOfGood, 6, Good::Coffer}}},
    RequirementCard{{{Requirement::BucklersOfEachClan, 2}, {Requirement::BucklersOfOneClan, 5}}},
    RequirementCard{{{Requirement::PayRival, 3}, {Requirement::HaveCoins, 5}}},
};
// clang-format on
static_assert(kRequirementCards.size() == 7, "LOF-002: 7 requirement cards");

}  // namespace jarl::lofoten
