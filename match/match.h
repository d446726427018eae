// Any game behind one door: create, play, undo, observe, view, record. Nothing here knows which game it is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "engine/core/phrase.h"
#include "engine/core/seat.h"

namespace jarl {

class PhraseWriter;  // match/phrase_json.h: phrases as objects, or as sentences

// Options that were read: in canonical form, and how many seats they mean.
struct GameOptions {
    std::string text;
    int seats;
};

// What a caller learns about a game without starting a match.
struct GameInfo {
    std::string_view name;
    std::string_view ruleset;
    int min_seats, max_seats;
    int max_plies;  // no match is longer
    std::string default_options;
    std::vector<std::string> score_parts;
    std::vector<std::string> help_topics;
    bool asks_first = false;    // who begins is one of its options (match/first_option.h)
    bool hidden_hands = false;  // two seats do not see the same
    Result<GameOptions> (*read_options)(std::string_view text) = nullptr;  // of one plain line, not too long
};
std::span<const GameInfo> games();  // in the order of the registry
const GameInfo* find_game(std::string_view name);

// Bounds on what comes from outside.
inline constexpr std::size_t kMaxMoveText = 128;
inline constexpr std::size_t kMaxPieceName = 64;
inline constexpr std::size_t kMaxOptionsText = 512;
inline constexpr std::size_t kMaxSeatName = 40;  // bytes

// What was read from the tape: number k out of n.
struct Draw {
    std::uint32_t n, k;
    bool operator==(const Draw&) const = default;
};

struct ScoreSheet {
    int total;
    std::vector<int> parts;  // in the order of GameInfo::score_parts
    bool operator==(const ScoreSheet&) const = default;
};

// One move that was played. What it did is told by events(), to those who may know.
struct Ply {
    Seat actor;
    std::string text;
    bool sealed;  // nothing up to this ply can be taken back
    int turn;     // number of the turn in which it was played
    std::vector<Draw> chance;
};

struct MatchSetup {
    std::string game;
    std::string options;             // text; empty: the game's defaults
    std::vector<std::string> seats;  // what each seat is called; its size is the number of seats
    std::string seed_hash;           // SHA-256 of the seed, 64 hex digits; shown before the first move
    bool operator==(const MatchSetup&) const = default;
};

class Match {
  public:
    // `tape` is the beginning of the key stream of the seed (docs/record.md), made by whoever runs the match;
    // match/seeded.h does it for a runner who holds the seed.
    static Result<std::unique_ptr<Match>> create(const MatchSetup& setup, std::vector<std::uint8_t> tape);
    virtual ~Match() = default;

    virtual const GameInfo& game() const = 0;
    virtual const MatchSetup& setup() const = 0;         // options in canonical form
    virtual Seat actor() const = 0;                      // kNobody: over
    virtual Seat first_player() const = 0;               // who begins; kNobody: not drawn yet
    virtual int turn() const = 0;                        // number of the turn; 0: before the first
    virtual int ply() const = 0;                         // moves played
    virtual const Ply& played(int ply) const = 0;        // 0 .. ply()-1
    virtual const std::vector<Draw>& dealt() const = 0;  // chance of the setup

    // A long match may need more of the tape: after TapeIsShort hand over a longer beginning and repeat.
    virtual void extend_tape(std::vector<std::uint8_t> longer) = 0;
    virtual std::size_t tape_size() const = 0;
    virtual std::size_t tape_used() const = 0;

    // Moves. A refused move changes nothing; the refusal names the rule.
    struct Refused {
        enum class Why { Unreadable, NotLegal, NotYourTurn, Over, TapeIsShort } why;
        std::string rule;              // NotLegal: the rule that forbids it
        std::string message;           // one plain English line, for logs and developers
        std::optional<Phrase> said{};  // to the player, about what was pointed at; else the rule speaks
    };
    virtual std::vector<std::string> legal_texts() const = 0;
    virtual std::optional<Refused> play(std::string_view move_text) = 0;
    virtual std::optional<Refused> play_as(Seat who, std::string_view move_text) = 0;
    virtual std::optional<Refused> why_not(std::string_view move_text) const = 0;
    // Why pointing at a piece (G::pieces) does nothing for this seat now; nothing when it has a legal move.
    virtual std::optional<Refused> why_not_piece(Seat who, std::string_view piece) const = 0;
    virtual std::vector<std::string> pieces() const = 0;  // that the seat to decide can point at

    // Undo goes back to the information boundary: as long as nothing was revealed since.
    virtual int undo_floor() const = 0;  // plies below this one stand for good
    virtual bool can_undo(Seat who) const = 0;
    virtual bool undo(Seat who) = 0;  // takes one move back
    virtual bool can_redo(Seat who) const = 0;
    virtual bool redo(Seat who) = 0;
    virtual const Ply* taken_back() const = 0;  // what a redo would play again; nullptr: nothing

    // What a seat (kNobody: an onlooker) may see. The others see a move when it can no longer be taken back, so a
    // view of theirs may be some plies behind: visible_ply says how far it goes. Nothing below that takes a viewer
    // ever shows more; a later ply is answered with the last one the viewer may see, an event there is not told.
    virtual int visible_ply(Seat viewer) const = 0;
    virtual std::string view(Seat viewer, const PhraseWriter& phrases) const = 0;  // JSON
    virtual std::string view_at(int ply, Seat viewer,
                                const PhraseWriter& phrases) const = 0;  // ply 0: the deal
    virtual std::string state_seen(int ply, Seat viewer) const = 0;      // JSON: the "state" of view_at
    virtual std::string sketch(Seat viewer, const Teller& teller, bool colour) const = 0;
    virtual std::string sketch_at(int ply, Seat viewer, const Teller& teller, bool colour) const = 0;
    virtual std::vector<std::string> events(int ply, Seat viewer) const = 0;  // JSON each; ply: 0 .. ply()-1
    virtual std::vector<Phrase> told(int ply, Seat viewer) const = 0;  // the same as phrases, for a log

    // The whole truth: for the seat whose decision it is, for checkers and for replays. Never for the wire.
    virtual std::string omniscient_state(int ply) const = 0;                // JSON
    virtual std::vector<std::string> omniscient_events(int ply) const = 0;  // JSON each
    virtual std::string omniscient_sketch(int ply, const Teller& teller, bool colour) const = 0;
    virtual Phrase prompt() const = 0;                                   // to the seat whose decision it is
    virtual Phrase legal_phrase(std::size_t i) const = 0;                // of legal_texts()[i]
    virtual std::vector<std::string> legal_texts_at(int ply) const = 0;  // what was legal before that ply
    virtual std::vector<ScoreSheet> scores() const = 0;
    virtual std::vector<int> ranking() const = 0;

    // What a legal move of the deciding seat leads to, as far as that seat can know (match/foresight.h). JSON:
    // {"chance":true} where it cannot; else the view right after it, its events, and "final" when it could not be taken
    // back. null: there is no such move.
    virtual std::string foresee(std::string_view move_text, const PhraseWriter& phrases) const = 0;

    // The whole match as text (docs/record.md). The seed is written when the match is over, and never before.
    std::string record(std::string_view seed_hex) const;
    // The same with the seed of a match that goes on: to resume it, not to be shown.
    std::string save(std::string_view seed_hex) const;
};

}  // namespace jarl
