// The members of a JSON object from outside, each asked for by name with its bounds. The first thing that is wrong is
// remembered in words; whoever reads asks once at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace jarl::hall {

inline constexpr std::size_t kMaxText = 4096;                     // of a message or a body: no text is longer
inline constexpr std::int64_t kMaxWhole = 9'007'199'254'740'991;  // what a JavaScript number holds exactly

class Fields {
  public:
    explicit Fields(const nlohmann::json& object) : object_(object) {}

    bool has(const char* name) const { return object_.contains(name); }
    std::string text(const char* name);
    std::string text_or(const char* name, std::string_view otherwise);
    int number(const char* name, int least, int most);
    int number_or(const char* name, int least, int most, int otherwise);
    bool flag_or(const char* name, bool otherwise);
    const nlohmann::json& list(const char* name, std::size_t most);
    const nlohmann::json& object(const char* name);

    const std::string& problem() const { return problem_; }  // empty: nothing was wrong

  private:
    const nlohmann::json* find(const char* name);
    void wrong(const char* name, std::string_view wanted);

    const nlohmann::json& object_;
    std::string problem_;
};

std::optional<std::int64_t> whole_number(const nlohmann::json& value);

}  // namespace jarl::hall
