#include "engine/games/lofoten/why_not.h"

#include "engine/games/lofoten/rules.h"

namespace jarl::lofoten {

namespace {

Refusal rule(std::string_view id) { return {id}; }

// The rule a verb belongs to: said when the verb does not fit the step of the turn.
std::string_view home_rule(Verb verb) {
    switch (verb) {
    case Verb::Play: return "LOF-032";
    case Verb::Reroll: return "LOF-067";
    case Verb::Slide:
    case Verb::Turn: return "LOF-040";
    case Verb::BuySlide:
    case Verb::BuyTurn: return "LOF-061";
    case Verb::Stop: return "LOF-030";
    case Verb::UseTurn:
    case Verb::UseSlide:
    case Verb::Remove:
    case Verb::Take: return "LOF-053";
    case Verb::ExtraTurn: return "LOF-068";
    case Verb::Load:
    case Verb::Leave: return "LOF-155";
    case Verb::Store: return "LOF-081";
    case Verb::Put: return "LOF-085";
    case Verb::Pile: return "LOF-090";
    case Verb::Space: return "LOF-091";
    case Verb::Claim: return "LOF-131";
    case Verb::Upgrade:
    case Verb::Flip: return "LOF-150";
    case Verb::End: return "LOF-034";
    case Verb::Close: return "LOF-137";
    case Verb::To: return "LOF-138";
    case Verb::Attach: return "LOF-136";
    case Verb::Unload: return "LOF-075";
    case Verb::Done: return "LOF-146";
    case Verb::Keep: return "LOF-106";
    }
    return "LOF-030";
}

bool fits_phase(const State& state, Verb verb) {
    const auto in = [&](auto... phases) { return ((state.phase == phases) || ...); };
    switch (verb) {
    case Verb::Play: return in(Phase::Play);
    case Verb::Reroll: return in(Phase::Play, Phase::Pile, Phase::End);
    case Verb::Slide:
    case Verb::Turn: return in(Phase::Move);
    case Verb::BuySlide:
    case Verb::BuyTurn: return in(Phase::Move, Phase::Effect);
    case Verb::Stop: return in(Phase::Move, Phase::Effect);
    case Verb::UseTurn: return in(Phase::Move, Phase::Effect);
    case Verb::UseSlide: return in(Phase::Move, Phase::Effect);
    case Verb::Remove:
    case Verb::Take: return in(Phase::Effect);
    case Verb::ExtraTurn: return in(Phase::Effect, Phase::End);
    case Verb::Load:
    case Verb::Leave: return in(Phase::Load);
    case Verb::Store: return in(Phase::Store);
    case Verb::Put: return in(Phase::Put);
    case Verb::Pile: return in(Phase::Pile);
    case Verb::Space: return in(Phase::Space);
    case Verb::Claim:
    case Verb::Upgrade:
    case Verb::End: return in(Phase::End);
    case Verb::Flip: return in(Phase::Flip);
    case Verb::Close: return in(Phase::Close);
    case Verb::To: return in(Phase::Shift);
    case Verb::Attach: return in(Phase::Attach);
    case Verb::Unload: return in(Phase::Harbour, Phase::Final);
    case Verb::Done: return in(Phase::Harbour);
    case Verb::Keep: return in(Phase::Final);
    }
    return false;
}

// The move fits the step but is not in the list: what stands in its way, the most telling rule first.

Refusal why_no_move(const State& state, bool slides) {
    if (slides && !can_slide(active_player(state), state.side)) return rule("LOF-021");
    return rule("LOF-040");  // the card's moves are used up
}

Refusal why_no_bought_move(const State& state, bool slides) {
    if (state.phase == Phase::Effect) return rule("LOF-062");
    if (state.moves_left > 0) return rule("LOF-068");
    if (active_player(state).coins < kMoveCost) return rule("LOF-061");
    return slides ? rule("LOF-021") : rule("LOF-061");
}

// `turn cw` and `slide left` belong to orders; after a side card the direction is not the player's to choose.
Refusal why_no_use(const State& state, Move move) {
    if (state.phase == Phase::Move) return rule("LOF-041");
    const Effect needed = move.verb() == Verb::UseTurn    ? Effect::RotateWheel
                          : move.verb() == Verb::UseSlide ? Effect::SlideWheel
                          : move.verb() == Verb::Remove   ? Effect::RemoveTile
                                                          : Effect::TakeCoin;
    if (effect_of(state.effect) != needed) return rule("LOF-053");
    if (move.verb() == Verb::UseSlide) return rule("LOF-021");
    return move.verb() == Verb::Remove ? rule("LOF-055") : rule("LOF-054");
}

Refusal why_no_extra_turn(const State& state) {
    if (state.extra_pending != 0) return rule("LOF-065");
    if (active_player(state).coins < kTurnCost) return rule("LOF-064");
    return rule("LOF-068");
}

Refusal why_no_store(const State& state, int warehouse) {
    return warehouse == state.closed ? rule("LOF-139") : rule("LOF-081");
}

Refusal why_no_claim(const State& state, Jarl jarl) {
    if (owns_a_jarl(state, state.active)) return rule("LOF-132");
    for (const JarlOffer& offer : state.jarls)
        if (offer.jarl == jarl) return offer.owner != kNobody ? rule("LOF-132") : rule("LOF-131");
    return rule("LOF-130");
}

Refusal why_no_upgrade(const State& state, Letter letter) {
    if (state.options.upgrades == 0 || state.upgraded_now != Upgraded::No) return rule("LOF-150");
    const bool again = std::size_t(letter) < kLetters.size() && is_upgraded(active_player(state), letter);
    return again ? rule("LOF-150") : rule("LOF-151");
}

Refusal why_not_here(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Play: return rule("LOF-050");
    case Verb::Reroll: return rule("LOF-063");
    case Verb::Slide: return why_no_move(state, true);
    case Verb::Turn: return why_no_move(state, false);
    case Verb::BuySlide: return why_no_bought_move(state, true);
    case Verb::BuyTurn: return why_no_bought_move(state, false);
    case Verb::UseTurn:
    case Verb::UseSlide:
    case Verb::Remove:
    case Verb::Take: return why_no_use(state, move);
    case Verb::ExtraTurn: return why_no_extra_turn(state);
    case Verb::Store: return why_no_store(state, move.number());
    case Verb::Pile: return rule("LOF-092");
    case Verb::Space: return rule("LOF-090");
    case Verb::Claim: return why_no_claim(state, move.jarl());
    case Verb::Upgrade: return why_no_upgrade(state, move.ship());
    case Verb::Flip: return rule("LOF-151");
    case Verb::To: return rule("LOF-138");
    case Verb::Attach: return rule("LOF-143");
    case Verb::Unload: return state.phase == Phase::Final ? rule("LOF-106") : rule("LOF-146");
    default: return rule(home_rule(move.verb()));
    }
}

}  // namespace

std::optional<Refusal> why_not(const State& state, Move move) {
    if (legal_moves(state).contains(move)) return std::nullopt;
    if (state.phase == Phase::Over) return rule("LOF-102");
    if (int(move.verb()) >= kVerbs) return rule("LOF-030");
    if (!fits_phase(state, move.verb())) return rule(home_rule(move.verb()));
    return why_not_here(state, move);
}

}  // namespace jarl::lofoten
