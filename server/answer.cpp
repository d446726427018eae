#include "server/answer.h"

#include "base/json.h"
#include "server/headers.h"

namespace jarl::net {

namespace {

struct Packing {
    std::string_view coding;
    const std::string& content;
};

Answer file_answer(const File& file, const PageAsk& ask) {
    Answer answer;
    answer.headers = {
        {"ETag", file.etag},
        {"Vary", "Accept-Encoding"},
        {"Cache-Control", file.for_ever ? "public, max-age=31536000, immutable" : "no-cache"},
    };
    if (ask.if_none_match == file.etag) {
        answer.status = 304;
        return answer;
    }
    answer.file = &file.plain;
    answer.headers.emplace_back("Content-Type", file.type);
    for (const auto& [coding, content] : {Packing{"br", file.brotli}, Packing{"gzip", file.gzip}})
        if (!content.empty() && accepts_coding(ask.accept_encoding, coding)) {
            answer.file = &content;
            answer.headers.emplace_back("Content-Encoding", coding);
            break;
        }
    return answer;
}

}  // namespace

Answer page_answer(const Files& files, const PageAsk& ask) {
    if (const File* file = files.find(ask.path)) return file_answer(*file, ask);
    return text_answer(404, "There is nothing here.\n");
}

Answer text_answer(int status, std::string text) {
    Answer answer{status, {}, std::move(text)};
    answer.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
    return answer;
}

Answer reply_answer(hall::Reply reply) {
    Answer answer{reply.status, {}, std::move(reply.body)};
    answer.headers = {{"Content-Type", std::move(reply.type)},
                      {"Cache-Control", "no-store"},
                      {"Jarl-Protocol", std::to_string(hall::kProtocol)}};
    if (reply.retry_after > 0) answer.headers.emplace_back("Retry-After", std::to_string(reply.retry_after));
    return answer;
}

Answer problem_answer(int status, std::string_view problem, std::string_view message, int retry_after) {
    Json json;
    json.begin_object().key("problem").text(problem).key("message").text(message).end_object();
    return reply_answer({status, "application/json", json.take(), retry_after});
}

std::string problem_message(std::string_view problem, std::string_view message) {
    Json json;
    json.begin_object().key("is").text("problem").key("problem").text(problem).key("message").text(message);
    json.end_object();
    return json.take();
}

std::string goodbye_message(std::string_view why) {
    Json json;
    json.begin_object().key("is").text("goodbye").key("why").text(why).end_object();
    return json.take();
}

}  // namespace jarl::net
