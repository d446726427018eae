#include "server/prometheus_text.h"

#include <charconv>
#include <initializer_list>

namespace jarl::net {

namespace {

// The shortest text without an exponent that reads back as the same number.
std::string number(double value) {
    char digits[400];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value, std::chars_format::fixed);
    return {digits, end};
}

std::string labelled(std::string_view label, std::string_view value) {
    return "{" + std::string(label) + "=\"" + std::string(value) + "\"}";
}

}  // namespace

void PrometheusText::begin(std::string_view name, std::string_view help, std::string_view type) {
    family_ = name;
    for (const std::string_view part :
         {std::string_view("# HELP "), name, std::string_view(" "), help, std::string_view("\n# TYPE "), name,
          std::string_view(" "), type, std::string_view("\n")})
        text_ += part;
}

void PrometheusText::line(std::string_view name, std::string_view labels, double value) {
    text_ += name;
    text_ += labels;
    text_ += " " + number(value) + "\n";
}

void PrometheusText::gauge(std::string_view name, std::string_view help, double value) {
    begin(name, help, "gauge");
    line(name, {}, value);
}

void PrometheusText::counter(std::string_view name, std::string_view help, double value) {
    begin(name, help, "counter");
    line(name, {}, value);
}

void PrometheusText::counter_by(std::string_view name, std::string_view help, std::string_view label,
                                std::string_view of, double value) {
    if (family_ != name) begin(name, help, "counter");
    line(name, labelled(label, of), value);
}

// Buckets count everything up to their bound.
void PrometheusText::histogram(std::string_view name, std::string_view help, const Latency& latency) {
    begin(name, help, "histogram");
    const std::string bucket = std::string(name) + "_bucket";
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < kLatencyBounds.size(); ++i)
        line(bucket, labelled("le", number(kLatencyBounds[i])), double(below += latency.counts[i]));
    line(bucket, labelled("le", "+Inf"), double(latency.count()));
    line(std::string(name) + "_sum", {}, latency.sum);
    line(std::string(name) + "_count", {}, double(latency.count()));
}

}  // namespace jarl::net
