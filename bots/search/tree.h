// The tree of a search, in one piece of memory taken before it begins. A node is a move that somebody made and what
// came of it. There are no chance nodes: what the dice did differs from visit to visit, and the node keeps the mean.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "bots/search/reward.h"

namespace jarl {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xffff'ffff;

template <Game G>
struct Node {
    static constexpr std::size_t kSeats = G::kSeats.max;

    typename G::Move move{};
    NodeIndex first = kNoNode, next = kNoNode;  // its first child, its next sibling
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;  // how often it could have been chosen: not every world allows every move
    float prior = 1;            // beside its siblings; their mean is 1
    Seat actor = kNobody;       // who makes the move
    std::array<float, kSeats> value{}, win{}, points{};  // means over the visits

    void visit(const Reward& reward) {
        const float share = 1 / float(++visits);
        for (std::size_t i = 0; i < kSeats; ++i) {
            value[i] += (reward.value[i] - value[i]) * share;
            win[i] += (reward.win[i] - win[i]) * share;
            points[i] += (reward.points[i] - points[i]) * share;
        }
    }
};

template <Game G>
class Tree {
  public:
    explicit Tree(std::size_t capacity)
        : nodes_(std::make_unique_for_overwrite<Node<G>[]>(capacity)), capacity_(capacity) {
        clear();
    }

    void clear() {
        nodes_[0] = Node<G>{};
        size_ = 1;
        root_ = 0;
    }
    // The child becomes the root. What else there was stays in memory until the next clear.
    void descend(NodeIndex child) { root_ = child; }

    NodeIndex root() const { return root_; }
    Node<G>& operator[](NodeIndex i) {
        assert(i < size_);
        return nodes_[i];
    }
    const Node<G>& operator[](NodeIndex i) const {
        assert(i < size_);
        return nodes_[i];
    }
    std::size_t size() const { return size_; }
    bool has_room(std::size_t wanted) const { return size_ + wanted <= capacity_; }
    bool half_full() const { return size_ > capacity_ / 2; }

    NodeIndex add_child(NodeIndex parent, NodeIndex last_sibling, typename G::Move move, Seat actor,
                        float prior) {
        assert(has_room(1));
        const NodeIndex child = NodeIndex(size_++);
        nodes_[child] = Node<G>{};
        nodes_[child].move = move;
        nodes_[child].actor = actor;
        nodes_[child].prior = prior;
        (last_sibling == kNoNode ? nodes_[parent].first : nodes_[last_sibling].next) = child;
        return child;
    }

  private:
    std::unique_ptr<Node<G>[]> nodes_;
    std::size_t capacity_, size_ = 1;
    NodeIndex root_ = 0;
};

}  // namespace jarl
