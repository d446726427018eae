// Texts of moves and options, JSON, undo, and the keys for words/.
#include <doctest/doctest.h>

#include <set>

#include "engine/core/listener.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

// Where every piece is asked: often enough in the common phases, always in the rare ones.
bool is_rare(Phase phase) {
    constexpr std::array common{Phase::Turn, Phase::Act, Phase::Pick, Phase::End, Phase::Limit};
    return std::find(common.begin(), common.end(), phase) == common.end();
}
void point_at_everything(Listener& listener, const State& state, Seat reader) {
    for (const std::string& piece : pieces(state))
        if (const auto answer = why_not_piece(state, piece, {kNames, reader}); *answer)
            listener.say((*answer)->said);
}

void listen_to_a_game(Listener& listener, const Options& options, std::uint64_t seed) {
    int ply = 0;
    const State end =
        random_game(options, seed, [&](const State& before, Move, const State&, const auto& events) {
            listener.say(prompt(before, {kNames}));
            for (const Move move : legal_moves(before)) listener.say(move_phrase(before, move, {kNames}));
            for (const Event& event : events) listener.say(event_phrase(event, before, {kNames}));
            if (ply % 40 == 0 || is_rare(before.phase)) {
                point_at_everything(listener, before, actor(before));
                if (ply % 80 == 0) point_at_everything(listener, before, kNobody);
            }
            if (++ply % 40 == 0 || before.phase == Phase::Reroll || before.turn == 0)
                Raiders::sketch(Raiders::observe(before, Seat(ply % options.players)), listener, kNames,
                                ply % 80 == 0);
        });
    listener.say(prompt(end, {kNames}));
    Raiders::sketch(Raiders::observe(end, kNobody), listener, kNames, false);
}

// Said by the command line and the page, not by the rules.
bool is_said_elsewhere(const std::string& key) {
    for (const char* start : {"raiders.name", "raiders.about", "raiders.credits", "raiders.option.",
                              "raiders.score.", "raiders.help.", "raiders.topic.", "raiders.rule."})
        if (key.starts_with(start)) return true;
    return false;
}

}  // namespace

TEST_CASE("every key the game says is in its list, and every key of the list is said") {
    Listener listener;
    const std::vector<Options> all = sample_options();
    for (std::uint64_t seed = 0; seed < 60; ++seed) listen_to_a_game(listener, all[seed % all.size()], seed);
    listener.say(event_phrase(happened(Happening::FinalRound, kNobody, End::Valkyries), State{}, {kNames}));
    listener.say(event_phrase(happened(Happening::FinalRound, kNobody, End::Stack), State{}, {kNames}));
    listener.say(event_phrase(happened(Happening::FinalRound, kNobody, End::Fortresses), State{}, {kNames}));
    listener.say(move_phrase(State{}, Move::discard(Card::Unknown), {kNames}));
    Table heroes;  // chance seldom brings two of them to one player
    heroes.hand(kSeat0, "gravedigger brawler folke");
    heroes.crew(kSeat0, "archer brynjar");
    heroes.play("place mill", "skip", "pick town_hall", "play gravedigger", "return archer");
    point_at_everything(listener, heroes.state, kSeat0);
    const std::vector<std::string> listed = word_keys();
    const std::set<std::string> keys(listed.begin(), listed.end());
    CHECK(keys.size() == listed.size());
    for (const std::string& key : listener.heard) {
        CAPTURE(key);
        CHECK(keys.count(key) == 1);
    }
    for (const std::string& key : keys) {
        CAPTURE(key);
        CHECK((is_said_elsewhere(key) || listener.heard.count(key) == 1));
    }
}

TEST_CASE("the sketch fits into eighty columns") {
    Listener listener;
    random_game(options_for(4), 2, [&](const State& before, Move, const State&, const auto&) {
        if (before.phase != Phase::Limit && before.phase != Phase::Reroll) return;
        const std::string text =
            Raiders::sketch(Raiders::observe(before, before.active), listener, kNames, false);
        std::size_t from = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', from)) {
            REQUIRE(end - from <= 80);
            from = end + 1;
        }
    });
}

TEST_CASE("every text is read back, and nothing else is") {
    for (const char* text :
         {"keep archer scout scout", "keep", "give silver", "give archer", "spot 3", "target 3", "number 8",
          "offer o16", "copy long_house", "raid fortress_centre", "reroll 5", "spare livestock"}) {
        CAPTURE(text);
        const auto move = parse(text);
        REQUIRE(move);
        CHECK(to_text(*move) == text);
    }
    for (const char* text :
         {"", "keep archer", "keep archer scout", "keep archer scout scout scout", "spot 0", "spot 4",
          "target 4", "number 0", "number 9", "offer o17", "play", "play Archer", "play archer ", " end",
          "end ", "raid mill", "take", "give", "keep  archer scout scout"}) {
        CAPTURE(text);
        CHECK(!parse(text));
    }
}

TEST_CASE("the two secret moves are the longest and the shortest list is END") {
    CHECK(to_text(Move::keep(Card::Shieldmaiden, Card::Shieldmaiden, Card::Shieldmaiden)).size() <= 48);
    CHECK(parse("keep shieldmaiden shieldmaiden shieldmaiden"));
}

TEST_CASE("options: told once, in words, with what was expected") {
    CHECK(options_text(Options{}) == "players=2 rounds=300");
    CHECK(parse_options("players=3")->players == 3);
    for (const char* wrong : {"players=2 players=2", "seats=3", "players", "=", "rounds=10 rounds=10"}) {
        const auto options = parse_options(wrong);
        CAPTURE(wrong);
        REQUIRE(!options);
        CHECK(!options.problem().empty());
    }
}

TEST_CASE("undo: chance, another player and the end of a turn seal a move, showing one's own card does not") {
    Table t(3);
    t.hand(kSeat0, "mercenary gatekeeper scout sage");
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 4);
    CHECK(!seals(t.state, *parse("place mill")));
    CHECK(!seals(t.state, *parse("raid harbour_west")));
    t.play("place mill", "skip");
    CHECK(!seals(t.state, *parse("pick town_hall")));
    CHECK(!seals(t.state, *parse("pick gate_house")));
    Table gate = t;
    gate.play("pick gate_house");
    CHECK(seals(gate.state, *parse("draw")));
    CHECK(!seals(gate.state, *parse("skip")));
    t.play("pick town_hall");
    CHECK(seals(t.state, *parse("play gatekeeper")));
    CHECK(!seals(t.state, *parse("play sage")));
    CHECK(!seals(t.state, *parse("play mercenary")));
    t.has(kSeat1, Asset::Provisions, 1);
    t.play("play mercenary");
    CHECK(seals(t.state, *parse("give silver")));
    t.play("give silver");
    CHECK(seals(t.state, *parse("end")));

    Table raid;
    raid.crew(kSeat0, "archer armourer brawler");
    raid.worker(kSeat0, Colour::Grey);
    raid.has(kSeat0, Asset::Provisions, 4);
    CHECK(seals(raid.state, *parse("raid outpost_centre")));
    raid.play("raid outpost_centre");
    CHECK(seals(raid.state, Move::reroll(raid.state.dice[0])));
    CHECK(!seals(raid.state, *parse("keep")));
    raid.play("keep");
    CHECK(!seals(raid.state, *parse("spot 1")));
}

TEST_CASE(
    "RAI-304: undo: an offering seals when its tile comes by chance, the last KEEP when it draws the first "
    "player") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Silver, 4);
    t.play("place long_house");
    CHECK(seals(t.state, *parse("offer o16")));
    t.leave_in_stack("o02");
    CHECK(seals(t.state, *parse("offer o16")));  // the last one that nobody has seen
    t.leave_in_stack("");
    CHECK(!seals(t.state, *parse("offer o16")));
    t.state.below.push(tile_named("o03"));
    CHECK(!seals(t.state, *parse("offer o16")));  // known from a Sage

    Dice dice(1);
    State state = deal(options_for(2), dice);
    CHECK(!seals(state, legal_moves(state)[0]));
    NoLog log;
    apply(state, legal_moves(state)[0], dice, log);
    CHECK(seals(state, legal_moves(state)[0]));
}

TEST_CASE("a view names what is known and keeps silent about the rest") {
    Table t;
    t.hand(kSeat0, "archer");
    t.hand(kSeat1, "folke");
    Json json;
    write_view(json, redacted(t.state, kSeat0));
    const std::string text = json.take();
    CHECK(text.find("\"hand\":[\"archer\"]") != std::string::npos);
    CHECK(text.find("\"hand\":[null]") != std::string::npos);
    CHECK(text.find("\"raids\":[{\"place\":\"harbour_west\"") != std::string::npos);
    CHECK(text.find("\"phase\":\"turn\"") != std::string::npos);
}

TEST_CASE("a view says what a page would have to know the rules for") {
    Table t;
    t.crew(kSeat0, "archer champion");
    t.has(kSeat0, Asset::Armour, 3);
    Json json;
    write_view(json, redacted(t.state, kSeat0));
    const std::string text = json.take();
    const auto says = [&](std::string_view part) { return text.find(part) != std::string::npos; };
    CHECK(says("\"limit\":8,\"kept\":3,\"benches\":5"));
    CHECK(says("\"valkyries\":[0,0,1,2,4,7,10,15]"));
    const int printed = card(Card::Archer).strength + card(Card::Champion).strength;
    CHECK(says("\"crew_strength\":" + std::to_string(printed) +
               ",\"strength\":" + std::to_string(printed + 3)));
    CHECK(says("\"ends\":{\"fortresses\":5"));
    CHECK(says("\"later\":[{\"move\":"));
}

TEST_CASE("every refusal names a rule of the list") {
    const std::set<std::string_view> listed(kRefusalRules.begin(), kRefusalRules.end());
    std::vector<Move> all;
    for (int verb = 0; verb < kVerbs; ++verb)
        for (int a = 0; a < kCardKinds; ++a) all.push_back(Move(Verb(verb), std::uint8_t(a)));
    std::set<std::string_view> named;
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        random_game(options_for(3), seed, [&](const State& before, Move, const State&, const auto&) {
            if (before.phase == Phase::Turn && before.turn % 8 != 0) return;
            for (const Move move : all)
                if (const auto refusal = why_not(before, move)) named.insert(refusal->rule);
        });
    for (const std::string_view rule : named) {
        CAPTURE(rule);
        CHECK(listed.count(rule) == 1);
    }
}

}  // namespace jarl::raiders
