// The table drawn in text: the board as a map of hexes with their coordinates on the edges, the sea, the fjords.
#include <algorithm>

#include "engine/games/loot/legal.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/text.h"
#include "engine/games/loot/view.h"

namespace jarl::loot {

namespace {

// Letters on screen: UTF-8 continuation bytes and colour codes take no room.
std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') i = std::min(text.find('m', i), text.size());
        else if ((text[i] & 0xc0) != 0x80) ++width;
    }
    return width;
}
std::string padded(std::string text, std::size_t width) {
    const std::size_t has = width_of(text);
    return has < width ? text + std::string(width - has, ' ') : text;
}

// Lines of at most 80 letters.
std::vector<std::string> wrapped(std::string_view text) {
    std::vector<std::string> lines{""};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!lines.back().empty() && width_of(lines.back()) + 1 + width_of(word) > 80) lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + word;
    }
    return lines;
}

// A page of hexes. Neighbouring columns stand half a hex apart, so a hex may be nearly two columns wide.
class HexPage {
  public:
    HexPage(std::size_t column_width, std::size_t margin) : column_width_(column_width), margin_(margin) {}

    // `half_row` counts half hexes from the top. The text is centred on its column.
    void put(int column, int half_row, std::string text) {
        items_.push_back({half_row, column, std::move(text)});
    }
    void put_left(int half_row, std::string text) { items_.push_back({half_row, -1, std::move(text)}); }

    std::vector<std::string> lines() {
        std::sort(items_.begin(), items_.end(), [](const Item& a, const Item& b) {
            return std::pair(a.half_row, a.column) < std::pair(b.half_row, b.column);
        });
        std::vector<std::string> lines;
        for (const Item& item : items_) {
            while (int(lines.size()) <= item.half_row) lines.emplace_back();
            std::string& line = lines[std::size_t(item.half_row)];
            const std::size_t middle =
                item.column < 0 ? 0 : margin_ + std::size_t(item.column) * column_width_;
            const std::size_t half = item.column < 0 ? 0 : width_of(item.text) / 2;
            line = padded(line, middle > half ? middle - half : 0) + item.text;
        }
        return lines;
    }

  private:
    struct Item {
        int half_row, column;
        std::string text;
    };
    std::size_t column_width_, margin_;
    std::vector<Item> items_;
};

class Sketcher {
  public:
    Sketcher(const State& state, Seat viewer, const Teller& teller, const std::vector<std::string>& names,
             bool colour)
        : s_(state), viewer_(viewer), teller_(teller), names_(names), colour_(colour) {
        for (const Move move : legal_moves(state)) moves_.push_back(move);
    }

    std::string draw() {
        headline();
        map();
        sea();
        fjords();
        for (std::size_t seat = 0; seat < s_.options.players; ++seat) player(Seat(seat));
        legend("sketch.legend");
        return std::move(out_);
    }

  private:
    // --- Words and colours ---------------------------------------------------------------------------------------
    std::string say(std::string_view key) const { return teller_.say(Phrase{"loot." + std::string(key)}); }
    std::string say_count(std::string_view key, int n) const {
        return teller_.say(Phrase{"loot." + std::string(key)}.with("n", n));
    }
    std::string painted(const std::string& text, const char* code) const {
        return colour_ ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
    }
    std::string bold(const std::string& text) const { return painted(text, "1"); }
    std::string faint(const std::string& text) const { return painted(text, "2"); }
    std::string of_seat(Seat seat, const std::string& text) const {
        constexpr std::array<const char*, 4> codes{"1;34", "1;31", "1;35",
                                                   "1;33"};  // beside the digit, never alone
        return painted(text, codes[index(seat)]);
    }
    std::string of_kind(Kind kind, const std::string& text) const {
        constexpr std::array<const char*, 7> codes{"32", "92", "33", "31", "37", "36", "95"};
        return painted(text, codes[std::size_t(kind)]);
    }
    std::string letter(Kind kind) const {
        return of_kind(kind, say("letter." + std::string(kind_name(kind))));
    }
    std::string name(Seat seat) const {
        const std::string you = seat == viewer_ ? " (" + say("sketch.you") + ")" : "";
        return of_seat(seat, std::to_string(index(seat)) + " " + names_[index(seat)]) + you;
    }
    void line(const std::string& text = "") { out_ += text + "\n"; }
    void legend(std::string_view key) {
        for (const std::string& text : wrapped(say(key))) line(faint(text));
    }

    bool offers(Move move) const { return std::find(moves_.begin(), moves_.end(), move) != moves_.end(); }
    std::string marked(const std::string& text, bool legal) const {
        return legal ? bold("[") + text + bold("]") : text;
    }

    // --- The board -----------------------------------------------------------------------------------------------
    void headline() {
        std::string text = say_count("sketch.turn", s_.turn) + " " + name(s_.active);
        std::string won;
        for (const Kind kind : kKinds)
            if (s_.won[kind] > 0)
                won +=
                    (won.empty() ? "" : ", ") +
                    teller_.say(Phrase{"loot.count." + std::string(kind_name(kind))}.with("n", s_.won[kind]));
        line(text + (won.empty() ? "" : "   " + say("sketch.won") + " " + won));
        line();
    }

    std::string vikings_on(int hex) const {
        std::string text;
        for (std::size_t seat = 0; seat < s_.options.players; ++seat) {
            const Player& player = s_.players.values[seat];
            if (player.vikings.contains(hex)) text += of_seat(Seat(seat), std::to_string(seat));
            if (s_.doubled[seat] == hex) text += of_seat(Seat(seat), std::to_string(seat));
        }
        return text;
    }
    std::string table_hex(const TableHex& is) const {
        const std::size_t n = std::size_t(is.number);
        switch (is.type) {
        case TableHex::Type::Resource:
            return marked(letter(s_.board.resource_of(is.number)) + vikings_on(is.number),
                          offers(Move::place(s_.board.hexes[n])));
        case TableHex::Type::Building: {
            const Kind kind = kind_of_spot(is.number);
            return marked(letter(kind) + std::to_string(s_.stacks[is.number]),
                          offers(Move::leave(kind, s_.board.spots[n])));
        }
        case TableHex::Type::Sea:
            return s_.sea[n] == Ship::None ? faint("~") : painted("~" + std::to_string(is.number), "34");
        case TableHex::Type::Trophy:
            return (s_.trophies >> n & 1) != 0 ? "*" + std::to_string(is.number + kFewestAxes) : faint("*");
        }
        return "";
    }

    // q stands above and below its column, r to the left of its line, which runs down to the right.
    void map() {
        const std::vector<TableHex> hexes = table_hexes(s_.board);
        const auto half_row = [](Hex hex) { return 2 * hex.r + hex.q; };
        int left = hexes.front().hex.q, right = hexes.back().hex.q, top = half_row(hexes.front().hex),
            bottom = top;
        for (const TableHex& is : hexes) {
            top = std::min(top, half_row(is.hex));
            bottom = std::max(bottom, half_row(is.hex));
        }
        HexPage page(right - left > 18 ? 3 : 4, 8);
        const int first_row = 2 - top;  // a line for q, a line for the r of a hex at the very top
        for (int q = left; q <= right; ++q)
            for (const int row : {0, bottom + first_row + 1})
                page.put(q - left, row, faint(std::to_string(q)));
        std::vector<int> labelled;
        for (const TableHex& is : hexes) {  // ascending q: the first hex of an r is the left end of its line
            page.put(is.hex.q - left, half_row(is.hex) + first_row, table_hex(is));
            if (std::find(labelled.begin(), labelled.end(), is.hex.r) != labelled.end()) continue;
            labelled.push_back(is.hex.r);
            if (is.hex.q > left)
                page.put(is.hex.q - 1 - left, half_row(is.hex) - 1 + first_row,
                         faint(std::to_string(is.hex.r) + "\\"));
            else
                page.put_left(half_row(is.hex) + first_row,
                              faint(padded(std::to_string(is.hex.r) + "\\", 4)));
        }
        for (const std::string& text : page.lines()) line(text);
        legend("sketch.legend.map");
        line();
    }

    void sea() {
        std::string head = bold(say("sketch.sea")) + "   " + faint(say_count("sketch.bag", s_.bag.size()));
        line(head);
        for (std::size_t slot = 0; slot < s_.sea.size(); ++slot) {
            const Ship ship = s_.sea[slot];
            const bool legal = ship != Ship::None && offers(Move::ship(ship));
            line("  ~" + std::to_string(slot) + "  " +
                 (ship == Ship::None ? faint(say("sketch.sea.empty")) : marked(ship_text(ship), legal)));
        }
        line();
    }
    std::string needs_text(const std::uint8_t* needs, std::size_t kinds) const {
        std::string text;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            for (int i = 0; i < needs[kind]; ++i) text += (text.empty() ? "" : " ") + letter(Kind(kind));
        return text;
    }
    std::string ship_text(Ship ship) const {
        const Longship& is = longship(ship);
        return padded(std::string(is.name), 9) + "+" + std::to_string(is.bonus) + " " + letter(is.target) +
               "   " + say("sketch.needs") + " " + needs_text(is.needs.data(), is.needs.size());
    }

    // --- The fjords ----------------------------------------------------------------------------------------------
    std::string ship_code(Ship ship) const {  // "g2": the letter of its target and its number
        return letter(longship(ship).target) +
               std::string(longship(ship).name.substr(longship(ship).name.size() - 1));
    }
    std::string cell_text(Seat seat, Cell cell) const {
        const Player& player = s_.players[seat];
        for (const SiteKind kind : kSiteKinds)
            if (kSiteCells[kind] == cell)
                return "<" + say("letter." + std::string(site_kind_name(kind))) +
                       (player.has_finished(kind) ? "!" : "") + ">";
        if (player.fjord.ships.contains(cell))
            return ship_code(player.ship_at(cell)) + (player.fjord.validated.contains(cell) ? "!" : "?");
        if (const Kind kind = player.fjord.kind_at(cell); kind != Kind::None) return letter(kind);
        const bool mine = seat == s_.active;
        const Kind laying = s_.phase == Phase::Lay ? s_.won.first() : Kind::Wood;
        const bool legal =
            mine && (s_.phase == Phase::Lay ? offers(Move::lay(laying, cell)) : offers(Move::berth(cell)));
        return legal ? marked(" ", true) : faint(".");
    }
    std::vector<std::string> fjord(Seat seat) const {
        HexPage page(4, 6);
        for (int column = 0; column < 7; ++column) page.put(column, 0, faint("c" + std::to_string(column)));
        for (int half = 0; half < 13; ++half) page.put_left(1 + half, faint("r" + std::to_string(half / 2)));
        for (int i = 0; i < kCells; ++i) {
            const CellPlace place = place_of(Cell(i));
            page.put(place.column, 2 + 2 * place.row - place.column % 2, cell_text(seat, Cell(i)));
        }
        std::vector<std::string> lines = page.lines();
        lines.insert(lines.begin(), name(seat));
        return lines;
    }
    void fjords() {  // two side by side
        for (std::size_t seat = 0; seat < s_.options.players; seat += 2) {
            const std::vector<std::string> left = fjord(Seat(seat));
            const bool two = seat + 1 < s_.options.players;
            const std::vector<std::string> right = two ? fjord(Seat(seat + 1)) : std::vector<std::string>{};
            for (std::size_t i = 0; i < left.size(); ++i)
                line(i < right.size() ? padded(left[i], 40) + right[i] : left[i]);
        }
        legend("sketch.legend.fjord");
        line();
    }

    void player(Seat seat) {
        const Player& is = s_.players[seat];
        std::string shields;
        for (const Shield shield : kShields)
            if (is.has_shield(shield))
                shields += (shields.empty() ? "" : ", ") + say("shield." + std::string(shield_name(shield)));
        line(name(seat) + "   " + bold(say_count("sketch.points", score_of(s_, seat).total)) + "   " +
             say_count("sketch.vikings", is.vikings_left) + "   " + say("sketch.shields") + " " +
             (shields.empty() ? say("sketch.none") : shields) +
             (is.trophy == 0 ? "" : "   " + say_count("sketch.trophy", is.trophy)));
        for (const SiteKind kind : kSiteKinds) site_line(is, kind);
        for (const Cell cell : is.fjord.ships.without(is.fjord.validated))
            line("    " + padded(cell_name(cell), 6) + ship_text(is.ship_at(cell)));
    }
    void site_line(const Player& player, SiteKind kind) {
        const SiteId id = player.sites[std::size_t(kind)];
        const std::string what = player.has_finished(kind)
                                     ? say("sketch.finished")
                                     : say("sketch.needs") + " " + needs_text(site(id).needs.data(), 7);
        line("    " + padded(cell_name(kSiteCells[kind]), 6) +
             padded(say("site." + std::string(site_kind_name(kind))) + " (" +
                        std::to_string(kSitePoints[kind]) + ")",
                    26) +
             what);
    }

    const State& s_;
    const Seat viewer_;
    const Teller& teller_;
    const std::vector<std::string>& names_;
    const bool colour_;
    std::vector<Move> moves_;
    std::string out_;
};

}  // namespace

std::string sketch(const State& seen, Seat viewer, const Teller& teller,
                   const std::vector<std::string>& names, bool colour) {
    return Sketcher(seen, viewer, teller, names, colour).draw();
}

}  // namespace jarl::loot
