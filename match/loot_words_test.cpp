// The sentences of Loot as people read them: about the very piece, with names and places, without a code.
#include <doctest/doctest.h>

#include <regex>
#include <set>

#include "engine/games/loot/places.h"
#include "engine/games/loot/testing.h"
#include "match/words.h"

namespace jarl::loot {

namespace {

std::string why_not_in(std::string_view language, const Table& t, std::string_view piece) {
    const auto answer = why_not_piece(t.state, piece, {kNames, t.state.active});
    REQUIRE(answer.ok());
    return *answer ? words(language).say((*answer)->said) : "";
}
std::string asked(const Table& t, std::string_view piece) { return why_not_in("en", t, piece); }

std::string said(const Table& t, std::string_view move, std::string_view language = "en") {
    return words(language).say(move_phrase(t.state, *parse(move), {kNames, t.state.active}));
}
std::string told(const Table& before, const Event& event, std::string_view language = "en") {
    return words(language).say(event_phrase(event, before.state, {kNames, kSeat0}));
}
std::string prompted(const Table& t, std::string_view language = "en") {
    return words(language).say(prompt(t.state, {kNames, t.state.active}));
}

struct Case {
    const char* piece;
    const char* sentence;  // empty: a legal move belongs to it
};
void check_cases(const Table& t, std::initializer_list<Case> cases) {
    for (const auto& [piece, sentence] : cases) {
        CAPTURE(std::string(piece));
        CHECK(asked(t, piece) == sentence);
    }
}

}  // namespace

TEST_CASE("pieces of Loot while a viking is placed") {
    Table t;
    t.stand(kSeat1, "-3,1");
    t.lay(kSeat0, "axe c0r1 gold c0r2");
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.give_trophy(kSeat1, 3);
    t.state.players[kSeat0].use(Shield::Double);
    check_cases(
        t,
        {
            {"hex--3,1", "A viking of Bjorn already stands on this battlefield."},
            {"hex--3,2", ""},
            {"hex--2,1", "Place a viking next to this house to capture a tile of it."},
            {"hex-0,-2",
             "Link this tower with another one by a chain of your vikings to capture a tile of each."},
            {"hex-1,0", "A chain of 4, 8 or 12 of your vikings that touches this castle captures its tiles."},
            {"ship-wood-1", "Longships are taken at the end of your turn: first place a viking."},
            {"trophy-2", "This trophy needs at least 2 axes; your fjord has 1 axe."},
            {"trophy-3", "Bjorn has taken this trophy."},
            {"shield-second", ""},
            {"shield-double", "You have used this shield: each one serves once."},
            {"cell-c0r1", "An axe already lies here."},
            {"cell-c0r2", "Gold already lies here."},
            {"cell-c3r3",
             "Your +2 sheep longship lies here; it still has to be completed and needs around it: wood, "
             "sheep, gold."},
            {"cell-c5r1", "No tile goes on the sea port; around it it needs: sheep, 2 houses."},
            {"cell-c0r3", "First place a viking: what it brings is laid in your fjord."},
            {"end", "First place a viking: every turn begins with one."},
        });
}

TEST_CASE("pieces of Loot under shields") {
    Table t;
    check_cases(t, {{"shield-occupied", "No viking stands on the board yet: there is no occupied hex."}});
    t.stand(kSeat1, "-3,1 -2,0");
    t.play("shield occupied");
    check_cases(
        t,
        {
            {"hex--3,2",
             "With this shield the viking goes where one already stands; on this battlefield there is none."},
            {"hex--3,1", ""},
            {"shield-occupied", "This shield is already at work for the viking you are placing."},
            {"shield-double", "“Double resource” is declared before “occupied hex”."},
            {"shield-second", "“Second viking” is declared before the other shields of a viking."},
        });
    Table last;
    last.set_vikings_left(kSeat0, 1);
    check_cases(last, {{"shield-second", "You have one viking left: no second one could follow."}});
    Table second;
    second.play("shield second", "place -3,1");
    check_cases(second,
                {
                    {"shield-second", "This shield is already at work for the viking you are placing."},
                    {"won-axe", "First place the second viking."},
                    {"end", "First place the second viking."},
                });
}

TEST_CASE("pieces of Loot when the sea and the stacks are empty") {
    Table t;
    t.lay_sea(". . . . wood-1");
    t.state.stacks.take(t.spot_number("-2,1"), 2);
    t.state.players[kSeat1].fjord.lay(Kind::House, cell_named("c0r1"));
    t.state.players[kSeat1].fjord.lay(Kind::House, cell_named("c0r2"));
    check_cases(t, {
                       {"hex--2,1", "No tile of this house is left."},
                       {"hex--4,2", "No longship lies here any more: the bag is empty."},
                       {"hex--3,2",
                        "No longship lies on the sea beside this battlefield any more, and no viking stands "
                        "next to it."},
                   });
}

TEST_CASE("pieces of Loot while tiles are given up and laid") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 2, Kind::Wood);
    t.play("place 1,5");
    check_cases(t, {
                       {"won-house-0,6", ""},
                       {"won-axe", "What was won first is kept: the axe has its cell."},
                       {"hex-1,4", "Not enough free cells: first give up 1 tile."},
                       {"hex-2,4", "Not enough free cells: first give up 1 tile."},
                       {"cell-c0r1", "Not enough free cells: first give up 1 tile."},
                       {"ship-wood-1", "Not enough free cells: first give up 1 tile."},
                       {"shield-double", "Not enough free cells: first give up 1 tile."},
                       {"trophy-2", "This trophy needs at least 2 axes; your fjord has 0 axes."},
                       {"end", "Not enough free cells: first give up 1 tile."},
                   });
    t.play("leave house 0,6");
    check_cases(t, {
                       {"won-axe", "Choose an empty cell of your fjord for the axe."},
                       {"won-house", "Choose an empty cell of your fjord for the house."},
                       {"cell-c0r1", ""},
                       {"cell-c3r3", "Wood already lies here."},
                       {"hex-1,4", "First lay what you have won: 1 axe, 1 house."},
                       {"ship-wood-1", "First lay what you have won: 1 axe, 1 house."},
                       {"shield-double", "First lay what you have won: 1 axe, 1 house."},
                       {"end", "First lay what you have won: 1 axe, 1 house."},
                   });
}

TEST_CASE("pieces of Loot at the end of a turn") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c0r2");
    t.harbour_of(kSeat0);
    check_cases(t, {
                       {"ship-wood-1", ""},
                       {"trophy-2", ""},
                       {"trophy-4", "This trophy needs at least 4 axes; your fjord has 2 axes."},
                       {"hex--3,1", "You have placed your viking; the next one comes in your next turn."},
                       {"hex--2,1", "Place a viking next to this house to capture a tile of it."},
                       {"shield-double", "You have placed your viking; a shield is declared before."},
                       {"cell-c0r3", "Take a longship first to lay it here."},
                       {"end", ""},
                   });
    t.play("ship wood-1");
    check_cases(t,
                {
                    {"cell-c0r3", ""},
                    {"ship-gold-1", "First lay the longship you have taken on an empty cell of your fjord."},
                    {"trophy-2", "First lay the longship you have taken on an empty cell of your fjord."},
                    {"hex--3,1", "First lay the longship you have taken on an empty cell of your fjord."},
                    {"end", "First lay the longship you have taken on an empty cell of your fjord."},
                });
    t.play("berth c0r3", "trophy 2");
    check_cases(t, {
                       {"ship-gold-1", "You have already taken a longship in this turn."},
                       {"trophy-2", "Astrid has taken this trophy."},
                       {"trophy-3", "You already have a trophy: each player takes one at most."},
                       {"cell-c0r4", "Nothing is left to lay in this turn."},
                       {"cell-c0r3",
                        "Your +1 wood longship lies here; it still has to be completed and needs around it: "
                        "wood, 2 axes."},
                   });
    const Table full = [] {
        Table each;
        each.fill(kSeat0, 0, Kind::Wood);
        each.harbour_of(kSeat0);
        return each;
    }();
    check_cases(full, {{"ship-gold-1", "Your fjord is full: there is no cell for the +2 gold longship."}});
}

TEST_CASE("moves, events and prompts of Loot in whole sentences") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.berth(kSeat0, "castle-1", "c3r3");
    t.lay(kSeat0, "axe c3r2 wood c4r2");
    CHECK(prompted(t) == "Place a viking, or use a shield for it first.");
    CHECK(said(t, "ship gold-1") == "take the +2 gold longship: 2 wood, gold");
    CHECK(said(t, "ship gold-1", "fr") == "prendre le drakkar +2 or : 2 bois, or");
    const Table before = t;
    t.play("place 1,5");
    CHECK(told(before, t.log[1]) == "Astrid wins 1 axe.");
    CHECK(prompted(t) == "Lay 1 axe, 2 houses in your fjord.");
    CHECK(prompted(t, "fr") == "Placez 1 hache, 2 maisons dans votre fjord.");
    CHECK(said(t, "lay house c0r1") == "lay the house in the first column, first from the top");
    CHECK(said(t, "lay axe c2r3") ==
          "lay the axe in the third column, third from the top: completes the +3 castle longship");
    CHECK(said(t, "lay axe c2r3", "fr") ==
          "placer la hache dans la troisième colonne, troisième case depuis le haut : valide le drakkar +3 "
          "château");
    t.play("lay axe c2r3");
    CHECK(told(before, t.log[0]) == "Astrid lays an axe.");
    CHECK(told(before, t.log[0], "fr") == "Astrid place une hache.");
    CHECK(told(before, t.log[1]) == "Astrid completes the +3 castle longship: wood, 2 axes.");
    CHECK(told(before, t.log[1], "fr") == "Astrid valide le drakkar +3 château : bois, 2 haches.");
    t.lay_first();
    CHECK(prompted(t) == "You may take a longship and a trophy, in any order, or end the turn.");
    t.play("trophy 2");
    CHECK(prompted(t) == "You may take a longship, or end the turn.");
    t.play("ship gold-1", "berth c6r4");
    CHECK(prompted(t) == "Nothing is left to do: end the turn.");
}

TEST_CASE("hexes and buildings of Loot are told apart by what lies around") {
    for (const Options options : all_options())
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Table t(options, seed);
            std::set<std::string> hexes;
            for (int hex = 0; hex < t.state.board.hex_count; ++hex)
                hexes.insert(words("en").say(hex_phrase(t.state.board, hex)));
            CHECK(int(hexes.size()) * 10 >= t.state.board.hex_count * 8);
        }
}

TEST_CASE("no sentence of Loot holds a code, in any language") {
    const std::regex code(
        "c[0-9]r[0-9]|-?[0-9]+,-?[0-9]|(wood|sheep|gold|axe|house|tower|castle|port|altar|palace)-[0-9]"
        "|LOO-[0-9]|[Pp]layer [0-9]|[Jj]oueur [0-9]|[<>{}]");
    int ply = 0;
    random_games(2, [&](const State& before, Move, const State&, const auto& events) {
        const Reader reader{kNames, before.active};
        std::vector<Phrase> phrases{prompt(before, reader)};
        for (const Event& event : events) phrases.push_back(event_phrase(event, before, reader));
        if (++ply % 9 == 0) {
            for (const Move move : legal_moves(before)) phrases.push_back(move_phrase(before, move, reader));
            for (const std::string& piece : pieces(before))
                if (const auto answer = why_not_piece(before, piece, reader); *answer)
                    phrases.push_back((*answer)->said);
        }
        for (const Words& language : all_words())
            for (const Phrase& phrase : phrases) {
                const std::string text = language.say(phrase);
                if (std::regex_search(text, code)) FAIL(text);
            }
    });
}

}  // namespace jarl::loot
