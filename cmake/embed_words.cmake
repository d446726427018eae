# Writes OUTPUT, a C++ source that holds the files WORDS (a list of words/<language>.json and
# words/<part>.<language>.json) byte by byte.
# Arrays of characters and not string literals: those may be cut off at 64 kB by the standard's limits.
set(arrays "")
set(table "")
foreach(file IN LISTS WORDS)
    cmake_path(GET file STEM LAST_ONLY stem)
    string(REGEX REPLACE "^.*\\." "" language "${stem}")
    string(MAKE_C_IDENTIFIER "${stem}" identifier)
    file(READ "${file}" bytes HEX)
    # Forty bytes a line, then each byte as a character.
    string(REGEX REPLACE "(................................................................................)" "\\1\n    " bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    # The closing zero keeps an empty file legal and is not part of the text.
    string(APPEND arrays "constexpr char k_${identifier}[] = {\n    ${bytes}'\\0'};\n\n")
    string(APPEND table "    WordsFile{\"${language}\", {k_${identifier}, sizeof k_${identifier} - 1}},\n")
endforeach()

set(source "// Made from words/*.json by cmake/embed_words.cmake.\n#include \"match/words_data.h\"\n\n")
if(table)
    string(APPEND source
        "namespace jarl {\nnamespace {\n\n${arrays}constexpr WordsFile kFiles[] = {\n${table}};\n\n}  // namespace\n\n"
        "std::span<const WordsFile> embedded_words() { return kFiles; }\n\n}  // namespace jarl\n")
else()
    string(APPEND source
        "namespace jarl {\n\nstd::span<const WordsFile> embedded_words() { return {}; }\n\n}  // namespace jarl\n")
endif()
file(WRITE "${OUTPUT}" "${source}")
