// An event as JSON, by its row in the game's table: {"event":"placed","seat":0,"where":"mill","worker":"black"}.
#pragma once

#include "base/json.h"
#include "engine/core/event_spec.h"

namespace jarl {

// write_value(json, field, value) writes one value. A field of several is a list of those that are there.
template <class Spec, class WriteValue>
void write_fields(Json& json, const Event& event, const Spec& spec, const WriteValue& write_value) {
    for_each_field(spec, event, [&](const auto& field, EventValues values) {
        json.key(field.name);
        if (values.size() == 1) return write_value(json, field.field, values[0]);
        json.begin_array();
        for (const std::int16_t value : values)
            if (value != Event::kNone) write_value(json, field.field, value);
        json.end_array();
    });
}

template <class Spec, class WriteValue>
void write_event(Json& json, const Event& event, const Spec& spec, const WriteValue& write_value) {
    json.begin_object();
    json.key("event").text(spec.name);
    if (spec.has_seat) json.key("seat").number(int(event.seat));
    write_fields(json, event, spec, write_value);
    json.end_object();
}

}  // namespace jarl
