// Games, counts and signatures kept in tests/golden: when one of these changes, a rule has changed. Where that is
// meant, JARL_WRITE_GOLDEN=1 writes the counts and signatures anew.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "match/native/crypto.h"
#include "match/record.h"
#include "match/signature.h"
#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

const std::filesystem::path kGolden = "tests/golden";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void check_golden(const std::string& name, const std::string& text) {
    if (std::getenv("JARL_WRITE_GOLDEN") != nullptr) std::ofstream(kGolden / name) << text;
    CHECK(text_of(kGolden / name) == text);
}

std::vector<std::filesystem::path> golden_records() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kGolden))
        if (entry.path().extension() == ".record") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

TEST_CASE("golden games: every recorded game is played again to its scores") {
    const auto paths = golden_records();
    for (const auto& path : paths) {
        CAPTURE(path.string());
        const std::string text = text_of(path);
        const auto record = read_record(text);
        if (!record) FAIL(record.problem());
        const auto match = replay(*record, NativeCrypto());
        if (!match) FAIL(match.problem());
        CHECK((*match)->actor() == kNobody);
        CHECK((*match)->record(record->seed.value) == text);  // to the byte
    }
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        CHECK(std::any_of(paths.begin(), paths.end(), [&](const auto& path) {
            return path.filename().string().starts_with(std::string(game.name) + "-");
        }));
    }
}

TEST_CASE("golden signatures: one number proves the rules of a game") {
    std::string lines;
    for (const GameInfo& game : games()) lines += signature_line(game.name) + "\n";
    check_golden("signatures.txt", lines);
}

// A tape for counting, the same for ever: numbers of a plain linear generator.
std::vector<std::uint8_t> counting_tape() {
    std::vector<std::uint8_t> bytes;
    std::uint64_t number = 1;
    for (int i = 0; i < 1 << 16; ++i) {
        number = number * 6364136223846793005 + 1442695040888963407;
        bytes.push_back(std::uint8_t(number >> 56));
    }
    return bytes;
}

// How many sequences of `depth` moves there are, when chance reads on from the same tape whatever was decided.
template <Game G>
std::uint64_t leaves(const typename G::State& state, Tape tape, int depth) {
    const auto moves = G::legal_moves(state);
    if (depth <= 1 || moves.empty()) return moves.size();
    std::uint64_t count = 0;
    for (const auto& move : moves) {
        auto after = state;
        Tape read = tape;
        NoLog log;
        G::apply(after, move, read, log);
        count += leaves<G>(after, read, depth - 1);
    }
    return count;
}

TEST_CASE("golden counts: how many ways there are to begin") {
    const auto bytes = counting_tape();
    std::string lines;
    Registry::for_each([&]<Game G>() {
        const auto samples = G::sample_options();
        for (const auto& options : {samples.front(), samples.back()}) {
            Tape tape(bytes);
            const auto state = G::deal(options, tape);
            lines += std::string(G::kName) + " " + G::options_text(options);
            for (int depth = 1; depth <= 10; ++depth) {
                const auto count = leaves<G>(state, tape, depth);
                lines += " " + std::to_string(count);
                if (count > 200'000) break;
            }
            lines += "\n";
        }
    });
    check_golden("counts.txt", lines);
}

}  // namespace
}  // namespace jarl::conformance
