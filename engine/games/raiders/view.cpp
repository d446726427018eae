// The state and its events as JSON: identities by name, hidden cards as null.
#include "engine/games/raiders/view.h"

#include "engine/core/event_json.h"
#include "engine/games/raiders/events.h"
#include "engine/games/raiders/forecast.h"
#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/observe.h"
#include "engine/games/raiders/scoring.h"
#include "engine/games/raiders/text.h"

namespace jarl::raiders {

namespace {

constexpr std::array<std::string_view, 26> kPhaseNames{
    "keep", "turn",    "act",    "discard", "dismiss", "pick",    "limit",   "end",    "reroll",
    "spot", "kill",    "target", "lose",    "swap",    "plunder", "tribute", "return", "enlist",
    "copy", "recruit", "under",  "number",  "give",    "offer",   "spare",   "over"};
constexpr std::array<std::string_view, 4> kTypeNames{"harbour", "outpost", "monastery", "fortress"};
constexpr std::array<std::string_view, 4> kPieceNames{"gold", "iron", "livestock", "valkyrie"};
constexpr std::array<std::string_view, 4> kSourceNames{"rulebook", "public page", "public implementation",
                                                       "reconstructed"};

void write_seat(Json& json, Seat seat) { seat == kNobody ? json.null() : json.number(int(seat)); }
void write_card(Json& json, Card is) { is_known(is) ? json.text(card(is).id) : json.null(); }
void write_colour(Json& json, Colour is) { is == Colour::None ? json.null() : json.text(colour_name(is)); }
void write_building(Json& json, Building is) { is == Building::None ? json.null() : json.text(card(is).id); }
void write_place(Json& json, Place is) { is == Place::None ? json.null() : json.text(settlement(is).id); }
void write_tile(Json& json, Offering is) { is == Offering::None ? json.null() : json.text(tile(is).id); }
void write_fraction(Json& json, Fraction is) { json.begin_array().number(is.ways).number(is.of).end_array(); }

void write_cards(Json& json, const Cards& cards, int hidden = 0) {
    json.begin_array();
    for (const Card each : cards)
        for (int n = cards.count(each); n > 0; --n) write_card(json, each);
    for (; hidden > 0; --hidden) json.null();
    json.end_array();
}
template <class List, class Writer>
void write_list(Json& json, const List& list, Writer writer) {
    json.begin_array();
    for (const auto& each : list) writer(json, each);
    json.end_array();
}
// Only what there is.
void write_assets(Json& json, const Assets& assets) {
    json.begin_object();
    for (const Asset asset : kAssets)
        if (assets[asset] > 0) json.key(asset_name(asset)).number(assets[asset]);
    json.end_object();
}
void write_pieces(Json& json, const Assets& assets) {
    for (const Asset asset : kAssets)
        if (asset != Asset::Armour) json.key(asset_name(asset)).number(assets[asset]);
}
void write_colours(Json& json, unsigned colours) {
    json.begin_array();
    for (const Colour colour : kColours)
        if ((colours & bit(colour)) != 0) write_colour(json, colour);
    json.end_array();
}

// --- The board ------------------------------------------------------------------------------------------------

void write_offering(Json& json, Offering is) {
    if (is == Offering::None) return void(json.null());
    json.begin_object();
    json.key("tile").text(tile(is).id);
    json.key("cost"), write_assets(json, tile(is).cost);
    json.key("points").number(tile(is).points);
    json.key("source").text(kSourceNames[std::size_t(tile(is).source)]);
    json.end_object();
}

void write_spot(Json& json, const State& state, Place place, int spot) {
    if ((state.spots_left[place] >> spot & 1) == 0) return void(json.null());
    const Pieces pieces = pieces_on(state, place, spot);
    json.begin_object();
    json.key("worker"), write_colour(json, settlement(place).spots[std::size_t(spot)].worker);
    for (const Piece piece : kPieces) json.key(kPieceNames[std::size_t(piece)]).number(pieces[piece]);
    json.end_object();
}

void write_settlement(Json& json, const State& state, Place place) {
    const Settlement& is = settlement(place);
    json.begin_object();
    json.key("place").text(is.id);
    json.key("type").text(kTypeNames[std::size_t(is.type)]);
    json.key("workers"), write_colours(json, is.colours);
    json.key("crew").number(is.crew).key("provisions").number(is.provisions).key("gold").number(is.gold);
    json.key("dice").number(is.dice);
    json.key("tiers").begin_array();
    for (const Tier& tier : is.tiers)
        if (tier.points > 0)
            json.begin_object()
                .key("strength")
                .number(tier.strength)
                .key("points")
                .number(tier.points)
                .end_object();
    json.end_array();
    json.key("spots").begin_array();
    for (int spot = 0; spot < spots_of(is); ++spot) write_spot(json, state, place, spot);
    json.end_array();
    json.key("settled").begin_array();
    for (const Colour colour : kColours)
        for (int n = settled_workers(state, place, colour); n > 0; --n) write_colour(json, colour);
    json.end_array();
    json.end_object();
}

void write_board(Json& json, const State& state) {
    json.key("supply").begin_object();
    write_pieces(json, state.supply);
    json.key("valkyrie").number(kBag[Piece::Valkyrie] - state.valkyries_on_board);
    json.end_object();
    json.key("pile").number(pile_size(state));
    json.key("under").begin_array();
    for (const Rejected each : state.under) {
        json.begin_object().key("owner").number(int(each.owner()));
        json.key("card"), write_card(json, each.card());
        json.end_object();
    }
    json.end_array();
    json.key("unseen"), write_cards(json, state.pile);
    json.key("discard"), write_cards(json, state.discard);
    json.key("offerings"), write_list(json, state.face_up, write_offering);
    json.key("stack").number(stack_size(state));
    json.key("stack_unseen"), write_list(json, state.stack, write_tile);
    json.key("stack_bottom"), write_list(json, state.below, write_tile);
    json.key("village").begin_object();
    for (const Building building : kBuildings)
        json.key(card(building).id), write_colour(json, state.village[building]);
    json.end_object();
    json.key("settlements").begin_array();
    for (const Place place : kPlaces) write_settlement(json, state, place);
    json.end_array();
    json.key("fortress_spots").number(spots_left(state, Type::Fortress));
    json.key("valkyries_on_board").number(state.valkyries_on_board);
    // How much is left until each of the three ends (RAI-120).
    json.key("ends").begin_object();
    json.key("fortresses").number(std::max(0, spots_left(state, Type::Fortress) - kFortressesLeft));
    json.key("offerings").number(stack_size(state));
    json.key("valkyries").number(state.valkyries_on_board);
    json.end_object();
}

// What the board and the rulebook print once for everybody.
void write_print(Json& json) {
    json.key("limit").number(kTurnLimit).key("kept").number(kKept).key("benches").number(kMaxCrew);
    json.key("tracks").begin_object();
    json.key("armour").begin_array();
    for (const std::uint8_t points : kArmourPoints) json.number(points);
    json.end_array().key("valkyries").begin_array();
    for (const std::uint8_t points : kValkyriePoints) json.number(points);
    json.end_array().end_object();
}

// --- The players ----------------------------------------------------------------------------------------------

// RAI-110: as many of the crew as Valkyries, as long as there is crew.
int deaths_of(const Player& player, int valkyries) { return std::min(valkyries, int(player.crew.size())); }

// What is printed on the crew; without dice, armour and abilities.
int crew_strength(const Player& player) {
    int strength = 0;
    for (const Card each : player.crew) strength += card(each).strength;
    return strength;
}
int plain_strength(const Player& player) { return crew_strength(player) + player.has[Asset::Armour]; }

// Whom the Valkyries of a spot would take; null where it is plundered.
void write_deaths(Json& json, const State& state, const Player& player, Place place) {
    json.begin_array();
    for (int spot = 0; spot < spots_of(settlement(place)); ++spot) {
        const bool left = (state.spots_left[place] >> spot & 1) != 0;
        if (left) json.number(deaths_of(player, pieces_on(state, place, spot)[Piece::Valkyrie]));
        else json.null();
    }
    json.end_array();
}

void write_raid(Json& json, const State& state, const Player& player, const RaidForecast& f) {
    json.begin_object();
    json.key("place"), write_place(json, f.place);
    json.key("possible").flag(f.possible);
    json.key("needs").begin_object();
    json.key("crew").number(settlement(f.place).crew);
    json.key("provisions").number(f.cost.provisions).key("gold").number(f.cost.gold);
    json.key("worker"), write_colours(json, settlement(f.place).colours);
    json.end_object();
    json.key("missing").begin_object();
    if (f.missing_crew > 0) json.key("crew").number(f.missing_crew);
    if (f.missing_provisions > 0) json.key("provisions").number(f.missing_provisions);
    if (f.missing_gold > 0) json.key("gold").number(f.missing_gold);
    if (f.missing_worker) json.key("worker").flag(true);
    json.end_object();
    json.key("deaths"), write_deaths(json, state, player, f.place);
    json.key("abilities").number(f.strength - plain_strength(player));
    json.key("strength").number(f.strength).key("dice").number(f.dice).key("rerolls").number(f.rerolls);
    json.key("sure_points").number(f.sure_points);
    json.key("nothing"), write_fraction(json, f.nothing);
    json.key("tiers").begin_array();
    for (const TierForecast& each : f.tiers) {
        json.begin_object().key("strength").number(each.tier.strength).key("points").number(each.tier.points);
        json.key("chance"), write_fraction(json, each.chance);
        json.key("reach"), write_fraction(json, each.reach);
        json.end_object();
    }
    json.end_array();
    json.key("expected"), write_fraction(json, f.expected);
    json.end_object();
}

void write_prospect(Json& json, const Prospect& option) {
    json.begin_object();
    json.key("move").text(to_text(option.move));
    json.key("possible").flag(option.possible);
    json.key("pays"), write_assets(json, option.pays);
    json.key("gains"), write_assets(json, option.gains);
    if (option.draws > 0) json.key("draws").number(option.draws);
    if (option.discards > 0) json.key("discards").number(option.discards);
    if (option.tile != Offering::None) json.key("points").number(tile(option.tile).points);
    json.end_object();
}

void write_prospects(Json& json, const State& state, Seat seat, Building building, Colour worker) {
    json.begin_array();
    if (worker != Colour::None)
        for (const Prospect& option : prospects(state, seat, building, worker)) write_prospect(json, option);
    json.end_array();
}

// Which cards who is on turn could play at the Town Hall or hire at the Barracks now, as far as the viewer sees them.
void write_usable(Json& json, const State& state, Seat seat, Building building) {
    json.begin_array();
    if (seat == state.active)
        for (const Card each : state.hands[seat])
            if (building == Building::TownHall ? can_play(state, each) : can_hire(state, each))
                write_card(json, each);
    json.end_array();
}

void write_buildings(Json& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const Colour worker = player.worker != Colour::None ? player.worker : state.colour;
    json.begin_array();
    for (const Building building : kBuildings) {
        json.begin_object();
        json.key("building"), write_building(json, building);
        json.key("empty").flag(state.village[building] == Colour::None);
        json.key("accepts").flag(worker != Colour::None && accepts(building, worker));
        json.key("options"), write_prospects(json, state, seat, building, worker);
        // With the worker that stands there, for who comes to pick it up.
        json.key("later"), write_prospects(json, state, seat, building, state.village[building]);
        if (building == Building::TownHall || building == Building::Barracks)
            json.key("cards"), write_usable(json, state, seat, building);
        if (building == Building::Barracks)
            json.key("discount").number(crew_sum(player.crew, Trigger::HirePrice));
        json.end_object();
    }
    json.end_array();
}

void write_player(Json& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const Cards& hand = state.hands[seat];
    json.begin_object();
    json.key("worker"), write_colour(json, player.worker);
    write_pieces(json, player.has);
    json.key("armour").number(player.has[Asset::Armour]);
    json.key("valkyries").number(player.marker);
    json.key("points").number(player.points);
    json.key("offerings"), write_list(json, player.offerings, write_tile);
    json.key("crew"), write_list(json, player.crew, write_card);
    json.key("crew_strength").number(crew_strength(player)).key("strength").number(plain_strength(player));
    json.key("hand"), write_cards(json, hand, player.hand_size - hand.size());
    json.key("shown"), write_cards(json, state.known[seat][seat].cards());
    json.key("known").begin_array();
    for (int viewer = 0; viewer < players(state); ++viewer)
        write_cards(json, state.known[Seat(viewer)][seat].cards());
    json.end_array();
    json.key("raids").begin_array();
    for (const Place place : kPlaces)
        if (!is_plundered(state, place)) write_raid(json, state, player, forecast(state, seat, place));
    json.end_array();
    json.key("buildings"), write_buildings(json, state, seat);
    json.end_object();
}

// What is printed on the cards that lie open: in the discard pile, in crews and in hands the viewer sees.
void write_card_faces(Json& json, const State& state) {
    std::uint32_t kinds = state.discard.kinds();
    for (int seat = 0; seat < players(state); ++seat)
        kinds |= state.players[Seat(seat)].crew.kinds() | state.hands[Seat(seat)].kinds();
    json.begin_object();
    for (; kinds != 0; kinds &= kinds - 1) {
        const Townsfolk& is = card(Card(std::countr_zero(kinds)));
        json.key(is.id).begin_object();
        json.key("cost").number(is.cost).key("strength").number(is.strength).key("hero").flag(is.hero);
        json.key("source").text(kSourceNames[std::size_t(is.source)]);
        json.end_object();
    }
    json.end_object();
}

void write_turn(Json& json, const State& state) {
    json.key("phase").text(kPhaseNames[std::size_t(state.phase)]);
    json.key("active"), write_seat(json, state.turn == 0 ? kNobody : state.active);
    json.key("turn").number(state.turn);
    json.key("round").number((state.turn + players(state) - 1) / players(state));
    json.key("rounds").number(state.options.rounds);
    json.key("trigger");
    state.trigger == End::None ? json.null() : json.text(kTriggerNames[std::size_t(state.trigger)]);
    json.key("turns_left").number(state.turns_left);
    json.key("unfinished").flag(state.phase == Phase::Over && state.trigger == End::None);
}

void write_step(Json& json, const State& state) {
    json.key("step").begin_object();
    json.key("placed_on"), write_building(json, state.placed_on);
    json.key("acted").begin_array();
    for (const Building building : kBuildings)
        if ((state.acted & bit(building)) != 0) write_building(json, building);
    json.end_array();
    json.key("where"), write_building(json, state.where);
    json.key("worker"), write_colour(json, state.colour);
    json.key("extra_actions").number(state.extra_actions);
    json.key("card"), write_card(json, state.effect);
    json.key("target"), write_seat(json, state.target);
    json.key("hiring"), write_card(json, state.hiring);
    json.key("to_name").number(state.to_name);
    json.key("number").number(state.number);
    json.key("offering"), write_tile(json, state.offering);
    json.key("giving").begin_array();
    for (const auto& given : state.giving) write_list(json, given, write_card);
    json.end_array();
    json.key("raid"), write_place(json, state.raid);
    json.key("dice").begin_array();
    for (const int die : state.dice)
        if (die > 0) json.number(die);
    json.end_array();
    json.key("rerolls").number(state.rerolls);
    json.key("valkyries").number(state.valkyries);
    json.key("deaths").number(deaths_of(active_player(state), state.valkyries));
    // What each card in the hand of who is on turn would cost to hire, where the viewer sees it.
    json.key("prices").begin_object();
    for (const Card each : state.hands[state.active]) json.key(card(each).id).number(hire_price(state, each));
    json.end_object();
    json.end_object();
}

// --- Events ---------------------------------------------------------------------------------------------------

void write_value(Json& json, Field field, std::int16_t value) {
    if (value == Event::kHidden || value == Event::kNone) return void(json.null());
    const std::size_t i = std::size_t(value);
    switch (field) {
    case Field::Number:
    case Field::Dice:
    case Field::ASeat: json.number(value); break;
    case Field::Flag: json.flag(value != 0); break;
    case Field::ABuilding: write_building(json, Building(value)); break;
    case Field::APlace: write_place(json, Place(value)); break;
    case Field::AColour: write_colour(json, Colour(value)); break;
    case Field::AnAsset: json.text(asset_name(Asset(value))); break;
    case Field::ACard:
    case Field::ThreeCards:
    case Field::TwoCards:
    case Field::Hand: write_card(json, Card(value)); break;
    case Field::PackedCards:
        for (const Card each : unpack_cards({&value, 1})) write_card(json, each);
        break;
    case Field::ATile: write_tile(json, Offering(value)); break;
    case Field::ASource: json.text(kFromNames[i]); break;
    case Field::AReason: json.text(kReasonNames[i]); break;
    case Field::ATrigger: json.text(kTriggerNames[i]); break;
    }
}

}  // namespace

void write_view(Json& json, const State& state) {
    json.begin_object();
    write_turn(json, state);
    write_print(json);
    write_board(json, state);
    json.key("players").begin_array();
    for (int seat = 0; seat < players(state); ++seat) write_player(json, state, Seat(seat));
    json.end_array();
    json.key("cards"), write_card_faces(json, state);
    write_step(json, state);
    json.end_object();
}

void write_event(Json& json, const Event& event) {
    jarl::write_event(json, event, spec(Happening(event.kind)), write_value);
}

}  // namespace jarl::raiders
