#include "engine/games/raiders/pieces.h"

#include <algorithm>

#include "engine/games/raiders/forecast.h"
#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/say.h"
#include "engine/games/raiders/view.h"

namespace jarl::raiders {

namespace {

// --- Names ----------------------------------------------------------------------------------------------------

template <class Name>
std::string named(std::string_view kind, Name name) {
    return std::string(kind) + "-" + std::string(name);
}
std::string named(std::string_view kind, int n) { return std::string(kind) + "-" + std::to_string(n); }

// The piece that stands for a move. KEEP names three cards of the hand, each of them a piece: see answers_in.
std::string piece_of(Move move) {
    switch (move.verb()) {
    case Verb::Place:
    case Verb::Pick:
    case Verb::Swap:
    case Verb::Copy: return named("house", card(move.building()).id);
    case Verb::Raid: return named("isle", settlement(move.settlement()).id);
    case Verb::Play:
    case Verb::Hire:
    case Verb::Discard:
    case Verb::Enlist:
    case Verb::Give: return named("hand", card(move.card()).id);
    case Verb::Dismiss:
    case Verb::Kill:
    case Verb::Lose:
    case Verb::Return: return named("crew", card(move.card()).id);
    case Verb::Offer:
    case Verb::Under: return named("tile", tile(move.tile()).id);
    case Verb::Reroll: return named("die", move.value());
    case Verb::Spot: return named("spot", move.value() + 1);
    case Verb::Number: return named("number", move.value());
    case Verb::Target: return named("seat", move.value());
    case Verb::Draw:
    case Verb::Take:
    case Verb::Pay:
    case Verb::Spare:
    case Verb::Tribute: return named("option", to_text(move));
    case Verb::Keep: return {};
    case Verb::KeepDice:
    case Verb::Skip:
    case Verb::End: return to_text(move);
    }
    return {};
}

bool is_used(const State& state, std::string_view piece) {
    for (const Move move : legal_moves(state)) {
        if (piece_of(move) == piece) return true;
        if (move.verb() != Verb::Keep) continue;
        for (const Card each : {move.card(), move.second_card(), move.third_card()})
            if (named("hand", card(each).id) == piece) return true;
    }
    return false;
}

template <class Table>
std::optional<std::size_t> found(const Table& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return i;
    return std::nullopt;
}

// --- Answers --------------------------------------------------------------------------------------------------

Phrase about(std::string_view key) { return say("piece.", key); }

// The reader decides: what they pointed at, and what the step of the turn wants instead.
class Answers {
  public:
    Answers(const State& state, const Reader& reader)
        : s_(state), reader_(reader), me_(state.players[actor(state)]), hand_(state.hands[actor(state)]) {}

    PieceAnswer house(Building is) const {
        switch (s_.phase) {
        case Phase::Turn:
            if (s_.village[is] == Colour::None) return {"RAI-050", refuses(is, me_.worker)};
            return {"RAI-033", of(is, "house.taken").with("worker", worker_phrase(s_.village[is]))};
        case Phase::Pick:
            if (is == s_.placed_on) return {"RAI-034", of(is, "house.placed")};
            return {"RAI-032", of(is, "house.empty")};
        case Phase::Swap:
            if (s_.village[is] == Colour::None) return {"RAI-200", of(is, "house.empty")};
            return {"RAI-201", refuses(is, s_.players[s_.target].worker)};
        case Phase::Copy:
            if (is == Building::TownHall) return {"RAI-218", of(is, "house.hall")};
            if ((s_.acted & bit(is)) != 0) return {"RAI-037", of(is, "house.acted")};
            if (!accepts(is, s_.colour)) return {"RAI-050", refuses(is, s_.colour)};
            return {"RAI-218", of(is, "house.idle")};
        case Phase::Act:
            if (is == s_.where) return {"", now(of(is, "house.here"))};
            [[fallthrough]];
        default: return {"RAI-032", now(of(is, "house.later"))};
        }
    }

    PieceAnswer isle(Place is) const {
        if (is_plundered(s_, is)) return {"RAI-090", of(is, "isle.plundered")};
        if (s_.phase == Phase::Turn) return no_raid(is);
        if (s_.raid == is) return {"", now(of(is, "isle.here"))};
        if (s_.raid != Place::None)
            return {"RAI-031", of(is, "isle.other").with("raid", place_phrase(s_.raid))};
        return {"RAI-031", now(of(is, "isle.later"))};
    }

    PieceAnswer tile(Offering is) const {
        if (s_.phase == Phase::Act && s_.where == Building::LongHouse)
            return {"RAI-068", of(is, "tile.lacks").with("missing", missing(raiders::tile(is).cost))};
        if (s_.phase == Phase::Offer) return {"RAI-224", of(is, "tile.trader")};
        if (s_.phase == Phase::Spare && s_.offering == is) return {"", now(of(is, "tile.here"))};
        return {"RAI-067", now(of(is, "tile.later"))};
    }

    PieceAnswer stack() const { return {"RAI-069", about("stack").with("n", stack_size(s_))}; }

    PieceAnswer seat(Seat is) const {
        if (s_.phase != Phase::Target) return {"", now(of(is, "seat.later"))};
        if (is == s_.active) return {"RAI-225", of(is, "seat.self")};
        switch (s_.effect) {
        case Card::Avenger: return {"RAI-203", of(is, "seat.crew")};
        case Card::Barbarian: return {"RAI-204", of(is, "seat.plunder")};
        case Card::Scout: return {"RAI-222", of(is, "seat.hand")};
        default: return {"RAI-225", of(is, "seat.has").with("what", amounts(wanted()))};
        }
    }

    PieceAnswer hand(Card is) const {
        if (!hand_.contains(is)) return {"", now(of(is, "hand.none"))};
        switch (s_.phase) {
        case Phase::Turn:
        case Phase::Pick: return {"RAI-061", now(of(is, is_hero(is) ? "hand.hero_later" : "hand.later"))};
        case Phase::Act:
            if (s_.where == Building::TownHall)
                return {"RAI-230", of(is, "hand.hero")};  // all others may be played
            if (s_.where == Building::Barracks)
                return {"RAI-063", of(is, "hand.price")
                                       .with("cost", amount_phrase(Asset::Silver, hire_price(s_, is)))
                                       .with("has", int(me_.has[Asset::Silver]))};
            return {"RAI-071", now(of(is, "hand.elsewhere").with("building", building_phrase(s_.where)))};
        case Phase::Enlist:
            if (is == s_.named) return {"RAI-212", of(is, "hand.returned")};
            return {"RAI-084", of(is, "hand.second_hero")};
        case Phase::Give: return {"RAI-222", now(of(is, "hand.given"))};
        default: return {"", now(of(is, "hand.wait"))};
        }
    }

    PieceAnswer crew(Card is) const {
        if (me_.crew.count_of(is) == 0) return {"", now(of(is, "crew.none"))};
        switch (s_.phase) {
        case Phase::Dismiss:  // a hero who has to make room for another goes by itself
            return {"RAI-081", of(is, "crew.price").with("hired", card_phrase(s_.hiring))};
        case Phase::Return: return {"RAI-212", of(is, "crew.return")};
        default: return {"", now(of(is, "crew.stays"))};
        }
    }

    // A card that lies open somewhere else, there to be read.
    PieceAnswer card(Card is) const {
        for (int seat = 0; seat < players(s_); ++seat)
            if (Seat(seat) != reader_.seat && s_.players[Seat(seat)].crew.count_of(is) > 0)
                return {"", of(is, "card.crew").with("player", reader_.name(Seat(seat)))};
        if (s_.discard.contains(is)) return {"", of(is, "card.discard")};
        for (int seat = 0; seat < players(s_); ++seat)
            if (Seat(seat) != reader_.seat && s_.hands[Seat(seat)].contains(is))
                return {"", of(is, "card.hand").with("player", reader_.name(Seat(seat)))};
        return {"", of(is, "card.own")};
    }

  private:
    Phrase of(Building is, std::string_view key) const {
        return about(key).with("building", building_phrase(is));
    }
    Phrase of(Place is, std::string_view key) const { return about(key).with("place", place_phrase(is)); }
    Phrase of(Offering is, std::string_view key) const { return about(key).with("tile", tile_phrase(is)); }
    Phrase of(Seat is, std::string_view key) const { return about(key).with("player", reader_.name(is)); }
    Phrase of(Card is, std::string_view key) const { return about(key).with("card", card_phrase(is)); }
    // What the step of the turn asks for.
    Phrase now(Phrase phrase) const { return std::move(phrase).with("now", prompt(s_, reader_)); }

    Phrase refuses(Building is, Colour worker) const {
        return of(is, "house.refuses").with("worker", worker_phrase(worker));
    }
    std::vector<Phrase> missing(const Assets& cost) const {
        Assets lacks{};
        for (const Asset asset : kAssets)
            if (cost[asset] > me_.has[asset]) lacks[asset] = std::uint8_t(cost[asset] - me_.has[asset]);
        return amounts(lacks);
    }
    // What the card would take from an opponent.
    Assets wanted() const {
        Assets one{};
        for (const Asset asset : kAssets) one[asset] = raiders::card(s_.effect).hall.gains[asset] > 0;
        return one;
    }

    PieceAnswer no_raid(Place is) const {
        const RaidForecast f = forecast(s_, s_.active, is);
        if (f.missing_crew > 0)
            return {"RAI-091",
                    of(is, "isle.crew").with("n", settlement(is).crew).with("has", me_.crew.size())};
        if (f.missing_worker)
            return {"RAI-093", of(is, "isle.worker").with("worker", worker_phrase(me_.worker))};
        Assets lacks = some(Asset::Provisions, f.missing_provisions);
        lacks[Asset::Gold] = std::uint8_t(f.missing_gold);
        return {"RAI-092", of(is, "isle.lacks").with("missing", amounts(lacks))};
    }

    const State& s_;
    const Reader& reader_;
    const Player& me_;  // who decides
    const Cards& hand_;
};

// The answer about a piece by the kind in its name; nothing when there is no such piece.
std::optional<PieceAnswer> answer(const Answers& answers, std::string_view kind, std::string_view id) {
    if (kind == "stack") return answers.stack();
    if (kind == "seat") return answers.seat(Seat(id[0] - '0'));
    if (const auto i = found(kBuildingCards, id); i && kind == "house") return answers.house(Building(*i));
    if (const auto i = found(kSettlements, id); i && kind == "isle") return answers.isle(Place(*i));
    if (const auto i = found(kOfferingTiles, id); i && kind == "tile") return answers.tile(Offering(*i));
    const auto i = found(kTownsfolk, id);
    if (i && kind == "hand") return answers.hand(Card(*i));
    if (i && kind == "crew") return answers.crew(Card(*i));
    if (i && kind == "card") return answers.card(Card(*i));
    return std::nullopt;
}

}  // namespace

std::vector<std::string> pieces(const State& state) {
    std::vector<std::string> all;
    for (const BuildingCard& each : kBuildingCards) all.push_back(named("house", each.id));
    for (const Settlement& each : kSettlements) all.push_back(named("isle", each.id));
    for (const Offering each : face_up(state)) all.push_back(named("tile", tile(each).id));
    all.push_back("stack");
    std::uint32_t hands = 0, crews = 0;
    for (int seat = 0; seat < players(state); ++seat) {
        all.push_back(named("seat", seat));
        hands |= state.hands[Seat(seat)].kinds();
        crews |= state.players[Seat(seat)].crew.kinds();
    }
    const auto add_cards = [&](std::string_view kind, std::uint32_t kinds) {
        for (; kinds != 0; kinds &= kinds - 1)
            all.push_back(named(kind, card(Card(std::countr_zero(kinds))).id));
    };
    add_cards("hand", hands);
    add_cards("crew", crews);
    add_cards("card", hands | crews | state.discard.kinds());
    // Dice, spots, numbers and answers lie there only while they can be chosen.
    for (const Move move : legal_moves(state)) {
        const std::string piece = piece_of(move);
        if (!piece.empty() && std::find(all.begin(), all.end(), piece) == all.end()) all.push_back(piece);
    }
    return all;
}

Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                 const Reader& reader) {
    const std::vector<std::string> all = pieces(state);
    if (std::find(all.begin(), all.end(), piece) == all.end())
        return Problem{"there is no piece \"" + std::string(piece) + "\""};
    if (is_used(state, piece)) return std::optional<PieceAnswer>{};
    const Seat who = actor(state);
    if (who == kNobody) return std::optional(PieceAnswer{"RAI-123", say("rule.RAI-123")});
    const std::size_t dash = std::min(piece.find('-'), piece.size());
    const std::string_view kind = piece.substr(0, dash);
    if (who != reader.seat && kind != "card" && kind != "stack")
        return std::optional(PieceAnswer{"", about("waits").with("player", reader.name(who))});
    return answer(Answers(state, reader), kind, piece.substr(std::min(dash + 1, piece.size())));
}

}  // namespace jarl::raiders
