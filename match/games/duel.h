// Two sets of weights of one lore, ready to play each other: what tuning asks of a game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/search/duel.h"

namespace jarl {

class Duel {
  public:
    virtual ~Duel() = default;
    // One deal, played twice with the seats exchanged: the share of the victories that is ours.
    virtual double our_share(std::string_view options, std::uint32_t iterations, std::uint64_t seed) = 0;
};

template <Lore L>
class DuelOf final : public Duel {
    using G = typename L::Rules;

  public:
    DuelOf(std::span<const float> ours, std::span<const float> theirs)
        : ours_(weights(ours)), theirs_(weights(theirs)) {}

    // Seats alternate between the two sides; the second game exchanges them.
    double our_share(std::string_view text, std::uint32_t iterations, std::uint64_t seed) override {
        const auto options = *G::parse_options(text);
        const std::size_t seats = std::size_t(G::seats(options));
        double share = 0;
        for (std::size_t exchanged = 0; exchanged < 2; ++exchanged) {
            std::vector<Duellist<L>*> who;
            for (std::size_t seat = 0; seat < seats; ++seat)
                who.push_back(seat % 2 == exchanged ? &ours_ : &theirs_);
            const PerSeat won = play_duel<L>(options, who, iterations, seed);
            for (std::size_t seat = exchanged; seat < seats; seat += 2) share += won[seat] / 2;
        }
        return share;
    }

  private:
    static typename L::Weights weights(std::span<const float> values) {
        typename L::Weights all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = values[i];
        return all;
    }

    Duellist<L> ours_, theirs_;
};

}  // namespace jarl
