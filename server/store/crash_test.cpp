// kill -9 in the middle of writing: what was acknowledged is there, what is there has no gap.
#include <poll.h>

#include <chrono>
#include <map>
#include <random>

#include <doctest/doctest.h>

#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

constexpr int kMatches = 5;

struct Acknowledged {
    int match, ply;
};

std::string id_of(int match) { return "match" + std::to_string(match); }

// Writes for ever and tells of every line that is durable.
void write_until_killed(const std::string& database, int tell) {
    auto store = open_sqlite(database);
    if (!store) ::_exit(1);
    std::vector<int> next;
    for (int match = 0; match < kMatches; ++match) {
        (*store)->write({a_table(id_of(match))}, {});
        next.push_back(int((*store)->journal(id_of(match))->size()));
    }
    while (true) {
        for (int i = 0; i < 200; ++i) {
            const Acknowledged line{i % kMatches, next[std::size_t(i % kMatches)]++};
            TableRow table = a_table(id_of(line.match));
            table.turn = line.ply + 1;
            (*store)->write({a_line(id_of(line.match), line.ply), table},
                            [tell, line](Written written, const std::string&) {
                                if (written != Written::Durable) ::_exit(2);
                                if (::write(tell, &line, sizeof line) != sizeof line) ::_exit(3);
                            });
        }
        (*store)->flush();
    }
}

// What the child tells, until it has told something and so long has passed; then it is killed.
std::map<int, int> acknowledged_until_killed(const std::string& database, std::chrono::milliseconds time) {
    Child child([&](int tell) { write_until_killed(database, tell); });
    std::map<int, int> last;
    int heard = 0;
    const auto note = [&] {
        Acknowledged line;
        if (::read(child.hear(), &line, sizeof line) != sizeof line) return false;
        last[line.match] = line.ply;
        return ++heard > 0;
    };
    REQUIRE(note());
    for (const auto start = std::chrono::steady_clock::now();
         std::chrono::steady_clock::now() - start < time;) {
        pollfd ready{child.hear(), POLLIN, 0};
        if (::poll(&ready, 1, 1) > 0) REQUIRE(note());
    }
    child.kill();
    while (note()) {
    }  // what it had told before
    return last;
}

}  // namespace

TEST_CASE("a killed server loses no acknowledged line, and half a batch is never there") {
    const ScratchFolder folder;
    std::mt19937 random(7);
    for (int round = 0; round < 12; ++round) {
        CAPTURE(round);
        const auto told =
            acknowledged_until_killed(folder.database(), std::chrono::milliseconds(random() % 60));
        const auto store = opened(folder.database());
        for (const auto& [match, ply] : told) {
            const auto journal = store->journal(id_of(match));
            REQUIRE(journal.ok());
            CHECK(int(journal->size()) > ply);
            for (int i = 0; i < int(journal->size()); ++i)
                REQUIRE((*journal)[std::size_t(i)] == a_line(id_of(match), i));
            CHECK((*store->table(id_of(match)))->turn == int(journal->size()));  // written with the last line
        }
    }
}
