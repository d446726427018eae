// Why pointing at a piece does nothing now: one answer a kind of piece, about that very piece.
#include "engine/games/lofoten/pieces.h"

#include <algorithm>
#include <initializer_list>

#include "engine/games/lofoten/legal.h"
#include "engine/games/lofoten/naming.h"

namespace jarl::lofoten {

namespace {

using Answer = PieceAnswer;

Phrase piece_phrase(std::string_view key) { return say("piece." + std::string(key)); }
Answer answer(std::string_view rule, std::string_view key) { return {rule, piece_phrase(key)}; }

// --- Names of pieces, as on the page (web/src/games/lofoten/moves.ts) ------------------------------------------------

std::string numbered(const char* kind, int number) { return kind + std::to_string(number); }
std::string slide_name(Side side) { return side == Side::Left ? "slide-left" : "slide-right"; }
std::string wheel_name(Side side) { return side == Side::Left ? "wheel-ccw" : "wheel-cw"; }
std::string ship_name(Seat seat, Letter letter) {
    return numbered("ship-", int(seat)) + "-" + letter_name(letter);
}
std::string stored_name(int warehouse, const std::string& tile) {
    return numbered("stored-", warehouse) + "-" + tile;
}
constexpr std::array<const char*, 3> kHandNames{"hand-left", "hand-middle", "hand-right"};
constexpr std::array<const char*, 2> kPutNames{"put-left", "put-right"};

std::string spot_of(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Play: return kHandNames[std::size_t(move.slot())];
    case Verb::Put: return kPutNames[std::size_t(move.side())];
    case Verb::Slide:
    case Verb::BuySlide: return slide_name(state.side);
    case Verb::Turn:
    case Verb::BuyTurn: return wheel_name(state.side);
    case Verb::UseSlide: return slide_name(move.side());
    case Verb::UseTurn: return wheel_name(move.side());
    case Verb::Remove:
    case Verb::Space: return numbered("market-", move.number());
    case Verb::Load: return numbered("market-", space_before(state, state.active));
    case Verb::Pile: return numbered("pile-", move.number());
    case Verb::Store:
    case Verb::Close:
    case Verb::Attach:
    case Verb::To: return numbered("rack-", move.number());
    case Verb::Flip: return stored_name(move.number(), tile_name(move.kind()));
    case Verb::Unload:
    case Verb::Upgrade: return ship_name(state.active, move.ship());
    case Verb::Claim: return "jarl-" + std::string(card(move.jarl()).id);
    case Verb::Take: return "reserve";
    case Verb::Reroll: return "coin-hand";
    case Verb::ExtraTurn: return "coin-turn";
    case Verb::Stop: return "deck";
    default: return "";  // `end`, `done`, `keep` and `leave` have only words
    }
}

bool has_move(const State& state, std::string_view piece) {
    const MoveList moves = legal_moves(state);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) { return spot_of(state, move) == piece; });
}

// --- Answers ---------------------------------------------------------------------------------------------------------

class Asked {
  public:
    Asked(const State& state, const Reader& reader) : s_(state), reader_(reader) {}

    Answer market(int space) const {
        const Tile tile = s_.market[std::size_t(space)];
        if (tile == Tile::None) {
            if (s_.phase == Phase::Effect && effect_of(s_.effect) == Effect::RemoveTile)
                return answer("LOF-055", "market.nothing");
            if (is_open_step()) return answer("LOF-090", "market.empty");
            return first();
        }
        if (s_.phase == Phase::Space) return answer("LOF-090", "market.full");
        return is_open_step() ? why_not_loaded(space, tile) : first();
    }

    Answer pile(int pile) const {
        if (s_.pile_size[std::size_t(pile)] == 0) return answer("LOF-092", "pile.empty");
        return is_open_step() ? answer("LOF-090", "pile.later") : first();
    }

    Answer rack(int w) const {
        if (w == s_.closed) return answer("LOF-139", "rack.closed");
        if (s_.phase == Phase::Store)
            return {"LOF-080",
                    piece_phrase("rack.other_good").with("good", good_phrase(s_.dedicated[std::size_t(w)]))};
        return is_open_step() ? answer("LOF-075", "rack.docks") : first();
    }

    Answer stored(int w, std::string_view name) const {
        const bool mine = lies_at(s_.active, w, name);
        if (s_.phase == Phase::Flip) {
            if (!mine) return {"LOF-150", piece_phrase("stored.rival").with("who", rival_name())};
            return answer("LOF-151", "stored.flipped");
        }
        if (!is_open_step()) return first();
        if (s_.options.upgrades == 0) return answer("LOF-080", "stored.stays");
        if (s_.phase == Phase::End && s_.upgraded_now == Upgraded::No)
            return answer("LOF-150", "stored.ship_first");
        return answer("LOF-150", "stored.later");
    }

    Answer ship(Seat seat, Letter letter) const {
        const Phrase name = ship_phrase(letter);
        const Ship& is = s_.players[seat].ships[letter];
        if (seat != s_.active)
            return {"LOF-070", piece_phrase("ship.rival").with("who", reader_.name(seat)).with("ship", name)};
        if (s_.phase == Phase::Harbour) return {"LOF-146", piece_phrase("ship.no_cargo").with("ship", name)};
        if (s_.phase == Phase::Final) return {"LOF-106", piece_phrase("ship.no_cargo").with("ship", name)};
        if (!is_open_step()) return first();
        if (s_.phase == Phase::End && s_.options.upgrades != 0) return why_no_upgrade(letter);
        if (!is.cargo.empty()) return {"LOF-075", piece_phrase("ship.docks").with("ship", name)};
        if (is.order != Card::None)
            return {
                "LOF-073",
                piece_phrase("ship.loads").with("ship", name).with("good", good_phrase(good_of(is.order)))};
        const bool docked = me().wheel[Place::Bottom] == letter;
        if (docked && s_.phase == Phase::Play)
            return {"LOF-050", piece_phrase("ship.order_here").with("ship", name)};
        return {"LOF-078", piece_phrase("ship.no_order").with("ship", name)};
    }

    Answer hand() const {
        if (s_.phase == Phase::Play)  // only the middle card can be refused
            return {"LOF-050",
                    piece_phrase("hand.order").with("ship", ship_phrase(me().wheel[Place::Bottom]))};
        return answer("LOF-032", s_.phase == Phase::Final ? "hand.final" : "hand.played");
    }

    Answer fleet(Side side, bool slides) const {
        switch (s_.phase) {
        case Phase::Play: return answer("LOF-040", "fleet.play");
        case Phase::Move:
            if (side != s_.side)
                return answer("LOF-041", s_.side == Side::Left ? "fleet.only_left" : "fleet.only_right");
            if (slides && !can_slide(me(), side)) return answer("LOF-021", "fleet.edge");
            return answer("LOF-061", "fleet.used_up");
        case Phase::Effect:
            if (slides && effect_of(s_.effect) == Effect::SlideWheel) return answer("LOF-021", "fleet.edge");
            return {"LOF-053", piece_phrase(slides ? "fleet.no_slide" : "fleet.no_rotation")
                                   .with("good", good_phrase(s_.effect))};
        case Phase::End: return answer("LOF-061", "fleet.over");
        default: return first();
        }
    }

    Answer jarl(const JarlOffer& offer) const {
        if (offer.owner != kNobody)
            return {"LOF-132", piece_phrase("jarl.taken").with("who", reader_.name(offer.owner))};
        if (s_.phase != Phase::End) return is_open_step() ? answer("LOF-131", "jarl.later") : first();
        if (owns_a_jarl(s_, s_.active)) return answer("LOF-132", "jarl.one");
        const Progress is = progress(s_, s_.active, required(offer));
        return {"LOF-131", piece_phrase("jarl.requirement").with("has", is.has).with("needs", is.needs)};
    }

    Answer coins(Seat seat) const {
        if (seat != s_.active)
            return {"LOF-060", piece_phrase("coins.rival").with("who", reader_.name(seat))};
        return answer("LOF-060", "coins.own");
    }

    Answer reserve() const {
        if (s_.phase == Phase::Effect && effect_of(s_.effect) == Effect::TakeCoin)
            return {"LOF-054", piece_phrase("reserve.nothing").with("who", rival_name())};
        return answer("LOF-053", "reserve.order");
    }

    Answer deck() const {
        if (s_.phase == Phase::Play) return answer("LOF-030", "deck.play");
        if (s_.phase == Phase::Load || s_.phase == Phase::Store || s_.phase == Phase::Put) return first();
        if (me().hand_size < kHandSize) return answer("LOF-105", "deck.last");
        return answer("LOF-085", "deck.drawn");
    }

    Answer new_hand() const {
        if (s_.phase != Phase::Play && s_.phase != Phase::Pile && s_.phase != Phase::End)
            return answer("LOF-067", "new_hand.later");
        return answer("LOF-063", me().hand_size < kHandSize ? "new_hand.cards" : "new_hand.coins");
    }

    Answer extra_turn() const {
        if (s_.extra_pending != 0) return answer("LOF-065", "extra_turn.pending");
        if (me().coins < kTurnCost) return answer("LOF-064", "extra_turn.coins");
        return answer("LOF-068", "extra_turn.later");
    }

  private:
    const Player& me() const { return active_player(s_); }
    const std::string& rival_name() const { return reader_.name(rival(s_.active)); }

    // Steps in which the player looks round the table; in the others one question is asked.
    bool is_open_step() const {
        return s_.phase == Phase::Play || s_.phase == Phase::Move || s_.phase == Phase::Effect ||
               s_.phase == Phase::End;
    }

    // The question that has to be answered before anything else.
    Answer first() const {
        switch (s_.phase) {
        case Phase::Load:
            return {"LOF-155", with_tile("first.load", s_.market[std::size_t(space_before(s_, s_.active))])};
        case Phase::Store: return {"LOF-081", with_tile("first.store", s_.unloading[0])};
        case Phase::Put: return answer("LOF-085", "first.put");
        case Phase::Pile: return answer("LOF-090", "first.pile");
        case Phase::Space: return {"LOF-091", with_tile("first.space", s_.turned)};
        case Phase::Flip:
            return {"LOF-150", piece_phrase("first.flip").with("ship", ship_phrase(s_.upgrading))};
        case Phase::Close: return answer("LOF-137", "first.close");
        case Phase::Shift: return answer("LOF-138", "first.shift");
        case Phase::Attach: return answer("LOF-136", "first.attach");
        case Phase::Harbour: return answer("LOF-146", "first.harbour");
        default: return answer("LOF-106", "first.final");
        }
    }
    static Phrase with_tile(std::string_view key, Tile tile) {
        return piece_phrase(key).with("tile", tile_phrase(kind_of(tile)));
    }

    Answer why_not_loaded(int space, Tile tile) const {
        if (s_.phase == Phase::End) return answer("LOF-071", "market.action");
        const Letter top = me().wheel[Place::Top];
        const Ship& is = me().ships[top];
        if (is.order == Card::None || good_of(is.order) != good_of(tile))
            return {"LOF-073", piece_phrase("market.no_order").with("good", good_phrase(good_of(tile)))};
        if (!is.cargo.empty())
            return {"LOF-073", piece_phrase("market.loaded").with("ship", ship_phrase(top))};
        if (space != space_before(s_, s_.active))
            return {"LOF-022", piece_phrase("market.elsewhere").with("ship", ship_phrase(top))};
        return answer("LOF-071", "market.by_itself");
    }

    Answer why_no_upgrade(Letter letter) const {
        if (is_upgraded(me(), letter))
            return {"LOF-150", piece_phrase("ship.upgraded").with("ship", ship_phrase(letter))};
        if (s_.upgraded_now != Upgraded::No) return answer("LOF-150", "ship.one_a_turn");
        return answer("LOF-151", "ship.no_tile");
    }

    bool lies_at(Seat seat, int w, std::string_view name) const {
        for (const Tile tile : s_.stored[seat][std::size_t(w)])
            if (shown_name(s_, tile) == name) return true;
        return false;
    }

  public:
    static std::string shown_name(const State& state, Tile tile) {
        return state.flipped.contains(tile) ? flipped_name(good_of(tile)) : tile_name(kind_of(tile));
    }

  private:
    const State& s_;
    const Reader& reader_;
};

// Calls visit(name, asks) for every piece; asks(asked) answers for it.
template <class Visit>
void for_each_piece(const State& state, Visit visit) {
    for (int i = 0; i < kSpaces; ++i)
        visit(numbered("market-", i), [i](const Asked& is) { return is.market(i); });
    for (int i = 0; i < kPiles; ++i) visit(numbered("pile-", i), [i](const Asked& is) { return is.pile(i); });
    for (int w = 0; w < kWarehouses; ++w) {
        visit(numbered("rack-", w), [w](const Asked& is) { return is.rack(w); });
        std::vector<std::string> names;
        for (const Seat seat : kSeats)
            for (const Tile tile : state.stored[seat][std::size_t(w)]) {
                const std::string name = Asked::shown_name(state, tile);
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
            }
        for (const std::string& name : names)
            visit(stored_name(w, name), [w, name](const Asked& is) { return is.stored(w, name); });
    }
    for (const Seat seat : kSeats)
        for (const Letter letter : kLetters)
            visit(ship_name(seat, letter), [seat, letter](const Asked& is) { return is.ship(seat, letter); });
    for (const char* name : kHandNames) visit(name, [](const Asked& is) { return is.hand(); });
    if (state.phase == Phase::Put)  // always both, so the answer is never heard
        for (const char* name : kPutNames) visit(name, [](const Asked& is) { return is.hand(); });
    for (const Side side : {Side::Left, Side::Right}) {
        visit(slide_name(side), [side](const Asked& is) { return is.fleet(side, true); });
        visit(wheel_name(side), [side](const Asked& is) { return is.fleet(side, false); });
    }
    if (state.options.jarls != 0)
        for (const JarlOffer& offer : state.jarls)
            visit("jarl-" + std::string(card(offer.jarl).id),
                  [offer](const Asked& is) { return is.jarl(offer); });
    for (const Seat seat : kSeats)
        visit(numbered("coins-", int(seat)), [seat](const Asked& is) { return is.coins(seat); });
    visit("reserve", [](const Asked& is) { return is.reserve(); });
    visit("deck", [](const Asked& is) { return is.deck(); });
    visit("coin-hand", [](const Asked& is) { return is.new_hand(); });
    visit("coin-turn", [](const Asked& is) { return is.extra_turn(); });
}

}  // namespace

std::vector<std::string> pieces(const State& state) {
    std::vector<std::string> names;
    for_each_piece(state, [&](std::string name, auto) { names.push_back(std::move(name)); });
    return names;
}

Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                 const Reader& reader) {
    std::optional<PieceAnswer> said;
    bool found = false;
    for_each_piece(state, [&](const std::string& name, auto asks) {
        if (name != piece) return;
        found = true;
        if (has_move(state, piece)) return;
        if (state.phase == Phase::Over) said = answer("LOF-102", "over");
        else if (reader.seat != kNobody && reader.seat != state.active)
            said = PieceAnswer{"LOF-030", piece_phrase("turn").with("who", reader.name(state.active))};
        else said = asks(Asked(state, reader));
    });
    if (!found) return Problem{"there is no piece \"" + std::string(piece) + "\""};
    return said;
}

std::vector<std::string> piece_keys() {
    return {"over",
            "turn",
            "market.nothing",
            "market.empty",
            "market.full",
            "market.no_order",
            "market.loaded",
            "market.elsewhere",
            "market.by_itself",
            "market.action",
            "pile.empty",
            "pile.later",
            "rack.closed",
            "rack.other_good",
            "rack.docks",
            "stored.rival",
            "stored.flipped",
            "stored.stays",
            "stored.ship_first",
            "stored.later",
            "ship.rival",
            "ship.no_cargo",
            "ship.docks",
            "ship.loads",
            "ship.order_here",
            "ship.no_order",
            "ship.upgraded",
            "ship.one_a_turn",
            "ship.no_tile",
            "hand.order",
            "hand.played",
            "hand.final",
            "fleet.play",
            "fleet.only_left",
            "fleet.only_right",
            "fleet.edge",
            "fleet.used_up",
            "fleet.no_slide",
            "fleet.no_rotation",
            "fleet.over",
            "jarl.taken",
            "jarl.later",
            "jarl.one",
            "jarl.requirement",
            "coins.rival",
            "coins.own",
            "reserve.nothing",
            "reserve.order",
            "deck.play",
            "deck.drawn",
            "deck.last",
            "new_hand.later",
            "new_hand.cards",
            "new_hand.coins",
            "extra_turn.pending",
            "extra_turn.coins",
            "extra_turn.later",
            "first.load",
            "first.store",
            "first.put",
            "first.pile",
            "first.space",
            "first.flip",
            "first.close",
            "first.shift",
            "first.attach",
            "first.harbour",
            "first.final"};
}

}  // namespace jarl::lofoten
