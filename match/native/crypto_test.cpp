#include "match/native/crypto.h"

#include <doctest/doctest.h>
#include <openssl/evp.h>

#include <algorithm>

#include "base/hex.h"
#include "match/record.h"
#include "match/testing.h"

using namespace jarl;

namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// The key stream by its definition: block i is the encrypted number i.
std::vector<std::uint8_t> counter_blocks(const Seed& key, std::size_t blocks) {
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    REQUIRE(EVP_EncryptInit_ex(context, EVP_aes_256_ecb(), nullptr, key.data(), nullptr) == 1);
    EVP_CIPHER_CTX_set_padding(context, 0);
    std::vector<std::uint8_t> stream(16 * blocks);
    for (std::size_t i = 0; i < blocks; ++i) {
        std::uint8_t counter[16] = {};
        for (int byte = 0; byte < 8; ++byte) counter[15 - byte] = std::uint8_t(i >> 8 * byte);
        int written = 0;
        REQUIRE(EVP_EncryptUpdate(context, &stream[16 * i], &written, counter, 16) == 1);
    }
    EVP_CIPHER_CTX_free(context);
    return stream;
}

}  // namespace

TEST_CASE("SHA-256 gives the published values") {  // FIPS 180-4 examples
    const NativeCrypto crypto;
    CHECK(crypto.sha256_hex(bytes_of("")) ==
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(crypto.sha256_hex(bytes_of("abc")) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(crypto.sha256_hex(bytes_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("the tape of the zero seed gives the published blocks") {
    // AES-256 with the zero key of the numbers 0, 1 and 2: H, the tag of test case 13 and the ciphertext of test case
    // 14 in the GCM specification handed to NIST (McGrew and Viega, appendix B).
    CHECK(to_hex(NativeCrypto().tape(Seed{}, 48)) ==
          "dc95c078a2408989ad48a21492842087"
          "530f8afbc74536b9a963b4f1c4cb738b"
          "cea7403d4d606b6e074ec5d3baf39d18");
}

TEST_CASE("the tape is the encrypted count, for the key of NIST SP 800-38A") {
    const Seed key = *read_seed("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4");
    CHECK(NativeCrypto().tape(key, 16 * 300) == counter_blocks(key, 300));  // past 256: the carry is right
}

TEST_CASE("a longer tape begins with the shorter one") {
    const Seed seed = sha256(bytes_of("jarl"));
    const auto whole = NativeCrypto().tape(seed, 1000);
    for (const std::size_t length : {0, 1, 15, 16, 17, 999}) {
        const auto part = NativeCrypto().tape(seed, length);
        CHECK(part.size() == length);
        CHECK(std::equal(part.begin(), part.end(), whole.begin()));
    }
}

TEST_CASE("seeds are new each time") {
    const Seed one = random_seed(), other = random_seed();
    CHECK(one != other);
}

TEST_CASE("a match with a real seed is recorded, checked and replayed") {
    const NativeCrypto crypto;
    const Seed seed = sha256(bytes_of("a match"));
    auto match = SeededMatch::create({"lofoten", "", {"Astrid", "Bjørn"}, ""}, seed, crypto);
    REQUIRE(match);
    CHECK((*match)->setup().seed_hash == crypto.sha256_hex(seed));
    Dice dice(1);
    while ((*match)->actor() != kNobody) {
        const auto legal = (*match)->legal_texts();
        REQUIRE(!match->play(legal[dice.below(std::uint32_t(legal.size()))]));
    }
    const auto record = read_record(match->record());
    REQUIRE(record);
    CHECK(replay(*record, crypto));
    CHECK(!replay(*record, FakeCrypto()));
}
