// The engine for a browser or node: match/ behind plain functions. Texts go in as a pointer and a length (UTF-8, in
// memory from jarl_alloc) and come out as a pointer to a NUL-terminated text that lasts until the next call. A seat is a
// number from 0, an onlooker -1. A match is a number from 1; with a wrong one every function does nothing.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bench/bench.h"
#include "engine/core/json.h"
#include "match/match.h"
#include "match/record.h"
#include "match/seeded.h"
#include "match/signature.h"
#include "match/words.h"

namespace {

using jarl::Match;
using jarl::Seat;
using Bytes = std::vector<std::uint8_t>;

std::string answer;
std::vector<std::unique_ptr<Match>> matches;  // match number i + 1; an empty place was closed
std::string language = "en";

const char* say(std::string text) {
    answer = std::move(text);
    return answer.c_str();
}

Match* find(int number) {
    const bool known = number >= 1 && std::size_t(number) <= matches.size();
    return known ? matches[std::size_t(number) - 1].get() : nullptr;
}

Seat seat_of(int number) { return number >= 0 && number < jarl::kMaxSeats ? Seat(number) : jarl::kNobody; }
int number_of(Seat seat) { return seat == jarl::kNobody ? -1 : int(jarl::index(seat)); }
const jarl::Words& teller() { return jarl::words(language); }
Bytes bytes_of(const std::uint8_t* bytes, std::size_t size) { return {bytes, bytes + size}; }

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void write_texts(jarl::Json& json, const std::vector<std::string>& texts) {
    json.begin_array();
    for (const std::string& text : texts) json.text(text);
    json.end_array();
}

const char* say_texts(const std::vector<std::string>& texts) {
    jarl::Json json;
    write_texts(json, texts);
    return say(json.take());
}

const char* say_array(const std::vector<std::string>& items) {  // each JSON already
    jarl::Json json;
    json.begin_array();
    for (const std::string& item : items) json.raw(item);
    json.end_array();
    return say(json.take());
}

std::string_view name_of(Match::Refused::Why why) {
    switch (why) {
    case Match::Refused::Why::Unreadable: return "unreadable";
    case Match::Refused::Why::NotLegal: return "not_legal";
    case Match::Refused::Why::NotYourTurn: return "not_your_turn";
    case Match::Refused::Why::Over: return "over";
    case Match::Refused::Why::TapeIsShort: return "tape_is_short";
    }
    return "";
}

// Empty: nothing was wrong.
const char* say_refusal(const std::optional<Match::Refused>& refused) {
    if (!refused) return say("");
    jarl::Json json;
    json.begin_object().key("why").text(name_of(refused->why));
    json.key("rule").text(refused->rule).key("message").text(refused->message).end_object();
    return say(json.take());
}

// The number of the new match, or 0 and the problem as the answer.
int keep(jarl::Result<std::unique_ptr<Match>> match) {
    if (!match) {
        answer = match.problem();
        return 0;
    }
    answer.clear();
    matches.push_back(std::move(*match));
    return int(matches.size());
}

// What the runner worked out before: WebCrypto answers later, and nothing here can wait for it.
class GivenCrypto final : public jarl::Crypto {
  public:
    GivenCrypto(std::string hash, Bytes tape) : hash_(std::move(hash)), tape_(std::move(tape)) {}
    std::string sha256_hex(std::span<const std::uint8_t>) const override { return hash_; }
    Bytes tape(const jarl::Seed&, std::size_t length) const override {
        return {tape_.begin(), tape_.begin() + std::ptrdiff_t(std::min(length, tape_.size()))};
    }

  private:
    std::string hash_;
    Bytes tape_;
};

}  // namespace

extern "C" {

// --- Memory, words, games ---------------------------------------------------------------------------------------

[[clang::export_name("jarl_alloc")]] void* jarl_alloc(std::size_t size) { return std::malloc(size); }
[[clang::export_name("jarl_free")]] void jarl_free(void* memory) { std::free(memory); }
[[clang::export_name("jarl_answer")]] const char* jarl_answer() { return answer.c_str(); }

[[clang::export_name("jarl_languages")]] const char* jarl_languages() { return say_texts(jarl::languages()); }
// An unknown language is answered in English.
[[clang::export_name("jarl_use_language")]] void jarl_use_language(const char* name, std::size_t size) {
    language.assign(name, size);
}

[[clang::export_name("jarl_games")]] const char* jarl_games() {
    jarl::Json json;
    json.begin_array();
    for (const jarl::GameInfo& game : jarl::games()) {
        json.begin_object().key("game").text(game.name).key("ruleset").text(game.ruleset);
        json.key("min_seats").number(game.min_seats).key("max_seats").number(game.max_seats);
        json.key("options").text(game.default_options).key("score_parts");
        write_texts(json, game.score_parts);
        json.key("help_topics");
        write_texts(json, game.help_topics);
        json.end_object();
    }
    json.end_array();
    return say(json.take());
}

// --- A match ----------------------------------------------------------------------------------------------------

// `seats`: a name a line. `tape`: the beginning of the key stream of the seed (docs/record.md).
[[clang::export_name("jarl_create")]] int jarl_create(const char* game, std::size_t game_size,
                                                      const char* options, std::size_t options_size,
                                                      const char* seats, std::size_t seats_size,
                                                      const char* hash, std::size_t hash_size,
                                                      const std::uint8_t* tape, std::size_t tape_size) {
    return keep(Match::create(
        {{game, game_size}, {options, options_size}, lines_of({seats, seats_size}), {hash, hash_size}},
        bytes_of(tape, tape_size)));
}

// The seed a record names, if any: from it the runner works out hash and tape for jarl_open.
[[clang::export_name("jarl_record_seed")]] const char* jarl_record_seed(const char* text, std::size_t size) {
    const auto record = jarl::read_record({text, size});
    if (!record) return say("");
    return say(record->seed.said() ? record->seed.value : record->secret_seed.value);
}
[[clang::export_name("jarl_open")]] int jarl_open(const char* text, std::size_t size, const char* hash,
                                                  std::size_t hash_size, const std::uint8_t* tape,
                                                  std::size_t tape_size) {
    const auto record = jarl::read_record({text, size});
    if (!record) return keep(jarl::Problem{record.problem()});
    return keep(jarl::replay(*record, GivenCrypto({hash, hash_size}, bytes_of(tape, tape_size))));
}

[[clang::export_name("jarl_close")]] void jarl_close(int match) {
    if (find(match) != nullptr) matches[std::size_t(match) - 1].reset();
}

[[clang::export_name("jarl_extend_tape")]] void jarl_extend_tape(int match, const std::uint8_t* tape,
                                                                 std::size_t size) {
    if (Match* is = find(match); is != nullptr && size >= is->tape_size())
        is->extend_tape(bytes_of(tape, size));
}
[[clang::export_name("jarl_tape_size")]] int jarl_tape_size(int match) {
    const Match* is = find(match);
    return is == nullptr ? 0 : int(is->tape_size());
}

[[clang::export_name("jarl_actor")]] int jarl_actor(int match) {
    const Match* is = find(match);
    return is == nullptr ? -1 : number_of(is->actor());
}
[[clang::export_name("jarl_ply")]] int jarl_ply(int match) {
    const Match* is = find(match);
    return is == nullptr ? 0 : is->ply();
}
[[clang::export_name("jarl_visible_ply")]] int jarl_visible_ply(int match, int seat) {
    const Match* is = find(match);
    return is == nullptr ? 0 : is->visible_ply(seat_of(seat));
}

// --- Moves ------------------------------------------------------------------------------------------------------

[[clang::export_name("jarl_legal")]] const char* jarl_legal(int match) {  // JSON: the texts
    const Match* is = find(match);
    return is == nullptr ? say("[]") : say_texts(is->legal_texts());
}
// Empty, or JSON with "why", "rule" and "message". After "tape_is_short" extend the tape and play it again.
[[clang::export_name("jarl_play")]] const char* jarl_play(int match, int seat, const char* text,
                                                          std::size_t size) {
    Match* is = find(match);
    return is == nullptr ? say("") : say_refusal(is->play_as(seat_of(seat), {text, size}));
}
[[clang::export_name("jarl_why_not")]] const char* jarl_why_not(int match, const char* text,
                                                                std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("") : say_refusal(is->why_not({text, size}));
}
[[clang::export_name("jarl_undo")]] bool jarl_undo(int match, int seat) {
    Match* is = find(match);
    return is != nullptr && is->undo(seat_of(seat));
}
[[clang::export_name("jarl_redo")]] bool jarl_redo(int match, int seat) {
    Match* is = find(match);
    return is != nullptr && is->redo(seat_of(seat));
}

// --- What a viewer sees -----------------------------------------------------------------------------------------

[[clang::export_name("jarl_view")]] const char* jarl_view(int match, int seat) {
    const Match* is = find(match);
    return is == nullptr ? say("null") : say(is->view(seat_of(seat), teller()));
}
[[clang::export_name("jarl_view_at")]] const char* jarl_view_at(int match, int ply, int seat) {
    const Match* is = find(match);
    return is == nullptr ? say("null") : say(is->view_at(ply, seat_of(seat), teller()));
}
[[clang::export_name("jarl_events")]] const char* jarl_events(int match, int ply, int seat) {  // JSON: events
    const Match* is = find(match);
    return is == nullptr ? say("[]") : say_array(is->events(ply, seat_of(seat)));
}
[[clang::export_name("jarl_told")]] const char* jarl_told(int match, int ply, int seat) {  // JSON: sentences
    std::vector<std::string> sentences;
    if (const Match* is = find(match))
        for (const jarl::Phrase& phrase : is->told(ply, seat_of(seat)))
            sentences.push_back(teller().say(phrase));
    return say_texts(sentences);
}

[[clang::export_name("jarl_scores")]] const char* jarl_scores(int match) {
    const Match* is = find(match);
    if (is == nullptr) return say("null");
    jarl::Json json;
    json.begin_object().key("scores").begin_array();
    for (const jarl::ScoreSheet& sheet : is->scores()) {
        json.begin_object().key("total").number(sheet.total);
        for (std::size_t i = 0; i < sheet.parts.size(); ++i)
            json.key(is->game().score_parts[i]).number(sheet.parts[i]);
        json.end_object();
    }
    json.end_array().key("ranking").begin_array();
    for (const int place : is->ranking()) json.number(place);
    json.end_array().end_object();
    return say(json.take());
}

// The record; the seed is written when the match is over and never before. jarl_save writes it always: to go on later.
[[clang::export_name("jarl_record")]] const char* jarl_record(int match, const char* seed, std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("") : say(is->record({seed, size}));
}
[[clang::export_name("jarl_save")]] const char* jarl_save(int match, const char* seed, std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("") : say(is->save({seed, size}));
}

// --- Proof and speed --------------------------------------------------------------------------------------------

// What `jarl signature` prints.
[[clang::export_name("jarl_signature_lines")]] const char* jarl_signature_lines() {
    std::string lines;
    for (const jarl::GameInfo& game : jarl::games()) lines += jarl::signature_line(game.name) + "\n";
    return say(lines);
}
// What `jarl bench --json` prints.
[[clang::export_name("jarl_bench_lines")]] const char* jarl_bench_lines(double seconds) {
    const auto measured = jarl::run_bench({"", "", seconds});
    std::string lines;
    if (measured)
        for (const jarl::BenchLine& line : *measured) lines += jarl::bench_json(line) + "\n";
    return say(lines);
}

}  // extern "C"
