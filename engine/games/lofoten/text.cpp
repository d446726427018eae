#include "engine/games/lofoten/text.h"

#include <optional>

namespace jarl::lofoten {

namespace {

constexpr std::array<std::string_view, 4> kGoodNames{"mead", "fish", "sheep", "coffer"};
constexpr std::array<std::string_view, 4> kLetterNames{"A", "B", "C", "D"};
constexpr std::size_t kLongestMove = 20;  // "claim storekeeper" has 17

template <class Names>
std::optional<std::uint8_t> find_name(const Names& names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return std::uint8_t(i);
    return std::nullopt;
}

// How the verbs are written: the words before the argument, and what the argument is.
enum class Argument : std::uint8_t {
    None,
    Slot,
    Side,
    Rotation,
    Space,
    Warehouse,
    Pile,
    AJarl,
    Ship,
    WarehouseAndTile
};
struct VerbText {
    Verb verb;
    std::string_view words;
    Argument argument;
};
constexpr std::array kVerbTexts{
    VerbText{Verb::Play, "play", Argument::Slot},
    VerbText{Verb::Reroll, "reroll hand", Argument::None},
    VerbText{Verb::Slide, "slide", Argument::None},
    VerbText{Verb::Turn, "turn", Argument::None},
    VerbText{Verb::BuySlide, "buy slide", Argument::None},
    VerbText{Verb::BuyTurn, "buy turn", Argument::None},
    VerbText{Verb::Stop, "stop", Argument::None},
    VerbText{Verb::UseTurn, "turn", Argument::Rotation},
    VerbText{Verb::UseSlide, "slide", Argument::Side},
    VerbText{Verb::Remove, "remove", Argument::Space},
    VerbText{Verb::Take, "take", Argument::None},
    VerbText{Verb::ExtraTurn, "extra turn", Argument::None},
    VerbText{Verb::Load, "load", Argument::None},
    VerbText{Verb::Leave, "leave", Argument::None},
    VerbText{Verb::Store, "store", Argument::Warehouse},
    VerbText{Verb::Put, "put", Argument::Side},
    VerbText{Verb::Pile, "pile", Argument::Pile},
    VerbText{Verb::Space, "space", Argument::Space},
    VerbText{Verb::Claim, "claim", Argument::AJarl},
    VerbText{Verb::Upgrade, "upgrade", Argument::Ship},
    VerbText{Verb::End, "end", Argument::None},
    VerbText{Verb::Flip, "flip", Argument::WarehouseAndTile},
    VerbText{Verb::Close, "close", Argument::Warehouse},
    VerbText{Verb::To, "to", Argument::Warehouse},
    VerbText{Verb::Attach, "attach", Argument::Warehouse},
    VerbText{Verb::Unload, "unload", Argument::Ship},
    VerbText{Verb::Done, "done", Argument::None},
    VerbText{Verb::Keep, "keep", Argument::None},
};
static_assert(kVerbTexts.size() == std::size_t(kVerbs) && kVerbTexts.back().verb == Verb::Keep);

std::string argument_text(Argument argument, Move move) {
    switch (argument) {
    case Argument::None: return "";
    case Argument::Slot: return std::string(kSlotNames[move.argument()]);
    case Argument::Side: return std::string(kSideNames[move.argument()]);
    case Argument::Rotation: return std::string(kTurnNames[move.argument()]);
    case Argument::Space:
    case Argument::Warehouse:
    case Argument::Pile: return std::to_string(move.number());
    case Argument::AJarl: return std::string(card(move.jarl()).id);
    case Argument::Ship: return std::string(kLetterNames[move.argument()]);
    case Argument::WarehouseAndTile: return std::to_string(move.number()) + " " + tile_name(move.kind());
    }
    return "";
}

std::optional<std::uint8_t> read_digit(std::string_view text, int below) {
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + below) return std::nullopt;
    return std::uint8_t(text[0] - '0');
}

std::optional<std::uint8_t> read_tile(std::string_view text) {
    for (int kind = 0; kind < kTileKinds; ++kind)
        if (tile_name(TileKind(kind)) == text) return std::uint8_t(kind);
    return std::nullopt;
}

std::optional<std::uint8_t> read_jarl(std::string_view text) {
    for (std::size_t i = 0; i < kJarlCards.size(); ++i)
        if (kJarlCards[i].id == text) return std::uint8_t(i);
    return std::nullopt;
}

std::optional<Move> read_argument(Verb verb, Argument argument, std::string_view text) {
    const auto one = [&](std::optional<std::uint8_t> a) -> std::optional<Move> {
        if (!a) return std::nullopt;
        return Move{verb, *a};
    };
    switch (argument) {
    case Argument::None: return std::nullopt;
    case Argument::Slot: return one(find_name(kSlotNames, text));
    case Argument::Side: return one(find_name(kSideNames, text));
    case Argument::Rotation: return one(find_name(kTurnNames, text));
    case Argument::Space: return one(read_digit(text, kSpaces));
    case Argument::Warehouse: return one(read_digit(text, kWarehouses));
    case Argument::Pile: return one(read_digit(text, kPiles));
    case Argument::AJarl: return one(read_jarl(text));
    case Argument::Ship: return one(find_name(kLetterNames, text));
    case Argument::WarehouseAndTile: {
        if (text.size() < 3 || text[1] != ' ') return std::nullopt;
        const auto warehouse = read_digit(text.substr(0, 1), kWarehouses);
        const auto tile = read_tile(text.substr(2));
        if (!warehouse || !tile) return std::nullopt;
        return Move::flip(*warehouse, TileKind(*tile));
    }
    }
    return std::nullopt;
}

std::optional<Move> read_verb(const VerbText& verb, std::string_view text) {
    if (!text.starts_with(verb.words)) return std::nullopt;
    const std::string_view rest = text.substr(verb.words.size());
    if (rest.empty())
        return verb.argument == Argument::None ? std::optional<Move>(Move{verb.verb}) : std::nullopt;
    if (rest[0] != ' ') return std::nullopt;
    return read_argument(verb.verb, verb.argument, rest.substr(1));
}

}  // namespace

std::string_view good_name(Good good) { return kGoodNames[std::size_t(good)]; }

std::string card_name(int kind) {
    return std::string(kGoodNames[std::size_t(kind / 3)]) + std::to_string(kind % 3 + 1);
}

std::string tile_name(TileKind kind) {
    const TileFace is = face(kind);
    return std::string(good_name(is.good)) + std::to_string(is.value) + (is.clan == Seat::First ? "r" : "b");
}

std::string flipped_name(Good good) { return std::string(good_name(good)) + "~"; }

char letter_name(Letter letter) { return char('A' + int(letter)); }

std::string to_text(Move move) {
    const VerbText& verb = kVerbTexts[std::size_t(move.verb())];
    const std::string argument = argument_text(verb.argument, move);
    return std::string(verb.words) + (argument.empty() ? "" : " " + argument);
}

Result<Move> parse(std::string_view text) {
    if (text.size() > kLongestMove) return Problem{"a move has at most 20 characters"};
    for (const VerbText& verb : kVerbTexts)
        if (const auto move = read_verb(verb, text)) return *move;
    return Problem{"\"" + std::string(text) + "\" is not a move of Lofoten"};
}

}  // namespace jarl::lofoten
