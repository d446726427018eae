#include <doctest/doctest.h>

#include "server/doctor/doctor.h"
#include "server/store/backup.h"
#include "server/store/old_testing.h"
#include "server/store/opening.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::doctor;
using namespace jarl::store;

TEST_CASE("to the doctor a match of older rules is no damage, and a backup has it") {
    const ScratchFolder folder;
    make_database_of_version_1(folder.database());
    REQUIRE_FALSE(prepare_database(folder.database()));
    for (const std::string& path : {folder.database(), folder.path("copy.db")}) {
        const auto diagnosis = examine(path);
        REQUIRE(diagnosis);
        for (const Finding& finding : diagnosis->findings) FAIL_CHECK(finding.table, ": ", finding.text);
        CHECK(diagnosis->tables == 2);
        CHECK(diagnosis->older == 2);
        CHECK(diagnosis->entries == 10);
        if (path == folder.database()) REQUIRE(back_up(path, folder.path("copy.db")));
    }
}

TEST_CASE("the doctor still finds what is wrong with a match of older rules, and rules that nobody knows") {
    const ScratchFolder folder;
    make_database_of_version_1(folder.database());
    REQUIRE_FALSE(prepare_database(folder.database()));
    {
        sql::Connection db(folder.database(), sql::Access::ReadWrite);
        db.run("UPDATE tables SET ruleset = 'lofoten/77' WHERE id = 'is_over'");
        db.run("UPDATE journal SET seat = 5 WHERE match = 'goes_on' AND ply = 4");
    }
    const auto diagnosis = examine(folder.database());
    REQUIRE(diagnosis);
    REQUIRE(diagnosis->findings.size() == 2);
    CHECK(diagnosis->findings[0].table == "goes_on");
    CHECK(diagnosis->findings[0].text.find("no such seat") != std::string::npos);
    CHECK(diagnosis->findings[1].text.find("lofoten/77") != std::string::npos);
}
