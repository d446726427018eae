#include "server/hall/tokens.h"

#include <doctest/doctest.h>

#include <set>

using namespace jarl;
using namespace jarl::hall;

TEST_CASE("a token is 192 random bits in 32 characters, a table's id 12 letters and digits") {
    std::set<std::string> tokens, ids;
    std::set<char> used;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = new_token(), id = new_table_id();
        CHECK(token.size() == kTokenLength);
        CHECK(token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
              std::string::npos);
        CHECK(is_table_id(id));
        tokens.insert(token);
        ids.insert(id);
        used.insert(token.begin(), token.end());
    }
    CHECK(tokens.size() == 1000);
    CHECK(ids.size() == 1000);
    CHECK(used.size() == 64);
}

TEST_CASE("the hash of a token says nothing but whether it is the same") {
    CHECK(token_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(same_hash(token_hash("abc"), token_hash("abc")));
    CHECK_FALSE(same_hash(token_hash("abc"), token_hash("abd")));
    CHECK_FALSE(same_hash("", ""));  // a seat without a token is nobody's
    CHECK_FALSE(same_hash("ab", "a"));
}

TEST_CASE("the token of a rematch follows from the old one, and not the other way round") {
    const std::string token = new_token();
    const auto next = [](const std::string& from, const char* table) {
        return rematch_token(rematch_key(from), table);
    };
    CHECK(next(token, "k3v9q0x2m7ab") == next(token, "k3v9q0x2m7ab"));
    CHECK(next(token, "k3v9q0x2m7ab") != next(token, "k3v9q0x2m7ac"));
    CHECK(next(token, "k3v9q0x2m7ab") != next(new_token(), "k3v9q0x2m7ab"));
    CHECK(next(token, "k3v9q0x2m7ab").size() == kTokenLength);
}

TEST_CASE("what is no id of a table never reaches the store") {
    for (const char* id :
         {"", "k3v9q0x2m7a", "k3v9q0x2m7abc", "K3v9q0x2m7ab", "k3v9q0x2m7a/", "../../../etc"})
        CHECK_FALSE(is_table_id(id));
}
