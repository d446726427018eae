#include "engine/games/raiders/why_not.h"

#include "engine/games/raiders/observe.h"
#include "engine/games/raiders/rules.h"

namespace jarl::raiders {

namespace {

Refusal rule(std::string_view id) { return {id}; }

// The rule a verb belongs to: said when the verb does not fit the step of the turn.
std::string_view home_rule(Verb verb) {
    switch (verb) {
    case Verb::Keep: return "RAI-013";
    case Verb::Place:
    case Verb::Pick: return "RAI-032";
    case Verb::Raid: return "RAI-031";
    case Verb::Skip: return "RAI-035";
    case Verb::Draw: return "RAI-060";
    case Verb::Play: return "RAI-061";
    case Verb::Take: return "RAI-071";
    case Verb::Hire: return "RAI-063";
    case Verb::Pay: return "RAI-064";
    case Verb::Offer: return "RAI-068";
    case Verb::Discard: return "RAI-022";
    case Verb::Dismiss: return "RAI-081";
    case Verb::End: return "RAI-030";
    case Verb::Reroll:
    case Verb::KeepDice: return "RAI-206";
    case Verb::Spot: return "RAI-104";
    case Verb::Kill: return "RAI-110";
    case Verb::Target: return "RAI-225";
    case Verb::Lose: return "RAI-203";
    case Verb::Swap: return "RAI-200";
    case Verb::Tribute: return "RAI-217";
    case Verb::Return:
    case Verb::Enlist: return "RAI-212";
    case Verb::Copy: return "RAI-218";
    case Verb::Under: return "RAI-220";
    case Verb::Number:
    case Verb::Give: return "RAI-222";
    case Verb::Spare: return "RAI-224";
    }
    return "RAI-030";
}

// The verbs of each building.
bool fits_building(Building where, Verb verb) {
    switch (where) {
    case Building::GateHouse: return verb == Verb::Draw;
    case Building::TownHall: return verb == Verb::Play;
    case Building::Barracks: return verb == Verb::Hire;
    case Building::Armoury: return verb == Verb::Pay;
    case Building::LongHouse: return verb == Verb::Pay || verb == Verb::Offer;
    default: return verb == Verb::Take;
    }
}

bool fits_phase(const State& state, Verb verb) {
    switch (state.phase) {
    case Phase::Keep: return verb == Verb::Keep;
    case Phase::Turn: return verb == Verb::Place || verb == Verb::Raid;
    case Phase::Act: return verb == Verb::Skip || fits_building(state.where, verb);
    case Phase::Discard:
    case Phase::Limit: return verb == Verb::Discard;
    case Phase::Dismiss: return verb == Verb::Dismiss;
    case Phase::Pick: return verb == Verb::Pick;
    case Phase::End: return verb == Verb::End;
    case Phase::Reroll: return verb == Verb::Reroll || verb == Verb::KeepDice;
    case Phase::Spot: return verb == Verb::Spot;
    case Phase::Kill: return verb == Verb::Kill;
    case Phase::Target: return verb == Verb::Target;
    case Phase::Lose: return verb == Verb::Lose;
    case Phase::Swap: return verb == Verb::Swap;
    case Phase::Plunder: return verb == Verb::Take;
    case Phase::Tribute: return verb == Verb::Tribute;
    case Phase::Return: return verb == Verb::Return;
    case Phase::Enlist: return verb == Verb::Enlist;
    case Phase::Copy: return verb == Verb::Copy;
    case Phase::Recruit: return verb == Verb::Hire;
    case Phase::Under: return verb == Verb::Under;
    case Phase::Number: return verb == Verb::Number;
    case Phase::Give: return verb == Verb::Give;
    case Phase::Offer: return verb == Verb::Offer;
    case Phase::Spare: return verb == Verb::Spare;
    case Phase::Over: return false;
    }
    return false;
}

Refusal why_no_place(const State& state, Building on) {
    if (std::size_t(on) >= kBuildings.size()) return rule("RAI-032");
    return state.village[on] != Colour::None ? rule("RAI-033") : rule("RAI-050");
}

Refusal why_no_raid(const State& state, Place place) {
    if (std::size_t(place) >= kPlaces.size() || state.spots_left[place] == 0) return rule("RAI-090");
    const Player& me = active_player(state);
    if (me.crew.size() < settlement(place).crew) return rule("RAI-091");
    return (settlement(place).colours & bit(me.worker)) == 0 ? rule("RAI-093") : rule("RAI-092");
}

Refusal why_no_take(const State& state, Asset asset) {
    switch (state.where) {
    case Building::Treasury: {
        const int needs = asset == Asset::Silver ? kCardsForSilver : kCardsForGold;
        const bool listed = asset == Asset::Silver || asset == Asset::Gold;
        return !listed || active_player(state).hand_size < needs ? rule("RAI-062") : rule("RAI-024");
    }
    case Building::Mill: {
        const bool listed =
            asset == Asset::Provisions || (asset == Asset::Gold && state.colour == Colour::White);
        return listed ? rule("RAI-024") : rule("RAI-065");
    }
    default: return asset == Asset::Silver ? rule("RAI-024") : rule("RAI-066");
    }
}

Refusal why_no_pay(const State& state, Asset asset) {
    if (state.where == Building::Armoury) return rule("RAI-064");
    const bool has = asset == Asset::Livestock && active_player(state).has[asset] > 0;
    return has ? rule("RAI-024") : rule("RAI-067");
}

Refusal why_no_action(const State& state, Move move) {
    if (move.verb() == Verb::Skip) return rule("RAI-218");
    if ((state.acted & bit(state.where)) != 0 && state.extra_actions == 0) return rule("RAI-037");
    switch (move.verb()) {
    case Verb::Play: return is_known(move.card()) && is_hero(move.card()) ? rule("RAI-230") : rule("RAI-061");
    case Verb::Take: return why_no_take(state, move.asset());
    case Verb::Pay: return why_no_pay(state, move.asset());
    default: return rule(home_rule(move.verb()));
    }
}

Refusal why_no_dismissal(const State& state, Card card) {
    if (state.hiring == Card::None) return rule("RAI-206");
    const Crew& crew = active_player(state).crew;
    const bool hero = is_hero(state.hiring) && has_hero(crew) && !(is_known(card) && is_hero(card));
    return hero ? rule("RAI-084") : rule("RAI-081");
}

Refusal why_no_pick(const State& state, Building from) {
    return from == state.placed_on ? rule("RAI-034") : rule("RAI-032");
}

Refusal why_no_target(const State& state) {
    switch (state.effect) {
    case Card::Archer: return rule("RAI-201");
    case Card::Avenger: return rule("RAI-203");
    case Card::Barbarian: return rule("RAI-204");
    case Card::Scout: return rule("RAI-222");
    default: return rule("RAI-225");
    }
}

Refusal why_no_enlist(const State& state, Card card) {
    const bool hero = is_known(card) && is_hero(card) && has_hero(active_player(state).crew);
    return hero ? rule("RAI-084") : rule("RAI-212");
}

Refusal why_no_copy(const State& state, Building building) {
    if (std::size_t(building) >= kBuildings.size() || building == Building::TownHall) return rule("RAI-218");
    if ((state.acted & bit(building)) != 0) return rule("RAI-037");
    return accepts(building, state.colour) ? rule("RAI-218") : rule("RAI-050");
}

Refusal why_not_here(const State& state, Move move) {
    switch (state.phase) {
    case Phase::Turn:
        return move.verb() == Verb::Place ? why_no_place(state, move.building())
                                          : why_no_raid(state, move.settlement());
    case Phase::Act: return why_no_action(state, move);
    case Phase::Discard: return rule("RAI-062");
    case Phase::Dismiss: return why_no_dismissal(state, move.card());
    case Phase::Pick: return why_no_pick(state, move.building());
    case Phase::Target: return why_no_target(state);
    case Phase::Swap: return rule("RAI-201");
    case Phase::Plunder: return state.effect == Card::Brawler ? rule("RAI-206") : rule("RAI-204");
    case Phase::Enlist: return why_no_enlist(state, move.card());
    case Phase::Copy: return why_no_copy(state, move.building());
    case Phase::Recruit: return rule("RAI-219");
    case Phase::Offer: return rule("RAI-224");
    default: return rule(home_rule(move.verb()));
    }
}

}  // namespace

std::optional<Refusal> why_not(const State& state, Move move) {
    if (legal_moves(state).contains(move)) return std::nullopt;
    if (state.phase == Phase::Over) return rule("RAI-123");
    if (int(move.verb()) >= kVerbs) return rule("RAI-030");
    if (!fits_phase(state, move.verb())) return rule(home_rule(move.verb()));
    return why_not_here(state, move);
}

}  // namespace jarl::raiders
