#include "server/headers.h"

#include <vector>

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::net;

TEST_CASE("a target is its path and its query") {
    CHECK(split_target("/api/tables?status=open").path == "/api/tables");
    CHECK(split_target("/api/tables?status=open").query == "status=open");
    CHECK(split_target("/a?b?c").query == "b?c");
    CHECK(split_target("/a").path == "/a");
    CHECK(split_target("/a").query.empty());
    CHECK(split_target("").path.empty());
}

TEST_CASE("only a bearer has a token") {
    CHECK(bearer_token("Bearer abc") == "abc");
    CHECK(bearer_token("bearer  abc ") == "abc");
    CHECK(bearer_token("Basic abc").empty());
    CHECK(bearer_token("Bearer").empty());
    CHECK(bearer_token("").empty());
}

TEST_CASE("a page may speak with the host it came from, and no other page") {
    const std::vector<std::string> none;
    CHECK(origin_allowed("http://localhost:8080", "localhost:8080", none));
    CHECK(origin_allowed("https://Jarl.example", "jarl.example", none));
    CHECK(origin_allowed("", "jarl.example", none));  // not a browser
    CHECK_FALSE(origin_allowed("https://evil.example", "jarl.example", none));
    CHECK_FALSE(origin_allowed("https://jarl.example.evil.example", "jarl.example", none));
    CHECK_FALSE(origin_allowed("https://evil.example/jarl.example", "jarl.example", none));
    CHECK_FALSE(origin_allowed("http://localhost:8081", "localhost:8080", none));
    CHECK_FALSE(origin_allowed("null", "null", none));
    CHECK_FALSE(origin_allowed("file://", "", none));
    CHECK_FALSE(origin_allowed("http://", "", none));
}

TEST_CASE("pages of named origins may speak with us too") {
    const std::vector<std::string> allowed{"https://games.example"};
    CHECK(origin_allowed("https://games.example", "jarl.example", allowed));
    CHECK(origin_allowed("https://jarl.example", "jarl.example", allowed));
    CHECK_FALSE(origin_allowed("http://games.example", "jarl.example", allowed));
    CHECK_FALSE(origin_allowed("https://games.example:444", "jarl.example", allowed));
}

TEST_CASE("what is packed is sent to who wants it") {
    CHECK(accepts_coding("gzip, deflate, br", "br"));
    CHECK(accepts_coding("gzip;q=0.5,BR ; q=1", "br"));
    CHECK(accepts_coding("gzip;q=0.5", "gzip"));
    CHECK_FALSE(accepts_coding("gzip;q=0, br;q=0.00", "gzip"));
    CHECK_FALSE(accepts_coding("gzip;q=0, br;q=0.00", "br"));
    CHECK_FALSE(accepts_coding("brotli", "br"));
    CHECK_FALSE(accepts_coding("", "br"));
}

TEST_CASE("an IPv4 address counts by itself, an IPv6 address with its network") {
    CHECK(counted_address("192.0.2.7") == "192.0.2.7");
    CHECK(counted_address("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(counted_address("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(counted_address("2001:db8:1:2::9") == counted_address("2001:db8:1:2:ffff::1"));
    CHECK(counted_address("::1") == "::/64");
    CHECK(counted_address("fe80::1%eth0") == "fe80::/64");
    CHECK(counted_address("localhost").empty());
    CHECK(counted_address("192.0.2.7.8").empty());
    CHECK(counted_address("").empty());
}

TEST_CASE("of the forwarded addresses the last one is our proxy's word") {
    CHECK(forwarded_address("192.0.2.7") == "192.0.2.7");
    CHECK(forwarded_address("1.1.1.1, 8.8.8.8 ,192.0.2.7 ") == "192.0.2.7");
    CHECK(forwarded_address("192.0.2.7:4711") == "192.0.2.7");
    CHECK(forwarded_address("[2001:db8::1]:4711") == "2001:db8::/64");
    CHECK(forwarded_address("2001:db8::1") == "2001:db8::/64");
    CHECK(forwarded_address("192.0.2.7,").empty());
    CHECK(forwarded_address("192.0.2.7, nonsense").empty());
    CHECK(forwarded_address("[").empty());
    CHECK(forwarded_address("").empty());
}
