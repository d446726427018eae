#include "server/doctor/doctor.h"

#include <fstream>
#include <random>

#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/seeded.h"
#include "server/store/sqlite.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::doctor;
using namespace jarl::store;

namespace {

namespace fs = std::filesystem;

Seed seed_of(std::uint8_t number) {
    Seed seed{};
    seed.fill(number);
    return seed;
}

TableRow a_table_without_hash(const std::string& id, const std::string& game = "lofoten") {
    TableRow table = a_table(id);
    table.game = game;
    table.ruleset = find_game(game)->ruleset;
    return table;
}

TableRow a_table_of(const std::string& id, const std::string& game, std::uint8_t number) {
    TableRow table = a_table_without_hash(id, game);
    table.seed = seed_of(number);
    table.seed_hash = NativeCrypto().sha256_hex(table.seed);
    table.seats[0] = {Sitter::Guest, "Astrid", "", std::string(64, 'a'), "huskarl"};
    return table;
}

SeededMatch match_of(const TableRow& table) {
    auto match =
        SeededMatch::create({table.game, table.options, {"Astrid", "Thrall"}, ""}, table.seed, kNativeCrypto);
    REQUIRE_MESSAGE(match.ok(), match.problem());
    return std::move(*match);
}

// Plays at random, takes moves back now and then, and writes it all down.
class Played {
  public:
    Played(TableRow table, int most)
        : table_(std::move(table)), match_(match_of(table_)), random_(table_.seed[0]) {
        while (int(lines_.size()) < most && match_->actor() != kNobody) one_line();
    }

    Batch batch() const {
        Batch batch{table_};
        batch.insert(batch.end(), lines_.begin(), lines_.end());
        return batch;
    }
    Played& over(Ending ending) {
        table_.status = Status::Over;
        table_.ending = ending;
        for (const ScoreSheet& sheet : match_->scores()) table_.totals.push_back(sheet.total);
        table_.ranking = ending == Ending::Played ? match_->ranking() : std::vector{1, 2};
        table_.ended_by = ending == Ending::Played ? -1 : 1;
        return *this;
    }
    int undone() const { return undone_; }

  private:
    void one_line() {
        const Seat last = match_->ply() ? match_->played(match_->ply() - 1).actor : kNobody;
        if (last != kNobody && random_() % 8 == 0 && match_.undo(last)) {
            note(last, kUndo);
            ++undone_;
            return;
        }
        const Seat actor = match_->actor();
        const auto moves = match_->legal_texts();
        const std::string text = moves[random_() % moves.size()];
        REQUIRE_FALSE(match_.play(text).has_value());
        note(actor, text);
    }
    void note(Seat seat, const std::string& text) {
        lines_.push_back(
            Entry{table_.id, int(lines_.size()), int(index(seat)), text, wall_time(1000), milliseconds(5)});
    }

    TableRow table_;
    SeededMatch match_;
    std::mt19937 random_;
    std::vector<Change> lines_;
    int undone_ = 0;
};

// One table of every kind: whole matches of every game, one that goes on, one resigned, one open, one never begun.
std::size_t fill(Store& store) {
    std::size_t tables = 0;
    const auto keep = [&](Batch batch) {
        REQUIRE(kept(store, std::move(batch)).first == Written::Durable);
        ++tables;
    };
    int undone = 0;
    for (const GameInfo& game : games()) {
        Played played(a_table_of(std::string(game.name), std::string(game.name), 3), game.max_plies * 3);
        undone += played.undone();
        keep(played.over(Ending::Played).batch());
    }
    CHECK(undone > 0);
    keep(Played(a_table_of("playing", "lofoten", 5), 20).batch());
    keep(Played(a_table_of("resigned", "lofoten", 6), 20).over(Ending::Resigned).batch());
    TableRow open = a_table_of("open", "loot", 7);
    open.status = Status::Open;
    open.seats[1] = {};
    keep({open});
    open.id = "abandoned";
    open.status = Status::Over;
    open.ending = Ending::Abandoned;
    keep({open});
    return tables;
}

std::string all_findings(const Diagnosis& diagnosis) {
    std::string text;
    for (const Finding& finding : diagnosis.findings) text += finding.table + ": " + finding.text + "\n";
    return text;
}

}  // namespace

TEST_CASE("a sound database is found sound, also while it is served") {
    const ScratchFolder folder;
    std::size_t tables = 0, entries = 0;
    const auto check = [&] {
        std::size_t shown = 0;
        const auto diagnosis = examine(folder.database(), [&](std::size_t done, std::size_t all) {
            CHECK(done == ++shown);
            CHECK(all == tables);
        });
        REQUIRE_MESSAGE(diagnosis.ok(), diagnosis.problem());
        CHECK(all_findings(*diagnosis) == "");
        CHECK(diagnosis->tables == tables);
        CHECK(diagnosis->entries == entries);
        CHECK(shown == tables);
    };
    {
        const auto store = opened(folder.database());
        tables = fill(*store);
        entries = store->figures().entries;
        CHECK(entries > 200);
        check();
    }
    const auto when = fs::last_write_time(folder.database());
    check();
    CHECK(fs::last_write_time(folder.database()) == when);
}

TEST_CASE("everything that can be wrong with a match is found and named") {
    const ScratchFolder folder;
    fill(*opened(folder.path("good.db")));
    struct Damage {
        std::string sql, found;
    };
    const std::vector<Damage> damages{
        {"UPDATE journal SET text = 'dance' WHERE match = 'loot' AND ply = 7",
         "loot: journal line 7: \"dance\""},
        {"UPDATE journal SET seat = 1 - seat WHERE match = 'lofoten' AND ply = 0",
         "lofoten: journal line 0: seat "},
        {"UPDATE journal SET text = '<' WHERE match = 'playing' AND ply = 0",
         "playing: journal line 0: this seat could"},
        {"UPDATE journal SET seat = 2 WHERE match = 'playing' AND ply = 3",
         "playing: journal line 3: no such seat"},
        {"UPDATE journal SET spent = -1 WHERE match = 'playing' AND ply = 3", "playing: journal line 3: "},
        {"DELETE FROM journal WHERE match = 'raiders' AND ply = 5", "raiders: journal: line 5 is missing"},
        {"DELETE FROM journal WHERE match = 'raiders' AND ply > 5",
         "raiders: its ending is played, and yet there are moves to come"},
        {"UPDATE tables SET totals = '1 2' WHERE id = 'loot'", "loot: its totals are not those of the moves"},
        {"UPDATE tables SET totals = '1 two' WHERE id = 'loot'", "loot: its totals cannot be read"},
        {"UPDATE tables SET ranking = '3 4' WHERE id = 'loot'", "loot: its ranking is not that of the moves"},
        {"UPDATE tables SET ranking = '2 2' WHERE id = 'resigned'", "resigned: its totals or its ranking"},
        {"UPDATE tables SET totals = '98 99' WHERE id = 'resigned'", "resigned: its totals are not those"},
        {"UPDATE tables SET ended_by = 7 WHERE id = 'resigned'", "resigned: nobody ended it"},
        {"UPDATE tables SET seed_hash = upper(seed_hash) WHERE id = 'open'", "open: the hash of its seed"},
        {"UPDATE tables SET seed = zeroblob(32) WHERE id = 'playing'", "playing: the hash of its seed"},
        {"UPDATE tables SET status = 'playing', ending = 'none' WHERE id = 'loot'",
         "loot: all moves were played, and yet its ending is none"},
        {"UPDATE tables SET status = 'playing' WHERE id = 'loot'",
         "loot: its status is playing and its ending played"},
        {"UPDATE tables SET status = 'open' WHERE id = 'playing'",
         "playing: journal: there are lines, and yet"},
        {"UPDATE tables SET status = 'playing' WHERE id = 'open'",
         "open: it is being played, and yet a seat is open"},
        {"UPDATE tables SET game = 'chess' WHERE id = 'loot'", "loot: game: unknown game \"chess\""},
        {"UPDATE tables SET options = 'nonsense' WHERE id = 'loot'", "loot: options: "},
        {"UPDATE tables SET host = 2 WHERE id = 'loot'", "loot: the host has no seat"},
        {"UPDATE seats SET level = 'king' WHERE match = 'loot' AND seat = 1",
         "loot: seat 1: the level of the bot"},
        {"UPDATE seats SET stand_in = 'king' WHERE match = 'loot' AND seat = 0",
         "loot: seat 0: the level of the stand"},
        {"UPDATE seats SET token_hash = 'secret' WHERE match = 'loot' AND seat = 0",
         "loot: seat 0: the hash of the"},
        {"UPDATE seats SET token_hash = 'secret' WHERE match = 'open' AND seat = 1",
         "open: seat 1: nobody sits there"},
        {"UPDATE seats SET name = '' WHERE match = 'loot' AND seat = 0", "loot: seat 0: the name is empty"},
        {"DELETE FROM seats WHERE match = 'loot' AND seat = 1", "loot: "},
        {"PRAGMA foreign_keys = OFF; INSERT INTO journal VALUES ('lost', 0, 0, 'x', 0, 0)",
         ": journal: 1 rows belong to no row of tables"},
        {"PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'tables_by_age'", ": "},
    };
    for (const Damage& damage : damages) {
        CAPTURE(damage.sql);
        fs::copy_file(folder.path("good.db"), folder.database(), fs::copy_options::overwrite_existing);
        sql::Connection(folder.database(), sql::Access::ReadWrite).run(damage.sql);
        const auto diagnosis = examine(folder.database());
        REQUIRE_MESSAGE(diagnosis.ok(), diagnosis.problem());
        CHECK(all_findings(*diagnosis).find(damage.found) == 0);
        for (const std::uint8_t number : {3, 5, 6, 7})
            CHECK(all_findings(*diagnosis).find(seed_hex(seed_of(number))) == std::string::npos);
    }
}

TEST_CASE("findings have a bound") {
    const ScratchFolder folder;
    {
        const auto store = opened(folder.database());
        for (int i = 0; i < int(kMaxFindings) + 5; ++i)
            store->write({a_table_without_hash("t" + std::to_string(i))}, {});
    }
    const auto diagnosis = examine(folder.database());
    REQUIRE(diagnosis.ok());
    CHECK(diagnosis->findings.size() == kMaxFindings);
    CHECK(diagnosis->more == 5);  // none has the hash of its seed
}

TEST_CASE("a damaged file is a finding, or a problem when nothing of it can be read") {
    const ScratchFolder folder;
    fill(*opened(folder.path("good.db")));
    const auto size = fs::file_size(folder.path("good.db"));
    for (std::uintmax_t page = 0; page < size / 4096; ++page) {
        CAPTURE(page);
        fs::copy_file(folder.path("good.db"), folder.database(), fs::copy_options::overwrite_existing);
        {
            std::fstream file(folder.database(), std::ios::in | std::ios::out | std::ios::binary);
            file.seekp(std::streamoff(page * 4096));
            file << std::string(200, '\xa5');
        }
        const auto diagnosis = examine(folder.database());
        CHECK((!diagnosis.ok() || !diagnosis->findings.empty()));
    }
}

TEST_CASE("what is no database of ours is named") {
    const ScratchFolder folder;
    const auto problem = [&] {
        const auto diagnosis = examine(folder.database());
        return diagnosis ? "it was examined" : diagnosis.problem();
    };
    CHECK(problem() == folder.database() + ": there is no database; name one with --db");
    std::ofstream(folder.database()) << std::string(5000, 'x');
    CHECK(problem() == folder.database() + " is not a database; name one of Jarl with --db");
    fs::remove(folder.database());
    fill(*opened(folder.database()));
    fs::resize_file(folder.database(), 5000);
    CHECK(problem().find(folder.database() + " is damaged beyond reading (") == 0);
}
