// What a player of Raiders is told about a piece that does nothing now, one case a line, in English; and that no sentence
// of any language speaks in codes.
#include <doctest/doctest.h>

#include <regex>
#include <set>

#include "engine/games/raiders/testing.h"
#include "match/words.h"

namespace jarl::raiders {

namespace {

std::string told(const Table& t, std::string_view piece) {
    const auto answer = why_not_piece(t.state, piece, {kNames, t.actor()});
    REQUIRE(answer.ok());
    return *answer ? words("en").say((*answer)->said) : "";
}

struct Case {
    const char* piece;
    const char* sentence;  // empty: a legal move belongs to it
};
void check(const Table& t, std::initializer_list<Case> cases) {
    for (const Case& each : cases) {
        CAPTURE(each.piece);
        CHECK(told(t, each.piece) == each.sentence);
    }
}

}  // namespace

TEST_CASE("RAI-033, RAI-050, RAI-091: pieces at the start of a turn") {
    Table t(3);
    t.hand(kSeat0, "archer folke");
    t.crew(kSeat0, "scout");
    t.crew(kSeat1, "sage");
    t.raided("harbour_east", 3);
    check(t, {{"house-mill", ""},
              {"house-treasury", "The Treasury already has a black worker."},
              {"house-armoury", "The Armoury does not accept a black worker."},
              {"isle-harbour_west", "The western harbour needs a crew of 2; you have 1."},
              {"isle-harbour_east", "The eastern harbour has been plundered."},
              {"tile-o01",
               "This offering (2 gold for 4 VP) is made at the Long House or with a Trader. Place your "
               "black worker."},
              {"stack",
               "13 offerings lie face down in the stack. The next one is shown when an offering has been "
               "made."},
              {"seat-1", "Nobody is to be chosen now, so Bjorn is left alone. Place your black worker."},
              {"hand-archer",
               "Archer is hired at the Barracks or played at the Town Hall. Place your black worker."},
              {"hand-folke", "Folke is a hero, hired at the Barracks. Place your black worker."},
              {"crew-scout", "Scout stays in your crew for now. Place your black worker."},
              {"crew-sage", "Sage is not in your crew. Place your black worker."},
              {"card-sage", "Sage is in the crew of Bjorn."}});
    t.crew(kSeat0, "scout sage");
    check(t, {{"isle-harbour_west", "For the western harbour you lack 2 provisions."},
              {"isle-outpost_east", "The eastern outpost needs a crew of 3; you have 2."}});
    t.crew(kSeat0, "scout sage trader");
    check(t, {{"isle-outpost_east", "The eastern outpost cannot be raided with a black worker."}});
}

TEST_CASE("RAI-034, RAI-063, RAI-230: pieces in the village") {
    Table t(2);
    t.hand(kSeat0, "archer folke shieldmaiden");
    t.play("place mill");
    check(t, {{"house-mill", "You are at the Mill. What do you do here (Mill)?"},
              {"house-barracks", "The Barracks has to wait. What do you do here (Mill)?"},
              {"hand-archer", "Archer is of no use at the Mill. What do you do here (Mill)?"},
              {"isle-harbour_west",
               "The western harbour can be raided only at the start of a turn. What do you do here (Mill)?"},
              {"skip", ""},
              {"option-take provisions", ""}});
    t.play("skip");
    check(t, {{"house-mill", "You have just placed a worker at the Mill: it stays there this turn."},
              {"house-armoury", "There is no worker at the Armoury."},
              {"house-town_hall", ""}});
    Table hall = t;
    hall.play("pick town_hall");
    check(hall, {{"hand-archer", ""}, {"hand-folke", "Folke is a hero and has no action at the Town Hall."}});
    t.village("barracks", Colour::Black);
    t.has(kSeat0, Asset::Silver, 0);
    t.play("pick barracks");
    CHECK(told(t, "hand-folke").starts_with("Folke costs "));
    CHECK(told(t, "hand-folke").ends_with(" silver; you have 0."));
}

TEST_CASE("RAI-022: an isle clicked while cards are chosen speaks about that isle") {
    Table t(2);
    t.hand(kSeat0, "archer avenger brawler champion forager sage scout trader");
    t.play("place mill", "skip", "pick gate_house", "draw");
    check(t, {{"isle-fortress_east",
               "The eastern fortress can be raided only at the start of a turn. More than 8 "
               "cards: discard 2 cards."},
              {"house-mill", "The Mill has to wait. More than 8 cards: discard 2 cards."},
              {"hand-archer", ""}});
}

TEST_CASE("RAI-068, RAI-224: offerings") {
    Table t(2);
    t.worker(kSeat0, Colour::White);
    t.has(kSeat0, Asset::Gold, 1);
    t.has(kSeat0, Asset::Livestock, 1);
    t.play("place long_house");
    check(t, {{"tile-o01", "For this offering (2 gold for 4 VP) you lack 1 gold."},
              {"tile-o04", "For this offering (1 silver, 3 livestock for 4 VP) you lack 2 livestock."}});
    Table trader(2);
    trader.hand(kSeat0, "trader");
    trader.has(kSeat0, Asset::Gold, 1);
    trader.play("place mill", "skip", "pick town_hall", "play trader");
    CHECK(trader.state.phase == Phase::End);  // one offering, one piece left out: taken at once
}

TEST_CASE("RAI-201, RAI-218: houses for an Archer and a Merchant") {
    Table t(2);
    t.hand(kSeat0, "archer merchant");
    t.village("armoury", Colour::White);
    t.play("place mill", "skip", "pick town_hall");
    Table archer = t;
    archer.play("play archer");
    check(archer, {{"house-armoury", "The Armoury does not accept a black worker."},
                   {"house-barracks", "There is no worker at the Barracks."},
                   {"house-treasury", ""}});
    t.play("play merchant");
    check(t, {{"house-town_hall",
               "The Merchant is at the Town Hall already: another building’s action is taken."},
              {"house-long_house", "The Long House does not accept a black worker."},
              {"house-mill", ""}});
}

TEST_CASE("RAI-225: seats to choose from") {
    Table t(3);
    t.hand(kSeat0, "warlord");
    t.has(kSeat1, Asset::Silver, 0);
    t.state.phase = Phase::Target;
    t.state.effect = Card::Warlord;
    check(t, {{"seat-0", "Choose an opponent, not Astrid."},
              {"seat-1", "Bjorn does not have even 1 silver."},
              {"seat-2", ""},
              {"house-mill", "The Mill has to wait. Choose an opponent (Warlord)."}});
    t.state.effect = Card::Scout;
    check(t, {{"seat-1", "Bjorn has no cards in hand."}});
    t.state.effect = Card::Barbarian;
    check(t, {{"seat-1", "Bjorn has no plunder."}});
    t.state.effect = Card::Avenger;
    check(t, {{"seat-1", "Bjorn has no crew to lose."}});
}

TEST_CASE("RAI-081, RAI-084, RAI-212, RAI-222: cards of hand and crew that do not fit") {
    Table full(2);
    full.hand(kSeat0, "warlord archer");
    full.crew(kSeat0, "forager huntsman recruiter sage scout");
    full.has(kSeat0, Asset::Silver, card(Card::Warlord).cost - 1);
    full.village("barracks", Colour::Black);
    full.play("place mill", "skip", "pick barracks", "hire warlord");
    check(full, {{"crew-recruiter", "Without Recruiter you could not pay for Warlord."},
                 {"crew-scout", ""},
                 {"hand-archer",
                  "Archer stays in your hand for now. Discard a crew card to make room for Warlord."}});
    Table swap(2);
    swap.hand(kSeat0, "gravedigger brawler folke");
    swap.crew(kSeat0, "archer brynjar");
    swap.play("place mill", "skip", "pick town_hall", "play gravedigger", "return archer");
    check(swap, {{"hand-archer", "Archer has just come back: another kind of card takes its place."},
                 {"hand-folke", "Folke is a hero, and your crew has one already."},
                 {"hand-brawler", ""}});
    Table scout(2);
    scout.hand(kSeat0, "scout archer sage trader");
    scout.hand(kSeat1, "forager jeweller warlord");
    scout.play("place mill", "skip", "pick town_hall", "play scout", "number 2", "give sage");
    check(scout, {{"hand-sage", "Sage is set aside already. Choose 1 card to give to Bjorn, in secret."},
                  {"hand-archer", ""}});
}

TEST_CASE("RAI-031, RAI-123: a raid under way, and a game that is over") {
    Table t(2);
    t.crew(kSeat0, "scout sage");
    t.has(kSeat0, Asset::Provisions, 2);
    t.play("raid harbour_west");
    check(t, {{"isle-harbour_west",
               "You are raiding the western harbour. Which raid spot do you take (western harbour)?"},
              {"isle-harbour_centre",
               "You are raiding the western harbour this turn: the central harbour has to wait."},
              {"spot-1", ""}});
    t.state.phase = Phase::Over;
    check(t, {{"house-mill", "The game is over."}, {"isle-harbour_west", "The game is over."}});
}

TEST_CASE("sentences name players and things, never codes") {
    const std::regex code(
        "RAI-|_|[a-z]-[0-9]|(house|isle|hand|crew|tile|card|option)-|\\bo[0-9][0-9]\\b|\\{|(player|joueur|"
        "seat|siège) [0-9]",
        std::regex::optimize);
    std::set<std::string> seen;
    const auto listen = [&](const Phrase& phrase) {
        for (const Words& language : all_words())
            if (const std::string said = language.say(phrase); seen.insert(said).second) {
                CAPTURE(said);
                REQUIRE(!std::regex_search(said, code));
            }
    };
    int ply = 0;
    for (const int players : {2, 3})
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            random_game(options_for(players), seed,
                        [&](const State& before, Move, const State&, const std::vector<Event>& events) {
                            const Reader reader{kNames, actor(before)};
                            listen(prompt(before, reader));
                            for (const Event& event : events) listen(event_phrase(event, before, reader));
                            if (++ply % 7 != 0) return;
                            for (const Move move : legal_moves(before))
                                listen(move_phrase(before, move, reader));
                            for (const std::string& piece : pieces(before))
                                if (const auto answer = why_not_piece(before, piece, reader); *answer)
                                    listen((*answer)->said);
                        });
    CHECK(seen.size() > 2000);
}

}  // namespace jarl::raiders
