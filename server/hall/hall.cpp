#include <algorithm>
#include <chrono>
#include <utility>

#include "base/json.h"
#include "match/native/crypto.h"
#include "server/hall/hall_impl.h"
#include "server/hall/names.h"
#include "server/hall/positions.h"
#include "server/hall/table_json.h"

namespace jarl::hall {

namespace {

Milliseconds system_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Trouble not_sitting() { return {"not_sitting", "Sit down or watch first."}; }

HallSettings with_surroundings(HallSettings settings) {
    if (!settings.now) settings.now = system_now;
    if (!settings.seed) settings.seed = random_seed;
    return settings;
}

// Around the table, which is the same for all, the seat of the one who reads it.
std::string table_text(int seat, std::string_view table) {
    Json json;
    json.begin_object().key("is").text("table").key("seat");
    seat == kOnlooker ? json.null() : json.number(seat);
    json.key("table").raw(table).end_object();
    return json.take();
}

}  // namespace

Trouble trouble_of(Kept kept) {
    if (kept == Kept::Busy) return {"busy", "Too much waits to be written; try again."};
    if (kept == Kept::Taken) return {"stale", "Somebody else was faster."};
    return not_kept();
}

void begin_if_full(TableRow& row, Milliseconds now) {
    row.changed = now;
    if (row.status != Status::Open || std::any_of(row.seats.begin(), row.seats.end(), is_free)) return;
    row.status = Status::Playing;
    std::vector<std::string*> names;
    for (SeatRow& seat : row.seats) names.push_back(&seat.name);
    tell_apart(names);
}

Result<std::unique_ptr<Hall>> Hall::open(const HallSettings& settings, Store& store, Post post) {
    const auto open = store.tables(Status::Open, false, settings.max_tables_open);
    if (!open) return Problem{open.problem()};
    auto playing = store.playing();
    if (!playing) return Problem{playing.problem()};
    return std::unique_ptr<Hall>(std::make_unique<HallImpl>(
        with_surroundings(settings), store, std::move(post), open->size(), std::move(*playing)));
}

HallImpl::HallImpl(const HallSettings& settings, Store& store, Post post, std::size_t open_tables,
                   std::vector<std::string> playing)
    : settings_(settings), store_(store), post_(std::move(post)),
      tables_(store, std::size_t(std::max(settings.matches_in_memory, 1)), settings.now()),
      openers_(settings.max_tables_per_address), open_tables_(open_tables), to_wake_(std::move(playing)),
      bots_(std::make_unique<BotPool>(
          settings.bot_threads, post_, [this](const std::string& table) { return pose(table); },
          [this](const std::string& table, int line, const std::string& move) {
              bot_answered(table, line, move);
          })) {
    wake_next();
}

HallImpl::~HallImpl() { *alive_ = false; }

HallFigures HallImpl::figures() const {
    HallFigures figures = figures_;
    figures.rebuilt = tables_.rebuilt();
    figures.tables = tables_.size();
    figures.matches_in_memory = tables_.rooms();
    figures.guests = visitors_.size();
    figures.bots_waiting = bots_->waiting();
    figures.bots_thinking = bots_->thinking();
    return figures;
}

void HallImpl::log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts) const {
    if (settings_.log) settings_.log(level, event, facts);
}

Patience HallImpl::patience() const {
    return {Milliseconds(settings_.absent_seconds) * 1000, Milliseconds(settings_.claim_seconds) * 1000};
}

// --- Visitors ------------------------------------------------------------------------------------------------------

void HallImpl::came(std::shared_ptr<Guest> guest) {
    if (draining_) return guest->dismiss("draining");
    auto visitor = std::make_unique<Visitor>();
    visitor->number = ++last_number_;
    visitor->came = now();
    visitor->guest = guest;
    by_number_[visitor->number] = visitor.get();
    visitors_[guest.get()] = std::move(visitor);
}

void HallImpl::left(Guest& guest) {
    const auto at = visitors_.find(&guest);
    if (at == visitors_.end()) return;  // dismissed before
    detach(*at->second);
    by_number_.erase(at->second->number);
    visitors_.erase(at);
}

Visitor* HallImpl::find(std::uint64_t number) {
    const auto at = by_number_.find(number);
    return at == by_number_.end() ? nullptr : at->second;
}

void HallImpl::detach(Visitor& visitor) {
    Table* table = std::exchange(visitor.table, nullptr);
    if (!table) return;
    std::erase(table->visitors, &visitor);
    table->presence_changed = true;
    table->last_needed = now();
    if (visitor.seat != kOnlooker && table->connections(visitor.seat) == 0)
        table->gone[std::size_t(visitor.seat)] = now();
}

void HallImpl::dismiss(Visitor& visitor, std::string_view why) {
    const std::shared_ptr<Guest> guest = visitor.guest;
    left(*guest);
    guest->dismiss(why);
}

void HallImpl::dismiss_seat(Table& table, int seat, std::string_view why) {
    std::vector<Visitor*> theirs;
    for (Visitor* visitor : table.visitors)
        if (visitor->seat == seat) theirs.push_back(visitor);
    for (Visitor* visitor : theirs) dismiss(*visitor, why);
}

void HallImpl::dismiss_all(Table& table, std::string_view why) {
    while (!table.visitors.empty()) dismiss(*table.visitors.back(), why);
}

void HallImpl::said(Guest& guest, std::string_view text) {
    const auto at = visitors_.find(&guest);
    if (at == visitors_.end()) return;
    Visitor& visitor = *at->second;
    auto read = read_message(text);
    if (const auto* no = std::get_if<NoMessage>(&read)) {
        ++figures_.problems;
        return send(visitor.number, problem_text(no->id, no->trouble));
    }
    Message& message = *std::get_if<Message>(&read);
    const Asker asker{visitor.number, message.id};
    const bool coming = message.what == Do::Sit || message.what == Do::Watch;
    Table* const table = visitor.table ? visitor.table : visitor.coming;
    if (coming && table) return problem(asker, {"already_sitting", "This connection is at a table."});
    if (coming) return come_to(visitor, message);
    if (!table) return problem(asker, not_sitting());
    if (visitor.table && !table->writing) return carry_out(*table, visitor, message);
    if (visitor.waiting >= kMaxWaitingOfGuest) return problem(asker, {"busy", "Wait for the answers first."});
    ++visitor.waiting;
    wait_if_busy(*table, [this, asker, message = std::move(message)] {
        Visitor* back = find(asker.visitor);
        if (!back) return;
        --back->waiting;
        if (!back->table) return problem(asker, not_sitting());
        carry_out(*back->table, *back, message);
    });
}

void HallImpl::carry_out(Table& table, Visitor& visitor, const Message& message) {
    switch (message.what) {
    case Do::Sit: return sit(table, visitor, message);
    case Do::Watch: return watch(table, visitor, message);
    case Do::Play: return play(table, visitor, message);
    case Do::Undo:
    case Do::Redo: return take_back(table, visitor, message);
    case Do::WhyNot: return why_not(table, visitor, message);
    case Do::Foresee: return foresee(table, visitor, message);
    case Do::ViewAt: return view_at(table, visitor, message);
    case Do::Story: return story(table, visitor, message);
    case Do::SeatBot: return seat_bot(table, visitor, message);
    case Do::SeatOpen: return seat_open(table, visitor, message);
    case Do::Leave: return leave(table, visitor, message);
    case Do::StandIn: return stand_in(table, visitor, message);
    case Do::ComeBack: return come_back(table, visitor, message);
    case Do::Claim: return claim(table, visitor, message);
    case Do::Resign: return resign(table, visitor, message);
    case Do::Rematch: return rematch(table, visitor, message);
    }
}

void HallImpl::send(std::uint64_t visitor, std::string text) {
    if (Visitor* there = find(visitor))
        there->guest->send(std::make_shared<const std::string>(std::move(text)));
}

void HallImpl::answer(const Asker& asker) {
    send(asker.visitor, "{\"is\":\"answer\",\"id\":" + std::to_string(asker.id) + "}");
}

void HallImpl::problem(const Asker& asker, Trouble trouble) {
    ++figures_.problems;
    send(asker.visitor, problem_text(asker.id, trouble));
}

void HallImpl::answer(const Asker& asker, Kept kept) {
    kept == Kept::Yes ? answer(asker) : problem(asker, trouble_of(kept));
}

void HallImpl::publish(Table& table) {
    table.presence_changed = false;
    const Milliseconds at = now();
    for (int seat = 0; seat < table.seats(); ++seat)
        table.told_late[std::size_t(seat)] =
            lateness(table.row, table.stand, seat, table.presence(seat), patience(), at);
    if (table.visitors.empty()) return;
    const std::string json = table_json(table, patience(), at);
    std::array<std::shared_ptr<const std::string>, kMaxSeats + 1> texts;  // the onlookers' first
    for (const Visitor* visitor : table.visitors) {
        auto& text = texts[std::size_t(visitor->seat + 1)];
        if (!text) text = std::make_shared<const std::string>(table_text(visitor->seat, json));
        visitor->guest->send(text);
    }
}

void HallImpl::publish_to(Table& table, Visitor& visitor) {
    send(visitor.number, table_text(visitor.seat, table_json(table, patience(), now())));
}

// --- Writing -------------------------------------------------------------------------------------------------------

bool HallImpl::wait_if_busy(Table& table, std::function<void()> what) {
    if (table.writing) table.waiting.push_back(std::move(what));
    return table.writing;
}

void HallImpl::commit(Table& table, Batch batch, Then then) {
    table.writing = true;
    const auto done = [this, &table, post = post_, alive = alive_, then](Written written,
                                                                         const std::string& why) {
        post([this, &table, alive, then, written, why] {
            if (!*alive) return;
            if (written == Written::Failed)
                log(LogLevel::Error, "not_kept", {{"table", table.row.id}, {"why", why}});
            committed(table,
                      written == Written::Durable ? Kept::Yes
                      : written == Written::Taken ? Kept::Taken
                                                  : Kept::No,
                      then);
        });
    };
    if (store_.write(std::move(batch), done)) return;
    table.writing = false;
    then(Kept::Busy);
}

void HallImpl::committed(Table& table, Kept kept, const Then& then) {
    table.writing = false;
    table.last_needed = now();
    then(kept);
    while (!table.writing && !table.waiting.empty()) {
        const auto next = std::move(table.waiting.front());
        table.waiting.erase(table.waiting.begin());
        next();
    }
    if (kept != Kept::Yes) table.bot_rests_until = now() + 5000;
    wake_bot(table);
    tables_.throw_out_oldest();  // those that were being written could not go before
}

void HallImpl::change(Table& table, TableRow row, Then then) {
    Batch batch{row};
    commit(table, std::move(batch), [this, &table, row = std::move(row), then](Kept kept) {
        if (kept == Kept::Yes) adopt(table, row);
        then(kept);
    });
}

void HallImpl::adopt(Table& table, TableRow row) {
    const Status before = std::exchange(table.row, std::move(row)).status;
    const Status after = table.row.status;
    table.turn_unsaved = false;
    if (before == Status::Open && after != Status::Open) --open_tables_;
    if (before != Status::Over && after == Status::Over) {
        openers_.over(table.row.id);
        ++figures_.matches_over;
        log(LogLevel::Info, "over", {{"table", table.row.id}});
    }
    const bool began = before == Status::Open && after == Status::Playing;
    const auto room = began ? tables_.room(table) : Result<MatchRoom*>(nullptr);
    publish(table);
    if (began && room)
        for (Visitor* visitor : table.visitors) tell_position((*room)->match(), *visitor, 0);
    if (table.bot_asked && !bot_decides(table)) {
        table.bot_asked = false;
        bots_->unwant(table.row.id);
    }
}

// --- Going ---------------------------------------------------------------------------------------------------------

void HallImpl::drain() {
    if (std::exchange(draining_, true)) return;
    tables_.for_each([this](Table& table) {
        if (table.turn_unsaved && !table.writing)
            store_.write({table.row}, [](Written, const std::string&) {});
    });
    while (!visitors_.empty()) dismiss(*visitors_.begin()->second, "draining");
}

}  // namespace jarl::hall
