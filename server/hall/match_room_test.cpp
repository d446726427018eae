#include "server/hall/match_room.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "match/native/crypto.h"
#include "match/phrase_json.h"
#include "match/testing.h"

using namespace jarl;
using namespace jarl::hall;

namespace {

TableRow table_of(const std::string& game, const std::string& options) {
    TableRow row;
    row.id = "k3v9q0x2m7ab";
    row.game = game;
    row.options = options;
    row.seed = test_seed(5);
    row.seed_hash = NativeCrypto().sha256_hex(row.seed);
    row.status = Status::Playing;
    row.clock = ClockKind::Match;
    row.clock_limit = seconds(600);
    row.seats = {{Sitter::Guest, "A", "", "", ""}, {Sitter::Guest, "B", "", "", ""}};
    return row;
}

std::string everything(const MatchRoom& room) {
    const PhraseWriter phrases;
    std::string text;
    for (const Seat viewer : {Seat::First, Seat::Second, kNobody}) text += room.match().view(viewer, phrases);
    return text + room.match().save(std::string(64, '0'));
}

}  // namespace

TEST_CASE("a room made from the journal is the room that wrote it, with what can be undone and redone") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        const TableRow table = table_of(std::string(game.name), "");
        auto room = std::move(*MatchRoom::rebuild(table, {}, wall_time(1000)));
        std::vector<Entry> journal;
        Dice dice(3);
        int undos = 0, redos = 0;
        for (int i = 0; i < 300 && room->match().actor() != kNobody; ++i) {
            const int seat = int(index(room->match().actor()));
            const WallTime now = wall_time(1000 + 10 * i);
            Entry line;
            bool done = false;
            if (dice.below(3) == 0 && (done = room->undo(table, seat, now, line))) ++undos;
            else if (dice.below(3) == 0 && (done = room->redo(table, seat, now, line))) ++redos;
            else {
                const auto legal = room->match().legal_texts();
                const auto refused =
                    room->play(table, seat, legal[dice.below(std::uint32_t(legal.size()))], now, line);
                REQUIRE_FALSE(refused.has_value());
            }
            REQUIRE(line.ply == int(journal.size()));
            journal.push_back(line);
            if (i % 10 != 0) continue;
            const auto again = std::move(*MatchRoom::rebuild(table, journal, wall_time(1000)));
            REQUIRE(everything(*again) == everything(*room));
            CHECK(again->clock() == room->clock());
            CHECK(again->lines() == room->lines());
        }
        CHECK(undos > 5);
        CHECK(redos > 0);
    }
}

TEST_CASE("a stretch is charged whole when it ends, however many moves and undos it had") {
    const TableRow table = table_of("lofoten", "");
    auto room = std::move(*MatchRoom::rebuild(table, {}, wall_time(1000)));
    Dice dice(1);
    const WallTime since = wall_time(1000);
    WallTime now = since;
    milliseconds charged{};
    const int first = room->clock().decider;
    while (room->clock().decider == first) {
        now += milliseconds(700);
        Entry line;
        const auto legal = room->match().legal_texts();
        REQUIRE_FALSE(room->play(table, first, legal[dice.below(std::uint32_t(legal.size()))], now, line));
        charged += line.spent;
        if (room->clock().decider == first) {
            CHECK(line.spent == milliseconds(0));
            CHECK(room->clock().since == since);
        }
    }
    CHECK(charged == now - since);
    CHECK(room->clock().since == now + std::min(room->match().ply() * kShowOfMove, kLongestShow));
    CHECK(room->clock().used[std::size_t(first)] == charged);
}

TEST_CASE("a clock stands still while the others' moves are shown, and not for ever") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        const TableRow table = table_of(std::string(game.name), "");
        auto room = std::move(*MatchRoom::rebuild(table, {}, wall_time(1000)));
        CHECK(room->clock().since == wall_time(1000));  // nothing to be shown before the first move
        Dice dice(7);
        WallTime now = wall_time(1000);
        int others = 0, longest = 0;
        for (int i = 0; i < 200 && room->clock().decider >= 0; ++i) {
            const int seat = room->clock().decider;
            const WallTime since = room->clock().since;
            now += seconds(20);
            Entry line;
            const auto legal = room->match().legal_texts();
            REQUIRE_FALSE(room->play(table, seat, legal[dice.below(std::uint32_t(legal.size()))], now, line));
            ++others;
            if (room->clock().decider == seat || room->clock().decider < 0) continue;
            CHECK(line.spent == now - since);  // less what was shown
            CHECK(room->clock().since == now + std::min(others * kShowOfMove, kLongestShow));
            longest = std::max(longest, others);
            others = 0;
        }
        CHECK(longest > 0);
    }
}

TEST_CASE("a journal that cannot be played is a problem, not a match") {
    const TableRow table = table_of("lofoten", "");
    const auto problem = [&](std::vector<Entry> journal) {
        const auto room = MatchRoom::rebuild(table, journal, wall_time(0));
        return room ? "" : room.problem();
    };
    const std::string line0 = "line 0 of the journal cannot be played";
    CHECK(problem({{table.id, 0, 0, "nonsense", {}, {}}}) == line0);
    CHECK(problem({{table.id, 0, 0, kUndo, {}, {}}}) == line0);
    CHECK(problem({{table.id, 0, 9, "nonsense", {}, {}}}) == line0);
}

TEST_CASE("a seat has only so many undos") {
    const TableRow table = table_of("lofoten", "");
    auto room = std::move(*MatchRoom::rebuild(table, {}, wall_time(0)));
    Entry line;
    std::string text;
    while (text.empty()) {  // the first move that can be taken back
        const int seat = room->clock().decider;
        for (const std::string& each : room->match().legal_texts()) {
            REQUIRE_FALSE(room->play(table, seat, each, {}, line));
            if (room->match().can_undo(Seat(seat))) text = each;
            break;
        }
    }
    const int seat = room->clock().decider;
    int undos = 0;
    while (room->undo(table, seat, {}, line) && undos < 2 * kMaxUndos) {
        ++undos;
        REQUIRE(room->redo(table, seat, {}, line));
    }
    CHECK(undos == kMaxUndos);
}
