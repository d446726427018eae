// Move texts and options in words, as the decision grammar writes them.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

TEST_CASE("every move has the text of the decision grammar") {
    const std::array<std::pair<Move, const char*>, 28> texts{{
        {Move::play(Slot::Left), "play left"},
        {Move::play(Slot::Middle), "play middle"},
        {Move::reroll_hand(), "reroll hand"},
        {Move::slide(), "slide"},
        {Move::turn(), "turn"},
        {Move::buy_slide(), "buy slide"},
        {Move::buy_turn(), "buy turn"},
        {Move::stop(), "stop"},
        {Move::use_turn(Side::Right), "turn cw"},
        {Move::use_turn(Side::Left), "turn ccw"},
        {Move::use_slide(Side::Left), "slide left"},
        {Move::remove(4), "remove 4"},
        {Move::take(), "take"},
        {Move::extra_turn(), "extra turn"},
        {Move::load(), "load"},
        {Move::leave(), "leave"},
        {Move::store(3), "store 3"},
        {Move::put(Side::Right), "put right"},
        {Move::pile(1), "pile 1"},
        {Move::space(0), "space 0"},
        {Move::claim(Jarl::Gatekeeper), "claim gatekeeper"},
        {Move::upgrade(Letter::D), "upgrade D"},
        {Move::end(), "end"},
        {Move::close(2), "close 2"},
        {Move::to(1), "to 1"},
        {Move::attach(0), "attach 0"},
        {Move::unload(Letter::A), "unload A"},
        {Move::keep(), "keep"},
    }};
    for (const auto& [move, text] : texts) {
        CHECK(to_text(move) == text);
        const auto read = parse(text);
        REQUIRE(read.ok());
        CHECK(*read == move);
    }
    const auto flip = parse("flip 2 sheep1r");
    REQUIRE(flip.ok());
    CHECK(flip->number() == 2);
    CHECK(face(flip->kind()) == TileFace{Good::Sheep, 1, kSeat0});
    CHECK(to_text(*flip) == "flip 2 sheep1r");
}

TEST_CASE("texts are unique among the legal moves and read back") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game(kAllModules, seed, [](const State&, Move, const State& after, const auto&) {
            std::set<std::string> texts;
            for (const Move move : legal_moves(after)) {
                const std::string text = to_text(move);
                REQUIRE(texts.insert(text).second);
                const auto read = parse(text);
                REQUIRE(read.ok());
                REQUIRE(*read == move);
            }
        });
}

TEST_CASE("legal moves come in canonical order: goods, then value, then Raven before Bear") {
    CHECK(tile_name(kind_of(Tile{0})) == "mead1r");
    CHECK(tile_name(kind_of(Tile{31})) == "coffer3b");
    CHECK(card_name(kind_of(Card{0})) == "mead1");
    CHECK(card_name(kind_of(Card{35})) == "coffer3");
    for (int tile = 1; tile < kTileCount; ++tile) CHECK(kind_of(Tile(tile - 1)) <= kind_of(Tile(tile)));
    CHECK(flipped_name(Good::Fish) == "fish~");
}

TEST_CASE("what is no move is refused with a line that says so") {
    for (const char* text :
         {"", " ", "play", "play  left", "play left ", "Play left", "slide up", "store 4", "store -1",
          "pile 2", "space 5", "flip 0", "flip 0 fish4r", "flip 4 fish1r", "claim j_harbour", "upgrade E",
          "endless", "turn cw cw", "a text that is far too long to be a move"}) {
        CAPTURE(text);
        CHECK(!parse(text).ok());
    }
}

TEST_CASE("LOF-160: options in words, all 40 combinations") {
    std::set<std::string> texts;
    for (const Options& options : all_options()) {
        const std::string text = options_text(options);
        texts.insert(text);
        const auto read = parse_options(text);
        REQUIRE(read.ok());
        CHECK(*read == options);
    }
    CHECK(texts.size() == 40);
    const auto all = parse_options("modules=warehouses:2,jarls,upgrades tie=both");
    REQUIRE(all.ok());
    CHECK(*all == Options{2, 1, 1, Tie::Both});
    CHECK(*parse_options("") == Options{});
    CHECK(options_text({}) == "modules=none tie=none first=lot");
    CHECK(parse_options("first=a")->first == kSeat0);
    CHECK(parse_options("first=b")->first == kSeat1);
    CHECK(parse_options("first=lot")->first == kNobody);
}

TEST_CASE("LOF-111, LOF-120: options outside the rules are refused") {
    for (const char* text : {"modules=warehouses:5", "modules=warehouses", "modules=jarl", "tie=draw",
                             "players=3", "modules=jarls,jarls", "tie=none tie=both", "first=c",
                             "first=", "first=a first=b", "modules=jarls,"}) {
        CAPTURE(text);
        CHECK(!parse_options(text).ok());
    }
}

}  // namespace jarl::lofoten
