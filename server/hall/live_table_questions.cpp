// Questions about the match, answered to the one who asks: why not, what if, how it was.
#include "match/json.h"
#include "server/hall/live_table.h"
#include "server/hall/positions.h"

namespace jarl::hall {

namespace {

std::string answer_with(std::int64_t id, std::string_view name, std::string_view raw) {
    Json json;
    json.begin_object().key("is").text("answer").key("id").number(id).key(name).raw(raw).end_object();
    return json.take();
}

Trouble no_such_ply() { return {"no_such_ply", "The match is not that far."}; }

}  // namespace

void LiveTable::handle(Visitor& visitor, const Asker& asker, const WhyNot& question) {
    const MatchRoom* room = room_for(asker);
    if (!room) return;
    using Refused = Match::Refused;
    std::optional<Refused> refused;
    if (row_.status == Status::Over) refused = Refused{Refused::Why::Over, "", "the match is over"};
    else if (visitor.seat == kOnlooker || visitor.viewer() != room->match().actor())
        refused = Refused{Refused::Why::NotYourTurn, "", "it is not this seat's decision"};
    else if (question.piece) refused = room->match().why_not_piece(visitor.viewer(), *question.piece);
    else refused = room->match().why_not(question.text);
    send(asker, answer_with(asker.id, "refused", refused ? refusal_json(*refused) : "null"));
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Foresee& question) {
    const MatchRoom* room = room_for(asker);
    if (!room) return;
    const bool deciding = row_.status == Status::Playing && visitor.seat != kOnlooker &&
                          visitor.viewer() == room->match().actor();
    send(asker, answer_with(asker.id, "foresight",
                            deciding ? room->match().foresee(question.text, kAsPhrases) : "null"));
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const ViewAt& question) {
    const MatchRoom* room = room_for(asker);
    if (!room) return;
    const Match& match = room->match();
    if (question.ply > match.visible_ply(visitor.viewer())) return problem(asker, no_such_ply());
    send(asker, answer_with(asker.id, "view", match.view_at(question.ply, visitor.viewer(), kAsPhrases)));
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Story& question) {
    const MatchRoom* room = room_for(asker);
    if (!room) return;
    if (question.from > room->match().visible_ply(visitor.viewer())) return problem(asker, no_such_ply());
    send(asker, story_answer(room->match(), visitor.viewer(), question.from, asker.id));
}

}  // namespace jarl::hall
