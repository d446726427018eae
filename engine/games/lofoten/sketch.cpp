// The table drawn in text, 80 columns wide, as the viewer sits at it: the rival above, the market between, oneself below.
#include <algorithm>

#include "engine/games/lofoten/scoring.h"
#include "engine/games/lofoten/text.h"
#include "engine/games/lofoten/view.h"

namespace jarl::lofoten {

namespace {

constexpr std::size_t kBay = 15;  // five bays and a margin fill the width

// Letters on screen: UTF-8 continuation bytes and colour codes take no room.
std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') i = text.find('m', i);
        else if ((text[i] & 0xc0) != 0x80) ++width;
    }
    return width;
}
std::string padded(std::string text, std::size_t width) {
    const std::size_t has = width_of(text);
    return has < width ? text + std::string(width - has, ' ') : text;
}
std::string centred(const std::string& text, std::size_t width) {
    const std::size_t has = width_of(text);
    return has < width ? padded(std::string((width - has) / 2, ' ') + text, width) : text;
}

class Sketcher {
  public:
    Sketcher(const State& state, Seat viewer, const Teller& teller, const std::vector<std::string>& names,
             bool colour)
        : s_(state), viewer_(viewer), below_(viewer == Seat::Second ? Seat::Second : Seat::First),
          teller_(teller), names_(names), colour_(colour) {}

    // What is decided on stands last, next to the prompt, also where a screen is too short for the whole.
    std::string draw() {
        headline();
        if (s_.options.jarls != 0) jarls();
        warehouses();
        line();
        fleet(rival(below_), true);
        market();
        fleet(below_, false);
        return std::move(out_);
    }

  private:
    // --- Words and colours -------------------------------------------------------------------------------------------
    std::string say(std::string_view key) const { return teller_.say(Phrase{"lofoten." + std::string(key)}); }
    std::string say_count(std::string_view key, int n) const {
        return teller_.say(Phrase{"lofoten." + std::string(key)}.with("n", n));
    }
    std::string name(Seat seat) const {
        return names_[index(seat)] + (seat == viewer_ ? " (" + say("sketch.you") + ")" : "");
    }
    std::string painted(const std::string& text, const char* code) const {
        return colour_ ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
    }
    std::string bold(const std::string& text) const { return painted(text, "1"); }
    std::string faint(const std::string& text) const { return painted(text, "2"); }
    std::string of_good(Good good, const std::string& text) const {
        constexpr std::array<const char*, 4> codes{"33", "36", "32", "35"};  // beside the word, never alone
        return painted(text, codes[std::size_t(good)]);
    }
    std::string of_seat(Seat seat, const std::string& text) const {
        return painted(text, seat == Seat::First ? "1;34" : "1;31");
    }

    std::string good(Good which) const { return of_good(which, short_name(which)); }
    std::string short_name(Good which) const {
        return say("good." + std::string(good_name(which)) + ".short");
    }
    std::string order(Card card) const {
        if (!is_known(card)) return faint("[ ? ]");
        return good(good_of(card)) + " " + std::to_string(value_of(card));
    }
    std::string tile(Tile which) const {
        const TileFace& is = face(which);
        return good(is.good) + " " + std::to_string(is.value) +
               of_seat(is.clan, is.clan == Seat::First ? "r" : "b");
    }
    void line(const std::string& text = "") { out_ += text + "\n"; }

    // --- Parts of the table --------------------------------------------------------------------------------------------
    void headline() {
        std::string left = teller_.say(Phrase{"lofoten.sketch.turn"}
                                           .with("n", s_.turn)
                                           .with("who", of_seat(s_.active, name(s_.active))));
        if (s_.extra_turn != 0) left += ", " + say("sketch.extra");
        if (s_.extra_pending != 0) left += ", " + say("sketch.pending");
        if (s_.end_triggered != 0) left += ", " + bold(say("sketch.last"));
        line(left);
        line(faint(say_count("sketch.deck", deck_size()) + "   " + say_count("sketch.reserve", s_.reserve)));
        line();
    }

    int deck_size() const {
        int hidden = s_.drawn == Card::Unknown;
        for (const Player& player : s_.players)
            for (const Card card : player.hand) hidden += card == Card::Unknown;
        return s_.deck.size() + s_.known_hidden.size() - hidden;
    }

    std::string ship(const Player& player, Place place) const {
        const Letter letter = player.wheel[place];
        const Ship& is = ship_at(player, place);
        std::string text = bold(std::string(1, letter_name(letter)));
        if (is_upgraded(player, letter)) text += "*";
        text += " " + (is.order == Card::None ? faint("-") : order(is.order));
        if (!is.cargo.empty()) {
            text += " <";
            for (std::size_t i = 0; i < is.cargo.size(); ++i) text += (i > 0 ? ", " : "") + tile(is.cargo[i]);
            text += ">";
        }
        return text;
    }

    // The wheel as a cross; the top longship points to the market, so a rival's wheel stands on its head.
    void fleet(Seat seat, bool upside_down) {
        const Player& player = s_.players[seat];
        std::string hand;
        for (int i = 0; i < player.hand_size; ++i)
            hand += (i > 0 ? " | " : "") + order(player.hand[std::size_t(i)]);
        const std::string who = of_seat(seat, name(seat)) + "  " + say_count("sketch.coins", player.coins) +
                                "   " + say("sketch.hand") + " " + hand;
        const std::string top = padded("", 28) + say("sketch.top") + "  " + ship(player, Place::Top);
        const std::string docked = padded("", 28) + say("sketch.docked") + "  " + ship(player, Place::Bottom);
        const Place first = upside_down ? Place::Right : Place::Left,
                    second = upside_down ? Place::Left : Place::Right;
        const std::string middle = padded("   " + ship(player, first), 38) + "(o)   " + ship(player, second);
        if (upside_down) line(who);
        line(upside_down ? docked : top);
        line(middle);
        line(upside_down ? top : docked);
        if (!upside_down) {
            line(who);
            if (s_.drawn != Card::None && seat == s_.active)
                line(say("sketch.drawn") + " " + order(s_.drawn));
        }
    }

    std::string pointer(Seat seat, bool down) const {
        std::string text;
        for (int column = 0; column < kSpaces; ++column) {
            const bool here = space_of(below_, column) == space_before(s_, seat);
            text += centred(here ? of_seat(seat, down ? "v" : "^") : "", kBay);
        }
        return "  " + text;
    }

    void market() {
        line(pointer(rival(below_), true));
        std::string spaces = "  ", tiles = "  ";
        for (int column = 0; column < kSpaces; ++column) {
            const int space = space_of(below_, column);
            const Tile there = s_.market[std::size_t(space)];
            spaces += centred(faint(say_count("sketch.space", column + 1)), kBay);
            tiles += centred(there == Tile::None ? faint("[      ]") : "[" + tile(there) + "]", kBay);
        }
        line(tiles);
        line(spaces);
        line(pointer(below_, false));
        std::string piles = "  " + say("sketch.piles");
        for (std::size_t column = 0; column < kPiles; ++column) {
            const std::size_t pile = below_ == Seat::First ? column : kPiles - 1 - column;
            piles += "  " + say(column == 0 ? "sketch.pile.left" : "sketch.pile.right") + " ";
            piles += s_.pile_size[pile] == 0
                         ? say("sketch.pile.empty")
                         : good(s_.pile_top[pile]) + " " + say_count("sketch.pile", s_.pile_size[pile]);
        }
        if (s_.turned != Tile::None) piles += "   " + say("sketch.turned") + " " + tile(s_.turned);
        line(piles);
    }

    std::string stored(Seat seat, std::size_t w) const {
        std::string text;
        const Tiles tiles = s_.stored[seat][w];
        for (const Tile each : face_up(s_, tiles)) {
            const TileFace& is = face(each);
            text += (text.empty() ? "" : " ") +
                    of_good(is.good, initial(is.good) + std::to_string(is.value)) +
                    of_seat(is.clan, is.clan == Seat::First ? "r" : "b");
        }
        for (const Tile each : tiles& s_.flipped)
            text += (text.empty() ? "" : " ") + initial(good_of(each)) + "~";
        return text;
    }
    // Short for the shelves: the first letter of the good, as said in the viewer's language.
    std::string initial(Good which) const { return short_name(which).substr(0, 1); }

    void warehouses() {
        line(bold(say("sketch.warehouses")));
        for (int w = 0; w < kWarehouses; ++w) {
            const std::size_t i = std::size_t(w);
            const WarehouseCard& is = card(s_.warehouses[i]);
            std::string head = "  " + say("warehouse." + std::string(is.id));
            if (is_ours(is)) head += " °";
            std::string what = s_.closed == w                  ? say("sketch.closed")
                               : s_.dedicated[i] == Good::None ? say("sketch.free")
                                                               : good(s_.dedicated[i]);
            if (s_.attached == w)
                what += " +" + std::to_string(card(Jarl::Storekeeper).amount) + " " + say("sketch.casks");
            line(padded(head, 36) + what);
            for (const Seat seat : {rival(below_), below_}) {
                const std::string shelf = stored(seat, i);
                if (shelf.empty()) continue;
                const std::string sum = std::to_string(measure(s_, seat, w, is.measure)) + " -> " +
                                        std::to_string(warehouse_points(s_, seat, w)) + " PP";
                line("     " + padded(of_seat(seat, names_[index(seat)]), 16) + padded(shelf, 40) + " " +
                     sum);
            }
        }
        if (shows_cards_of_ours()) line(faint("   ° " + say("reconstructed")));
    }

    // The prices by good are our guess, though the card was seen.
    static bool is_ours(const WarehouseCard& is) {
        return is.source == Source::Reconstructed ||
               (is.scoring == Scoring::MajorityByGood && kPriceByGoodSource == Source::Reconstructed);
    }
    bool shows_cards_of_ours() const {
        return std::any_of(s_.warehouses.begin(), s_.warehouses.end(),
                           [](WarehouseId id) { return is_ours(card(id)); }) ||
               (s_.options.jarls != 0 &&
                std::any_of(s_.jarls.begin(), s_.jarls.end(), [](const JarlOffer& offer) {
                    return card(offer.jarl).source == Source::Reconstructed;
                }));
    }

    void jarls() {
        constexpr std::array<std::string_view, 8> kAsks{
            "tiles_of_each_good",    "goods_total",        "tiles_of_good", "goods_of_good",
            "bucklers_of_each_clan", "identical_bucklers", "pay_opponent",  "have_coins"};
        line(bold(say("sketch.jarls")));
        for (const JarlOffer& offer : s_.jarls) {
            const RequirementSide& side = required(offer);
            Phrase asks = Phrase{"lofoten.requirement." + std::string(kAsks[std::size_t(side.asks)])}.with(
                "n", side.amount);
            if (side.good != Good::None)
                asks.with("good", Phrase{"lofoten.good." + std::string(good_name(side.good))});
            line("  " + say("jarl." + std::string(card(offer.jarl).id)) +
                 (card(offer.jarl).source == Source::Reconstructed ? " °" : "") +
                 (offer.owner == kNobody
                      ? ""
                      : ": " + say("sketch.taken") + " " + of_seat(offer.owner, names_[index(offer.owner)])));
            if (offer.owner != kNobody) continue;
            line("     " + teller_.say(asks));
            std::string text = "    ";
            for (const Seat seat : kSeats) {
                const Progress is = progress(s_, seat, side);
                text += " " + of_seat(seat, names_[index(seat)]) + " " +
                        std::to_string(std::min(is.has, is.needs)) + "/" + std::to_string(is.needs);
            }
            line(text);
        }
    }

    const State& s_;
    const Seat viewer_, below_;
    const Teller& teller_;
    const std::vector<std::string>& names_;
    const bool colour_;
    std::string out_;
};

}  // namespace

std::string sketch(const State& seen, Seat viewer, const Teller& teller,
                   const std::vector<std::string>& names, bool colour) {
    return Sketcher(seen, viewer, teller, names, colour).draw();
}

}  // namespace jarl::lofoten
