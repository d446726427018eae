// Lines out of a stream of bytes that comes in pieces, each line with a bound.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace jarl {

class Lines {
  public:
    explicit Lines(std::size_t longest) : longest_(longest) {}

    struct Line {
        std::string text;       // without its end
        bool too_long = false;  // then it was dropped
    };

    void add(std::string_view bytes) { unread_ += bytes; }

    // The next whole line. A line that is too long comes as soon as that is known, and the rest of it is skipped.
    std::optional<Line> next() {
        const std::size_t end = unread_.find('\n', searched_);
        if (skipping_) {
            unread_.erase(0, end == std::string::npos ? unread_.size() : end + 1);
            searched_ = 0;
            if (end == std::string::npos) return std::nullopt;
            skipping_ = false;
            return next();
        }
        if (end == std::string::npos) {
            searched_ = unread_.size();
            if (unread_.size() <= longest_) return std::nullopt;
            skipping_ = true;
            return Line{"", true};
        }
        Line line{unread_.substr(0, end), end > longest_};
        unread_.erase(0, end + 1);
        searched_ = 0;
        if (line.too_long) line.text.clear();
        if (line.text.ends_with('\r')) line.text.pop_back();
        return line;
    }

    // What stands after the last line break: a pipe often ends that way.
    std::string rest() { return skipping_ ? "" : std::exchange(unread_, {}); }
    std::size_t unread() const { return unread_.size(); }

  private:
    std::size_t longest_;
    std::string unread_;
    std::size_t searched_ = 0;  // no line ends before it
    bool skipping_ = false;
};

}  // namespace jarl
