// The engine for a browser or node: match/ behind plain functions. Texts go in as a pointer and a length (UTF-8, in
// memory from jarl_alloc) and come out as a pointer to a NUL-terminated text that lasts until the next call. A seat is a
// number from 0, an onlooker -1. A match is a number from 1; with a wrong one every function does nothing. What a player
// reads comes out as phrases (match/phrase_json.h): the page has the words.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/bot.h"
#include "match/json.h"
#include "match/match.h"
#include "match/record.h"
#include "match/seeded.h"
#include "wasm/answer.h"
#include "wasm/matches.h"

namespace {

using jarl::Match;
using jarl::Seat;
using Bytes = std::vector<std::uint8_t>;

using jarl::say;

std::vector<std::unique_ptr<Match>> matches;   // match number i + 1; an empty place was closed
std::vector<std::unique_ptr<jarl::Bot>> bots;  // bot number i + 1

Match* find(int number) { return jarl::find_match(number); }

jarl::Bot* find_bot(int number) { return jarl::find_bot(number); }

Seat seat_of(int number) { return number >= 0 && number < jarl::kMaxSeats ? Seat(number) : jarl::kNobody; }
int number_of(Seat seat) { return seat == jarl::kNobody ? -1 : int(jarl::index(seat)); }
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

const char* say_texts(const std::vector<std::string>& texts) {
    jarl::Json json;
    jarl::write_texts(json, texts);
    return say(json.take());
}

// Empty: nothing was wrong.
const char* say_refusal(const std::optional<Match::Refused>& refused) {
    return say(refused ? jarl::refusal_json(*refused) : "");
}

std::string position(const Match& match, int viewer, int from, std::string_view seed) {
    jarl::Json json;
    json.begin_object();
    jarl::write_position(json, match, seat_of(viewer), from);
    if (!seed.empty()) json.key("save").text(match.save(seed));
    return json.end_object().take();
}

// The number of the new match, or 0 and the problem as the answer.
int keep(jarl::Result<std::unique_ptr<Match>> match) {
    if (!match) {
        say(match.problem());
        return 0;
    }
    say("");
    return jarl::keep_match(std::move(*match));
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

int jarl::keep_match(std::unique_ptr<Match> match) {
    matches.push_back(std::move(match));
    return int(matches.size());
}

jarl::Match* jarl::find_match(int number) {
    const bool known = number >= 1 && std::size_t(number) <= matches.size();
    return known ? matches[std::size_t(number) - 1].get() : nullptr;
}

jarl::Bot* jarl::find_bot(int number) {
    const bool known = number >= 1 && std::size_t(number) <= bots.size();
    return known ? bots[std::size_t(number) - 1].get() : nullptr;
}

extern "C" {

// --- Memory, games ----------------------------------------------------------------------------------------------

[[clang::export_name("jarl_alloc")]] void* jarl_alloc(std::size_t size) { return std::malloc(size); }
[[clang::export_name("jarl_free")]] void jarl_free(void* memory) { std::free(memory); }
[[clang::export_name("jarl_answer")]] const char* jarl_answer() { return jarl::last_answer(); }

[[clang::export_name("jarl_games")]] const char* jarl_games() { return say(jarl::games_json()); }

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
    Match* is = find(match);
    if (is != nullptr && size >= is->tape_size()) is->extend_tape(bytes_of(tape, size));
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
[[clang::export_name("jarl_undo_floor")]] int jarl_undo_floor(int match) {  // plies below stand for good
    const Match* is = find(match);
    return is == nullptr ? 0 : is->undo_floor();
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
// One call a click: {"refused":…} (match/json.h), or {"refused":null,"position":…} as jarl_position says it. After
// "tape_is_short" extend the tape and play it again.
[[clang::export_name("jarl_play")]] const char* jarl_play(int match, int seat, const char* text,
                                                          std::size_t size, int viewer, int from,
                                                          const char* seed, std::size_t seed_size) {
    Match* is = find(match);
    if (is == nullptr) return say("null");
    const auto refused = is->play_as(seat_of(seat), {text, size});
    jarl::Json json;
    json.begin_object().key("refused");
    if (refused) json.raw(jarl::refusal_json(*refused));
    else json.null().key("position").raw(position(*is, viewer, from, {seed, seed_size}));
    return say(json.end_object().take());
}
[[clang::export_name("jarl_why_not")]] const char* jarl_why_not(int match, const char* text,
                                                                std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("") : say_refusal(is->why_not({text, size}));
}
[[clang::export_name("jarl_why_not_piece")]] const char* jarl_why_not_piece(int match, int seat,
                                                                            const char* piece,
                                                                            std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("") : say_refusal(is->why_not_piece(seat_of(seat), {piece, size}));
}
[[clang::export_name("jarl_pieces")]] const char* jarl_pieces(int match) {  // JSON: their names
    const Match* is = find(match);
    return is == nullptr ? say("[]") : say_texts(is->pieces());
}
// The position then, or null: there is nothing to take back, or to play again.
[[clang::export_name("jarl_undo")]] const char* jarl_undo(int match, int seat, int viewer, int from,
                                                          const char* seed, std::size_t seed_size) {
    Match* is = find(match);
    const bool done = is != nullptr && is->undo(seat_of(seat));
    return say(done ? position(*is, viewer, from, {seed, seed_size}) : "null");
}
[[clang::export_name("jarl_redo")]] const char* jarl_redo(int match, int seat, int viewer, int from,
                                                          const char* seed, std::size_t seed_size) {
    Match* is = find(match);
    const bool done = is != nullptr && is->redo(seat_of(seat));
    return say(done ? position(*is, viewer, from, {seed, seed_size}) : "null");
}

// --- What a viewer sees -----------------------------------------------------------------------------------------

// Where the match stands for a viewer (match/json.h), with the story from ply `from` on; with a seed also the match as text,
// to be kept.
[[clang::export_name("jarl_position")]] const char* jarl_position(int match, int viewer, int from,
                                                                  const char* seed, std::size_t seed_size) {
    const Match* is = find(match);
    return say(is == nullptr ? "null" : position(*is, viewer, from, {seed, seed_size}));
}
[[clang::export_name("jarl_view")]] const char* jarl_view(int match, int seat) {
    const Match* is = find(match);
    return is == nullptr ? say("null") : say(is->view(seat_of(seat), jarl::kAsPhrases));
}
[[clang::export_name("jarl_view_at")]] const char* jarl_view_at(int match, int ply, int seat) {
    const Match* is = find(match);
    return is == nullptr ? say("null") : say(is->view_at(ply, seat_of(seat), jarl::kAsPhrases));
}
// JSON: match/json.h says what is in it.
[[clang::export_name("jarl_story")]] const char* jarl_story(int match, int from, int seat) {
    const Match* is = find(match);
    return is == nullptr ? say("[]") : say(jarl::story_json(*is, from, seat_of(seat)));
}
[[clang::export_name("jarl_foresee")]] const char* jarl_foresee(int match, const char* text,
                                                                std::size_t size) {
    const Match* is = find(match);
    return is == nullptr ? say("null") : say(is->foresee({text, size}, jarl::kAsPhrases));
}

[[clang::export_name("jarl_scores")]] const char* jarl_scores(int match) {
    const Match* is = find(match);
    if (is == nullptr) return say("null");
    jarl::Json json;
    json.begin_object().key("scores");
    jarl::write_scores(json, *is);
    json.key("ranking");
    jarl::write_numbers(json, is->ranking());
    return say(json.end_object().take());
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

// --- Bots -------------------------------------------------------------------------------------------------------

// A bot for the game of a match, by name and budget: "huskarl", "jarl@500ms". Its number, or 0 and the problem as the
// answer. It can be asked again and again.
[[clang::export_name("jarl_bot")]] int jarl_bot(int match, const char* text, std::size_t size) {
    const Match* is = find(match);
    if (is == nullptr) return say(""), 0;
    const auto spec = jarl::parse_bot({text, size});
    if (!spec) return say(spec.problem()), 0;
    auto bot = jarl::Bot::create(*spec, is->game());
    if (!bot) return say(bot.problem()), 0;
    bots.push_back(std::move(*bot));
    return int(bots.size());
}
// Asks the bot what the deciding seat should play. It then thinks in steps.
[[clang::export_name("jarl_bot_begin")]] void jarl_bot_begin(int bot, int match, std::uint64_t seed) {
    jarl::Bot* thinker = find_bot(bot);
    const Match* is = find(match);
    if (thinker != nullptr && is != nullptr && is->actor() != jarl::kNobody) thinker->begin(*is, seed);
}
[[clang::export_name("jarl_bot_step")]] bool jarl_bot_step(int bot, double milliseconds) {  // true: it knows
    jarl::Bot* thinker = find_bot(bot);
    return thinker == nullptr || thinker->step(milliseconds);
}
[[clang::export_name("jarl_bot_choice")]] const char* jarl_bot_choice(int bot) {
    const jarl::Bot* thinker = find_bot(bot);
    return say(thinker == nullptr ? "" : thinker->choice());
}
// How much of its budget is used, in thousandths; -1 where it has none.
[[clang::export_name("jarl_bot_progress")]] int jarl_bot_progress(int bot) {
    const jarl::Bot* thinker = find_bot(bot);
    if (thinker == nullptr) return -1;
    const jarl::Budget& budget = thinker->spec().budget;
    double used = -1;
    if (budget.iterations > 0) used = double(thinker->iterations()) / double(budget.iterations);
    if (budget.milliseconds > 0) used = std::max(used, thinker->milliseconds() / budget.milliseconds);
    return used < 0 ? -1 : int(1000 * std::min(used, 1.0));
}

}  // extern "C"
