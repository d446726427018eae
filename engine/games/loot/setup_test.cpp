// Section 1 of the ledger: components, the random board, the setup.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

#if defined(JARL_SANITIZED)
constexpr int kDeals = 5'000;
#else
constexpr int kDeals = 100'000;  // for each number of players
#endif

// A board read off the printed faces hex by hex, with none of the engine's shortcuts.
struct PlainBoard {
    std::map<Hex, Kind> land;  // resource hexes and building spots
    std::set<Hex> sea, trophy;

    explicit PlainBoard(const Layout& layout) {
        for (std::size_t i = 0; i < layout.players; ++i) {
            const TilePlace& tile = layout.tiles[i];
            for (int column = 0; column < kTileColumns; ++column)
                for (int row = 0; row < kTileRows; ++row)
                    if (const Kind kind = face(FaceId(tile.face)).at(column, row); kind != Kind::None)
                        put(tile, tile_hex(column, row), kind);
        }
        for (std::size_t i = 0; i < 2; ++i) {
            put(layout.trophy, kLandHexes[i], kTrophyFaces[layout.trophy.face][i]);
            put(layout.sea, kLandHexes[i], kSeaFaces[layout.sea.face][i]);
        }
        for (int slot = 0; slot < kStrip; ++slot) {
            sea.insert(strip_hex(layout.sea, slot));
            trophy.insert(strip_hex(layout.trophy, slot));
        }
    }
    void put(const TilePlace& tile, Hex hex, Kind kind) {
        const bool fresh = land.emplace(hex_of(tile.centre) + turned(hex, tile.rotation), kind).second;
        REQUIRE(fresh);  // LOO-005
    }
    bool is_resource(Hex hex) const {
        const auto found = land.find(hex);
        return found != land.end() && !is_building(found->second);
    }
};

std::set<int> around(const Board& board, Hex hex) {
    std::set<int> numbers;
    for (const Hex step : kSteps)
        if (const int number = board.find(code_of(hex + step)); number >= 0) numbers.insert(number);
    return numbers;
}
std::set<int> numbers_in(HexSet set) {
    std::set<int> numbers;
    set.each([&](int hex) { numbers.insert(hex); });
    return numbers;
}
HexSet around_spot(const Board& board, int spot) { return HexSet::from(board.around_spot<DoubleWord>(spot)); }

void check_against_plain(const Board& board) {
    const PlainBoard plain(board.layout);
    int resources = 0;
    for (const auto& [hex, kind] : plain.land) {
        if (is_building(kind)) {
            const int spot = board.find_spot(kind, code_of(hex));
            REQUIRE(spot >= 0);
            REQUIRE(numbers_in(around_spot(board, spot)) == around(board, hex));
            continue;
        }
        const int number = board.find(code_of(hex));
        REQUIRE(number == resources++);  // numbered by q, then r
        REQUIRE(board.resource_of(number) == kind);
        REQUIRE(numbers_in(hexes_around(board, number)) == around(board, hex));
    }
    REQUIRE(resources == board.hex_count);
    for (const Hex hex : plain.sea) REQUIRE(!plain.land.contains(hex));
    for (const Hex hex : plain.trophy) REQUIRE((!plain.land.contains(hex) && !plain.sea.contains(hex)));
}

template <class Check>
void for_deals(int deals, Check check) {
    for (const Options options : all_options()) {
        Dice dice(11);
        for (int i = 0; i < deals; ++i) check(deal(options, dice));
    }
}

// --- Who has what -------------------------------------------------------------------------------------------------

TEST_CASE("LOO-001: 2, 3 or 4 players, each with a fjord, 13 vikings and 3 different shields") {
    for (const Options options : all_options()) {
        const Table t(options);
        for (std::size_t seat = 0; seat < options.players; ++seat) {
            const Player& player = t.state.players.values[seat];
            CHECK(player.vikings_left == 13);
            for (const Shield shield : kShields) CHECK(player.has_shield(shield));
            CHECK(player.fjord.empty() == kFree);
        }
        CHECK(Loot::scores(t.state).size() == options.players);
    }
    for (const char* text : {"players=2 first=lot", "players=3 first=lot", "players=4 first=d"})
        CHECK(options_text(*parse_options(text)) == text);
    CHECK(options_text(*parse_options("")) == "players=2 first=lot");
    for (const char* text :
         {"players=1", "players=5", "players=", "players", "players=22", "players=2 players=2", "seats=2"})
        CHECK(!parse_options(text).ok());
}

TEST_CASE("LOO-002: as many territory tiles as players, never two faces of one tile") {
    for_deals(2000, [](const State& state) {
        std::set<int> tiles;
        for (std::size_t i = 0; i < state.options.players; ++i)
            tiles.insert(state.board.layout.tiles[i].face / 2);
        REQUIRE(tiles.size() == state.options.players);
        REQUIRE(state.board.layout.players == state.options.players);
    });
}

TEST_CASE("LOO-003: every face, rotation and place comes up, and evenly") {
    std::map<int, int> faces, rotations, second_places;
    Dice dice(5);
    for (int i = 0; i < 14000; ++i) {
        const Layout layout = deal(Options{2}, dice).board.layout;
        ++faces[layout.tiles[0].face];
        ++rotations[layout.tiles[1].rotation];
        ++second_places[layout.tiles[1].centre * 8 + layout.tiles[1].rotation];
    }
    CHECK(faces.size() == 8);
    for (const auto& [face, times] : faces) CHECK(std::abs(times - 1750) < 200);
    CHECK(second_places.size() == 14);
    for (const auto& [place, times] : second_places) CHECK(std::abs(times - 1000) < 150);
    CHECK(rotations.size() == 3);
}

TEST_CASE("LOO-004: the 14 ways to join a second tile") {
    // Rotation and centre of the second tile, in the order of the draw.
    const std::array<std::array<int, 3>, 14> expected{{{3, 5, -4},
                                                       {3, 4, -5},
                                                       {1, 4, -4},
                                                       {5, 5, -4},
                                                       {5, 4, -5},
                                                       {5, 0, 4},
                                                       {3, -1, 4},
                                                       {3, 1, 3},
                                                       {1, 0, 4},
                                                       {1, -4, -1},
                                                       {1, -5, 1},
                                                       {5, -4, 0},
                                                       {3, -4, -1},
                                                       {3, -5, 1}}};
    for (std::uint32_t k = 0; k < 14; ++k) {
        struct Fixed {
            std::uint32_t k;
            int asked = 0;
            std::uint32_t below(std::uint32_t n) {
                if (asked++ != 4) return 0;
                CHECK(n == 14);
                return k;
            }
        } chance{k};
        const TilePlace second = deal(Options{2, kSeat0}, chance).board.layout.tiles[1];
        const Hex centre = hex_of(second.centre);
        CHECK(std::array<int, 3>{second.rotation, centre.q, centre.r} == expected[k]);
    }
}

TEST_CASE("LOO-004: no inner notch of a joined side stays empty") {
    // The recesses between the teeth of NE, S and NW; the notch lies one step out.
    const std::array<std::vector<Hex>, kTileSides> recesses{
        {{{1, -2}, {2, -1}}, {{2, 0}, {0, 1}, {-2, 2}}, {{-2, 1}, {-1, -1}}}};
    for_deals(500, [&](const State& state) {
        const PlainBoard plain(state.board.layout);
        for (std::size_t i = 0; i < state.options.players; ++i) {
            const TilePlace& tile = state.board.layout.tiles[i];
            int joined = 0;
            for (std::size_t side = 0; side < kTileSides; ++side) {
                std::size_t filled = 0;
                for (const Hex recess : recesses[side]) {
                    const Hex notch = recess + kSteps[std::size_t(kSideFaces[side])];
                    filled += plain.land.contains(hex_of(tile.centre) + turned(notch, tile.rotation));
                }
                joined += filled == recesses[side].size();
            }
            REQUIRE(joined >= 1);
        }
    });
}

TEST_CASE("LOO-005: tiles join free sides, and no hex lies on another") {
    for_deals(1000, [](const State& state) { check_against_plain(state.board); });
}

TEST_CASE("LOO-006: stacks of 2 houses, 2 towers, 3 castles for every player count") {
    for_deals(300, [](const State& state) {
        for (const Kind kind : kBuildings)
            for (int i = 0; i < state.board.spots_of(kind); ++i)
                REQUIRE(state.stacks[first_spot(kind) + i] == (kind == Kind::Castle ? 3 : 2));
        if (state.options.players == 4) {
            REQUIRE(2 * state.board.houses == 18);
            REQUIRE(2 * state.board.towers == 16);
            REQUIRE(3 * state.board.castles == 9);
        }
    });
}

TEST_CASE("LOO-007: castle spots by number of players, and two towers a tile") {
    std::map<int, std::set<int>> castles;
    for_deals(300, [&](const State& state) {
        castles[state.options.players].insert(state.board.castles);
        REQUIRE(state.board.towers == 2 * state.options.players);
        REQUIRE(state.board.houses + state.board.castles == 3 * state.options.players);
    });
    CHECK(castles[2] == std::set{1, 2});
    CHECK(castles[3] == std::set{2, 3});
    CHECK(castles[4] == std::set{3});
}

TEST_CASE("LOO-008: all five trophies lie on the trophy tile, in ascending order") {
    Table t(Options{4});
    CHECK(t.state.trophies == 0b11111);
    Json json;
    write_view(json, t.state);
    CHECK(json.str().find(
              "\"trophies\":[{\"axes\":2,\"points\":3,\"left\":true},{\"axes\":3,\"points\":6,\"left\":true},"
              "{\"axes\":4,\"points\":10,\"left\":true},{\"axes\":5,\"points\":15,\"left\":true},"
              "{\"axes\":6,\"points\":21,\"left\":true}]") != std::string::npos);
}

TEST_CASE("LOO-008, LOO-009: trophy and sea tile lie on two different free sides") {
    for_deals(1000, [](const State& state) {
        const Layout& layout = state.board.layout;
        REQUIRE(layout.sea.centre != layout.trophy.centre);
        check_against_plain(state.board);
    });
}

TEST_CASE("LOO-009: five longships on the sea, 25 in the bag") {
    for (const Options options : all_options()) {
        const Table t(options);
        CHECK(ships_on_sea(t.state).size() == 5);
        CHECK(t.state.bag.size() == 25);
        CHECK((ships_on_sea(t.state) | t.state.bag) == kAllShips);
    }
}

TEST_CASE("LOO-010: sea tile with axe and sheep, trophy tile with gold and wood, ordinary resource hexes") {
    const Table t;
    const Board& board = t.state.board;
    CHECK(board.resource_of(t.number("-3,1")) == Kind::Axe);
    CHECK(board.resource_of(t.number("-2,-1")) == Kind::Sheep);
    CHECK(board.resource_of(t.number("3,3")) == Kind::Gold);
    CHECK(board.resource_of(t.number("2,5")) == Kind::Wood);
    CHECK(t.allows("place -3,1"));
}

TEST_CASE("LOO-011: 44, 64 or 84 resource hexes") {
    for_deals(300,
              [](const State& state) { REQUIRE(state.board.hex_count == 20 * state.options.players + 4); });
}

TEST_CASE("LOO-012: a port, an altar and a palace for everybody, no two alike, on their printed cells") {
    for_deals(300, [](const State& state) {
        std::set<SiteId> dealt;
        for (std::size_t seat = 0; seat < state.options.players; ++seat)
            for (const SiteKind kind : kSiteKinds) {
                const SiteId id = state.players.values[seat].sites[std::size_t(kind)];
                REQUIRE(kind_of(id) == kind);
                dealt.insert(id);
            }
        REQUIRE(dealt.size() == 3u * state.options.players);
    });
    CHECK(cell_name(kSiteCells[SiteKind::Port]) == "c5r1");
    CHECK(cell_name(kSiteCells[SiteKind::Altar]) == "c1r2");
    CHECK(cell_name(kSiteCells[SiteKind::Palace]) == "c4r4");
    Table t;
    t.place(kSeat1, "-3,1");
    t.turn_of(kSeat0);
    t.state.phase = Phase::Place;
    t.play("place -3,2");
    CHECK(t.refused_by("lay axe c4r4") == "LOO-012");
}

TEST_CASE("LOO-013: the named seat begins, then ascending") {
    for (const int players : {2, 3, 4})
        for (int first = 0; first < players; ++first) {
            Table t(Options{std::uint8_t(players), Seat(first)});
            CHECK(Loot::first_player(t.state) == Seat(first));
            for (int turn = 0; turn < 2 * players; ++turn) {
                CHECK(index(Loot::actor(t.state)) == std::size_t((first + turn) % players));
                t.play(to_text(legal_moves(t.state)[0]));
                t.finish_turn();
            }
            CHECK(Loot::first_player(t.state) == Seat(first));
        }
}

TEST_CASE("LOO-013: by lot it is the first thing drawn, evenly") {
    for (const int players : {2, 3, 4}) {
        std::array<int, 4> begun{};
        for (int seed = 0; seed < 400 * players; ++seed) {
            NotedDice dice{std::uint64_t(seed)};
            const State state = deal(Options{std::uint8_t(players)}, dice);
            REQUIRE(dice.asked[0].n == std::uint32_t(players));
            REQUIRE(state.first == Seat(dice.asked[0].answer));
            REQUIRE(state.active == state.first);
            ++begun[index(state.first)];
        }
        for (int seat = 0; seat < players; ++seat) CHECK(begun[std::size_t(seat)] > 300);
    }
}

TEST_CASE("LOO-013: first=lot, or the letter of a seat") {
    CHECK(parse_options("first=b")->first == kSeat1);
    CHECK(parse_options("first=c players=3")->first == kSeat2);
    CHECK(parse_options("first=lot")->first == kNobody);
    for (const char* text : {"first=c", "first=d players=3", "first=e players=4", "first=", "first",
                             "first=A", "first=ab", "first=a first=b"})
        CHECK_MESSAGE(!parse_options(text).ok(), text);
}

TEST_CASE("LOO-014: 34 free cells and 3 sites; shield and trophy places are no cells") {
    CHECK(kFree.size() == 34);
    for (const auto& [column, row] :
         {std::pair{0, 0}, {1, 0}, {2, 0}, {1, 1}, {0, 6}, {2, 6}, {4, 6}, {5, 0}, {5, 6}, {6, 0}, {6, 5}})
        CHECK(cell_at(column, row) == Cell::None);
    for (int i = 0; i < kCells; ++i)
        for (const Cell other : neighbours(Cell(i))) CHECK(neighbours(other).contains(Cell(i)));
    CHECK(!parse("lay wood c1r1").ok());
}

TEST_CASE("LOO-015: both land hexes of a side tile lie in recesses of the side") {
    // So each touches at least two hexes of the board; one that hangs past a corner would touch one.
    for_deals(500, [](const State& state) {
        PlainBoard plain(state.board.layout);
        for (const TilePlace& side : {state.board.layout.sea, state.board.layout.trophy})
            for (const Hex land : kLandHexes) {
                const Hex at = hex_of(side.centre) + turned(land, side.rotation);
                int touched = 0;
                for (const Hex step : kSteps) touched += plain.land.contains(at + step);
                REQUIRE(touched >= 2);
            }
    });
}

TEST_CASE("LOO-016: the draws of a deal, in order, asked also with one outcome") {
    Script chance{{4, 0},   {2, 0},            // A, face A1
                  {3, 2},   {2, 0},  {14, 8},  // D, face D1, joined with its NE side to S
                  {2, 0},   {11, 7},           // trophy1; its place
                  {2, 0},   {8, 4},            // sea1; its place
                  {30, 29}, {29, 0}, {28, 0}, {27, 0}, {26, 25}, {5, 0},
                  {4, 3},   {5, 4},  {4, 0},  {5, 2},  {4, 2}};
    const State state = deal(Options{2, kSeat1}, chance);
    CHECK(chance.finished());
    CHECK(longship(state.sea[0]).name == "house-5");
    CHECK(longship(state.sea[1]).name == "castle-1");
    CHECK(longship(state.sea[4]).name == "house-4");
    CHECK(site(state.players[kSeat0].sites[0]).name == "port-1");
    CHECK(site(state.players[kSeat1].sites[0]).name == "port-5");
    CHECK(site(state.players[kSeat0].sites[1]).name == "altar-5");
    CHECK(site(state.players[kSeat1].sites[2]).name == "palace-4");
    CHECK(state.board.layout == fix_2a());
}

TEST_CASE("LOO-016: four players ask for the last letter too; the lists have the lengths of the ledger") {
    for (const Options options : all_options()) {
        std::set<std::uint32_t> thirds, fourths, trophies, seas;
        for (int seed = 0; seed < 3000; ++seed) {
            NotedDice dice{std::uint64_t(seed)};
            deal(options, dice);
            const auto& asked = dice.asked;
            std::vector<std::uint32_t> n;
            for (const Ask& ask : asked) n.push_back(ask.n);
            const int players = options.players;
            std::size_t next = 0;
            if (options.first == kNobody) REQUIRE(n[next++] == std::uint32_t(players));
            for (int tile = 0; tile < players; ++tile) {
                REQUIRE(n[next++] == std::uint32_t(4 - tile));
                REQUIRE(n[next++] == 2);
                if (tile == 1) REQUIRE(n[next] == 14);
                if (tile == 2) thirds.insert(n[next]);
                if (tile == 3) fourths.insert(n[next]);
                if (tile > 0) ++next;
            }
            REQUIRE(n[next++] == 2);
            trophies.insert(n[next++]);
            REQUIRE(n[next++] == 2);
            seas.insert(n[next++]);
            for (std::uint32_t left = 30; left > 25; --left) REQUIRE(n[next++] == left);
            for (int kind = 0; kind < 3; ++kind)
                for (int seat = 0; seat < players; ++seat) REQUIRE(n[next++] == std::uint32_t(5 - seat));
            REQUIRE(next == n.size());
        }
        const auto within = [](const std::set<std::uint32_t>& is, std::uint32_t low, std::uint32_t high) {
            for (const std::uint32_t n : is) CHECK((n >= low && n <= high));
        };
        within(thirds, 18, 20);
        within(fourths, 22, 25);
        within(trophies, 10, 18);
        within(seas, 7, 15);
    }
}

// --- The boards of the examples -----------------------------------------------------------------------------------

void check_fixture(const Layout& layout, std::string_view landing, std::string_view resources,
                   std::string_view spots, std::string_view sea, std::string_view trophies) {
    const Table t(layout);
    std::string lands, hexes, builds;
    const auto add = [](std::string& text, const std::string& more) {
        text += (text.empty() ? "" : " ") + more;
    };
    t.state.landing.each(
        [&](int hex) { add(lands, hex_name(hex_of(t.state.board.hexes[std::size_t(hex)]))); });
    for (int hex = 0; hex < t.state.board.hex_count; ++hex)
        add(hexes, hex_name(hex_of(t.state.board.hexes[std::size_t(hex)])) +
                       kind_name(t.state.board.resource_of(hex))[0]);
    for (const Kind kind : {Kind::Castle, Kind::House, Kind::Tower})
        for (int i = 0; i < t.state.board.spots_of(kind); ++i)
            add(builds, hex_name(hex_of(t.state.board.spots[std::size_t(first_spot(kind) + i)])) +
                            kind_name(kind)[0]);
    CHECK(lands == landing);
    CHECK(hexes == resources);
    CHECK(builds == spots);
    std::set<Hex> strip, places;
    for (int slot = 0; slot < kStrip; ++slot) {
        strip.insert(strip_hex(layout.sea, slot));
        places.insert(strip_hex(layout.trophy, slot));
    }
    std::string sea_text, trophy_text;
    for (const Hex hex : strip) add(sea_text, hex_name(hex));
    for (const Hex hex : places) add(trophy_text, hex_name(hex));
    CHECK(sea_text == sea);
    CHECK(trophy_text == trophies);
    check_against_plain(t.state.board);
}

TEST_CASE("FIX-2A: the board of the examples, LOO-033") {
    check_fixture(fix_2a(), "-3,1 -3,2 -2,-1 -2,0 -1,-2",
                  "-3,1a -3,2a -3,3w -3,4s -2,-1s -2,0s -2,2s -2,3w -2,5a -1,-2w -1,-1a -1,0g -1,2s "
                  "-1,3w -1,5w -1,6a 0,-3g 0,-1w 0,0a 0,1a 0,2g 0,3a 0,4w 0,5a 0,7w 1,-3s 1,-2g 1,-1a "
                  "1,1a 1,2s 1,3a 1,4s 1,5a 1,6s 2,-2w 2,0w 2,1w 2,3g 2,5w 3,-1w 3,0s 3,1s 3,2g 3,3g",
                  "1,0c -2,1h -2,4h 0,6h 2,-1h 2,4h -1,1t -1,4t 0,-2t 2,2t", "-4,1 -4,2 -3,-1 -3,0 -2,-2",
                  "2,6 3,4 3,5 4,2 4,3");
}

TEST_CASE("FIX-2B: the board of the examples, LOO-033") {
    check_fixture(fix_2b(), "-3,1 -3,2 -2,-1 -2,0 -1,-2",
                  "-3,1a -3,2a -3,3w -2,-1s -2,0s -2,2s -2,3w -1,-2w -1,-1a -1,0g -1,2s 0,-3g 0,-1w "
                  "0,0a 0,1a 0,2g 1,-3s 1,-2g 1,-1a 1,1a 2,-4s 2,-3g 2,-2w 2,0w 3,-5w 3,-3w 3,-2a 3,-1w "
                  "3,0s 4,-5w 4,-4a 4,-2a 4,-1s 5,-6s 5,-5a 5,-4w 5,-3a 5,-2s 6,-4g 6,-3w 7,-7w 7,-6a "
                  "7,-5s 8,-7g",
                  "1,0c 4,-3c -2,1h 2,-1h 5,-1h 6,-6h -1,1t 0,-2t 3,-4t 6,-5t", "-4,1 -4,2 -3,-1 -3,0 -2,-2",
                  "-3,4 -2,4 -1,3 0,3 1,2");
}

// --- No board strands a player ------------------------------------------------------------------------------------

TEST_CASE(
    "LOO-026, LOO-011, LOO-034: on every board all resource hexes are connected and outnumber the vikings") {
    for_deals(kDeals, [](const State& state) {
        const Board& board = state.board;
        const int players = state.options.players;
        const int reached = in_words(board, [&]<class W>() {
            W all = 0;
            for (int hex = 0; hex < board.hex_count; ++hex) all |= W{1} << hex;
            return count(group_of<W>(board, all, 0));
        });
        REQUIRE(reached == board.hex_count);
        REQUIRE(board.hex_count > players * kVikings);
        REQUIRE(state.landing == landing_hexes(state));
        const int landing = state.landing.size();
        REQUIRE(landing >= 2);
        REQUIRE(landing <= (players == 2 ? 6 : players == 3 ? 7 : 9));
        REQUIRE(legal_moves(state).size() >= 2);
        for (int hex = 0; hex < board.hex_count; ++hex) {
            const Hex at = hex_of(board.hexes[std::size_t(hex)]);
            REQUIRE((std::abs(at.q) <= 20 && std::abs(at.r) <= 20));
        }
    });
}

TEST_CASE("LOO-026: a legal placement always exists, also for the second viking") {
    random_games(60, [](const State&, Move, const State& after, const auto&) {
        if (after.phase == Phase::Place) REQUIRE(!targets(after).empty());
    });
}

}  // namespace jarl::loot
