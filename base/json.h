// Writes JSON, nothing more: commas and quotes are its only concern.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace jarl {

class Json {
  public:
    Json& begin_object() { return open('{'); }
    Json& end_object() { return close('}'); }
    Json& begin_array() { return open('['); }
    Json& end_array() { return close(']'); }
    Json& key(std::string_view name) {
        separate();
        quote(name);
        out_ += ':';
        fresh_ = true;
        return *this;
    }
    Json& text(std::string_view value) {
        separate();
        quote(value);
        return *this;
    }
    Json& number(std::int64_t value) { return raw(std::to_string(value)); }
    Json& flag(bool value) { return raw(value ? "true" : "false"); }
    Json& null() { return raw("null"); }
    Json& raw(std::string_view json) {  // a piece that is JSON already
        separate();
        out_ += json;
        return *this;
    }

    const std::string& str() const { return out_; }
    std::string take() { return std::move(out_); }

  private:
    Json& open(char bracket) {
        separate();
        out_ += bracket;
        fresh_ = true;
        return *this;
    }
    Json& close(char bracket) {
        out_ += bracket;
        fresh_ = false;
        return *this;
    }
    void separate() {
        if (!fresh_) out_ += ',';
        fresh_ = false;
    }
    static bool is_plain(char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; }
    // Most of a text needs no escape: whole stretches of it are copied at once.
    void quote(std::string_view text) {
        out_ += '"';
        while (!text.empty()) {
            std::size_t plain = 0;
            while (plain < text.size() && is_plain(text[plain])) ++plain;
            out_.append(text.substr(0, plain));
            if (plain < text.size()) escape(text[plain++]);
            text.remove_prefix(plain);
        }
        out_ += '"';
    }
    void escape(char c) {
        constexpr char kHex[] = "0123456789abcdef";
        out_ += '\\';
        if (c == '"' || c == '\\') {
            out_ += c;
        } else {
            out_ += "u00";
            out_ += kHex[c >> 4];
            out_ += kHex[c & 15];
        }
    }

    std::string out_;
    bool fresh_ = true;  // nothing stands before the next value in its bracket
};

}  // namespace jarl
