// The box of Loot as tables, laid out to be checked against the printed tiles.
// Sources: the rulebook where it gives a number in words; else the pictures of the tiles. Two facts have no better
// source than a public implementation: which two faces share a territory tile (A, B, C), and the exact offsets of joins.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/bag.h"
#include "engine/core/per.h"
#include "engine/core/seat.h"
#include "engine/games/loot/hex.h"

namespace jarl::loot {

// --- Players -----------------------------------------------------------------------------------------------
inline constexpr int kMinPlayers = 2, kMaxPlayers = 4;  // LOO-001
inline constexpr int kVikings = 13;

inline constexpr std::array kSeats{Seat::First, Seat::Second, Seat::Third, Seat::Fourth};

// In the order in which they are declared (LOO-085).
enum class Shield : std::uint8_t { Second, Double, Occupied };
inline constexpr std::array kShields{Shield::Second, Shield::Double, Shield::Occupied};
static_assert(kShields.size() == 3, "LOO-001: three different shields");

// --- Resources and buildings -------------------------------------------------------------------------------
// In the order of laying (LOO-047). Values: picture (start values on every fjord); castle also rulebook (LOO-173).
enum class Kind : std::uint8_t { Wood, Sheep, Gold, Axe, House, Tower, Castle, None = 0xff };
inline constexpr std::array kKinds{Kind::Wood,  Kind::Sheep, Kind::Gold,  Kind::Axe,
                                   Kind::House, Kind::Tower, Kind::Castle};
inline constexpr std::array kResources{Kind::Wood, Kind::Sheep, Kind::Gold, Kind::Axe};
inline constexpr std::array kBuildings{Kind::House, Kind::Tower, Kind::Castle};
constexpr bool is_building(Kind kind) { return kind >= Kind::House && kind <= Kind::Castle; }

// clang-format off
struct KindFacts { std::string_view name, terrain; std::uint8_t points, stack, supply; };
inline constexpr Per<kKinds, KindFacts> kKindFacts{{{
    //  name      terrain        points stack supply (0: unlimited, LOO-046)
    {"wood",   "forest",      1,     0,    0},
    {"sheep",  "meadow",      1,     0,    0},
    {"gold",   "mountain",    2,     0,    0},
    {"axe",    "battlefield", 0,     0,    0},
    {"house",  "",            1,     2,   18},
    {"tower",  "",            2,     2,   16},
    {"castle", "",            4,     3,    9},
}}};
// clang-format on
inline constexpr int kCastleStep = 4, kCastleSteps = 3;  // LOO-120

// --- Territory tiles ---------------------------------------------------------------------------------------
// Picture rows from the top: W wood, S sheep, G gold, X axe, H house, T tower, C castle. Odd columns stand half a hex
// higher. Faces 2n and 2n+1 are the two sides of one tile.
enum class FaceId : std::uint8_t {};
inline constexpr int kTiles = 4, kFaces = 8, kTileColumns = 7, kTileRows = 5;
struct Face {
    std::string_view name;
    std::array<std::string_view, kTileRows> rows;

    constexpr Kind at(int column, int row) const {
        constexpr std::string_view letters = "WSGXHTC";
        const std::size_t found = letters.find(rows[std::size_t(row)][std::size_t(column)]);
        return found == std::string_view::npos ? Kind::None : Kind(found);
    }
    constexpr int count(Kind kind) const {
        int hexes = 0;
        for (int row = 0; row < kTileRows; ++row)
            for (int column = 0; column < kTileColumns; ++column) hexes += at(column, row) == kind;
        return hexes;
    }
};
constexpr Hex tile_hex(int column, int row) { return {column - 3, row - (column + 1) / 2 - 1}; }
// clang-format off
inline constexpr std::array<Face, kFaces> kFaceTable{{
    {"A1", {"..WGS..",
            "..XTG..",
            ".SGWXW.",
            "XHTXCHW",
            "WSSXXWS"}},
    {"A2", {"..GWX..",
            "..WTS..",
            ".SXXSH.",
            "XWTWCXS",
            "SGWXHWG"}},
    {"B1", {"..GSW..",
            "..WTW..",
            ".XCXXS.",
            "SXXWTHW",
            "HSWGSXG"}},
    {"B2", {"..WXS..",
            "..STW..",
            ".WCGXH.",
            "SXWXTXH",
            "GWXSGWS"}},
    {"C1", {"..SWG..",
            "..WTX..",
            ".SCXXS.",
            "WHXWTGH",
            "GXSWSWX"}},
    {"C2", {"..GXS..",
            "..WTW..",
            ".XWWXS.",
            "HXCGTWS",
            "XWSHXSG"}},
    {"D1", {"..WSG..",
            "..STG..",
            ".GXXSH.",
            "WWTWXXS",
            "SHXWXHW"}},
    {"D2", {"..XGS..",
            "..STW..",
            ".HWXSG.",
            "XXWXTWH",
            "WHSSWGX"}},
}};
// clang-format on
constexpr const Face& face(FaceId id) { return kFaceTable[std::size_t(id)]; }

// Spots on the four tiles, one face of each; the same for every choice of faces.
constexpr int spots_in_box(Kind kind, int side) {
    int spots = 0;
    for (int tile = 0; tile < kTiles; ++tile) spots += face(FaceId(2 * tile + side)).count(kind);
    return spots;
}
constexpr bool supply_fits(Kind kind) {
    const KindFacts& is = kKindFacts[kind];
    return spots_in_box(kind, 0) * is.stack == is.supply && spots_in_box(kind, 1) * is.stack == is.supply;
}
static_assert(supply_fits(Kind::House) && supply_fits(Kind::Tower) && supply_fits(Kind::Castle),
              "LOO-006: the stacks of four tiles are the whole supply of 18, 16 and 9");
constexpr bool every_face(Kind kind, int hexes, int hexes_on_d) {
    for (int f = 0; f < kFaces; ++f)
        if (face(FaceId(f)).count(kind) != (f < 6 ? hexes : hexes_on_d)) return false;
    return true;
}
static_assert(every_face(Kind::Wood, 6, 6) && every_face(Kind::Sheep, 5, 5) && every_face(Kind::Gold, 3, 3) &&
                  every_face(Kind::Axe, 6, 6),
              "LOO-011: twenty resource hexes a face");
static_assert(every_face(Kind::House, 2, 3) && every_face(Kind::Tower, 2, 2) &&
                  every_face(Kind::Castle, 1, 0),
              "LOO-007");
inline constexpr int kHousesMax = 9, kTowersMax = 8, kCastlesMax = 3;
inline constexpr int kSpotsMax = kHousesMax + kTowersMax + kCastlesMax;
static_assert(spots_in_box(Kind::House, 0) == kHousesMax && spots_in_box(Kind::Tower, 0) == kTowersMax &&
              spots_in_box(Kind::Castle, 0) == kCastlesMax);

// --- How tiles are joined (LOO-004, LOO-015) ---------------------------------------------------------------
inline constexpr int kTileSides = 3;  // NE, S, NW of the unrotated tile
inline constexpr std::array<int, kTileSides> kSideFaces{1, 3, 5};
inline constexpr std::array<bool, kTileSides> kSideIsLong{false, true, false};

struct Offsets {
    std::array<Hex, 3> items;
    int count;
};
// As seen with the old side turned to face N. [old is long][new is long]
inline constexpr std::array<std::array<Offsets, 2>, 2> kJoinOffsets{{
    {{{{{{1, -5}, {-1, -4}}}, 2}, {{{{0, -4}}}, 1}}},
    {{{{{{0, -4}}}, 1}, {{{{1, -4}, {-1, -3}}}, 2}}},
}};
// Sea and trophy tile: both land hexes in recesses of the side. [side is long]
inline constexpr std::array<Offsets, 2> kSideTileOffsets{{
    {{{{-2, -2}, {0, -3}, {2, -4}}}, 3},
    {{{{-1, -2}, {1, -3}}}, 2},
}};

// --- Sea tile and trophy tile (LOO-008 to LOO-010) ---------------------------------------------------------
inline constexpr int kStrip = 5;
inline constexpr std::array<Hex, kStrip> kStripHexes{{{-2, 1}, {-1, 0}, {0, 0}, {1, -1}, {2, -1}}};
inline constexpr std::array<Hex, 2> kLandHexes{{{-1, 1}, {1, 0}}};  // left to right
using Lands = std::array<Kind, 2>;
inline constexpr std::array<Lands, 2> kSeaFaces{{{Kind::Axe, Kind::Sheep}, {Kind::Sheep, Kind::Axe}}};
inline constexpr std::array<Lands, 2> kTrophyFaces{{{Kind::Gold, Kind::Wood}, {Kind::Wood, Kind::Gold}}};

inline constexpr int kResourceHexesMax = 20 * kTiles + 4;
static_assert(kResourceHexesMax == 84, "LOO-011");

// --- Longships (LOO-141) -----------------------------------------------------------------------------------
enum class Ship : std::uint8_t { None = 0xff };
using Ships = Bag<Ship, std::uint32_t>;
inline constexpr int kShipCount = 30;
inline constexpr Ships kAllShips{(std::uint32_t{1} << kShipCount) - 1};
inline constexpr int kUnvalidated = 5;  // points lost at the end (LOO-140)
// clang-format off
struct Longship { std::string_view name; Kind target; std::uint8_t bonus; std::array<std::uint8_t, 4> needs; };
inline constexpr std::array<Longship, kShipCount> kLongships{{
    //  name       target     bonus   wood sheep gold axe
    {"castle-1", Kind::Castle, 3, {1, 0, 0, 2}},
    {"castle-2", Kind::Castle, 3, {3, 0, 0, 0}},
    {"castle-3", Kind::Castle, 3, {0, 2, 0, 1}},
    {"castle-4", Kind::Castle, 4, {0, 0, 2, 1}},
    {"gold-1",   Kind::Gold,   2, {2, 0, 1, 0}},
    {"gold-2",   Kind::Gold,   2, {1, 1, 1, 0}},
    {"gold-3",   Kind::Gold,   2, {1, 0, 1, 1}},
    {"gold-4",   Kind::Gold,   3, {0, 2, 1, 0}},
    {"tower-1",  Kind::Tower,  1, {2, 1, 0, 0}},
    {"tower-2",  Kind::Tower,  1, {0, 0, 1, 2}},
    {"tower-3",  Kind::Tower,  1, {2, 0, 0, 1}},
    {"tower-4",  Kind::Tower,  2, {2, 0, 1, 0}},
    {"tower-5",  Kind::Tower,  2, {0, 2, 1, 0}},
    {"sheep-1",  Kind::Sheep,  1, {0, 1, 1, 1}},
    {"sheep-2",  Kind::Sheep,  1, {2, 1, 0, 0}},
    {"sheep-3",  Kind::Sheep,  1, {1, 1, 0, 1}},
    {"sheep-4",  Kind::Sheep,  1, {0, 1, 0, 2}},
    {"sheep-5",  Kind::Sheep,  2, {1, 1, 1, 0}},
    {"sheep-6",  Kind::Sheep,  2, {0, 1, 2, 0}},
    {"wood-1",   Kind::Wood,   1, {1, 0, 0, 2}},
    {"wood-2",   Kind::Wood,   1, {1, 2, 0, 0}},
    {"wood-3",   Kind::Wood,   1, {1, 0, 1, 1}},
    {"wood-4",   Kind::Wood,   1, {1, 1, 0, 1}},
    {"wood-5",   Kind::Wood,   1, {1, 1, 1, 0}},
    {"wood-6",   Kind::Wood,   2, {1, 0, 2, 0}},
    {"house-1",  Kind::House,  1, {1, 2, 0, 0}},
    {"house-2",  Kind::House,  1, {0, 1, 0, 2}},
    {"house-3",  Kind::House,  1, {0, 0, 0, 3}},
    {"house-4",  Kind::House,  1, {0, 0, 1, 2}},
    {"house-5",  Kind::House,  2, {0, 3, 0, 0}},
}};
// clang-format on
constexpr const Longship& longship(Ship ship) { return kLongships[std::size_t(ship)]; }
constexpr int ships_for(Kind target) {
    int ships = 0;
    for (const Longship& ship : kLongships) ships += ship.target == target;
    return ships;
}
static_assert(ships_for(Kind::Wood) == 6 && ships_for(Kind::Sheep) == 6 && ships_for(Kind::Gold) == 4 &&
              ships_for(Kind::House) == 5 && ships_for(Kind::Tower) == 5 && ships_for(Kind::Castle) == 4 &&
              ships_for(Kind::Axe) == 0);
constexpr bool ships_are_sound() {
    for (std::size_t i = 0; i < kLongships.size(); ++i) {
        const Longship& a = kLongships[i];
        if (a.needs[0] + a.needs[1] + a.needs[2] + a.needs[3] != 3) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (kLongships[j].target == a.target && kLongships[j].needs == a.needs) return false;
    }
    return true;
}
static_assert(ships_are_sound(), "LOO-133, LOO-141: three resources each, all different");

// --- Construction sites (LOO-150, LOO-152) -----------------------------------------------------------------
enum class SiteKind : std::uint8_t { Port, Altar, Palace };
inline constexpr std::array kSiteKinds{SiteKind::Port, SiteKind::Altar, SiteKind::Palace};
enum class SiteId : std::uint8_t {};
inline constexpr int kSitesOfKind = 5, kSiteCount = 15;
inline constexpr Per<kSiteKinds, std::uint8_t> kSitePoints{{5, 7, 9}}, kSiteTiles{{3, 4, 5}};
// clang-format off
struct Site { std::string_view name; std::array<std::uint8_t, 7> needs; };
inline constexpr std::array<Site, kSiteCount> kSites{{
    //            wood sheep gold axe  house tower castle
    {"port-1",   {0, 1, 0, 0,  2, 0, 0}},
    {"port-2",   {1, 0, 0, 0,  2, 0, 0}},
    {"port-3",   {1, 0, 0, 1,  0, 1, 0}},
    {"port-4",   {0, 0, 1, 1,  1, 0, 0}},
    {"port-5",   {1, 1, 0, 0,  1, 0, 0}},
    {"altar-1",  {0, 0, 0, 1,  2, 1, 0}},
    {"altar-2",  {1, 0, 0, 0,  2, 1, 0}},
    {"altar-3",  {0, 1, 0, 0,  2, 1, 0}},
    {"altar-4",  {1, 0, 1, 0,  1, 1, 0}},
    {"altar-5",  {0, 1, 0, 1,  0, 2, 0}},
    {"palace-1", {0, 0, 1, 0,  2, 1, 1}},
    {"palace-2", {0, 0, 0, 0,  2, 2, 1}},
    {"palace-3", {1, 0, 0, 0,  1, 2, 1}},
    {"palace-4", {1, 0, 0, 0,  1, 1, 2}},
    {"palace-5", {0, 1, 0, 0,  1, 2, 1}},
}};
// clang-format on
constexpr const Site& site(SiteId id) { return kSites[std::size_t(id)]; }
constexpr SiteKind kind_of(SiteId id) { return SiteKind(int(id) / kSitesOfKind); }
constexpr bool sites_are_sound() {
    for (int i = 0; i < kSiteCount; ++i) {
        int tiles = 0;
        for (const int need : kSites[std::size_t(i)].needs) tiles += need;
        if (tiles != kSiteTiles[kind_of(SiteId(i))]) return false;
    }
    return true;
}
static_assert(sites_are_sound(), "LOO-150: a port needs 3 tiles, an altar 4, a palace 5");

// --- Trophies (LOO-164) ------------------------------------------------------------------------------------
inline constexpr int kTrophies = 5, kFewestAxes = 2;
inline constexpr std::array<std::uint8_t, kTrophies> kTrophyPoints{3, 6, 10, 15,
                                                                   21};  // for 2, 3, 4, 5, 6 axes
constexpr int trophy_points(int axes) {                                  // 0: no trophy
    return axes == 0 ? 0 : kTrophyPoints[std::size_t(axes - kFewestAxes)];
}
static_assert(trophy_points(4) == 10, "rulebook");

}  // namespace jarl::loot
