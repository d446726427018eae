// Is what is kept of a match true? Its seats are possible, its journal can be played from the seed, and its end is the
// one that was played. Of a match of older rules only what needs no rules is looked at.
#pragma once

#include <string>
#include <vector>

#include "server/store/store.h"

namespace jarl::doctor {

// What is wrong, one line each; nothing: all of it is right. The seed is in none of them.
std::vector<std::string> wrong_with(const store::TableRow& table, const std::vector<store::Entry>& journal);

}  // namespace jarl::doctor
