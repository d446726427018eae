// Who comes from where: how many connections an address has, and how often it asks. The table is bounded: of those
// without a connection, the one not heard of for longest is forgotten.
#pragma once

#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/rate.h"

namespace jarl::net {

class Addresses {
    struct Known {
        std::string address;
        int connections;
        Bucket requests;
    };
    using Entry = std::list<Known>::iterator;  // stays where it is while others come and go

  public:
    // One connection of an address, as long as it lasts.
    class Place {
      public:
        Place(Place&& other) noexcept;
        Place& operator=(Place&& other) noexcept;
        ~Place();
        const std::string& address() const { return entry_->address; }

      private:
        friend Addresses;
        Place(Addresses& all, Entry entry) : all_(&all), entry_(entry) {}
        Addresses* all_;
        Entry entry_;
    };

    Addresses(Rate requests, int max_connections, std::size_t max_idle)
        : rate_(requests), max_connections_(max_connections), max_idle_(max_idle) {}

    std::optional<Place> connect(std::string_view address,
                                 SteadyTime now);                      // nothing: it has as many as it may
    int wait_before_asking(std::string_view address, SteadyTime now);  // 0: it may; else seconds

    std::size_t size() const { return by_name_.size(); }

  private:
    Entry find(std::string_view address, SteadyTime now);  // or made; the newest of its list
    void disconnect(Entry entry);
    void forget_oldest();

    Rate rate_;
    int max_connections_;
    std::size_t max_idle_;
    std::list<Known> idle_, connected_;  // newest first
    std::unordered_map<std::string_view, Entry> by_name_;
};

}  // namespace jarl::net
