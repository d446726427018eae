#include "server/hall/fields.h"

#include <fmt/core.h>

namespace jarl::hall {

namespace {
const nlohmann::json kEmpty = nlohmann::json::object();
}

std::optional<std::int64_t> whole_number(const nlohmann::json& value) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t(kMaxWhole))
        return std::nullopt;
    if (!value.is_number_integer()) return std::nullopt;
    const auto number = value.get<std::int64_t>();
    return number >= -kMaxWhole && number <= kMaxWhole ? std::optional(number) : std::nullopt;
}

const nlohmann::json* Fields::find(const char* name) {
    const auto at = object_.find(name);
    return at == object_.end() ? nullptr : &*at;
}

void Fields::wrong(const char* name, std::string_view wanted) {
    if (problem_.empty()) problem_ = fmt::format("\"{}\" must be {}.", name, wanted);
}

std::string Fields::text(const char* name) {
    const nlohmann::json* value = find(name);
    if (value && value->is_string()) return value->get_ref<const std::string&>();
    wrong(name, "a text");
    return {};
}

std::string Fields::text_or(const char* name, std::string_view otherwise) {
    return has(name) ? text(name) : std::string(otherwise);
}

int Fields::number(const char* name, int least, int most) {
    const nlohmann::json* value = find(name);
    const auto number = value ? whole_number(*value) : std::nullopt;
    if (number && *number >= least && *number <= most) return int(*number);
    wrong(name, fmt::format("a whole number from {} to {}", least, most));
    return least;
}

int Fields::number_or(const char* name, int least, int most, int otherwise) {
    return has(name) ? number(name, least, most) : otherwise;
}

bool Fields::flag_or(const char* name, bool otherwise) {
    const nlohmann::json* value = find(name);
    if (!value) return otherwise;
    if (value->is_boolean()) return value->get<bool>();
    wrong(name, "true or false");
    return otherwise;
}

const nlohmann::json& Fields::list(const char* name, std::size_t most) {
    const nlohmann::json* value = find(name);
    if (value && value->is_array() && value->size() <= most) return *value;
    wrong(name, fmt::format("a list of at most {}", most));
    return kEmpty;
}

const nlohmann::json& Fields::object(const char* name) {
    const nlohmann::json* value = find(name);
    if (value && value->is_object()) return *value;
    wrong(name, "an object");
    return kEmpty;
}

}  // namespace jarl::hall
