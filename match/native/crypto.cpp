#include "match/native/crypto.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "base/hex.h"

namespace jarl {

namespace {

// OpenSSL fails here only when memory or the library itself is broken: nothing sound can follow.
void must(bool done, const char* what) {
    if (done) return;
    std::fprintf(stderr, "jarl: the cryptographic library failed: %s\n", what);
    std::abort();
}

struct FreeCipher {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

}  // namespace

Seed sha256(std::span<const std::uint8_t> bytes) {
    Seed digest;
    unsigned int size = 0;
    must(EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) == 1, "SHA-256");
    must(size == digest.size(), "SHA-256");
    return digest;
}

Seed random_seed() {
    Seed seed;
    must(RAND_bytes(seed.data(), int(seed.size())) == 1, "random bytes");
    return seed;
}

std::string NativeCrypto::sha256_hex(std::span<const std::uint8_t> bytes) const {
    return to_hex(sha256(bytes));
}

std::vector<std::uint8_t> NativeCrypto::tape(const Seed& seed, std::size_t length) const {
    must(length <= INT_MAX, "the tape is too long");
    const std::unique_ptr<EVP_CIPHER_CTX, FreeCipher> context(EVP_CIPHER_CTX_new());
    constexpr std::uint8_t kCounter[16] = {};  // the counter begins at zero
    must(context && EVP_EncryptInit_ex(context.get(), EVP_aes_256_ctr(), nullptr, seed.data(), kCounter) == 1,
         "AES");
    std::vector<std::uint8_t> bytes(length);  // zeros; encrypted in place they are the key stream
    int written = 0;
    if (length > 0)
        must(EVP_EncryptUpdate(context.get(), bytes.data(), &written, bytes.data(), int(length)) == 1, "AES");
    must(std::size_t(written) == length, "AES");
    return bytes;
}

}  // namespace jarl
