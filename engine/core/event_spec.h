// How a game names its events: one table row an event, its fields in order. Views, logs and tests read the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

#include "engine/core/event.h"

namespace jarl {

template <class Field>
struct FieldSpec {
    std::string_view name;
    Field field;
};

template <class Happening, class Field, std::size_t Fields>
struct EventSpec {
    Happening kind;
    std::string_view name;
    bool has_seat;
    // Unused ones have no name.
    std::array<FieldSpec<Field>, Fields> fields;
};

// A row for every kind up to the last, each in its place: specs[kind] is the kind's own row.
template <class Specs, class Happening>
constexpr bool in_order(const Specs& specs, Happening last) {
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (specs[i].kind != Happening(i)) return false;
    return specs.size() == std::size_t(last) + 1;
}

// Calls visit(field, values) for each field of an event, with the values that are its own. The game says how many a field
// takes: values_in(field), beside its enum.
using EventValues = std::span<const std::int16_t>;
template <class Spec, class Visit>
void for_each_field(const Spec& spec, const Event& event, Visit visit) {
    std::size_t next = 0;
    for (const auto& field : spec.fields) {
        if (field.name.empty()) break;
        const auto count = std::size_t(values_in(field.field));
        visit(field, EventValues(event.values).subspan(next, count));
        next += count;
    }
}

template <class Happening, class... Values>
constexpr Event happened(Happening kind, Seat seat, Values... values) {
    static_assert(sizeof...(values) <= std::tuple_size_v<decltype(Event::values)>);
    Event event;
    event.kind = std::uint8_t(kind);
    event.seat = seat;
    std::size_t next = 0;
    ((event.values[next++] = std::int16_t(values)), ...);
    return event;
}

}  // namespace jarl
