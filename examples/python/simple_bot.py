#!/usr/bin/env python3
"""A complete bot for Jarl in one file, with nothing but Python's standard library.

Try it against a beginner:

    jarl arena loot --bots cmd:"python3 examples/python/simple_bot.py",thrall --games 10

How it works: Jarl starts this program and talks to it over standard input and output, one JSON object a line
(docs/protocol-bots.md). Four messages matter:

    hello         who are you?            -> answer with your name
    new           a match begins          -> answer "ready"
    observation   this is what you see    -> remember it
    go            decide!                 -> answer "bestmove" with one of the legal moves

To write your own bot, change `choose`. Anything you print to standard error is shown when the bot fails, so
print(..., file=sys.stderr) is fine for debugging; standard output belongs to the protocol.
"""

import json
import random
import sys

# How much this bot likes each kind of move. A move is text such as "place mill" or "stop"; the longest beginning
# found here counts, and what is not listed is worth 1. Moves equally liked are chosen among at random.
LIKES = {
    "lofoten": {
        "store": 9,  # goods in a warehouse are points
        "load": 8,
        "extra turn": 7,
        "turn": 5,  # turning the wheel brings longships to the dock ...
        "slide": 4,  # ... and sliding brings the market's goods within reach
        "play middle": 3,
        "buy": 0.5,  # coins are worth keeping
        "reroll": 0.2,
        "stop": 0.1,  # only when nothing better is left
    },
    "loot": {
        "place": 5,
        "lay": 5,
        "berth": 5,
        "ship": 3,  # see choose(): only while few longships are unpaid
        "end": 1,
        "shield": 0.5,
        "leave": 0.1,
    },
    "raiders": {
        "raid": 9,  # raids are points
        "offer": 8,
        "hire": 7,  # a crew makes raids possible
        "take gold": 6,
        "place barracks": 5,
        "place mill": 5,
        "take provisions": 5,
        "place": 3,
        "pick": 3,
        "play": 2,
        "skip": 0.5,
        "end": 0.5,
    },
}


def liking(game, move):
    """How much the bot likes the move, by the longest beginning in its table."""
    table = LIKES.get(game, {})
    fitting = [start for start in table if move.startswith(start)]
    return table[max(fitting, key=len)] if fitting else 1


def choose(game, seat, observation, dice):
    """The heart of the bot: one of the legal moves."""
    legal = observation["legal"]
    state = observation["view"]["state"]  # everything this seat can see
    likes = {move: liking(game, move) for move in legal}

    # One thing no table of words can know: in Loot a longship that is never validated costs points in the end.
    if game == "loot":
        unpaid = [ship for ship in state["players"][seat]["ships"] if not ship["validated"]]
        if len(unpaid) >= 2:
            for move in legal:
                if move.startswith("ship"):
                    likes[move] = 0.5

    best = max(likes.values())
    return dice.choice([move for move in legal if likes[move] == best])


def say(**message):
    """One message is one line; flush, or Jarl waits for what is still in our buffer."""
    print(json.dumps(message), flush=True)


def main():
    match, observation = None, None
    for line in sys.stdin:  # ends when Jarl closes the pipe
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="Simple", author="you", games=list(LIKES))
        elif kind == "new":
            match, observation = message, None
            say(type="ready")
        elif kind == "observation":
            observation = message
        elif kind == "go":
            # The seed makes a match repeatable: the same seed, the same choice.
            dice = random.Random(message.get("seed"))
            say(type="bestmove", move=choose(match["game"], match["seat"], observation, dice))
        elif kind == "quit":
            break
        elif kind in ("stop", "end", "error"):
            pass  # it decides at once, so there is nothing to stop; and it does not learn
        else:
            say(type="error", message=f"unknown type {kind}")


if __name__ == "__main__":
    main()
