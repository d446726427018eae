// Standard output in big chunks, and errors as one line each.
#pragma once

#include <string>
#include <string_view>

namespace jarl::cli {

// A reader that goes away (`jarl random lofoten | head`) is a quiet end; a full disk is an error.
class Output {
  public:
    Output() = default;
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void line(std::string_view text);
    void flush();
    bool open() const { return error_ == 0; }  // false: nobody reads any more, so there is no use in going on
    int exit_code();                           // flushes, and tells of a write that failed

  private:
    std::string waiting_;
    int error_ = 0;
};

// Says what is wrong in one line on standard error.
int complain(std::string_view what);           // the exit code for bad input
int complain_of_usage(std::string_view what);  // the exit code for bad usage

}  // namespace jarl::cli
