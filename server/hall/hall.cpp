#include "server/hall/hall.h"

#include <utility>

#include "match/native/crypto.h"
#include "server/hall/hall_impl.h"
#include "server/hall/rulesets.h"

namespace jarl::hall {

namespace {

HallSettings with_surroundings(HallSettings settings) {
    if (!settings.now) settings.now = wall_now;
    if (!settings.seed) settings.seed = random_seed;
    return settings;
}

// Posts while the hall is there; `alive` is looked at on the hall's thread only.
Hall::Post while_alive(Hall::Post post, std::shared_ptr<const bool> alive) {
    return [post = std::move(post), alive = std::move(alive)](std::function<void()> what) {
        post([alive, what = std::move(what)] {
            if (*alive) what();
        });
    };
}

}  // namespace

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
    : alive_(std::make_shared<bool>(true)),
      context_(settings, store, while_alive(std::move(post), alive_), open_tables),
      to_wake_(std::move(playing)) {
    context_.bots = std::make_unique<BotPool>(
        settings.bot_threads, context_.post, [this](const std::string& table) { return pose(table); },
        [this](const std::string& table, int line, const std::string& move) {
            bot_answered(table, line, move);
        });
    wake_next();
}

HallImpl::~HallImpl() { *alive_ = false; }

HallFigures HallImpl::figures() const {
    HallFigures figures = context_.figures;
    figures.tables = context_.tables.size();
    figures.matches_in_memory = context_.rooms.size();
    figures.guests = context_.visitors.size();
    figures.bots_waiting = context_.bots->waiting();
    figures.bots_thinking = context_.bots->thinking();
    return figures;
}

// --- Visitors ------------------------------------------------------------------------------------------------------

void HallImpl::came(std::shared_ptr<Guest> guest) {
    if (context_.draining) return guest->dismiss("draining");
    context_.visitors.add(std::move(guest), context_.now());
}

void HallImpl::left(Guest& guest) { context_.visitors.remove(guest); }

void HallImpl::said(Guest& guest, std::string_view text) {
    Visitor* visitor = context_.visitors.find(guest);
    if (!visitor) return;
    auto read = read_message(text);
    if (const auto* no = std::get_if<NoMessage>(&read)) {
        ++context_.figures.problems;
        return context_.visitors.send(visitor->number, problem_text(no->id, no->trouble));
    }
    Message& message = *std::get_if<Message>(&read);
    const Asker asker{visitor->number, message.id};
    LiveTable* const table = visitor->table ? visitor->table : visitor->coming;
    if (const std::string* wanted = table_to_come_to(message.request)) {
        if (table) return context_.visitors.problem(asker, already_sitting());
        return come_to(*visitor, *wanted, message);
    }
    if (!table) return context_.visitors.problem(asker, not_sitting());
    table->receive(*visitor, std::move(message));
}

void HallImpl::come_to(Visitor& visitor, const std::string& id, const Message& message) {
    const auto refuse = [&](const Trouble& trouble) {
        context_.visitors.problem({visitor.number, message.id}, trouble);
    };
    const auto table = context_.tables.find(id);
    if (!table) {
        context_.cannot_read(id, table.problem());
        return refuse(cannot_read());
    }
    if (!*table) return refuse(no_such_table(id));
    if (!plays_our_rules((*table)->row())) return refuse(other_rules((*table)->row()));
    if (visitor.waiting >= kMaxWaitingOfGuest) return refuse(too_many_waiting());
    (*table)->arrive(visitor, message);
}

// --- Going ---------------------------------------------------------------------------------------------------------

void HallImpl::drain() {
    if (std::exchange(context_.draining, true)) return;
    context_.tables.for_each([this](LiveTable& table) {
        if (table.turn_unsaved() && !table.writing())
            context_.store.write({table.row()}, [](Written, const std::string&) {});
    });
    context_.visitors.dismiss_all("draining");
}

}  // namespace jarl::hall
