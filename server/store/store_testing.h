// For the tests of the store: a folder of their own, tables and lines to write, and other processes.
#pragma once

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <future>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/store/sqlite_store.h"

namespace jarl::store {

class ScratchFolder {
  public:
    ScratchFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "jarl-store-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ~ScratchFolder() { std::filesystem::remove_all(path_); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::string path(const std::string& name) const { return (path_ / name).string(); }
    std::string database() const { return path("jarl.db"); }

  private:
    std::filesystem::path path_;
};

inline std::unique_ptr<Store> opened(const std::string& path, SqliteSettings settings = {}) {
    auto store = open_sqlite(path, settings);
    if (!store) FAIL(store.problem());
    return std::move(*store);
}

inline TableRow a_table(const std::string& id) {
    TableRow table;
    table.id = id;
    table.game = "lofoten";
    table.ruleset = "lofoten/2";
    table.status = Status::Playing;
    table.seats = {{Sitter::Bot, "Karl", "karl", "", ""}, {Sitter::Bot, "Thrall", "thrall", "", ""}};
    return table;
}

inline Entry a_line(const std::string& match, int ply) {
    return {match, ply, ply % 2, "play left", wall_time(1000 + ply), milliseconds(5)};
}

using Answer = std::pair<Written, std::string>;

// Writes, and waits for what becomes of it.
inline Answer kept(Store& store, Batch batch) {
    std::promise<Answer> promise;
    REQUIRE(store.write(std::move(batch), [&](Written written, const std::string& problem) {
        promise.set_value({written, problem});
    }));
    return promise.get_future().get();
}

// Keeps the writer's thread busy, so that what is written meanwhile waits together.
class Pause {
  public:
    explicit Pause(Store& store) {
        std::promise<void> begun;
        REQUIRE(store.write({}, [&, over = over_.get_future().share()](Written, const std::string&) {
            begun.set_value();
            over.wait();
        }));
        begun.get_future().wait();
    }
    ~Pause() { over_.set_value(); }

  private:
    std::promise<void> over_;
};

// Another process that does one thing and tells of it through `tell`. Begun while this one has a single thread.
class Child {
  public:
    explicit Child(const std::function<void(int tell)>& what) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        process_ = ::fork();
        if (process_ == 0) {
            ::close(ends[0]);
            what(ends[1]);
            ::_exit(0);
        }
        ::close(ends[1]);
        hear_ = ends[0];
    }
    ~Child() {
        kill();
        ::close(hear_);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void kill() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }
    int hear() const { return hear_; }
    std::string all_it_says() const {
        std::string text;
        char buffer[4096];
        for (ssize_t got; (got = ::read(hear_, buffer, sizeof buffer)) > 0;)
            text.append(buffer, std::size_t(got));
        return text;
    }

  private:
    pid_t process_ = 0;
    int hear_ = -1;
};

inline void say(int tell, const std::string& text) {
    if (::write(tell, text.data(), text.size()) != ssize_t(text.size())) ::_exit(1);
}

}  // namespace jarl::store
