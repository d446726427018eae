// Every rule of the ledgers is named by a test: rule_coverage [the root of the tree]. Reads docs/rules/*.md for the ids
// of the rules and all tests for the ids in the names of their test cases; prints who tests what and fails on a gap.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

using Id = std::string;
using TestsOf = std::map<Id, std::map<std::string, int>>;  // rule: file: number of test cases

// LOF-001, LOF-X01, LOO-015, LOO-EX-1, RAI-INV-11.
const std::string kId = R"([A-Z]{3}-(?:EX-|INV-|X)?[0-9]{1,3})";

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> matches(const std::string& text, const std::regex& pattern, std::size_t group) {
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
        found.push_back((*at)[long(group)]);
    return found;
}

// A rule is stated where its id begins a bullet in bold, a row of a table or a ruling; elsewhere it is only mentioned.
std::vector<Id> rules_in(const std::string& ledger) {
    const std::regex statement("(?:^|\n)(?:[ ]*[-*] )?(?:\\*\\*|\\| |RULING \\()(" + kId + ")(?![0-9-])");
    return matches(ledger, statement, 1);
}

bool is_test(const fs::path& path) {
    const std::string name = path.generic_string();
    return name.ends_with("_test.cpp") || (name.starts_with("tests/") && name.ends_with(".cpp"));
}

// Hidden folders and builds are not sources.
bool is_no_source(const fs::path& folder) {
    const std::string name = folder.filename().string();
    return name.starts_with(".") || name.starts_with("build") || name == "node_modules";
}

std::vector<fs::path> tests_under(const fs::path& root) {
    std::vector<fs::path> tests;
    for (fs::recursive_directory_iterator at(root), end; at != end; ++at) {
        if (at->is_directory() && is_no_source(at->path())) at.disable_recursion_pending();
        const fs::path path = at->path().lexically_relative(root);
        if (at->is_regular_file() && is_test(path)) tests.push_back(path);
    }
    std::sort(tests.begin(), tests.end());
    return tests;
}

// "LOF-001 to LOF-004" and "LOF-001..LOF-004" name all from the first to the last; "LOF-001, LOF-003" these two.
std::set<Id> ids_in(const std::string& name) {
    const auto listed = matches(name, std::regex(kId), 0);
    std::set<Id> ids(listed.begin(), listed.end());
    const std::regex range(
        "([A-Z]{3}-(?:EX-|INV-|X)?)([0-9]+)(?: to |\\.\\.)([A-Z]{3}-(?:EX-|INV-|X)?)([0-9]+)");
    for (std::sregex_iterator at(name.begin(), name.end(), range), end; at != end; ++at) {
        const std::smatch& is = *at;
        if (is[1] != is[3]) continue;
        for (int number = std::stoi(is[2]); number <= std::stoi(is[4]); ++number) {
            const std::string digits = std::to_string(number);
            const auto width = std::size_t(is[2].length());
            ids.insert(is[1].str() + std::string(width - std::min(width, digits.size()), '0') + digits);
        }
    }
    return ids;
}

// The names of test cases; a name may be written as several literals in a row.
std::vector<std::string> test_names(const std::string& source) {
    const std::regex test_case(R"rx(TEST_CASE\w*\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))rx");
    return matches(source, test_case, 1);
}

TestsOf tests_of_rules(const fs::path& root) {
    TestsOf tests;
    for (const fs::path& path : tests_under(root))
        for (const std::string& name : test_names(text_of(root / path)))
            for (const Id& id : ids_in(name)) ++tests[id][path.generic_string()];
    return tests;
}

std::string row(const Id& rule, const TestsOf& tests) {
    const auto found = tests.find(rule);
    if (found == tests.end()) return rule + "  none";
    std::string files;
    int count = 0;
    for (const auto& [file, times] : found->second) {
        files += (files.empty() ? "" : ", ") + fs::path(file).filename().string();
        count += times;
    }
    return rule + "  " + std::to_string(count) + "  " + files;
}

// Prints the table of one ledger; gives back the rules without a test.
std::vector<Id> print_ledger(const fs::path& ledger, const TestsOf& tests) {
    std::set<Id> rules;
    for (const Id& id : rules_in(text_of(ledger))) rules.insert(id);
    std::vector<Id> untested;
    std::copy_if(rules.begin(), rules.end(), std::back_inserter(untested),
                 [&](const Id& id) { return !tests.contains(id); });
    std::cout << ledger.stem().string() << ": " << rules.size() - untested.size() << " of " << rules.size()
              << " rules have a test\n";
    for (const Id& id : rules) std::cout << "  " << row(id, tests) << "\n";
    return untested;
}

// A test that names a rule which is in no ledger has a slip of the pen.
std::vector<Id> unknown_ids(const TestsOf& tests, const std::set<Id>& rules) {
    std::set<std::string> ledgers;  // "LOF"
    for (const Id& id : rules) ledgers.insert(id.substr(0, 3));
    std::vector<Id> unknown;
    for (const auto& [id, files] : tests)
        if (ledgers.contains(id.substr(0, 3)) && !rules.contains(id))
            unknown.push_back(id + " in " + files.begin()->first);
    return unknown;
}

void print_list(const char* title, const std::vector<std::string>& items) {
    if (items.empty()) return;
    std::cout << title << "\n";
    for (const std::string& item : items) std::cout << "  " << item << "\n";
}

}  // namespace

int main(int argc, char** argv) {
    const fs::path root = argc > 1 ? argv[1] : ".";
    std::vector<fs::path> ledgers;
    if (fs::is_directory(root / "docs/rules"))
        for (const auto& entry : fs::directory_iterator(root / "docs/rules"))
            if (entry.path().extension() == ".md") ledgers.push_back(entry.path());
    std::sort(ledgers.begin(), ledgers.end());

    const TestsOf tests = tests_of_rules(root);
    std::set<Id> rules;
    std::vector<Id> untested;
    for (const fs::path& ledger : ledgers) {
        for (const Id& id : rules_in(text_of(ledger))) rules.insert(id);
        for (const Id& id : print_ledger(ledger, tests)) untested.push_back(id);
    }
    const auto unknown = unknown_ids(tests, rules);
    print_list("Rules without a test:", untested);
    print_list("Tests of rules that are in no ledger:", unknown);
    if (rules.empty()) std::cout << "There is no rule in docs/rules.\n";
    return rules.empty() || !untested.empty() || !unknown.empty() ? 1 : 0;
}
