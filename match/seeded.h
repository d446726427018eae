// A match whose runner holds the seed: the commitment and the tape come from it, as much of it as it takes
// (docs/record.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/seed.h"
#include "match/match.h"

namespace jarl {

// match/ has no cryptography of its own: natively it is OpenSSL's (match/native), in a browser WebCrypto's.
class Crypto {
  public:
    virtual std::string sha256_hex(std::span<const std::uint8_t> bytes) const = 0;
    // The first `length` bytes of the AES-256-CTR key stream; fewer only if the runner has no more.
    virtual std::vector<std::uint8_t> tape(const Seed& seed, std::size_t length) const = 0;

  protected:
    ~Crypto() = default;
};

// Most matches read less than the first, and a server keeps a thousand of them; one that wants more than a megabyte is
// not a match.
inline constexpr std::size_t kFirstTapeBytes = 2 * 1024;
inline constexpr std::size_t kMaxTapeBytes = 1024 * 1024;

class SeededMatch {
  public:
    // The hash of the setup is made from the seed. The crypto must live as long as the match.
    static Result<SeededMatch> create(MatchSetup setup, const Seed& seed, const Crypto& crypto);
    static Result<SeededMatch> create(MatchSetup setup, const Seed& seed, const Crypto&& crypto) = delete;
    // One that was begun elsewhere with this seed: it was read from a save.
    SeededMatch(std::unique_ptr<Match> match, const Seed& seed, const Crypto& crypto);

    const Match& operator*() const { return *match_; }
    const Match* operator->() const { return match_.get(); }
    const Seed& seed() const { return seed_; }

    // As in Match; the tape is never too short, unless the crypto has no more.
    std::optional<Match::Refused> play(std::string_view move_text) {
        return play_as(match_->actor(), move_text);
    }
    std::optional<Match::Refused> play_as(Seat who, std::string_view move_text);
    bool undo(Seat who) { return match_->undo(who); }
    bool redo(Seat who) { return match_->redo(who); }

    std::string record() const { return match_->record(seed_hex(seed_)); }
    std::string save() const { return match_->save(seed_hex(seed_)); }

    std::unique_ptr<Match> take_match() && { return std::move(match_); }

  private:
    bool lengthen_tape();  // false: there is no more

    std::unique_ptr<Match> match_;
    Seed seed_;
    const Crypto* crypto_;
};

}  // namespace jarl
