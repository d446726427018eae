// The box of Raiders of the North Sea as tables, laid out to be checked against the printed sheet.
// A row that is not marked comes from the rulebook; an owner of the printed game can correct the others here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bag.h"
#include "engine/core/count_bag.h"
#include "engine/core/per.h"
#include "engine/core/seat.h"

namespace jarl::raiders {

// Where a value was seen: the rulebook, a fan card reference, board and card pictures of a public program; or
// nowhere we looked, and worked out from the rest.
enum class Source : std::uint8_t { Rulebook, PublicPage, PublicImplementation, Reconstructed };

inline constexpr std::array kSeats{Seat::First, Seat::Second, Seat::Third, Seat::Fourth};

// --- Workers, pieces, limits ----------------------------------------------------------------------------------

enum class Colour : std::uint8_t { Black, Grey, White, None = 0xff };
inline constexpr std::array kColours{Colour::Black, Colour::Grey, Colour::White};
constexpr unsigned bit(Colour colour) { return 1u << int(colour); }
inline constexpr std::uint8_t kBlack = 1, kGrey = 2, kWhite = 4, kAnyColour = 7;

// What a player can have. Armour is a track and no piece, but it is gained, paid for and lost like one.
enum class Asset : std::uint8_t { Silver, Provisions, Gold, Iron, Livestock, Armour };
inline constexpr std::array kAssets{Asset::Silver, Asset::Provisions, Asset::Gold,
                                    Asset::Iron,   Asset::Livestock,  Asset::Armour};
inline constexpr std::array kPlunder{Asset::Gold, Asset::Iron, Asset::Livestock};
using Assets = Per<kAssets, std::uint8_t>;

// What lies on the raid spots.
enum class Piece : std::uint8_t { Gold, Iron, Livestock, Valkyrie };
inline constexpr std::array kPieces{Piece::Gold, Piece::Iron, Piece::Livestock, Piece::Valkyrie};
using Pieces = Per<kPieces, std::uint8_t>;
constexpr Asset asset_of(Piece piece) { return Asset(int(Asset::Gold) + int(piece)); }

inline constexpr Assets kPiecesInBox{{32, 32, 18, 18, 26, 0}};      // RAI-004, RAI-009
inline constexpr Pieces kBag{{18, 18, 26, 18}};                     // RAI-004
inline constexpr int kBagSize = 80, kOnBoard = 70, kLeftOver = 10;  // RAI-004 to RAI-006
inline constexpr int kStartSilver = 2;                              // RAI-010
inline constexpr int kDealt = 5, kKept = 3, kRejected = 2;          // RAI-013
inline constexpr int kTurnLimit = 8;                                // RAI-020: silver, provisions, cards
inline constexpr int kMaxCrew = 5, kMaxArmour = 10, kMaxMarker = 7;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kDefaultRounds = 300;  // RAI-126
inline constexpr int kHarbourPoints = 1;    // RAI-096
inline constexpr int kFortressesLeft = 1;   // RAI-120
static_assert(kBag[Piece::Gold] == kPiecesInBox[Asset::Gold] &&
              kBag[Piece::Iron] == kPiecesInBox[Asset::Iron] &&
              kBag[Piece::Livestock] == kPiecesInBox[Asset::Livestock]);
static_assert(kBag.values[0] + kBag.values[1] + kBag.values[2] + kBag.values[3] == kBagSize, "RAI-004");

// Averaging dice: the six faces are reconstructed, the least of 2 is the rulebook's (RAI-098).
inline constexpr std::array<std::uint8_t, 6> kFaces{2, 3, 3, 4, 4, 5};
inline constexpr int kMaxDice = 2;

// RAI-130, RAI-131.
inline constexpr std::array<std::uint8_t, kMaxMarker + 1> kValkyriePoints{0, 0, 1, 2, 4, 7, 10, 15};
inline constexpr std::array<std::uint8_t, kMaxArmour + 1> kArmourPoints{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6};

// --- The village ----------------------------------------------------------------------------------------------

// clang-format off
enum class Building : std::uint8_t {
    GateHouse, TownHall, Treasury, Barracks, Armoury, Mill, Silversmith, LongHouse, None = 0xff,
};
// clang-format on
inline constexpr std::array kBuildings{Building::GateHouse,   Building::TownHall, Building::Treasury,
                                       Building::Barracks,    Building::Armoury,  Building::Mill,
                                       Building::Silversmith, Building::LongHouse};
struct BuildingCard {
    std::string_view id;
    std::uint8_t colours;  // RAI-050
    Colour starts_with;    // RAI-008
};
inline constexpr std::array kBuildingCards{
    BuildingCard{"gate_house", kAnyColour, Colour::Black},
    BuildingCard{"town_hall", kAnyColour, Colour::Black},
    BuildingCard{"treasury", kAnyColour, Colour::Black},
    BuildingCard{"barracks", kAnyColour, Colour::None},
    BuildingCard{"armoury", kGrey | kWhite, Colour::None},
    BuildingCard{"mill", kAnyColour, Colour::None},
    BuildingCard{"silversmith", kAnyColour, Colour::None},
    BuildingCard{"long_house", kGrey | kWhite, Colour::None},
};
static_assert(kBuildingCards.size() == kBuildings.size());
constexpr const BuildingCard& card(Building building) { return kBuildingCards[std::size_t(building)]; }
constexpr bool accepts(Building building, Colour colour) {
    return (card(building).colours & bit(colour)) != 0;
}
constexpr unsigned bit(Building building) { return 1u << int(building); }
// The buildings that accept a colour, bit by bit.
inline constexpr Per<kColours, std::uint8_t> kAccepting = [] {
    Per<kColours, std::uint8_t> table;
    for (const Colour colour : kColours)
        for (const Building building : kBuildings)
            if (accepts(building, colour)) table[colour] = std::uint8_t(table[colour] | bit(building));
    return table;
}();

inline constexpr int kGateHouseCards = 2;                       // RAI-060
inline constexpr int kCardsForSilver = 1, kTreasurySilver = 2;  // RAI-062
inline constexpr int kCardsForGold = 2, kTreasuryGold = 1;
inline constexpr int kArmourForIron = 2, kArmourForSilver = 1, kArmourPrice = 2;  // RAI-064
inline constexpr std::array<std::uint8_t, 3> kMillProvisions{1, 2, 2};            // RAI-065, by colour
inline constexpr std::array<std::uint8_t, 3> kSmithSilver{3, 2, 2};               // RAI-066
inline constexpr int kProvisionsForLivestock = 2;                                 // RAI-067
inline constexpr int kWorkersInVillage = 3;                                       // RAI-041

// --- The settlements ------------------------------------------------------------------------------------------

enum class Type : std::uint8_t { Harbour, Outpost, Monastery, Fortress };
inline constexpr std::array kTypes{Type::Harbour, Type::Outpost, Type::Monastery, Type::Fortress};
// clang-format off
enum class Place : std::uint8_t {
    HarbourWest, HarbourCentre, HarbourEast, OutpostCentre, OutpostEast, MonasteryWest, MonasteryEast,
    FortressWest, FortressCentre, FortressEast, None = 0xff,
};
// clang-format on
inline constexpr std::array kPlaces{Place::HarbourWest,   Place::HarbourCentre, Place::HarbourEast,
                                    Place::OutpostCentre, Place::OutpostEast,   Place::MonasteryWest,
                                    Place::MonasteryEast, Place::FortressWest,  Place::FortressCentre,
                                    Place::FortressEast};
struct Tier {
    std::uint8_t strength, points;
};
struct Spot {
    std::uint8_t pieces;
    Colour worker;
};
inline constexpr std::size_t kMaxSpots = 3, kMaxTiers = 3;
struct Settlement {
    std::string_view id;
    Type type;
    std::uint8_t colours;  // RAI-052
    std::uint8_t crew, provisions, gold, dice;
    std::array<Tier, kMaxTiers> tiers;  // lowest first; unused ones have no points
    std::array<Spot, kMaxSpots> spots;  // left to right; unused ones have no pieces
};
inline constexpr Colour kG = Colour::Grey, kW = Colour::White;
// clang-format off
inline constexpr std::array kSettlements{  // public implementation, read again on the board picture
    //         id                 type             colours         crew prov gold dice tiers                        spots
    Settlement{"harbour_west",    Type::Harbour,   kBlack | kGrey, 2,   2,   0,   0,   {},                          {{{4, kG}, {3, kG}, {4, kG}}}},
    Settlement{"harbour_centre",  Type::Harbour,   kBlack | kGrey, 3,   1,   0,   0,   {},                          {{{3, kG}, {4, kG}, {4, kG}}}},
    Settlement{"harbour_east",    Type::Harbour,   kBlack | kGrey, 2,   3,   0,   0,   {},                          {{{4, kG}, {3, kG}, {4, kG}}}},
    Settlement{"outpost_centre",  Type::Outpost,   kGrey,          3,   3,   0,   1,   {{{10, 2}, {16, 4}}},          {{{3, kW}, {3, kG}}}},
    Settlement{"outpost_east",    Type::Outpost,   kGrey,          3,   4,   0,   1,   {{{8, 2}, {14, 4}}},           {{{4, kG}, {3, kW}}}},
    Settlement{"monastery_west",  Type::Monastery, kGrey | kWhite, 3,   3,   1,   2,   {{{12, 4}, {20, 6}}},          {{{3, kW}, {2, kW}}}},
    Settlement{"monastery_east",  Type::Monastery, kGrey | kWhite, 4,   2,   1,   2,   {{{14, 4}, {22, 6}}},          {{{2, kW}, {3, kW}}}},
    Settlement{"fortress_west",   Type::Fortress,  kWhite,         5,   3,   2,   2,   {{{22, 7}, {28, 9}, {36, 12}}}, {{{2, kW}, {3, kW}}}},
    Settlement{"fortress_centre", Type::Fortress,  kWhite,         4,   2,   2,   2,   {{{18, 5}, {24, 7}, {32, 10}}}, {{{2, kW}, {2, kW}}}},
    Settlement{"fortress_east",   Type::Fortress,  kWhite,         5,   4,   1,   2,   {{{20, 6}, {26, 8}, {34, 11}}}, {{{2, kW}, {3, kW}}}},
};
// clang-format on
static_assert(kSettlements.size() == kPlaces.size());
constexpr const Settlement& settlement(Place place) { return kSettlements[std::size_t(place)]; }
constexpr int spots_of(const Settlement& is) {
    int spots = 0;
    for (const Spot& spot : is.spots) spots += spot.pieces > 0;
    return spots;
}
// Spots are numbered 0 to 22 over the whole board; this is the first of each settlement.
inline constexpr Per<kPlaces, std::uint8_t> kFirstSpot = [] {
    Per<kPlaces, std::uint8_t> first;
    int next = 0;
    for (const Place place : kPlaces) {
        first[place] = std::uint8_t(next);
        next += spots_of(settlement(place));
    }
    return first;
}();
template <class Counts>
constexpr int over_all_spots(Counts counts) {
    int sum = 0;
    for (const Settlement& is : kSettlements)
        for (const Spot& spot : is.spots)
            if (spot.pieces > 0) sum += counts(is, spot);
    return sum;
}
constexpr int workers_on_spots(Colour colour) {
    return over_all_spots([&](const Settlement&, const Spot& spot) { return int(spot.worker == colour); });
}
inline constexpr int kSpots = 23, kFortressSpots = 6;
static_assert(over_all_spots([](const Settlement&, const Spot&) { return 1; }) == kSpots,
              "RAI-005: 23 raid spots");
static_assert(over_all_spots([](const Settlement&, const Spot& spot) { return int(spot.pieces); }) ==
                  kOnBoard,
              "RAI-005");
static_assert(over_all_spots([](const Settlement& is, const Spot&) {
                  return int(is.type == Type::Fortress);
              }) == kFortressSpots);
static_assert(workers_on_spots(Colour::Grey) == 11 && workers_on_spots(Colour::White) == 12, "RAI-007");
static_assert(kOnBoard + kLeftOver == kBagSize, "RAI-006");

// --- Offering tiles -------------------------------------------------------------------------------------------

enum class Offering : std::uint8_t { None = 0xff };
using Offerings = Bag<Offering, std::uint16_t>;
struct OfferingTile {
    std::string_view id;
    Assets cost;  // silver, provisions, gold, iron, livestock
    std::uint8_t points;
    Source source;
};
inline constexpr std::array kOfferingTiles{
    //           id     silver - gold iron livestock  points
    OfferingTile{"o01", {{0, 0, 2, 0, 0}}, 4, Source::PublicImplementation},
    OfferingTile{"o02", {{0, 0, 0, 2, 0}}, 4, Source::PublicImplementation},
    OfferingTile{"o03", {{0, 0, 1, 1, 0}}, 4, Source::Rulebook},
    OfferingTile{"o04", {{1, 0, 0, 0, 3}}, 4, Source::PublicImplementation},
    OfferingTile{"o05", {{0, 0, 1, 0, 2}}, 4, Source::PublicImplementation},
    OfferingTile{"o06", {{0, 0, 0, 1, 2}}, 4, Source::PublicImplementation},
    OfferingTile{"o07", {{1, 0, 1, 0, 2}}, 5, Source::Rulebook},
    OfferingTile{"o08", {{1, 0, 0, 1, 2}}, 5, Source::PublicImplementation},
    OfferingTile{"o09", {{0, 0, 1, 1, 1}}, 5, Source::PublicImplementation},
    OfferingTile{"o10", {{0, 0, 2, 0, 2}}, 6, Source::PublicImplementation},
    OfferingTile{"o11", {{0, 0, 0, 2, 2}}, 6, Source::Rulebook},
    OfferingTile{"o12", {{0, 0, 1, 0, 1}}, 3, Source::PublicImplementation},
    OfferingTile{"o13", {{0, 0, 0, 1, 1}}, 3, Source::PublicImplementation},
    OfferingTile{"o14", {{2, 0, 1, 0, 0}}, 3, Source::Rulebook},
    OfferingTile{"o15", {{2, 0, 0, 1, 0}}, 3, Source::PublicImplementation},
    OfferingTile{"o16", {{4, 0, 0, 0, 0}}, 2, Source::Rulebook},
};
inline constexpr int kOfferings = 16, kFaceUp = 3;  // RAI-003
static_assert(kOfferingTiles.size() == kOfferings, "RAI-003: 16 offering tiles");
constexpr const OfferingTile& tile(Offering offering) { return kOfferingTiles[std::size_t(offering)]; }
// All printed points follow one pattern: gold and iron 2, livestock 1, silver a half, rounded up.
constexpr bool points_fit_costs() {
    for (const OfferingTile& is : kOfferingTiles) {
        const auto& [silver, provisions, gold, iron, livestock, armour] = is.cost.values;
        if (is.points != (4 * gold + 4 * iron + 2 * livestock + silver + 1) / 2) return false;
        if (provisions + armour != 0) return false;
    }
    return true;
}
static_assert(points_fit_costs());

// --- Townsfolk cards ------------------------------------------------------------------------------------------

// clang-format off
enum class Card : std::uint8_t {
    Archer, Armourer, Avenger, Barbarian, Berserker, Brawler, Brynjar, Cartographer, Champion, Folke,
    Forager, Gatekeeper, Gravedigger, Huntsman, Jeweller, Marauder, Mercenary, Merchant, Ragnhildr,
    Recruiter, Sage, Scout, Shieldmaiden, Trader, Warlord, Warmonger, Unknown = 0x1f, None = 0xff,
};
// clang-format on
inline constexpr int kCardKinds = 26, kCards = 71;
inline constexpr std::size_t kMaxCopies = 4;
using Cards = CountBag<Card, kMaxCopies>;

// When a crew card works: the condition (a settlement type, a building or nothing) and the amount stand beside it.
enum class Trigger : std::uint8_t {
    RaidPoints,         // points for raiding a type of settlement
    RaidStrength,       // strength against a type of settlement
    RaidProvisions,     // provisions a type of settlement costs less
    RaidGold,           // gold a type of settlement costs less
    Reroll,             // dice that may be rolled again in a raid
    Building,           // more of what the building gives: cards, provisions, silver, actions
    HirePrice,          // silver a hire at the Barracks costs less
    StrengthPerArmour,  // 1 strength for so much of it
    StrengthPerCrew,
    StrengthPerValkyrie,
    EndPoints,        // points at the end
    EndPerLivestock,  // points at the end for each
    EndPerOffering,
    KilledPoints,   // points if killed
    KilledGold,     // gold if killed
    KilledReturns,  // goes to the hand if killed
    KilledAvenges,  // an opponent loses so many crew
    Never,          // an empty place
};
struct Ability {
    Trigger trigger;
    std::uint8_t where;
    std::uint8_t amount;
};
constexpr Ability at(Trigger trigger, Type type, int amount) {
    return {trigger, std::uint8_t(type), std::uint8_t(amount)};
}
constexpr Ability at(Trigger trigger, Building where, int amount) {
    return {trigger, std::uint8_t(where), std::uint8_t(amount)};
}
constexpr Ability at(Trigger trigger, int amount) { return {trigger, 0, std::uint8_t(amount)}; }

// What a card does at the Town Hall. Payment, gain and loss are data; the others have a function in rules.h.
enum class Hall : std::uint8_t {
    None,         // heroes, RAI-230
    Exchange,     // pay, then gain; either may be nothing
    Draw,         // cards
    EachLoses,    // every opponent
    TargetLoses,  // one opponent
    Steal,        // from one opponent
    SwapWorkers,
    StealPlunder,
    SacrificeCrew,
    SwapCrew,
    Tribute,
    Copy,
    Hire,
    CycleOfferings,
    SwapHands,
    MakeOffering,
};
struct HallAction {
    Hall does = Hall::None;
    Assets pays{}, gains{};   // of opponents: what is lost or taken
    std::uint8_t amount = 0;  // cards drawn, price of a hire
};
constexpr Assets some(Asset asset, int amount) {
    Assets assets;
    assets[asset] = std::uint8_t(amount);
    return assets;
}
constexpr Assets both(Assets one, Assets other) {
    for (const Asset asset : kAssets) one[asset] = std::uint8_t(one[asset] + other[asset]);
    return one;
}
constexpr HallAction gain(Assets gains) { return {Hall::Exchange, {}, gains, 0}; }
constexpr HallAction pay(Assets pays, Assets gains) { return {Hall::Exchange, pays, gains, 0}; }
constexpr HallAction opponents(Hall does, Assets assets) { return {does, {}, assets, 0}; }
constexpr HallAction special(Hall does, int amount = 0) { return {does, {}, {}, std::uint8_t(amount)}; }

struct Townsfolk {
    std::string_view id;
    std::uint8_t copies, cost, strength;
    bool hero;
    Ability crew;
    HallAction hall;
    Source source =
        Source::PublicPage;  // of the values: a fan card reference of 2015, see docs/rules/raiders.md
};
// clang-format off
inline constexpr std::array kTownsfolk{
    //        id              n  cost str hero   in the crew                                           at the Town Hall
    Townsfolk{"archer",       2, 3,   3,  false, at(Trigger::RaidPoints, Type::Outpost, 2),            special(Hall::SwapWorkers)},
    Townsfolk{"armourer",     3, 3,   3,  false, at(Trigger::RaidStrength, Type::Monastery, 2),        gain(some(Asset::Armour, 1))},
    Townsfolk{"avenger",      2, 3,   3,  false, at(Trigger::KilledAvenges, 1),                        opponents(Hall::EachLoses, some(Asset::Silver, 1))},
    Townsfolk{"barbarian",    3, 3,   3,  false, at(Trigger::RaidStrength, Type::Fortress, 2),         special(Hall::StealPlunder), Source::Rulebook},
    Townsfolk{"berserker",    4, 3,   4,  false, at(Trigger::KilledReturns, 1),                        opponents(Hall::TargetLoses, some(Asset::Armour, 1))},
    Townsfolk{"brawler",      3, 2,   2,  false, at(Trigger::Reroll, 1),                               special(Hall::SacrificeCrew)},
    Townsfolk{"brynjar",      1, 4,   4,  true,  at(Trigger::StrengthPerArmour, 3),                    {}},
    Townsfolk{"cartographer", 2, 1,   0,  false, at(Trigger::RaidGold, Type::Fortress, 1),             pay(some(Asset::Provisions, 1), some(Asset::Gold, 1))},
    Townsfolk{"champion",     2, 4,   4,  false, at(Trigger::EndPoints, 3),                            opponents(Hall::EachLoses, some(Asset::Provisions, 1))},
    Townsfolk{"folke",        1, 4,   3,  true,  at(Trigger::StrengthPerCrew, 1),                      {}},
    Townsfolk{"forager",      3, 1,   0,  false, at(Trigger::Building, Building::Mill, 1),             gain(some(Asset::Provisions, 2))},
    Townsfolk{"gatekeeper",   4, 3,   2,  false, at(Trigger::Building, Building::GateHouse, 1),        special(Hall::Draw, 3)},
    Townsfolk{"gravedigger",  3, 1,   0,  false, at(Trigger::KilledGold, 1),                           special(Hall::SwapCrew)},
    Townsfolk{"huntsman",     4, 1,   1,  false, at(Trigger::RaidProvisions, Type::Outpost, 1),        gain(both(some(Asset::Provisions, 1), some(Asset::Silver, 1)))},
    Townsfolk{"jeweller",     3, 1,   0,  false, at(Trigger::Building, Building::Silversmith, 1),      pay(some(Asset::Silver, 2), some(Asset::Gold, 1))},
    Townsfolk{"marauder",     3, 2,   2,  false, at(Trigger::RaidPoints, Type::Outpost, 1),            pay(some(Asset::Livestock, 1), some(Asset::Gold, 1))},
    Townsfolk{"mercenary",    4, 4,   4,  false, at(Trigger::KilledPoints, 1),                         special(Hall::Tribute), Source::Rulebook},
    Townsfolk{"merchant",     2, 2,   0,  false, at(Trigger::EndPerLivestock, 1),                      special(Hall::Copy)},
    Townsfolk{"ragnhildr",    1, 4,   4,  true,  at(Trigger::StrengthPerValkyrie, 2),                  {}},
    Townsfolk{"recruiter",    3, 2,   1,  false, at(Trigger::HirePrice, 1),                            special(Hall::Hire, 2)},
    Townsfolk{"sage",         2, 2,   1,  false, at(Trigger::Building, Building::LongHouse, 1),        special(Hall::CycleOfferings)},
    Townsfolk{"scout",        3, 2,   2,  false, at(Trigger::RaidProvisions, Type::Monastery, 1),      special(Hall::SwapHands)},
    Townsfolk{"shieldmaiden", 4, 3,   3,  false, at(Trigger::RaidPoints, Type::Monastery, 1),          pay(some(Asset::Livestock, 1), some(Asset::Iron, 1)), Source::Rulebook},
    Townsfolk{"trader",       2, 3,   0,  false, at(Trigger::EndPerOffering, 1),                       special(Hall::MakeOffering, 1)},
    Townsfolk{"warlord",      3, 4,   3,  false, at(Trigger::EndPoints, 2),                            opponents(Hall::Steal, some(Asset::Silver, 2))},
    Townsfolk{"warmonger",    4, 3,   3,  false, at(Trigger::RaidPoints, Type::Harbour, 1),            opponents(Hall::Steal, some(Asset::Provisions, 1))},
};
// clang-format on
static_assert(kTownsfolk.size() == kCardKinds, "26 kinds of townsfolk");
constexpr const Townsfolk& card(Card card) { return kTownsfolk[std::size_t(card)]; }
constexpr bool is_known(Card card) { return std::size_t(card) < kCardKinds; }
constexpr bool is_hero(Card card) { return raiders::card(card).hero; }

// What a place in the crew adds, by the lowest five bits of its card: an empty place (Card::None) adds nothing, so that
// sums over a crew need no branch.
inline constexpr std::array<Ability, 32> kAbilities = [] {
    std::array<Ability, 32> table{};
    for (Ability& each : table) each = {Trigger::Never, 0, 0};
    for (std::size_t kind = 0; kind < kTownsfolk.size(); ++kind) table[kind] = kTownsfolk[kind].crew;
    return table;
}();
constexpr const Ability& ability(Card card) { return kAbilities[std::size_t(card) & 31]; }
static_assert((std::size_t(Card::None) & 31) >= kTownsfolk.size());

inline constexpr Cards kAllCards = [] {
    Cards cards;
    for (int kind = 0; kind < kCardKinds; ++kind)
        for (int copy = 0; copy < card(Card(kind)).copies; ++copy) cards.add(Card(kind));
    return cards;
}();
constexpr bool names_in_order() {
    for (std::size_t i = 1; i < kTownsfolk.size(); ++i)
        if (!(kTownsfolk[i - 1].id < kTownsfolk[i].id)) return false;
    return true;
}
static_assert(names_in_order(), "list order is alphabetical");
static_assert(kAllCards.size() == kCards, "RAI-002: 71 townsfolk cards");
static_assert(card(Card::Warmonger).id == "warmonger" && card(Card::Gravedigger).id == "gravedigger");
static_assert(is_hero(Card::Brynjar) && is_hero(Card::Folke) && is_hero(Card::Ragnhildr), "RAI-084");
// The kinds of card that are heroes, bit by bit.
inline constexpr std::uint32_t kHeroes = [] {
    std::uint32_t heroes = 0;
    for (int kind = 0; kind < kCardKinds; ++kind) heroes |= std::uint32_t{card(Card(kind)).hero} << kind;
    return heroes;
}();

}  // namespace jarl::raiders
