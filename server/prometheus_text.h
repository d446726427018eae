// Figures in the text format of Prometheus: a family is its help, its type and a line a value.
#pragma once

#include <string>
#include <string_view>

#include "server/histogram.h"

namespace jarl::net {

class PrometheusText {
  public:
    void gauge(std::string_view name, std::string_view help, double value);
    void counter(std::string_view name, std::string_view help, double value);
    // One of several counters of one name, told apart by a label; those of a name come one after the other.
    void counter_by(std::string_view name, std::string_view help, std::string_view label, std::string_view of,
                    double value);
    void histogram(std::string_view name, std::string_view help, const Latency& latency);

    const std::string& text() const { return text_; }

  private:
    void begin(std::string_view name, std::string_view help, std::string_view type);
    void line(std::string_view name, std::string_view labels, double value);

    std::string text_;
    std::string family_;  // begun last
};

}  // namespace jarl::net
