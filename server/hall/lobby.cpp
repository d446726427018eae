#include "server/hall/lobby.h"

namespace jarl::hall {

std::optional<Trouble> Lobby::may_open(const std::string& address, WallTime now) {
    if (open_ >= most_open_) return Trouble{"busy", "The hall is full: too many tables wait for players."};
    return openers_.may_open(address, now);
}

void Lobby::opened(const std::string& address, const TableRow& table, WallTime now) {
    openers_.opened(address, table.id, now);
    if (table.status == Status::Open) ++open_;
}

void Lobby::withdrawn(const TableRow& table) {
    openers_.over(table.id);
    if (table.status == Status::Open) one_less();
}

void Lobby::changed(const TableRow& table, Status before) {
    if (before == Status::Open && table.status != Status::Open) one_less();
    if (before != Status::Over && table.status == Status::Over) openers_.over(table.id);
}

// At a start no more were counted than there may be; a database can hold more.
void Lobby::one_less() {
    if (open_ > 0) --open_;
}

}  // namespace jarl::hall
