#include "cli/sitting.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include <fmt/core.h>

#include "base/check.h"
#include "base/plain_text.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/chance_of_seed.h"
#include "match/native/crypto.h"
#include "match/record.h"

namespace jarl::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPlayers = "players: ";
constexpr std::string_view kSaveEnding = ".save";
constexpr std::string_view kHuman = "human", kRandom = "random";

std::string offered() {
    std::string text = std::string(kHuman) + ", " + std::string(kRandom);
    for (const Level& level : kLevels)
        text += (&level == &kLevels.back() ? " or " : ", ") + std::string(level.name);
    return text;
}

std::string local_time() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
    return text;
}

// Nothing that is there is ever overwritten: the next one gets a number.
fs::path free_path(const fs::path& stem, std::string_view ending) {
    fs::path path = stem.string() + std::string(ending);
    for (int i = 2; fs::exists(path); ++i) path = fmt::format("{}-{}{}", stem.string(), i, ending);
    return path;
}

Result<std::vector<SeatKind>> read_players(std::string_view save) {
    const std::string_view line = save.substr(without_players(save).size());
    if (line.empty()) return Problem{"the save is cut short: its last line says who plays"};
    std::vector<SeatKind> kinds;
    for (const std::string& word : split(trimmed(line.substr(kPlayers.size())), ' ')) {
        const auto kind = read_seat_kind(word);
        if (!kind) return Problem{"players: " + kind.problem()};
        kinds.push_back(*kind);
    }
    return kinds;
}

}  // namespace

Result<SeatKind> read_seat_kind(std::string_view text) {
    if (text == kHuman) return SeatKind{};
    const std::string_view name = text.substr(0, text.find('@'));
    if (text != kRandom && !find_level(name))
        return Problem{"unknown seat " + jarl::quoted(text) + "; a seat is " + offered()};
    const auto bot = parse_bot(text);
    if (!bot) return Problem{bot.problem()};
    return SeatKind{*bot};
}

std::string seat_kind_text(const SeatKind& kind) {
    return kind.human() ? std::string(kHuman) : bot_text(*kind.bot);
}

int Sitting::humans() const {
    return int(std::count_if(kinds.begin(), kinds.end(), [](const SeatKind& kind) { return kind.human(); }));
}

bool Sitting::let_bot_think(double milliseconds) {
    const std::size_t seat = index(match->actor());
    bots.resize(kinds.size());
    if (!bots[seat]) bots[seat] = std::move(*Bot::create(*kinds[seat].bot, match->game()));
    Bot& bot = *bots[seat];
    if (!thinking) bot.begin(*match, number_of(match.seed()) + std::uint64_t(match->ply()));
    thinking = !bot.step(milliseconds);
    if (thinking) return false;
    const auto refused = match.play(bot.choice());
    check(!refused, "a bot plays legal moves");
    return true;
}

// --- Saves --------------------------------------------------------------------------------------------------

std::string save_text(const Sitting& sitting) {
    std::string text = sitting.match.save() + std::string(kPlayers);
    for (std::size_t seat = 0; seat < sitting.kinds.size(); ++seat) {
        if (seat > 0) text += ' ';
        text += seat_kind_text(sitting.kinds[seat]);
    }
    return text + "\n";
}

std::string_view without_players(std::string_view save) {
    std::string_view rest = save;
    if (rest.ends_with('\n')) rest.remove_suffix(1);
    const std::size_t last = rest.rfind('\n') + 1;  // none: the save is one line
    return rest.substr(last).starts_with(kPlayers) ? save.substr(0, last) : save;
}

Result<Sitting> read_save(std::string_view text, const Words& words) {
    const auto record = read_record(without_players(text));
    if (!record) return Problem{record.problem()};
    if (const auto other = other_ruleset(*record)) return Problem{made_with_other_rules(*other, words)};
    if (record->finished()) return Problem{"this match is over; jarl replay shows it"};
    const auto seed = read_seed(record->secret_seed.value);
    if (!seed) return Problem{"this is a record and not a save: it has no secret seed to go on with"};
    const auto kinds = read_players(text);
    if (!kinds) return Problem{kinds.problem()};
    auto match = replay(*record, kNativeCrypto);
    if (!match) return Problem{match.problem()};
    if (kinds->size() != record->seats.size())
        return Problem{
            fmt::format("players: {} are needed and {} were given", record->seats.size(), kinds->size())};
    return Sitting{SeededMatch(std::move(*match), *seed, kNativeCrypto), *kinds};
}

fs::path saves_folder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data && *data == '/') return fs::path(data) / "jarl";  // the standard says to ignore a relative one
    const char* home = std::getenv("HOME");
    return fs::path(home && *home ? home : ".") / ".local/share/jarl";
}

fs::path new_save(std::string_view game) {
    return free_path(saves_folder() / (std::string(game) + "-" + local_time()), kSaveEnding);
}

std::optional<fs::path> newest_save(std::string_view game) {
    std::optional<fs::path> newest;
    fs::file_time_type when;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(saves_folder(), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(kSaveEnding)) continue;
        if (!game.empty() && !name.starts_with(std::string(game) + "-")) continue;
        const auto written = entry.last_write_time(error);
        if (error || (newest && written <= when)) continue;
        newest = entry.path();
        when = written;
    }
    return newest;
}

fs::path new_record(const fs::path& save) {
    fs::path stem = save;
    if (stem.extension() == kSaveEnding) stem.replace_extension();
    return free_path(stem, ".record");
}

}  // namespace jarl::cli
