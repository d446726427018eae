// Any bytes as the options of every game: what is read has one canonical text, which is read back as the same.
#include <cstdlib>
#include <string_view>

#include "match/registry.h"

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

template <class G>
void read_options_of(std::string_view text) {
    const auto options = G::parse_options(text);
    if (!options) return must(!options.problem().empty());
    const std::string canonical = G::options_text(*options);
    const auto again = G::parse_options(canonical);
    must(again.ok() && *again == *options && G::options_text(*again) == canonical);
    must(G::seats(*options) >= G::kSeats.min && G::seats(*options) <= G::kSeats.max);
    jarl::Dice dice(1);
    must(G::conserved(G::deal(*options, dice)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    jarl::Registry::for_each([&]<class G>() { read_options_of<G>(text); });
    return 0;
}
