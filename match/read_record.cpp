#include <array>
#include <charconv>
#include <utility>

#include "base/plain_text.h"
#include "match/record.h"

namespace jarl {

namespace {

constexpr std::string_view kFirstLine = "jarl record 1";

struct HeaderName {
    std::string_view name;
    Fact Record::* fact;
    bool always;
};
constexpr std::array kHeaderNames{
    HeaderName{"game", &Record::game, true},       HeaderName{"ruleset", &Record::ruleset, true},
    HeaderName{"options", &Record::options, true}, HeaderName{"seed sha256", &Record::seed_hash, true},
    HeaderName{"seed", &Record::seed, false},      HeaderName{"secret seed", &Record::secret_seed, false},
    HeaderName{"result", &Record::result, false},  HeaderName{"moves", &Record::moves_count, true},
};

std::optional<int> read_number(std::string_view digits) {
    int number = 0;
    if (digits.empty() || digits.size() > 7 || digits[0] < '0' || digits[0] > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

// Takes the text before the separator off the front; nothing if the separator is not there.
std::optional<std::string_view> take_until(std::string_view& text, std::string_view separator) {
    const std::size_t end = text.find(separator);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view front = text.substr(0, end);
    text.remove_prefix(end + separator.size());
    return front;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    Result<Record> read() {
        if (rest_.size() > kMaxRecordBytes)
            return Problem{"the record is too big: " + std::to_string(rest_.size()) + " bytes, at most " +
                           std::to_string(kMaxRecordBytes)};
        if (!read_header() || !check_header() || !read_moves()) return Problem{std::move(problem_)};
        record_.last_line = line_;
        return std::move(record_);
    }

  private:
    // Steps give false when they found a problem, and say it here.
    bool wrong(std::string_view what) { return wrong_at(line_, what); }
    bool wrong_at(int line, std::string_view what) {
        problem_ = "line " + std::to_string(line) + ": " + std::string(what);
        return false;
    }

    bool next_line(std::string_view& line) {
        ++line_;
        std::string_view after = rest_;
        const auto found = take_until(after, "\n");
        line = found.value_or(rest_).substr(0, kMaxRecordLine + 1);
        if (line.size() > kMaxRecordLine) return wrong("the line is too long");
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (const auto why = not_plain(line); !why.empty()) return wrong("the line " + std::string(why));
        if (!found) return wrong("the record is cut short: its last line has no end");
        rest_ = after;
        return true;
    }

    bool read_header() {
        std::string_view line;
        if (!next_line(line)) return rest_.empty() ? wrong("the record is empty") : false;
        if (line != kFirstLine) return wrong("a record begins with \"" + std::string(kFirstLine) + "\"");
        while (true) {
            if (rest_.empty())
                return wrong_at(line_ + 1, "the record is cut short: an empty line ends the header");
            if (!next_line(line)) return false;
            if (line.empty()) return true;
            if (!read_fact(line)) return false;
        }
    }

    bool read_fact(std::string_view line) {
        const auto name = take_until(line, ": ");
        if (!name) return wrong("a header line reads \"name: value\"");
        if (name->starts_with("seat ")) return read_seat(*name, line);
        for (const HeaderName& header : kHeaderNames)
            if (header.name == *name) return set_fact(*name, record_.*header.fact, line);
        return wrong("unknown header " + quoted(*name));
    }

    bool set_fact(std::string_view name, Fact& fact, std::string_view value) {
        if (fact.said())
            return wrong(std::string(name) + ": said before, on line " + std::to_string(fact.line));
        if (value.empty()) return wrong(std::string(name) + ": the value is empty");
        fact = {std::string(value), line_};
        return true;
    }

    bool read_seat(std::string_view name, std::string_view value) {
        const auto seat = read_number(name.substr(5));
        if (!seat || *seat >= kMaxSeats) return wrong("unknown header " + quoted(name));
        const std::size_t at = std::size_t(*seat);
        if (record_.seats.size() <= at) record_.seats.resize(at + 1);
        return set_fact(name, record_.seats[at], value);
    }

    bool check_header() {
        for (const HeaderName& header : kHeaderNames)
            if (header.always && !(record_.*header.fact).said()) return missing(header.name);
        if (record_.seats.empty()) return missing("seat 0");
        for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
            if (!record_.seats[seat].said()) return missing("seat " + std::to_string(seat));
        return check_ending();
    }
    bool missing(std::string_view name) {
        return wrong("the header ends here without \"" + std::string(name) + ": …\"");
    }

    // A finished match shows its seed and its result; one that goes on shows neither.
    bool check_ending() {
        const Record& r = record_;
        if (r.seed.said() && r.secret_seed.said())
            return wrong_at(r.secret_seed.line, "secret seed: a second seed");
        if (r.finished() && r.secret_seed.said())
            return wrong_at(r.secret_seed.line, "secret seed: the match is over, nothing is secret");
        if (r.finished() && !r.seed.said())
            return wrong_at(r.result.line, "result: a finished match shows its seed");
        if (r.seed.said() && !r.finished())
            return wrong_at(r.seed.line, "seed: a match without a result hides its seed");
        for (const Fact& seed : {r.seed, r.secret_seed})
            if (seed.said() && !read_seed(seed.value))
                return wrong_at(seed.line, "seed: 64 hexadecimal digits are needed");
        return true;
    }

    bool read_moves() {
        const auto wanted = read_number(record_.moves_count.value);
        if (!wanted) return wrong_at(record_.moves_count.line, "moves: a number is needed");
        std::string_view line;
        while (!rest_.empty())
            if (!next_line(line) || !read_turn(line)) return false;
        return record_.moves.size() == std::size_t(*wanted) || wrong_count();
    }
    bool wrong_count() {
        return wrong_at(record_.moves_count.line, "moves: " + record_.moves_count.value +
                                                      " are promised and " +
                                                      std::to_string(record_.moves.size()) +
                                                      " stand here: the record was cut or changed");
    }

    // "12. 1 play right; slide; stop"
    bool read_turn(std::string_view line) {
        const auto turn = take_until(line, ". ");
        const auto seat = take_until(line, " ");
        if (!turn || !seat || !read_number(*turn) || !read_number(*seat))
            return wrong("a line of moves reads \"turn. seat move; move\"");
        for (int number = 1;; ++number) {
            const auto move = take_until(line, "; ");
            const std::string_view text = move.value_or(line);
            if (text.empty()) return wrong("move " + std::to_string(number) + " is empty");
            record_.moves.push_back(
                {std::string(text), line_, number, *read_number(*turn), *read_number(*seat)});
            if (!move) return true;
        }
    }

    std::string_view rest_;
    int line_ = 0;
    Record record_;
    std::string problem_;
};

}  // namespace

Result<Record> read_record(std::string_view text) { return Reader(text).read(); }

}  // namespace jarl
