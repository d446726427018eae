// Any bytes as a record: read or refused, and what is read and true is written back alike.
#include <cstdlib>

#include "base/plain_text.h"
#include "match/record.h"
#include "match/testing.h"

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

// A finished match shows its seed; one that goes on has it here in a save.
std::string written(const jarl::Match& match, const jarl::Record& record) {
    const jarl::Fact& seed = record.seed.said() ? record.seed : record.secret_seed;
    return match.save(seed.value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto record = jarl::read_record(text);
    if (!record) {
        must(jarl::not_plain(record.problem()).empty());  // an error goes to a terminal
        return 0;
    }
    const auto match = jarl::replay(*record, jarl::FakeCrypto());
    if (!match) {
        must(match.problem().starts_with("line ") && jarl::not_plain(match.problem()).empty());
        return 0;
    }
    const std::string once = written(**match, *record);
    const auto again = jarl::read_record(once);
    must(again.ok());
    const auto replayed = jarl::replay(*again, jarl::FakeCrypto());
    must(replayed.ok() && written(**replayed, *again) == once);
    return 0;
}
