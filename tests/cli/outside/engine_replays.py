"""An engine that is driven by records plays as the same bot plays in the arena: engine_replays.py JARL RECORD BOT ITERATIONS.

RECORD was played by BOT in seat 0. At each of its decisions the record so far goes to an engine, with the arena's seed.
"""

import hashlib
import json
import re
import subprocess
import sys

jarl, path, bot, iterations = sys.argv[1:5]
header, _, body = open(path, encoding="utf-8").read().partition("\n\n")
facts = dict(line.split(": ", 1) for line in header.splitlines()[1:])
moves = []  # turn, seat, text
for line in body.splitlines():
    turn, seat, texts = re.fullmatch(r"(\d+)\. (\d) (.*)", line).groups()
    moves += [(turn, seat, text) for text in texts.split("; ")]


def record(plies):
    """The match as it stood after so many plies, as a save."""
    lines = ["jarl record 1"]
    for name, value in facts.items():
        if name == "seed":
            name = "secret seed"
        if name == "moves":
            value = plies
        if name != "result":
            lines.append(f"{name}: {value}")
    lines.append("")
    last = None
    for turn, seat, text in moves[:plies]:
        if (turn, seat) == last:
            lines[-1] += "; " + text
        else:
            lines.append(f"{turn}. {seat} {text}")
        last = (turn, seat)
    return "\n".join(lines) + "\n"


engine = subprocess.Popen([jarl, "engine", "--bot", bot], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(message):
    engine.stdin.write(json.dumps(message) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    while answer["type"] == "info":
        answer = json.loads(engine.stdout.readline())
    return answer


asked = wrong = 0
for ply, (_, seat, text) in enumerate(moves[:80]):
    if seat != "0":
        continue
    ready = ask({"type": "position", "record": record(ply)})
    if ready["type"] != "ready" or ready["ply"] != ply:
        sys.exit(f"ply {ply}: {ready}")
    seed = (int(hashlib.sha256(bytes.fromhex(facts["seed"])).hexdigest()[:16], 16) + ply) % 2**64
    answer = ask({"type": "go", "iterations": int(iterations), "seed": str(seed)})
    asked += 1
    if answer.get("move") != text:
        print(f"ply {ply}: the arena's bot played {text}, the engine {answer}")
        wrong += 1
engine.stdin.close()
engine.wait(10)
if asked < 10:
    sys.exit(f"only {asked} decisions were compared")
sys.exit(wrong > 0)
