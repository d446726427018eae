// SQLite without its C: connections and statements that close themselves, and errors that cannot be overlooked.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace jarl::store::sql {

class Error : public std::runtime_error {
  public:
    Error(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
    int kind() const { return code_ & 0xff; }  // SQLITE_FULL, SQLITE_CONSTRAINT ...

  private:
    int code_;  // the extended one
};

enum class Access : std::uint8_t { Read, ReadWrite };  // neither makes a file

class Connection {
  public:
    Connection(const std::string& path, Access access);

    sqlite3* get() const { return db_.get(); }
    void run(const std::string& sql);             // any number of statements without results
    std::int64_t number(const std::string& sql);  // the first column of the first row
    std::string text(const std::string& sql);     // the same as text
    [[noreturn]] void fail(int code) const;       // with SQLite's own words
    void check(int code) const {
        if (code != 0) fail(code);
    }

  private:
    struct Close {
        void operator()(sqlite3* db) const;
    };
    std::unique_ptr<sqlite3, Close> db_;
};

// Prepared once and used often. The connection outlives it.
class Statement {
  public:
    Statement(Connection& db, std::string_view sql);
    template <class... Values>
    void run(const Values&... values);

  private:
    friend class Query;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    Connection& db_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// One use of a statement: ?1, ?2 ... are bound in order. When it ends the statement is free again, and with it the
// lock or the snapshot that it held.
class Query {
  public:
    template <class... Values>
    explicit Query(Statement& use, const Values&... values) : use_(use) {
        int at = 0;
        (bind(++at, values), ...);
    }
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    bool next();  // to the next row; false: there is none
    std::int64_t number(int column) const;
    int whole(int column) const { return int(number(column)); }
    std::string text(int column) const;
    std::span<const std::uint8_t> blob(int column) const;  // until the next row

  private:
    void bind(int at, std::int64_t value);
    void bind(int at, int value) { bind(at, std::int64_t(value)); }
    void bind(int at, bool value) { bind(at, std::int64_t(value)); }
    void bind(int at, std::string_view value);
    void bind(int at, const char* value) { bind(at, std::string_view(value)); }
    void bind(int at, const std::string& value) { bind(at, std::string_view(value)); }
    void bind(int at, std::span<const std::uint8_t> value);

    Statement& use_;
};

template <class... Values>
void Statement::run(const Values&... values) {
    Query query(*this, values...);
    while (query.next()) {
    }
}

// Everything in it happens, or nothing.
class Transaction {
  public:
    enum class Kind { Snapshot, Write };  // to read one moment, or to change things
    Transaction(Connection& db, Kind kind);
    ~Transaction();  // takes back what was not committed
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

  private:
    Connection& db_;
};

}  // namespace jarl::store::sql
