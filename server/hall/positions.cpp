#include "server/hall/positions.h"

#include <algorithm>
#include <utility>

#include "match/json.h"

namespace jarl::hall {

namespace {

using Text = std::shared_ptr<const std::string>;

// Those who see the same and lack the same get the same bytes.
class SharedTexts {
  public:
    explicit SharedTexts(const Match& match) : match_(match) {}

    Text position(Seat viewer, int from) {
        for (const One& one : ones_)
            if (one.viewer == viewer && one.from == from) return one.text;
        ones_.push_back(
            {viewer, from, std::make_shared<const std::string>(position_text(match_, viewer, from))});
        return ones_.back().text;
    }

  private:
    struct One {
        Seat viewer;
        int from;
        Text text;
    };
    const Match& match_;
    std::vector<One> ones_;
};

}  // namespace

std::string position_text(const Match& match, Seat viewer, int from) {
    Json json;
    json.begin_object().key("is").text("position");
    write_position(json, match, viewer, std::max(from, match.visible_ply(viewer) - kMaxStory));
    return json.end_object().take();
}

std::string story_answer(const Match& match, Seat viewer, int from, std::int64_t id) {
    from = std::max(from, match.visible_ply(viewer) - kMaxStory);
    Json json;
    json.begin_object().key("is").text("answer").key("id").number(id).key("from").number(from);
    json.key("story").raw(story_json(match, from, viewer)).end_object();
    return json.take();
}

void tell_position(const Match& match, Visitor& visitor, int has) {
    const int from = std::min(has, match.undo_floor());
    visitor.guest->send(std::make_shared<const std::string>(position_text(match, visitor.viewer(), from)));
    visitor.told = match.visible_ply(visitor.viewer());
}

void tell_news(const Match& match, const std::vector<Visitor*>& visitors, int mover) {
    SharedTexts texts(match);
    for (Visitor* visitor : visitors) {
        const int visible = match.visible_ply(visitor->viewer());
        const int from = std::min(visitor->told, visible);  // after an undo less than it has
        const bool moved = visitor->seat == mover && mover != kOnlooker;
        if (!moved && visible == visitor->told) continue;
        visitor->told = visible;
        visitor->guest->send(texts.position(visitor->viewer(), from));
    }
}

}  // namespace jarl::hall
