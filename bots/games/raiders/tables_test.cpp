// The tables of the lore against the rules they shorten.
#include <doctest/doctest.h>

#include "bots/games/raiders/crew_gifts.h"
#include "bots/games/raiders/raid_odds.h"
#include "bots/games/raiders/spoils.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

TEST_CASE("crew gifts: strength and savings are those of the rules") {
    Dice dice(5);
    for (int n = 0; n < 500; ++n) {
        Player player;
        Cards all = kAllCards;
        for (int size = int(dice.below(kMaxCrew + 1)); size > 0; --size) player.crew.add(all.draw(dice));
        player.has[Asset::Armour] = std::uint8_t(dice.below(kMaxArmour + 1));
        player.marker = std::uint8_t(dice.below(kMaxMarker + 1));
        const Gifts gifts = gifts_of(player.crew);
        for (const Settlement& is : kSettlements) {
            REQUIRE(common_strength(player, gifts) + gifts.at(Gift::Strength, is.type) ==
                    raid_strength(player, is));
            REQUIRE(gifts.at(Gift::RaidPoints, is.type) ==
                    crew_sum(player.crew, Trigger::RaidPoints, int(is.type)));
            REQUIRE(gifts.at(Gift::RaidProvisions, is.type) ==
                    crew_sum(player.crew, Trigger::RaidProvisions, int(is.type)));
        }
        for (const Building building : kBuildings)
            REQUIRE(gifts.at(building) == crew_bonus(player.crew, building));
        REQUIRE(gifts[Gift::EndPoints] == crew_sum(player.crew, Trigger::EndPoints));
        REQUIRE(gifts[Gift::RaidGold] == crew_sum(player.crew, Trigger::RaidGold, int(Type::Fortress)));
    }
}

TEST_CASE("raid odds: the mean is that of the forecast") {
    Table table;
    table.crew(kSeat0, "berserker champion folke mercenary mercenary");
    for (int armour = 0; armour <= kMaxArmour; ++armour) {
        table.has(kSeat0, Asset::Armour, armour);
        for (const Place place : kPlaces) {
            const RaidForecast is = forecast(table.state, kSeat0, place);
            const double expected =
                is.dice == 0 ? kHarbourPoints : double(is.expected.ways) / double(is.expected.of);
            CHECK(mean_points(place, is.strength) == doctest::Approx(expected));
            CHECK(mean_points(place, float(is.strength)) == doctest::Approx(expected));
        }
    }
}

TEST_CASE("spoils: the pieces of a spot are those that lie there") {
    Dice dice(3);
    const State state = deal(options_for(2), dice);
    for (const Place place : kPlaces)
        for (int spot = 0; spot < spots_of(settlement(place)); ++spot) {
            const Pieces there = pieces_on(state, place, spot);
            const SpotCount count = count_pieces(state.spots[std::size_t(kFirstSpot[place] + spot)],
                                                 settlement(place).spots[std::size_t(spot)].pieces);
            CHECK(count.gold == there[Piece::Gold]);
            CHECK(count.iron == there[Piece::Iron]);
            CHECK(count.livestock == there[Piece::Livestock]);
            CHECK(count.valkyries == there[Piece::Valkyrie]);
        }
}

}  // namespace jarl::raiders
