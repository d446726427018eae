#include "match/seeded.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "match/check_setup.h"

namespace jarl {

namespace {

std::size_t longer_tape(std::size_t size) {
    return std::min(4 * std::max(size, kFirstTapeBytes), kMaxTapeBytes);
}

}  // namespace

SeededMatch::SeededMatch(std::unique_ptr<Match> match, const Seed& seed, const Crypto& crypto)
    : match_(std::move(match)), seed_(seed), crypto_(&crypto) {
    check(match_ != nullptr, "there is a match");
}

Result<SeededMatch> SeededMatch::create(MatchSetup setup, const Seed& seed, const Crypto& crypto) {
    setup.seed_hash = crypto.sha256_hex(seed);
    auto checked = check_setup(std::move(setup));
    if (!checked) return Problem{checked.problem()};
    // From here on only a deal that reads more than there is of the tape can fail.
    std::size_t size = kFirstTapeBytes;
    auto match = Match::create(*checked, crypto.tape(seed, size));
    while (!match && size < kMaxTapeBytes)
        match = Match::create(*checked, crypto.tape(seed, size = longer_tape(size)));
    if (!match) return Problem{match.problem()};
    return SeededMatch(std::move(*match), seed, crypto);
}

std::optional<Match::Refused> SeededMatch::play_as(Seat who, std::string_view move_text) {
    while (true) {
        auto refused = match_->play_as(who, move_text);
        const bool short_tape = refused && refused->why == Match::Refused::Why::TapeIsShort;
        if (!short_tape || !lengthen_tape()) return refused;
    }
}

bool SeededMatch::lengthen_tape() {
    auto longer = crypto_->tape(seed_, longer_tape(match_->tape_size()));
    if (longer.size() <= match_->tape_size()) return false;
    match_->extend_tape(std::move(longer));
    return true;
}

}  // namespace jarl
