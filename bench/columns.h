// Figures as text, and rows of them in columns.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace jarl {

inline std::string decimal(double value, int digits) {
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return {text.data(), std::size_t(length)};
}

using Row = std::vector<std::string>;

// The first columns start at their left, the others, figures, end at their right.
inline std::string in_columns(const std::vector<Row>& rows, std::size_t left) {
    std::string table;
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            std::size_t width = 0;
            for (const Row& each : rows) width = std::max(width, each[column].size());
            const std::string room(width - row[column].size(), ' ');
            if (column > 0) table += "  ";
            table += column < left ? row[column] + room : room + row[column];
        }
        table += '\n';
    }
    return table;
}

}  // namespace jarl
