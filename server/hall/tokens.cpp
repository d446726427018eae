#include "server/hall/tokens.h"

#include <openssl/crypto.h>
#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>

#include "base/hex.h"
#include "match/native/crypto.h"

namespace jarl::hall {

namespace {

void fill(std::span<std::uint8_t> bytes) {
    if (RAND_bytes(bytes.data(), int(bytes.size())) == 1) return;
    std::fprintf(stderr, "jarl: the system has no random bytes\n");
    std::abort();  // a secret that can be guessed is worse than none
}

std::string base64url(std::span<const std::uint8_t, kTokenBytes> bytes) {
    constexpr char kAlphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::uint32_t three = std::uint32_t(bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2]);
        for (int shift = 18; shift >= 0; shift -= 6) text += kAlphabet[three >> shift & 63];
    }
    return text;
}
static_assert(kTokenLength * 6 == kTokenBytes * 8);

Seed digest(std::string_view text) {
    return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

constexpr bool in_id(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

std::string new_token() {
    std::array<std::uint8_t, kTokenBytes> bytes;
    fill(bytes);
    return base64url(bytes);
}

std::string new_table_id() {
    std::string id;
    while (id.size() < kIdLength) {
        std::array<std::uint8_t, 32> bytes;
        fill(bytes);
        for (const std::uint8_t byte : bytes)  // 252 is 7 times 36: every character is as likely
            if (byte < 252 && id.size() < kIdLength) id += "abcdefghijklmnopqrstuvwxyz0123456789"[byte % 36];
    }
    return id;
}

std::uint64_t random_number() {
    std::array<std::uint8_t, 8> bytes;
    fill(bytes);
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data(), bytes.size());
    return number;
}

bool is_table_id(std::string_view text) {
    return text.size() == kIdLength && std::all_of(text.begin(), text.end(), in_id);
}

std::string token_hash(std::string_view token) { return to_hex(digest(token)); }

bool same_hash(std::string_view one, std::string_view other) {
    return !one.empty() && one.size() == other.size() &&
           CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

Seed rematch_key(std::string_view token) { return digest("rematch " + std::string(token)); }

std::string rematch_token(const Seed& key, std::string_view table) {
    const Seed bytes = digest(to_hex(key) + " " + std::string(table));
    return base64url(std::span(bytes).first<kTokenBytes>());
}

}  // namespace jarl::hall
