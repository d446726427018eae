#include "server/hall/visitors.h"

#include <utility>

#include <fmt/core.h>

#include "base/check.h"
#include "server/hall/live_table.h"

namespace jarl::hall {

void Visitors::add(std::shared_ptr<Guest> guest, WallTime now) {
    check(!by_guest_.contains(guest.get()), "a connection comes once");
    auto visitor = std::make_unique<Visitor>();
    visitor->number = ++last_number_;
    visitor->came = now;
    visitor->guest = guest;
    by_number_[visitor->number] = visitor.get();
    by_guest_[guest.get()] = std::move(visitor);
}

void Visitors::remove(const Guest& guest) {
    const auto at = by_guest_.find(&guest);
    if (at == by_guest_.end()) return;
    Visitor& visitor = *at->second;
    if (visitor.table) visitor.table->detach(visitor);
    by_number_.erase(visitor.number);
    by_guest_.erase(at);
}

void Visitors::dismiss(Visitor& visitor, std::string_view why) {
    const std::shared_ptr<Guest> guest = visitor.guest;
    remove(*guest);
    guest->dismiss(why);
}

void Visitors::dismiss_all(std::string_view why) {
    while (!by_guest_.empty()) dismiss(*by_guest_.begin()->second, why);
}

Visitor* Visitors::find(const Guest& guest) {
    const auto at = by_guest_.find(&guest);
    return at == by_guest_.end() ? nullptr : at->second.get();
}

Visitor* Visitors::find(std::uint64_t number) {
    const auto at = by_number_.find(number);
    return at == by_number_.end() ? nullptr : at->second;
}

void Visitors::send(std::uint64_t visitor, std::string text) {
    if (Visitor* there = find(visitor))
        there->guest->send(std::make_shared<const std::string>(std::move(text)));
}

void Visitors::answer(const Asker& asker) {
    send(asker.visitor, fmt::format(R"({{"is":"answer","id":{}}})", asker.id));
}

void Visitors::answer(const Asker& asker, CommitOutcome outcome) {
    outcome == CommitOutcome::Durable ? answer(asker) : problem(asker, trouble_of(outcome));
}

void Visitors::problem(const Asker& asker, const Trouble& trouble) {
    ++figures_.problems;
    send(asker.visitor, problem_text(asker.id, trouble));
}

}  // namespace jarl::hall
