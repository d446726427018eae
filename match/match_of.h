// The Match of one game: judges every move from outside and shows each viewer what it may see.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/plain_text.h"
#include "match/foresight.h"
#include "match/history.h"
#include "match/match.h"
#include "match/view_of.h"

namespace jarl {

template <Game G>
class MatchOf final : public Match {
    using State = typename G::State;
    using Move = typename G::Move;
    using Why = Refused::Why;

  public:
    // `setup` was checked (match/check_setup.h), `options` were read from it.
    static Result<std::unique_ptr<Match>> deal(const GameInfo& info, MatchSetup setup,
                                               const typename G::Options& options,
                                               std::vector<std::uint8_t> bytes) {
        std::vector<Draw> draws;
        Tape tape(bytes);
        NotedTape chance(tape, draws);
        const State dealt = G::deal(options, chance);
        if (tape.dry()) return Problem{"the tape is too short for the deal"};
        return std::unique_ptr<Match>(new MatchOf(info, std::move(setup), std::move(bytes), std::move(draws),
                                                  History<G>(dealt, tape.at())));
    }

    // In the middle of a match, with no past and no tape.
    static std::unique_ptr<Match> in_world(const GameInfo& info, MatchSetup setup, const State& world,
                                           int ply) {
        return std::unique_ptr<Match>(new MatchOf(info, std::move(setup), {}, {}, History<G>(world, 0, ply)));
    }

    const GameInfo& game() const override { return info_; }
    const MatchSetup& setup() const override { return setup_; }
    Seat actor() const override { return G::actor(history_.now()); }
    Seat first_player() const override { return G::first_player(history_.now()); }
    int turn() const override { return G::turn_number(history_.now()); }
    int ply() const override { return history_.ply(); }
    const Ply& played(int ply) const override { return history_.step(ply).ply; }
    const std::vector<Draw>& dealt() const override { return dealt_; }

    // --- The tape -------------------------------------------------------------------------------------------

    void extend_tape(std::vector<std::uint8_t> longer) override {
        check(longer.size() >= tape_.size() && std::equal(tape_.begin(), tape_.end(), longer.begin()),
              "another tape is another match");
        tape_ = std::move(longer);
    }
    std::size_t tape_size() const override { return tape_.size(); }
    std::size_t tape_used() const override { return history_.tape_at(); }

    // --- Moves ----------------------------------------------------------------------------------------------

    std::vector<std::string> legal_texts() const override { return legal_texts_at(ply()); }

    std::optional<Refused> play(std::string_view text) override { return play_as(actor(), text); }

    std::optional<Refused> play_as(Seat who, std::string_view text) override {
        if (auto refused = why_not_as(who, text)) return refused;
        auto step = take_step<G>(history_.now(), *G::parse(text), Tape(tape_, history_.tape_at()));
        if (!step) return Refused{Why::TapeIsShort, "", "the tape is too short"};
        history_.add(std::move(*step));
        return std::nullopt;
    }

    std::optional<Refused> why_not(std::string_view text) const override { return why_not_as(actor(), text); }

    std::optional<Refused> why_not_piece(Seat who, std::string_view piece) const override {
        if (auto refused = why_not_decide(who)) return refused;
        if (piece.size() > kMaxPieceName)
            return Refused{Why::Unreadable, "", "a piece has no such long name"};
        if (const auto why = not_plain(piece); !why.empty())
            return Refused{Why::Unreadable, "", "the name of the piece " + std::string(why)};
        const Observation<G> seen = G::observe(history_.now(), who);
        auto answer = G::why_not_piece(seen.state(), piece, {setup_.seats, who});
        if (!answer) return Refused{Why::Unreadable, "", answer.problem()};
        if (!*answer) return std::nullopt;
        const std::string rule((*answer)->rule);
        return Refused{Why::NotLegal, rule, quoted(piece) + " does nothing now: " + rule,
                       std::move((*answer)->said)};
    }

    std::vector<std::string> pieces() const override {
        return actor() == kNobody ? std::vector<std::string>{}
                                  : G::pieces(G::observe(history_.now(), actor()).state());
    }

    // --- Undo -----------------------------------------------------------------------------------------------

    int undo_floor() const override { return history_.floor(); }
    bool can_undo(Seat who) const override { return history_.can_undo(who); }
    bool can_redo(Seat who) const override { return history_.can_redo(who); }
    const Ply* taken_back() const override { return history_.taken_back(); }
    bool undo(Seat who) override {
        if (!can_undo(who)) return false;
        history_.undo();
        return true;
    }
    bool redo(Seat who) override {
        if (!can_redo(who)) return false;
        history_.redo();
        return true;
    }

    // --- What a viewer sees ---------------------------------------------------------------------------------

    int visible_ply(Seat viewer) const override {
        const bool deciding = viewer != kNobody && viewer == actor();
        return deciding ? ply() : undo_floor();
    }

    std::string view(Seat viewer, const PhraseWriter& phrases) const override {
        return view_at(visible_ply(viewer), viewer, phrases);
    }
    std::string view_at(int ply, Seat viewer, const PhraseWriter& phrases) const override {
        const int visible = visible_ply(viewer), shown = std::clamp(ply, 0, visible);
        const bool present = shown == history_.ply(), mine = viewer != kNobody && viewer == actor();
        const ViewPlace place{shown, visible, present && mine, present && can_undo(viewer),
                              present && can_redo(viewer)};
        return view_of<G>(G::observe(history_.at(shown), viewer), setup_, place, phrases);
    }
    std::string state_seen(int ply, Seat viewer) const override {
        return as_json(G::observe(history_.at(std::clamp(ply, 0, visible_ply(viewer))), viewer).state());
    }

    std::string sketch(Seat viewer, const Teller& teller, bool colour) const override {
        return sketch_at(visible_ply(viewer), viewer, teller, colour);
    }
    std::string sketch_at(int ply, Seat viewer, const Teller& teller, bool colour) const override {
        const int shown = std::clamp(ply, 0, visible_ply(viewer));
        return G::sketch(G::observe(history_.at(shown), viewer), teller, setup_.seats, colour);
    }

    std::vector<std::string> events(int ply, Seat viewer) const override {
        return as_json(seen_events(ply, viewer));
    }
    std::vector<Phrase> told(int ply, Seat viewer) const override {
        std::vector<Phrase> phrases;
        const std::vector<Event> events = seen_events(ply, viewer);
        if (events.empty()) return phrases;
        const Observation<G> before = G::observe(history_.at(ply), viewer);
        for (const Event& event : events)
            phrases.push_back(G::event_phrase(event, before.state(), {setup_.seats, viewer}));
        return phrases;
    }

    std::string foresee(std::string_view text, const PhraseWriter& phrases) const override {
        if (actor() == kNobody || ply() >= G::kMaxPlies || text.size() > kMaxMoveText) return "null";
        const Observation<G> seen = observed();
        const Result<Move> move = G::parse(text);
        if (!move || !G::legal_moves(seen.state()).contains(*move)) return "null";
        const auto prospect = jarl::foresee<G>(seen, *move);
        if (!prospect) return "{\"chance\":true}";
        // What could be chosen then is not told: the words of a long list would cost more than all the rest.
        const ViewPlace place{ply() + 1, ply() + 1, false, !prospect->sealed, false};
        Json json;
        json.begin_object().key("chance").flag(false).key("final").flag(prospect->sealed);
        json.key("view").raw(view_of<G>(prospect->after, setup_, place, phrases)).key("events");
        write_raw(json, as_json(prospect->events));
        return json.end_object().take();
    }

    // --- For bots -------------------------------------------------------------------------------------------

    Observation<G> observed() const {
        return G::observe(history_.now(), actor());
    }  // by the seat that decides
    Observation<G> observed_at(int ply) const {
        return G::observe(history_.at(ply), actor());
    }  // by it, earlier
    Observation<G> observed_at_floor() const { return observed_at(undo_floor()); }
    const State& omniscient() const { return history_.now(); }           // to measure by, never to play by
    const State& omniscient(int ply) const { return history_.at(ply); }  // the same for an earlier ply

    // --- The whole truth ------------------------------------------------------------------------------------

    std::string omniscient_state(int ply) const override { return as_json(history_.at(ply)); }
    std::vector<std::string> omniscient_events(int ply) const override {
        return as_json(history_.step(ply).events);
    }

    std::string omniscient_sketch(int ply, const Teller& teller, bool colour) const override {
        return G::sketch_all(history_.at(ply), teller, setup_.seats, colour);
    }

    Phrase prompt() const override { return G::prompt(history_.now(), {setup_.seats, actor()}); }
    Phrase legal_phrase(std::size_t i) const override {
        return G::move_phrase(history_.now(), G::legal_moves(history_.now())[i], {setup_.seats, actor()});
    }
    std::vector<std::string> legal_texts_at(int ply) const override {
        const State& state = history_.at(ply);
        std::vector<std::string> texts;
        for (const Move move : G::legal_moves(state)) texts.push_back(G::to_text(state, move));
        return texts;
    }

    std::vector<ScoreSheet> scores() const override {
        std::vector<ScoreSheet> sheets;
        for (const auto& score : G::scores(history_.now()))
            sheets.push_back({score.total, {score.parts.begin(), score.parts.end()}});
        return sheets;
    }
    std::vector<int> ranking() const override {
        const Ranking places = G::ranking(history_.now());
        return {places.begin(), places.end()};
    }

  private:
    MatchOf(const GameInfo& info, MatchSetup setup, std::vector<std::uint8_t> tape, std::vector<Draw> dealt,
            History<G> history)
        : info_(info), setup_(std::move(setup)), tape_(std::move(tape)), dealt_(std::move(dealt)),
          history_(std::move(history)) {}

    std::optional<Refused> why_not_as(Seat who, std::string_view text) const {
        if (auto refused = why_not_decide(who)) return refused;
        return why_not_legal(text);
    }

    std::optional<Refused> why_not_decide(Seat who) const {
        if (actor() == kNobody) return Refused{Why::Over, "", "the match is over"};
        if (who != actor()) return Refused{Why::NotYourTurn, "", "it is not this seat's decision"};
        if (ply() >= G::kMaxPlies)
            return Refused{Why::Over, "", "the match has as many moves as one can have"};
        return std::nullopt;
    }

    std::optional<Refused> why_not_legal(std::string_view text) const {
        if (text.size() > kMaxMoveText) return Refused{Why::Unreadable, "", "a move is not that long"};
        if (const auto why = not_plain(text); !why.empty())
            return Refused{Why::Unreadable, "", "the move " + std::string(why)};
        const Result<Move> move = G::parse(text);
        if (!move) return Refused{Why::Unreadable, "", move.problem()};
        if (G::legal_moves(history_.now()).contains(*move)) return std::nullopt;
        const auto refusal = G::why_not(history_.now(), *move);
        check(refusal.has_value(), "what is not in the list is forbidden by a rule");
        const std::string rule(refusal->rule);
        return Refused{Why::NotLegal, rule, quoted(text) + " is not allowed now: " + rule};
    }

    std::vector<Event> seen_events(int ply, Seat viewer) const {
        std::vector<Event> seen;
        if (ply < 0 || ply >= visible_ply(viewer)) return seen;
        for (const Event& event : history_.step(ply).events)
            if (event.visible_to(viewer)) seen.push_back(event.seen_by(viewer));
        return seen;
    }

    static std::string as_json(const State& state) {
        Json json;
        G::write_view(json, state);
        return json.take();
    }
    static std::vector<std::string> as_json(const std::vector<Event>& events) {
        std::vector<std::string> texts;
        for (const Event& event : events) {
            Json json;
            G::write_event(json, event);
            texts.push_back(json.take());
        }
        return texts;
    }

    const GameInfo& info_;
    MatchSetup setup_;
    std::vector<std::uint8_t> tape_;
    std::vector<Draw> dealt_;
    History<G> history_;
};

}  // namespace jarl
