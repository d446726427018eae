// The table drawn in text, 80 columns wide: the settlements, the village, then the players, oneself last.
#include "engine/games/raiders/forecast.h"
#include "engine/games/raiders/observe.h"
#include "engine/games/raiders/scoring.h"
#include "engine/games/raiders/text.h"
#include "engine/games/raiders/view.h"

namespace jarl::raiders {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kColumn = 38;  // two columns of buildings

// Letters on screen: UTF-8 continuation bytes and colour codes take no room.
std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') i = text.find('m', i);
        else if ((text[i] & 0xc0) != 0x80) ++width;
    }
    return width;
}
std::string padded(const std::string& text, std::size_t width) {
    const std::size_t has = width_of(text);
    return has < width ? text + std::string(width - has, ' ') : text;
}

class Sketcher {
  public:
    Sketcher(const State& state, Seat viewer, const Teller& teller, const std::vector<std::string>& names,
             bool colour)
        : s_(state), viewer_(viewer), teller_(teller), names_(names), colour_(colour) {}

    std::string draw() {
        headline();
        settlements();
        village();
        offerings();
        const int first = viewer_ == kNobody ? 0 : int(viewer_) + 1;  // clockwise, oneself last
        for (int i = 0; i < players(s_); ++i) player(Seat((first + i) % players(s_)));
        if (s_.raid != Place::None) raid_under_way();
        return std::move(out_);
    }

  private:
    // --- Words and colours ------------------------------------------------------------------------------------
    static Phrase phrase(std::string_view key) { return Phrase{"raiders." + std::string(key)}; }
    std::string say(std::string_view key) const { return teller_.say(phrase(key)); }
    std::string say_count(std::string_view key, int n) const { return teller_.say(phrase(key).with("n", n)); }
    std::string painted(const std::string& text, const char* code) const {
        return colour_ ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
    }
    std::string bold(const std::string& text) const { return painted(text, "1"); }
    std::string faint(const std::string& text) const { return painted(text, "2"); }
    std::string of_seat(Seat seat, const std::string& text) const {
        constexpr std::array<const char*, kMaxPlayers> codes{"1;34", "1;31", "1;32", "1;35"};
        return painted(text, codes[index(seat)]);
    }
    std::string name(Seat seat) const {
        return of_seat(seat, names_[index(seat)] + (seat == viewer_ ? " (" + say("sketch.you") + ")" : ""));
    }
    std::string colour_word(Colour colour) const { return say("worker." + std::string(colour_name(colour))); }
    // The first letter of the colour's name; the paint beside it is never alone.
    std::string letter(Colour colour) const {
        if (colour == Colour::None) return " ";
        constexpr std::array<const char*, 3> codes{"1", "36", "1;33"};
        return painted(colour_word(colour).substr(0, 1), codes[std::size_t(colour)]);
    }
    std::string amount(Asset asset, int n) const {
        return say_count("amount." + std::string(asset_name(asset)), n);
    }
    std::string pieces(const Assets& has) const {
        std::string text;
        for (const Asset asset : kAssets)
            if (asset != Asset::Armour && has[asset] > 0)
                text += (text.empty() ? "" : ", ") + amount(asset, has[asset]);
        return text.empty() ? say("amount.nothing") : text;
    }
    std::string card_name(Card is) const { return say("card." + std::string(card(is).id)); }

    void line(std::string text = "") {
        text.erase(text.find_last_not_of(' ') + 1);
        out_ += text + "\n";
    }
    // Items one after the other, broken into lines.
    void items(const std::string& label, const std::vector<std::string>& list) {
        std::string text = "   " + label + " ";
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string item = list[i] + (i + 1 < list.size() ? ", " : "");
            if (width_of(text) + width_of(item) > kWidth) {
                line(text);
                text = "      ";
            }
            text += item;
        }
        line(text);
    }

    // --- Parts of the table -------------------------------------------------------------------------------------
    void headline() {
        if (s_.turn == 0) line(bold(say("sketch.setup")));
        else
            line(teller_.say(phrase("sketch.turn").with("n", s_.turn).with("who", names_[index(s_.active)])));
        if (s_.trigger != End::None && s_.phase != Phase::Over)
            line(bold(say_count("sketch.last", s_.turns_left)));
        line(faint(say_count("sketch.pile", pile_size(s_) + int(s_.under.size())) + "   " +
                   say_count("sketch.discard", s_.discard.size()) + "   " +
                   say_count("sketch.stack", stack_size(s_)) + "   " +
                   say_count("sketch.fortresses", spots_left(s_, Type::Fortress)) + "   " +
                   say_count("sketch.valkyries", s_.valkyries_on_board)));
        line(faint(say("sketch.supply") + " " + pieces(s_.supply)));
    }

    std::string spot(Place place, int which) const {
        if ((s_.spots_left[place] >> which & 1) == 0) return faint("-");
        constexpr std::array<const char*, 4> keys{"sketch.gold", "sketch.iron", "sketch.livestock",
                                                  "sketch.valkyrie"};
        constexpr std::array<const char*, 4> codes{"33", "34", "32", "31"};
        const Pieces there = pieces_on(s_, place, which);
        std::string text = letter(settlement(place).spots[std::size_t(which)].worker) + ":";
        for (const Piece piece : kPieces)
            for (int n = there[piece]; n > 0; --n)
                text += painted(say(keys[std::size_t(piece)]), codes[std::size_t(piece)]);
        return text;
    }

    void settlements() {
        line();
        line(bold(say("sketch.settlements")));
        for (const Place place : kPlaces) {
            const Settlement& is = settlement(place);
            std::string workers;
            for (const Colour colour : kColours)
                if ((is.colours & bit(colour)) != 0) workers += letter(colour);
            Phrase needs = phrase("sketch.needs")
                               .with("crew", is.crew)
                               .with("provisions", is.provisions)
                               .with("gold", is.gold);
            std::string tiers = is.dice == 0 ? std::to_string(kHarbourPoints) : "";
            for (const Tier& tier : is.tiers)
                if (tier.points > 0)
                    tiers += std::to_string(tier.strength) + ":" + std::to_string(tier.points) + " ";
            std::string spots;
            for (int i = 0; i < spots_of(is); ++i) spots += padded(spot(place, i), 8);
            line(" " + padded(say("place." + std::string(is.id)), 22) + padded(workers, 3) +
                 padded(teller_.say(needs), 11) + padded(tiers, 17) + spots);
        }
        line(faint(" " + say("sketch.legend")));
    }

    void village() {
        line();
        line(bold(say("sketch.village")));
        for (std::size_t row = 0; row < kBuildings.size() / 2; ++row)
            line(" " + padded(building(kBuildings[row]), kColumn) +
                 building(kBuildings[row + kBuildings.size() / 2]));
    }
    std::string building(Building which) const {
        const std::string mark = (s_.acted & bit(which)) != 0 ? "*" : " ";
        return "[" + letter(s_.village[which]) + "]" + mark + say("building." + std::string(card(which).id));
    }

    std::string offering(Offering which) const {
        const OfferingTile& is = tile(which);
        return pieces(is.cost) + " = " + say_count("sketch.points", is.points);
    }
    void offerings() {
        line();
        line(bold(say("sketch.offerings")));
        for (const Offering each : face_up(s_)) line(" " + offering(each));
    }

    void player(Seat seat) {
        const Player& is = s_.players[seat];
        line();
        std::string head =
            name(seat) + "   " + bold(say_count("sketch.points", score_of(s_, seat).total)) + "   ";
        head +=
            is.worker == Colour::None
                ? say("sketch.no_worker")
                : teller_.say(phrase("sketch.worker")
                                  .with("worker", phrase("worker." + std::string(colour_name(is.worker)))));
        head += "   " + say_count("amount.armour", is.has[Asset::Armour]) + "   " +
                say_count("sketch.marker", is.marker);
        line(head);
        items(say("sketch.has"), {pieces(is.has)});
        if (!is.crew.empty()) crew(is);
        hand(seat);
        if (!is.offerings.empty()) {
            std::vector<std::string> tiles;
            for (const Offering each : is.offerings)
                tiles.push_back(say_count("sketch.points", tile(each).points));
            items(say("sketch.owned"), tiles);
        }
    }
    void crew(const Player& is) {
        std::vector<std::string> list;
        int strength = 0;
        for (const Card each : is.crew) {
            list.push_back(card_name(each) + " " + std::to_string(card(each).strength));
            strength += card(each).strength;
        }
        items(say_count("sketch.crew", strength), list);
    }
    void hand(Seat seat) {
        const Cards& known = s_.hands[seat];
        const int hidden = s_.players[seat].hand_size - known.size();
        std::vector<std::string> list;
        for (const Card each : known)
            for (int n = known.count(each); n > 0; --n)
                list.push_back(teller_.say(phrase("sketch.card")
                                               .with("card", phrase("card." + std::string(card(each).id)))
                                               .with("cost", card(each).cost)
                                               .with("strength", card(each).strength)));
        if (hidden > 0) list.push_back(faint(say_count("sketch.hidden", hidden)));
        if (!list.empty()) items(say("sketch.hand"), list);
    }

    void raid_under_way() {
        std::string text = say("place." + std::string(settlement(s_.raid).id));
        if (s_.dice[0] > 0) {
            const int strength = raid_strength(s_.players[s_.active], settlement(s_.raid));
            std::string dice = std::to_string(s_.dice[0]);
            if (s_.dice[1] > 0) dice += " + " + std::to_string(s_.dice[1]);
            text += ": " + std::to_string(strength) + " + [" + dice +
                    "] = " + say_count("sketch.strength", strength + s_.dice[0] + s_.dice[1]);
        }
        line();
        line(bold(say("sketch.raid")) + " " + text);
    }

    const State& s_;
    const Seat viewer_;
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

}  // namespace jarl::raiders
