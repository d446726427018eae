#include "server/hall/live_table.h"

#include <algorithm>
#include <utility>

#include "base/json.h"
#include "server/hall/positions.h"
#include "server/hall/table_json.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

namespace {

// Around the table, which is the same for all, the seat of the one who reads it.
std::string table_text(int seat, std::string_view table) {
    Json json;
    json.begin_object().key("is").text("table").key("seat");
    seat == kOnlooker ? json.null() : json.number(seat);
    json.key("table").raw(table).end_object();
    return json.take();
}

}  // namespace

LiveTable::LiveTable(HallContext& hall, TableRow row)
    : hall_(hall), row_(std::move(row)), last_needed_(hall.now()) {
    check(row_.seats.size() <= kMaxSeats, "no more seats than there may be");
    gone_.fill(hall.opened);
}

int LiveTable::connections(int seat) const {
    return int(std::count_if(visitors_.begin(), visitors_.end(),
                             [&](const Visitor* visitor) { return visitor->seat == seat; }));
}

Presence LiveTable::presence(int seat) const {
    check(has_seat(row_, seat), "a seat of the table");
    return {connections(seat) > 0, gone_[std::size_t(seat)]};
}

Lateness LiveTable::lateness_of(int seat) const {
    return lateness(row_, clock_, seat, presence(seat), hall_.patience(), now());
}

std::string LiveTable::json() const { return table_json(*this, now()); }

// --- What they say -------------------------------------------------------------------------------------------------

void LiveTable::when_free(std::function<void()> what) {
    writing_ ? waiting_.push_back(std::move(what)) : what();
}

void LiveTable::arrive(Visitor& visitor, Message message) {
    ++visitor.waiting;
    visitor.coming = this;
    when_free([this, number = visitor.number, message = std::move(message)] {
        Visitor* back = hall_.visitors.find(number);
        if (!back) return;
        --back->waiting;
        back->coming = nullptr;
        carry_out(*back, message);
    });
}

void LiveTable::receive(Visitor& visitor, Message message) {
    const Asker asker{visitor.number, message.id};
    if (visitor.waiting >= kMaxWaitingOfGuest) return problem(asker, too_many_waiting());
    ++visitor.waiting;
    when_free([this, asker, message = std::move(message)] {
        Visitor* back = hall_.visitors.find(asker.visitor);
        if (!back) return;
        --back->waiting;
        if (back->table != this) return problem(asker, not_sitting());
        carry_out(*back, message);
    });
}

void LiveTable::carry_out(Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    std::visit([&](const auto& request) { handle(visitor, asker, request); }, message.request);
}

// --- Coming and going ----------------------------------------------------------------------------------------------

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Sit& sit) {
    const int seat = seat_of_token(row_, sit.token);
    if (seat == kOnlooker) return problem(asker, {"wrong_token", "No seat of this table has this token."});
    if (connections(seat) >= kMaxConnectionsOfSeat) {
        const auto oldest = std::find_if(visitors_.begin(), visitors_.end(),
                                         [&](const Visitor* other) { return other->seat == seat; });
        hall_.visitors.dismiss(**oldest, "replaced");
    }
    visitor.rematch_key = rematch_key(sit.token);
    settle(visitor, seat, sit.from, asker);
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Watch& watch) {
    if (connections(kOnlooker) >= hall_.settings.max_viewers_per_table)
        return problem(asker, {"too_many_watching", "Too many are watching already."});
    settle(visitor, kOnlooker, watch.from, asker);
}

void LiveTable::settle(Visitor& visitor, int seat, int from, const Asker& asker) {
    MatchRoom* room = nullptr;
    if (has_begun(row_) && !(room = room_for(asker))) return;
    visitor.table = this;
    visitor.seat = seat;
    visitors_.push_back(&visitor);
    presence_changed_ = true;
    publish_to(visitor);
    if (room) tell_position(room->match(), visitor, from);
    answer(asker);
}

void LiveTable::detach(Visitor& visitor) {
    check(visitor.table == this, "only who is at the table leaves it");
    visitor.table = nullptr;
    std::erase(visitors_, &visitor);
    presence_changed_ = true;
    needed_now();
    if (visitor.seat != kOnlooker && connections(visitor.seat) == 0) gone_[std::size_t(visitor.seat)] = now();
}

void LiveTable::dismiss_seat(int seat, std::string_view why) {
    std::vector<Visitor*> theirs;
    for (Visitor* visitor : visitors_)
        if (visitor->seat == seat) theirs.push_back(visitor);
    for (Visitor* visitor : theirs) hall_.visitors.dismiss(*visitor, why);
}

void LiveTable::dismiss_all(std::string_view why) {
    while (!visitors_.empty()) hall_.visitors.dismiss(*visitors_.back(), why);
}

// --- What they are told --------------------------------------------------------------------------------------------

void LiveTable::publish() {
    presence_changed_ = false;
    for (int seat = 0; seat < seats(); ++seat) told_late_[std::size_t(seat)] = lateness_of(seat);
    if (visitors_.empty()) return;
    const std::string table = json();
    std::array<std::shared_ptr<const std::string>, kMaxSeats + 1> texts;  // the onlookers' first
    for (const Visitor* visitor : visitors_) {
        auto& text = texts[std::size_t(visitor->seat + 1)];
        if (!text) text = std::make_shared<const std::string>(table_text(visitor->seat, table));
        visitor->guest->send(text);
    }
}

void LiveTable::publish_to(const Visitor& visitor) {
    hall_.visitors.send(visitor.number, table_text(visitor.seat, json()));
}

void LiveTable::tick() {
    bool changed = presence_changed_;
    for (int seat = 0; seat < seats() && !changed; ++seat)
        changed = told_late_[std::size_t(seat)] != lateness_of(seat);
    if (changed) publish();
    wake_bot();
}

// Only after so long, so that whoever is away by then may be called absent when the table comes back.
bool LiveTable::is_idle() const {
    const bool needed = !visitors_.empty() || writing_ || !waiting_.empty() || bot_asked_ || bot_decides();
    return !needed && now() >= last_needed_ + hall_.patience().absent;
}

}  // namespace jarl::hall
