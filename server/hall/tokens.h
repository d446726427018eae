// Secrets of seats and names of tables: random, from the system. A token is never kept, only its hash.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "match/seeded.h"

namespace jarl::hall {

inline constexpr std::size_t kTokenBytes = 24;   // 192 bits, 32 characters
inline constexpr std::size_t kTokenLength = 32;  // base64url has 6 bits a character
inline constexpr std::size_t kIdLength = 12;     // 36^12: nobody finds a table by trying

std::string new_token();
std::string new_table_id();     // small letters and digits
std::uint64_t random_number();  // for a bot
bool is_table_id(std::string_view text);

std::string token_hash(std::string_view token);                // SHA-256, 64 hex digits
bool same_hash(std::string_view one, std::string_view other);  // takes the same time whatever the answer is

// The token of the same guest at the table of a rematch follows from the one they have: asked for twice, it is the same.
// The key is kept with a connection in place of the token, which does not follow from it.
Seed rematch_key(std::string_view token);
std::string rematch_token(const Seed& key, std::string_view table);

}  // namespace jarl::hall
