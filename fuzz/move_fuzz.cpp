// Any bytes as moves, a line each: a readable one is written as it was read, and a match judges every one.
#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "base/plain_text.h"
#include "match/registry.h"
#include "match/testing.h"

namespace {

constexpr int kMovesToPlay = 200;

void must(bool holds) {
    if (!holds) std::abort();
}

template <class G>
void read_move_of(std::string_view text) {
    const auto move = G::parse(text);
    if (!move) return must(!move.problem().empty());
    jarl::Dice dice(1);
    const auto state = G::deal(*G::parse_options(""), dice);
    must(G::to_text(state, *move) == text);
    must(G::legal_moves(state).contains(*move) == !G::why_not(state, *move));
}

// With everything in the box, so that every kind of move can come up.
template <class G>
std::unique_ptr<jarl::Match> fresh_match() {
    const auto options = G::sample_options().back();
    const std::vector<std::string> seats(std::size_t(G::seats(options)), "somebody");
    return jarl::new_match(std::string(G::kName), G::options_text(options), 1, seats);
}

void judge(jarl::Match& match, std::string_view text) {
    const int before = match.ply();
    const auto refused = match.play(text);
    must(match.ply() == before + (refused ? 0 : 1));
    if (refused) must(jarl::not_plain(refused->message).empty());
    // An unreadable line lets the match go on, so that later lines meet other decisions.
    if (refused && refused->why == jarl::Match::Refused::Why::Unreadable)
        (void)match.play(match.legal_texts()[0]);
}

template <class G>
void play_all(std::string_view lines) {
    const auto match = fresh_match<G>();
    for (int i = 0; i < kMovesToPlay && !lines.empty() && match->actor() != jarl::kNobody; ++i) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        read_move_of<G>(line);
        judge(*match, line);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    jarl::Registry::for_each([&]<class G>() { play_all<G>(text); });
    return 0;
}
