// Any lines as a conversation with an engine: every one is answered in JSON or not at all, and the engine lives on.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "base/lines.h"
#include "base/plain_text.h"
#include "cli/engine.h"

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

void check(const std::string& answers) {
    jarl::Lines lines(1 << 20);
    lines.add(answers);
    while (const auto line = lines.next()) {
        const auto answer = nlohmann::json::parse(line->text, nullptr, false);
        must(answer.is_object() && answer.contains("type") && jarl::not_plain(line->text).empty());
    }
    must(lines.unread() == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // With a key, so that worlds are read as far as the stamp, which nobody can guess.
    jarl::cli::Engine engine({"random", {}}, jarl::Seed{1, 2, 3});
    jarl::Lines lines(1 << 16);
    lines.add({reinterpret_cast<const char*>(data), size});
    while (const auto line = lines.next()) {
        line->too_long ? engine.hear_too_long() : engine.hear(line->text);
        engine.think(1);
        check(engine.take_answers());
    }
    engine.hear(R"({"type":"stop"})");
    engine.take_answers();
    engine.hear(R"({"type":"hello","protocol":1})");
    must(!engine.take_answers().empty());
    return 0;
}
