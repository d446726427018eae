#include "server/hall/rooms.h"

#include "server/hall/live_table.h"

namespace jarl::hall {

namespace {
constexpr int kLooks = 4;  // at a time: when very many are being written nobody waits for a long search
}

Rooms::Place Rooms::add(LiveTable& table) {
    drop_oldest();  // before it is among them
    tables_.push_front(&table);
    return tables_.begin();
}

// What is being written is nowhere else: it goes to the front, and its turn comes again.
void Rooms::drop_oldest() {
    for (int looks = kLooks; looks > 0 && tables_.size() > most_; --looks) {
        LiveTable& oldest = *tables_.back();
        if (oldest.writing()) used(std::prev(tables_.end()));
        else oldest.drop_room();
    }
}

}  // namespace jarl::hall
