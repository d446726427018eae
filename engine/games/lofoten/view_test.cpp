// What a view says so that a table need not know a rule.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

bool view_says(const Table& t, std::string_view words) {
    Json json;
    write_view(json, t.state);
    return json.take().find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a view says which part of the turn it is, and which card is in play") {
    Table t;
    CHECK(view_says(t, R"("part":"action")"));
    CHECK(view_says(t, R"("in_play":null)"));
    t.play("play right");
    CHECK(view_says(t, R"("part":"action")"));
    CHECK(view_says(t, R"("in_play":"right")"));
    t.play("stop");
    CHECK(view_says(t, R"("part":"draw")"));
    CHECK(view_says(t, R"("in_play":null)"));
    t.play("put left");
    CHECK(view_says(t, R"("part":"end")"));

    Table order;
    order.play("play middle");  // fish: it rotates
    CHECK(view_says(order, R"("in_play":"middle")"));

    Table empty;
    empty.lay_market("mead2r . sheep2r coffer2r mead2b");
    empty.play("play left");
    empty.play("stop");
    empty.play("put left");
    CHECK(view_says(empty, R"("part":"market")"));
}

TEST_CASE("LOF-023, LOF-024: a view says where slides and rotations lead") {
    Table t;
    t.set_wheel(kSeat0, "ABCD");
    CHECK(view_says(t, R"("spaces":[0,1,2,3,4],"turned":{"ccw":["B","C","D","A"],"cw":["D","A","B","C"]})"));
    CHECK(view_says(t, R"("spaces":[4,3,2,1,0])"));  // the other side of the market
}

TEST_CASE("LOF-100: a view counts the tiles to the end") {
    Table t;
    t.leave_in_piles("mead1r mead1b", "fish1r");
    CHECK(view_says(t, R"("tiles_left":3)"));
}

TEST_CASE("a view says what a warehouse pays") {
    Table t;
    t.set_warehouse(0, "w1_09");
    CHECK(view_says(t, R"("worth":9,"second":0)"));
    t.set_warehouse(0, "w2_shared_feast");
    CHECK(view_says(t, R"("worth":7,"second":3)"));
    t.set_warehouse(0, "w2_fixed_price");
    CHECK(view_says(t, R"("good":null,"worth":null)"));
    t.store(kSeat0, 0, "sheep2r");
    CHECK(view_says(t, R"("good":"sheep","worth":8)"));
}

}  // namespace jarl::lofoten
