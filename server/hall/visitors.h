// Everybody who is connected, found by their connection or by their number, and what is said to one of them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/hall/commit_outcome.h"
#include "server/hall/visitor.h"

namespace jarl::hall {

class Visitors {
  public:
    explicit Visitors(HallFigures& figures) : figures_(figures) {}

    void add(std::shared_ptr<Guest> guest, WallTime now);
    void remove(const Guest& guest);  // from its table too; nothing if it has been dismissed
    void dismiss(Visitor& visitor, std::string_view why);
    void dismiss_all(std::string_view why);

    Visitor* find(const Guest& guest);
    Visitor* find(std::uint64_t number);
    std::size_t size() const { return by_guest_.size(); }
    template <class F>
    void for_each(F&& look) {
        for (const auto& [guest, visitor] : by_guest_) look(*visitor);
    }

    // To whoever is still there.
    void send(std::uint64_t visitor, std::string text);
    void answer(const Asker& asker);
    void answer(const Asker& asker, CommitOutcome outcome);  // done, or why not
    void problem(const Asker& asker, const Trouble& trouble);

  private:
    HallFigures& figures_;
    std::unordered_map<const Guest*, std::unique_ptr<Visitor>> by_guest_;
    std::unordered_map<std::uint64_t, Visitor*> by_number_;
    std::uint64_t last_number_ = 0;
};

}  // namespace jarl::hall
