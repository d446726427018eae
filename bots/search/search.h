// Information-set Monte-Carlo tree search for two to four seats. Every iteration deals the unknown anew, walks down the
// tree by values and priors, plays on for some turns, judges, and carries a reward for every seat back up. It knows the
// rules of no game: a Lore brings them, with what is known beyond them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/search/lore.h"
#include "bots/search/reward.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"
#include "engine/core/distinct_moves.h"

namespace jarl {

// Fifty bytes a node with two seats, eighty with four: up to 40 MB, in the browser too, and only what is used of them.
// A full tree is searched on without growing.
inline constexpr std::size_t kTreeNodes = 1 << 19;

// A move as the search sees it.
template <Game G>
struct Candidate {
    typename G::Move move;
    std::uint32_t visits = 0;
    PerSeat win{}, points{};             // for every seat
    float prior = 0;                     // share of the lore's wish, before anything was tried
    std::vector<typename G::Move> line;  // what would probably follow, this move first
};

template <Lore L, class Worlds = RedealtWorlds<typename L::Rules>>
class Search {
    using G = typename L::Rules;
    using State = typename G::State;
    using Move = typename G::Move;
    using MoveList = FixedList<Move, G::kMaxMoves>;
    using Weights = typename L::Weights;

  public:
    explicit Search(const Weights& weights = tuned_weights<L>(),
                    const SearchSettings& settings = L::kSettings, std::size_t nodes = kTreeNodes)
        : tree_(nodes), weights_(weights), settings_(settings) {}

    // A new question. The tree of the last one is dropped, unless follow() has just gone down in it.
    void begin(const Worlds& worlds, std::uint64_t seed) {
        if (!followed_ || tree_.half_full()) tree_.clear();
        followed_ = false;
        worlds_ = worlds;
        dice_ = Dice(seed);
        const State state = worlds.next(dice_);
        seats_ = G::scores(state).size();
        iterations_ = 0;
    }

    // The move was played, nothing came to light and the same seat decides again: its part of the tree is still true.
    // A move that had no alternative has no node of its own (iterate), so the place in the tree stays the same.
    void follow(Move move, bool forced) {
        followed_ = true;
        if (forced) return;
        for (NodeIndex child = root().first; child != kNoNode; child = tree_[child].next)
            if (tree_[child].move == move) return tree_.descend(child);
        forget();
    }
    // Nothing of the tree is true any more, also not for a question that comes after a forced one.
    void forget() {
        followed_ = false;
        tree_.clear();
    }

    void iterate() {
        State state = worlds_->next(dice_);
        Path path;
        descend(state, path);
        const Reward reward = judge(state);
        for (const NodeIndex node : path) tree_[node].visit(reward);
        ++iterations_;
    }

    std::uint32_t iterations() const { return iterations_; }  // since begin
    std::uint32_t visits() const { return root().visits; }    // with those kept from the question before
    std::uint64_t decisions() const { return decisions_; }    // simulated, since the search was made
    std::size_t nodes() const { return tree_.size(); }

    // The mean over all iterations: what the seats may expect from here.
    Reward expected() const {
        Reward mean;
        std::copy(root().value.begin(), root().value.end(), mean.value.begin());
        std::copy(root().win.begin(), root().win.end(), mean.win.begin());
        std::copy(root().points.begin(), root().points.end(), mean.points.begin());
        return mean;
    }

    // More iterations than this and the most visited move may change; fewer cannot change it.
    std::uint32_t lead() const {
        std::uint32_t first = 0, second = 0;
        for (NodeIndex child = root().first; child != kNoNode; child = tree_[child].next) {
            const std::uint32_t visits = tree_[child].visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second;
    }

    // Best first: by visits, then by the mean for the seat that asks, then as the rules list them.
    std::vector<Candidate<G>> candidates() const {
        std::vector<NodeIndex> children;
        float priors = 0;
        for (NodeIndex child = root().first; child != kNoNode; child = tree_[child].next) {
            children.push_back(child);
            priors += tree_[child].prior;
        }
        const std::size_t me = index(worlds_->who());
        std::sort(children.begin(), children.end(), [&](NodeIndex a, NodeIndex b) {
            if (tree_[a].visits != tree_[b].visits) return tree_[a].visits > tree_[b].visits;
            if (tree_[a].value[me] != tree_[b].value[me]) return tree_[a].value[me] > tree_[b].value[me];
            return a < b;
        });
        std::vector<Candidate<G>> ranked;
        for (const NodeIndex child : children) ranked.push_back(candidate(child, priors));
        return ranked;
    }

  private:
    // A path is as long as the tree is deep; what lies deeper is played out.
    static constexpr std::size_t kMaxDepth = 200;
    using Path = FixedList<NodeIndex, kMaxDepth>;
    using Row = std::array<NodeIndex, G::kMaxMoves>;

    const Node<G>& root() const { return tree_[tree_.root()]; }

    // Down the tree to a node that was never visited, or to the end of the game.
    void descend(State& state, Path& path) {
        NoLog log;
        path.push(tree_.root());
        for (Seat actor = G::actor(state); actor != kNobody; actor = G::actor(state)) {
            const MoveList moves = distinct_moves<G>(state);
            ++decisions_;
            if (moves.size() == 1) {  // no choice, no node
                G::apply(state, moves[0], dice_, log);
                continue;
            }
            const NodeIndex node = path[path.size() - 1];
            if (tree_[node].visits == 0 && node != tree_.root()) return;
            if (path.size() == kMaxDepth || !tree_.has_room(moves.size())) return;
            const NodeIndex child = choose(node, actor, moves, state);
            G::apply(state, tree_[child].move, dice_, log);
            path.push(child);
        }
    }

    // The child that promises most: its mean, and the more for being likely and little tried.
    NodeIndex choose(NodeIndex node, Seat actor, const MoveList& moves, const State& state) {
        const Row row = children_for(node, actor, moves, state);
        float priors = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) priors += tree_[row[i]].prior;
        const std::size_t me = index(actor);
        const float untried = tree_[node].value[me] - settings_.first_play;
        const float scale = settings_.exploration / priors;
        std::uint32_t last_offered = 0;
        float root_of_offered = 0, best_score = -1e9f;
        NodeIndex best = row[0];
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Node<G>& child = tree_[row[i]];
            if (++child.offered != last_offered) {  // mostly the same for all
                last_offered = child.offered;
                root_of_offered = std::sqrt(float(last_offered));
            }
            const float mean = child.visits == 0 ? untried : child.value[me];
            const float score = mean + scale * child.prior * root_of_offered / float(1 + child.visits);
            if (score > best_score) {
                best_score = score;
                best = row[i];
            }
        }
        return best;
    }

    // The children that stand for these moves; those that are new to the node are made.
    Row children_for(NodeIndex node, Seat actor, const MoveList& moves, const State& state) {
        Row row;
        std::size_t missing = 0;
        NodeIndex at =
            tree_[node].first;  // lists keep their order, so the next move is mostly the next child
        for (std::size_t i = 0; i < moves.size(); ++i) {
            row[i] = find(node, at, actor, moves[i]);
            if (row[i] == kNoNode) ++missing;
            else at = tree_[row[i]].next;
        }
        if (missing > 0) make_missing(node, actor, moves, state, row);
        return row;
    }

    NodeIndex find(NodeIndex node, NodeIndex from, Seat actor, Move move) const {
        const auto is = [&](NodeIndex child) {
            return tree_[child].move == move && tree_[child].actor == actor;
        };
        for (NodeIndex child = from; child != kNoNode; child = tree_[child].next)
            if (is(child)) return child;
        for (NodeIndex child = tree_[node].first; child != from; child = tree_[child].next)
            if (is(child)) return child;
        return kNoNode;
    }

    void make_missing(NodeIndex node, Seat actor, const MoveList& moves, const State& state, Row& row) {
        const auto priors = weigh(state, moves);
        float sum = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) sum += priors[i];
        NodeIndex last = kNoNode;
        for (NodeIndex child = tree_[node].first; child != kNoNode; child = tree_[child].next) last = child;
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (row[i] == kNoNode)
                last = row[i] =
                    tree_.add_child(node, last, moves[i], actor, priors[i] * float(moves.size()) / sum);
    }

    // Plays on as the lore would, until enough turns have begun; then the lore judges.
    Reward judge(State& state) {
        NoLog log;
        const int last_turn = G::turn_number(state) + settings_.horizon;
        for (int ply = 0; G::actor(state) != kNobody && G::turn_number(state) < last_turn; ++ply) {
            if (ply == G::kMaxPlies) break;
            const MoveList moves = distinct_moves<G>(state);
            ++decisions_;
            G::apply(state, moves.size() == 1 ? moves[0] : moves[sample(state, moves)], dice_, log);
        }
        return reward_of<L>(state, seats_, weights_, settings_);
    }

    std::size_t sample(const State& state, const MoveList& moves) {
        if constexpr (requires { L::kUniform; }) {
            return dice_.below(std::uint32_t(moves.size()));
        } else {
            const auto priors = weigh(state, moves);
            float sum = 0;
            for (std::size_t i = 0; i < moves.size(); ++i) sum += priors[i];
            float left = sum * (float(dice_.next() >> 8) * 0x1p-24f);
            for (std::size_t i = 0; i + 1 < moves.size(); ++i)
                if ((left -= priors[i]) < 0) return i;
            return moves.size() - 1;
        }
    }

    std::array<float, G::kMaxMoves> weigh(const State& state, const MoveList& moves) const {
        std::array<float, G::kMaxMoves> priors;
        L::weigh(state, moves, weights_, priors.data());
        return priors;
    }

    Candidate<G> candidate(NodeIndex child, float priors) const {
        const Node<G>& node = tree_[child];
        Candidate<G> candidate{node.move, node.visits, {}, {}, node.prior / priors, {}};
        std::copy(node.win.begin(), node.win.end(), candidate.win.begin());
        std::copy(node.points.begin(), node.points.end(), candidate.points.begin());
        candidate.line = line_from(child);
        return candidate;
    }

    // Along the most visited children, as long as there is something to tell.
    std::vector<Move> line_from(NodeIndex node) const {
        constexpr std::size_t kLongest = 12;
        std::vector<Move> line;
        while (node != kNoNode && tree_[node].visits > 0 && line.size() < kLongest) {
            line.push_back(tree_[node].move);
            NodeIndex best = kNoNode;
            for (NodeIndex child = tree_[node].first; child != kNoNode; child = tree_[child].next)
                if (best == kNoNode || tree_[child].visits > tree_[best].visits) best = child;
            node = best;
        }
        return line;
    }

    Tree<G> tree_;
    Weights weights_;
    SearchSettings settings_;
    std::optional<Worlds> worlds_;
    Dice dice_{0};
    std::size_t seats_ = 2;
    std::uint32_t iterations_ = 0;
    std::uint64_t decisions_ = 0;
    bool followed_ = false;
};

}  // namespace jarl
