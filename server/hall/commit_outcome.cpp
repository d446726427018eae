#include "server/hall/commit_outcome.h"

namespace jarl::hall {

CommitOutcome outcome_of(Written written) {
    switch (written) {
    case Written::Durable: return CommitOutcome::Durable;
    case Written::Taken: return CommitOutcome::Taken;
    case Written::Failed: break;
    }
    return CommitOutcome::Failed;
}

Trouble trouble_of(CommitOutcome outcome) {
    if (outcome == CommitOutcome::Busy) return {"busy", "Too much waits to be written; try again."};
    if (outcome == CommitOutcome::Taken) return {"stale", "Somebody else was faster."};
    return not_kept();
}

}  // namespace jarl::hall
