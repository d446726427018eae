// No allocation in a playout or a search: this program counts every call of operator new while random games of every
// game are dealt and played, observed, dealt anew and scored, and while bots think, and fails if there is one.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>

#include "bots/search/search.h"
#include "match/registry.h"

namespace {
long allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    std::abort();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

constexpr int kGames = 25;  // of each set of options

// Everything a search does with a game. The sum keeps the compiler from leaving something out.
template <jarl::Game G>
int play(const typename G::Options& options, std::uint64_t seed) {
    using namespace jarl;
    Dice dice(seed);
    NoLog log;
    int sum = 0;
    auto state = G::deal(options, dice);
    while (G::actor(state) != kNobody) {
        const auto observation = G::observe(state, G::actor(state));
        const auto world = G::redeal(observation, dice);
        const auto moves = G::legal_moves(world);
        const auto move = moves[dice.below(std::uint32_t(moves.size()))];
        sum += G::why_not(state, move).has_value();
        G::apply(state, move, dice, log);
        sum += G::conserved(state);
    }
    for (const auto& score : G::scores(state)) sum += score.total;
    for (const int place : G::ranking(state)) sum += place;
    return sum;
}

template <jarl::Game G>
bool plays_without_heap() {
    const auto samples = G::sample_options();
    const long before = allocations;
    int sum = 0, games = 0;
    for (const auto& options : samples)
        for (int game = 0; game < kGames; ++game) sum += play<G>(options, std::uint64_t(++games));
    const long made = allocations - before;
    std::printf("%s: %d games, %ld allocations (sum %d)\n", std::string(G::kName).c_str(), games, made, sum);
    return made == 0;
}

// The tree is taken when the search is made; from then on nothing is.
template <jarl::Lore L>
bool searches_without_heap() {
    using namespace jarl;
    using G = typename L::Rules;
    constexpr int kIterations = 500;
    Search<L> search;
    long made = 0;
    for (const auto& options : G::sample_options()) {
        Dice dice(1);
        const auto state = G::deal(options, dice);
        const auto seen = G::observe(state, G::actor(state));
        const long before = allocations;
        search.begin(RedealtWorlds<G>(seen), 1);
        for (int i = 0; i < kIterations; ++i) search.iterate();
        made += allocations - before;
    }
    std::printf("%s: %ld allocations while searching\n", std::string(G::kName).c_str(), made);
    return made == 0;
}

}  // namespace

int main() {
    bool good = true;
    jarl::Registry::for_each([&]<jarl::Game G>() {
        good = plays_without_heap<G>() && good;
        good = searches_without_heap<jarl::LoreOf<G>>() && good;
    });
    const long before = allocations;
    delete new std::string(100, 'x');  // the counter itself counts
    if (allocations == before) std::puts("the counter does not count");
    return good && allocations > before ? 0 : 1;
}
