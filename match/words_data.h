// The files of words/, carried inside the program.
#pragma once

#include <span>
#include <string_view>

namespace jarl {

struct WordsFile {
    std::string_view language;  // from the file's name: "en" of en.json and of cli.en.json
    std::string_view json;      // the whole file, byte for byte
};

// Several files may share a language. The source is made by the build from words/*.json.
std::span<const WordsFile> embedded_words();

}  // namespace jarl
