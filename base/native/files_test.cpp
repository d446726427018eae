#include "base/native/files.h"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

using namespace jarl;
namespace fs = std::filesystem;

namespace {

struct Folder {
    fs::path path;
    Folder() {
        std::string name = (fs::temp_directory_path() / "jarl-files-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()));
        path = name;
    }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const char* name) const { return (path / name).string(); }
    int files() const { return int(std::distance(fs::directory_iterator(path), fs::directory_iterator())); }
};

std::string content(const std::string& path) {
    const auto text = read_file(path, 1 << 20);
    REQUIRE(text);
    return *text;
}

// While it lives no file may grow beyond the limit: a full disk.
class FullDisk {
  public:
    explicit FullDisk(rlim_t limit) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{limit, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
    void (*handler_)(int) = SIG_DFL;
};

}  // namespace

TEST_CASE("a text is written, replaced and read back byte for byte") {
    const Folder folder;
    const std::string path = folder.file("match.jarl"), text("a\0b\n\xff", 5);
    CHECK(!write_safely(path, text));
    CHECK(content(path) == text);
    CHECK(!write_safely(path, ""));
    CHECK(content(path).empty());
    const std::string big(100'000, 'x');
    CHECK(!write_safely(path, big));
    CHECK(content(path) == big);
    CHECK(folder.files() == 1);
}

TEST_CASE("a full disk does not destroy the last good file") {
    const Folder folder;
    const std::string path = folder.file("match.jarl");
    REQUIRE(!write_safely(path, "the last good one"));
    std::optional<Problem> problem;
    {
        const FullDisk full(1000);
        problem = write_safely(path, std::string(5000, 'x'));
    }
    REQUIRE(problem);
    CHECK(problem->text.starts_with(path + ": cannot write it: "));
    CHECK(content(path) == "the last good one");
    CHECK(folder.files() == 1);  // no draft stays behind
}

TEST_CASE("a missing folder, a folder and a device are refused by name") {
    const Folder folder;
    const std::string nowhere = folder.file("no/match.jarl");
    CHECK(write_safely(nowhere, "x")->text.starts_with(nowhere + ": cannot write beside it: "));
    CHECK(write_safely(folder.path.string(), "x")->text.ends_with("it is not a plain file"));
    CHECK(write_safely("/dev/null", "x")->text == "/dev/null: it is not a plain file");
    CHECK(folder.files() == 0);
}

TEST_CASE("a file keeps its rights, and a link stays a link") {
    const Folder folder;
    const std::string path = folder.file("match.jarl"), link = folder.file("link");
    REQUIRE(!write_safely(path, "one"));
    ::chmod(path.c_str(), 0640);
    fs::create_symlink("match.jarl", link);
    CHECK(!write_safely(link, "two"));
    CHECK(content(path) == "two");
    CHECK(fs::is_symlink(link));
    struct stat there{};
    ::stat(path.c_str(), &there);
    CHECK((there.st_mode & 0777) == 0640);
}

TEST_CASE("reading is bounded and says what failed") {
    const Folder folder;
    const std::string path = folder.file("match.jarl");
    CHECK(read_file(path, 10).problem().starts_with(path + ": cannot open it: "));
    CHECK(read_file(folder.path.string(), 10).problem().find("cannot read it: ") != std::string::npos);
    REQUIRE(!write_safely(path, "0123456789"));
    CHECK(*read_file(path, 10) == "0123456789");
    CHECK(read_file(path, 9).problem() == path + ": it is bigger than 9 bytes");
    CHECK(read_file("/dev/zero", 1000).problem() == "/dev/zero: it is bigger than 1000 bytes");
}
