#include "match/analysis_json.h"

#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "match/decimal.h"

namespace jarl {
namespace {

// [mean, standard error]
void write(Json& json, const Figure& figure) {
    json.begin_array().raw(decimal(figure.mean)).raw(decimal(figure.error)).end_array();
}

void write(Json& json, std::string_view key, const std::vector<Figure>& figures) {
    json.key(key).begin_array();
    for (const Figure& figure : figures) write(json, figure);
    json.end_array();
}

void write(Json& json, std::string_view key, const std::vector<int>& plies) {
    json.key(key).begin_array();
    for (const int ply : plies) json.number(ply + 1);
    json.end_array();
}

void write_account(Json& json, const std::string& name, const Account& account) {
    json.begin_object().key("name").text(name);
    const std::pair<std::string_view, Figure> figures[] = {
        {"start", account.start},   {"luck", account.luck},     {"deal", account.deal},
        {"unseen", account.unseen}, {"own", account.own},       {"others", account.others},
        {"sight", account.sight},   {"result", account.result}, {"lost", account.lost}};
    for (const auto& [key, figure] : figures) {
        json.key(key);
        write(json, figure);
    }
    json.end_object();
}

}  // namespace

std::string ply_json(const JudgedPly& ply, const TurningPoints& turning) {
    Json json;
    json.begin_object();
    json.key("ply").number(ply.ply + 1);
    json.key("turn").number(ply.turn);
    json.key("actor").number(std::int64_t(index(ply.actor)));
    json.key("move").text(ply.move);
    json.key("forced").flag(ply.forced);
    json.key("chance").flag(ply.chance);
    write(json, "before", ply.before);
    write(json, "after", ply.after);
    write(json, "decision", ply.decision);
    write(json, "luck", ply.luck);
    write(json, "unseen", ply.unseen);
    write(json, "sight", ply.sight);
    json.key("best").text(ply.best);
    json.key("loss");
    write(json, ply.loss);
    json.key("mistake").flag(turning.has_mistake(ply.ply));
    json.key("stroke").flag(turning.has_stroke(ply.ply));
    return json.end_object().take();
}

std::string summary_json(const Match& match, const Analysis& analysis, const TurningPoints& turning) {
    const AnalysisBudget& budget = analysis.budget();
    Json json;
    json.begin_object();
    json.key("game").text(match.game().name);
    json.key("options").text(match.setup().options);
    json.key("over").flag(match.actor() == kNobody);
    json.key("iterations").number(budget.iterations);
    json.key("playouts").number(budget.playouts);
    json.key("horizon").number(budget.horizon);
    json.key("seed").raw(std::to_string(budget.seed));
    json.key("seats").begin_array();
    const auto accounts = analysis.accounts();
    for (std::size_t seat = 0; seat < accounts.size(); ++seat)
        write_account(json, match.setup().seats[seat], accounts[seat]);
    json.end_array();
    write(json, "mistakes", turning.mistakes);
    write(json, "strokes", turning.strokes);
    return json.end_object().take();
}

}  // namespace jarl
