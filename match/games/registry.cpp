// The list of the registry as a list of tables. A program with other games compiles this file for itself.
#include "match/registry.h"

namespace jarl {

std::span<const GameTable* const> game_tables() {
    static const std::vector<const GameTable*> all = [] {
        std::vector<const GameTable*> tables;
        Registry::for_each_entry([&]<class Entry>() { tables.push_back(&Entry::table()); });
        return tables;
    }();
    return all;
}

const GameTable* find_game_table(std::string_view name) {
    for (const GameTable* table : game_tables())
        if (table->info.name == name) return table;
    return nullptr;
}

const GameStudy* find_game_study(std::string_view name) {
    const GameStudy* found = nullptr;
    Registry::for_each_entry([&]<class Entry>() {
        if (Entry::Rules::kName == name) found = &Entry::study();
    });
    return found;
}

const GameTools* find_game_tools(std::string_view name) {
    const GameTools* found = nullptr;
    Registry::for_each_entry([&]<class Entry>() {
        if (Entry::Rules::kName == name) found = &Entry::tools();
    });
    return found;
}

}  // namespace jarl
