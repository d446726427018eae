#include "engine/games/raiders/text.h"

#include <optional>

namespace jarl::raiders {

namespace {

constexpr std::array<std::string_view, 6> kAssetNames{"silver", "provisions", "gold",
                                                      "iron",   "livestock",  "armour"};
constexpr std::array<std::string_view, 3> kColourNames{"black", "grey", "white"};
constexpr std::size_t kLongestMove = 48;  // "keep gatekeeper shieldmaiden shieldmaiden" has 41

// How the verbs are written: the word before the argument, and what the argument is.
// clang-format off
enum class Argument : std::uint8_t {
    None, ThreeCards, ACard, ABuilding, APlace, ATile, ASeat, AnAsset, Number, OneMore,
};
// clang-format on
struct VerbText {
    Verb verb;
    std::string_view word;
    Argument argument;
};
constexpr std::array kVerbTexts{
    VerbText{Verb::Keep, "keep", Argument::ThreeCards},  VerbText{Verb::Place, "place", Argument::ABuilding},
    VerbText{Verb::Raid, "raid", Argument::APlace},      VerbText{Verb::Skip, "skip", Argument::None},
    VerbText{Verb::Draw, "draw", Argument::None},        VerbText{Verb::Play, "play", Argument::ACard},
    VerbText{Verb::Take, "take", Argument::AnAsset},     VerbText{Verb::Hire, "hire", Argument::ACard},
    VerbText{Verb::Pay, "pay", Argument::AnAsset},       VerbText{Verb::Offer, "offer", Argument::ATile},
    VerbText{Verb::Discard, "discard", Argument::ACard}, VerbText{Verb::Dismiss, "dismiss", Argument::ACard},
    VerbText{Verb::Pick, "pick", Argument::ABuilding},   VerbText{Verb::End, "end", Argument::None},
    VerbText{Verb::Reroll, "reroll", Argument::Number},  VerbText{Verb::KeepDice, "keep", Argument::None},
    VerbText{Verb::Spot, "spot", Argument::OneMore},     VerbText{Verb::Kill, "kill", Argument::ACard},
    VerbText{Verb::Target, "target", Argument::ASeat},   VerbText{Verb::Lose, "lose", Argument::ACard},
    VerbText{Verb::Swap, "swap", Argument::ABuilding},   VerbText{Verb::Tribute, "give", Argument::AnAsset},
    VerbText{Verb::Return, "return", Argument::ACard},   VerbText{Verb::Enlist, "enlist", Argument::ACard},
    VerbText{Verb::Copy, "copy", Argument::ABuilding},   VerbText{Verb::Under, "under", Argument::ATile},
    VerbText{Verb::Number, "number", Argument::Number},  VerbText{Verb::Give, "give", Argument::ACard},
    VerbText{Verb::Spare, "spare", Argument::AnAsset},
};
constexpr bool verbs_in_order() {
    for (std::size_t i = 0; i < kVerbTexts.size(); ++i)
        if (kVerbTexts[i].verb != Verb(i)) return false;
    return kVerbTexts.size() == std::size_t(kVerbs);
}
static_assert(verbs_in_order());

std::string card_text(Card is) { return is_known(is) ? std::string(card(is).id) : "?"; }

std::string argument_text(Argument argument, Move move) {
    switch (argument) {
    case Argument::None: return "";
    case Argument::ThreeCards:
        return card_text(move.card()) + " " + card_text(move.second_card()) + " " +
               card_text(move.third_card());
    case Argument::ACard: return card_text(move.card());
    case Argument::ABuilding: return std::string(card(move.building()).id);
    case Argument::APlace: return std::string(settlement(move.settlement()).id);
    case Argument::ATile: return std::string(tile(move.tile()).id);
    case Argument::ASeat:
    case Argument::Number: return std::to_string(move.value());
    case Argument::AnAsset: return std::string(asset_name(move.asset()));
    case Argument::OneMore: return std::to_string(move.value() + 1);
    }
    return "";
}

template <class Table, class Name>
std::optional<std::uint8_t> find_in(const Table& table, std::string_view text, Name name) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (name(table[i]) == text) return std::uint8_t(i);
    return std::nullopt;
}
template <class Table>
std::optional<std::uint8_t> find_id(const Table& table, std::string_view text) {
    return find_in(table, text, [](const auto& row) { return row.id; });
}

std::optional<std::uint8_t> read_digit(std::string_view text, char least, char most) {
    if (text.size() != 1 || text[0] < least || text[0] > most) return std::nullopt;
    return std::uint8_t(text[0] - '0');
}

std::optional<std::uint8_t> read_one(Argument argument, std::string_view text) {
    switch (argument) {
    case Argument::ACard: return find_id(kTownsfolk, text);
    case Argument::ABuilding: return find_id(kBuildingCards, text);
    case Argument::APlace: return find_id(kSettlements, text);
    case Argument::ATile: return find_id(kOfferingTiles, text);
    case Argument::ASeat: return read_digit(text, '0', '3');
    case Argument::AnAsset: return find_in(kAssetNames, text, [](std::string_view name) { return name; });
    case Argument::Number: return read_digit(text, '1', '8');
    case Argument::OneMore:
        if (const auto digit = read_digit(text, '1', '3')) return std::uint8_t(*digit - 1);
        return std::nullopt;
    default: return std::nullopt;
    }
}

// Three names with one space between them.
std::optional<Move> read_three(std::string_view text) {
    std::array<std::uint8_t, 3> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t end = i < 2 ? text.find(' ') : text.size();
        if (end == std::string_view::npos) return std::nullopt;
        const auto found = find_id(kTownsfolk, text.substr(0, end));
        if (!found) return std::nullopt;
        cards[i] = *found;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return Move::keep(Card(cards[0]), Card(cards[1]), Card(cards[2]));
}

std::optional<Move> read_verb(const VerbText& verb, std::string_view text) {
    if (!text.starts_with(verb.word)) return std::nullopt;
    const std::string_view rest = text.substr(verb.word.size());
    if (rest.empty())
        return verb.argument == Argument::None ? std::optional<Move>(Move(verb.verb)) : std::nullopt;
    if (rest[0] != ' ') return std::nullopt;
    if (verb.argument == Argument::ThreeCards) return read_three(rest.substr(1));
    const auto argument = read_one(verb.argument, rest.substr(1));
    return argument ? std::optional<Move>(Move(verb.verb, *argument)) : std::nullopt;
}

}  // namespace

std::string_view asset_name(Asset asset) { return kAssetNames[std::size_t(asset)]; }
std::string_view colour_name(Colour colour) { return kColourNames[std::size_t(colour)]; }

std::string to_text(Move move) {
    const VerbText& verb = kVerbTexts[std::size_t(move.verb())];
    const std::string argument = argument_text(verb.argument, move);
    return std::string(verb.word) + (argument.empty() ? "" : " " + argument);
}

Result<Move> parse(std::string_view text) {
    if (text.size() > kLongestMove) return Problem{"a move has at most 48 characters"};
    for (const VerbText& verb : kVerbTexts)
        if (const auto move = read_verb(verb, text)) return *move;
    return Problem{"\"" + std::string(text) + "\" is not a move of Raiders of the North Sea"};
}

}  // namespace jarl::raiders
