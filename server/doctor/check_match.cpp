#include "server/doctor/check_match.h"

#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "base/hex.h"
#include "base/plain_text.h"
#include "bots/search/level.h"
#include "match/native/crypto.h"
#include "server/hall/dealt.h"
#include "server/hall/rulesets.h"
#include "server/store/names.h"

namespace jarl::doctor {

using namespace store;  // rows are what this file is about

namespace {

using Findings = std::vector<std::string>;

bool is_hash(std::string_view text) { return text.size() == 64 && from_hex(text); }

bool is_seat(const TableRow& table, int seat) { return seat >= 0 && seat < int(table.seats.size()); }

bool has_open_seat(const TableRow& table) {
    return std::any_of(table.seats.begin(), table.seats.end(),
                       [](const SeatRow& seat) { return seat.sitter == Sitter::Nobody; });
}

std::string_view wrong_with_seat(const SeatRow& seat) {
    switch (seat.sitter) {
    case Sitter::Nobody: return seat.token_hash.empty() ? "" : "nobody sits there, and yet there is a token";
    case Sitter::Guest:
        if (!is_hash(seat.token_hash)) return "the hash of the guest's token is not one";
        return seat.stand_in.empty() || find_level(seat.stand_in) ? ""
                                                                  : "the level of the stand-in is unknown";
    case Sitter::Bot: return find_level(seat.level) ? "" : "the level of the bot is unknown";
    }
    return "";
}

void check_seats(const TableRow& table, Findings& findings) {
    for (std::size_t i = 0; i < table.seats.size(); ++i)
        if (const auto wrong = wrong_with_seat(table.seats[i]); !wrong.empty())
            findings.push_back(fmt::format("seat {}: {}", i, wrong));
    if (!is_seat(table, table.host)) findings.push_back("the host has no seat");
    if (table.status == Status::Playing && has_open_seat(table))
        findings.push_back("it is being played, and yet a seat is open");
}

void check_order(const TableRow& table, const std::vector<Entry>& journal, Findings& findings) {
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (journal[i].ply == int(i)) continue;
        findings.push_back(fmt::format("journal: line {} is missing", i));
        break;
    }
    for (const Entry& entry : journal) {
        if (is_seat(table, entry.seat) && entry.spent >= milliseconds(0)) continue;
        findings.push_back(fmt::format("journal line {}: no such seat, or a time below zero", entry.ply));
        break;
    }
    if (!journal.empty() && (table.status == Status::Open || has_open_seat(table)))
        findings.push_back("journal: there are lines, and yet the match has not begun");
}

// Everybody has a place from 1 on, and the best one is taken.
bool is_ranking(const std::vector<int>& places, std::size_t seats) {
    return places.size() == seats && std::find(places.begin(), places.end(), 1) != places.end() &&
           std::all_of(places.begin(), places.end(),
                       [&](int place) { return place >= 1 && place <= int(seats); });
}

void check_ending(const TableRow& table, Findings& findings) {
    if ((table.status == Status::Over) != (table.ending != Ending::None))
        findings.push_back(
            fmt::format("its status is {} and its ending {}", name_of(table.status), name_of(table.ending)));
    const bool somebody = table.ending == Ending::Resigned || table.ending == Ending::Claimed;
    if (somebody && !is_seat(table, table.ended_by))
        findings.push_back("nobody ended it, and yet somebody did");
    if (somebody &&
        (table.totals.size() != table.seats.size() || !is_ranking(table.ranking, table.seats.size())))
        findings.push_back("its totals or its ranking are missing or impossible");
}

std::optional<std::string> wrong_when_played(SeededMatch& match, const Entry& entry) {
    const Seat seat = Seat(entry.seat);
    if (entry.text == kUndo)
        return match.undo(seat) ? std::nullopt
                                : std::optional<std::string>("this seat could take nothing back");
    if (match->actor() == kNobody) return "the match was over";
    if (match->actor() != seat)
        return fmt::format("seat {} played, and it was the decision of seat {}", entry.seat,
                           index(match->actor()));
    const auto refused = match.play(entry.text);
    return refused ? std::optional(refused->message) : std::nullopt;
}

// True: every line could be played.
bool replay(SeededMatch& match, const std::vector<Entry>& journal, Findings& findings) {
    for (const Entry& entry : journal)
        if (const auto wrong = wrong_when_played(match, entry)) {
            findings.push_back(fmt::format("journal line {}: {}", entry.ply, *wrong));
            return false;
        }
    return true;
}

void check_result(const Match& match, const TableRow& table, Findings& findings) {
    const bool over = match.actor() == kNobody;
    if (over != (table.ending == Ending::Played))
        findings.push_back(
            over ? fmt::format("all moves were played, and yet its ending is {}", name_of(table.ending))
                 : "its ending is played, and yet there are moves to come");
    if (table.status != Status::Over || table.ending == Ending::Abandoned) return;
    std::vector<int> totals;
    for (const ScoreSheet& sheet : match.scores()) totals.push_back(sheet.total);
    if (table.totals != totals) findings.push_back("its totals are not those of the moves");
    if (over && table.ranking != match.ranking()) findings.push_back("its ranking is not that of the moves");
}

}  // namespace

std::vector<std::string> wrong_with(const TableRow& table, const std::vector<Entry>& journal) {
    Findings findings;
    check_seats(table, findings);
    check_order(table, journal, findings);
    check_ending(table, findings);
    if (table.seed_hash != NativeCrypto().sha256_hex(table.seed))
        findings.push_back("the hash of its seed is not that of its seed");
    const hall::Rules rules = hall::rules_of(table);
    if (rules == hall::Rules::Unknown && find_game(table.game))
        findings.push_back(
            fmt::format("its rules, {}, are none that this program knows", jarl::quoted(table.ruleset)));
    if (!findings.empty() || has_open_seat(table))
        return findings;                               // nothing to deal to, or nothing to believe
    if (rules == hall::Rules::Older) return findings;  // nobody here can play it again
    auto match = hall::dealt(table);
    if (!match) return {match.problem()};
    if (replay(*match, journal, findings)) check_result(**match, table, findings);
    return findings;
}

}  // namespace jarl::doctor
