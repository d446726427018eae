"""Checks the examples of docs/protocol-bots.md against the running program: protocol_check.py DOC JARL BOT.

The engine's conversation is held line by line. What the arena says is recorded while it plays, and every message of the
page must have the fields that the program's messages of that type have. An empty object or list stands for one cut short.
"""

import json
import re
import subprocess
import sys
import tempfile

doc, jarl, bot = sys.argv[1:4]
text = open(doc, encoding="utf-8").read()
failures = []


def block(kind):
    found = re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)
    return [line for part in found for line in part.splitlines()]


def differences(page, real, where):
    """What the page says otherwise than the program does."""
    if isinstance(page, bool) or isinstance(real, bool) or not isinstance(page, (int, float)):
        if type(page) is not type(real):
            return [f"{where}: {page!r} on the page, {real!r} in truth"]
    elif not isinstance(real, (int, float)):
        return [f"{where}: a number on the page, {real!r} in truth"]
    found = []
    if isinstance(page, dict) and page:
        if set(page) != set(real):
            found.append(f"{where}: fields {sorted(page)} on the page, {sorted(real)} in truth")
        for key in set(page) & set(real):
            found += differences(page[key], real[key], f"{where}.{key}")
    elif isinstance(page, list) and page and real:
        found += differences(page[0], real[0], f"{where}[0]")
    return found


def check(page, real, where):
    failures.extend(differences(page, real, where))


def engine():
    process = subprocess.Popen([jarl, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    lines = block("engine")
    assert len(lines) > 15, "the engine's conversation was not found"
    legal = []
    for line in lines:
        if line.startswith("> "):
            process.stdin.write(line[2:] + "\n")
            process.stdin.flush()
            continue
        page = json.loads(line[2:])
        real = json.loads(process.stdout.readline())
        while real["type"] == "info":
            real = json.loads(process.stdout.readline())
        check(page, real, line[:60])
        if page["type"] in ("error", "ready", "hello") and page != real:
            failures.append(f"the page says {page}, the engine {real}")
        if page["type"] == "ready":
            legal = page.get("legal", legal)
        if page["type"] == "bestmove" and real["move"] not in legal:
            failures.append(f"the engine plays {real['move']}, which is not in {legal}")
    process.stdin.close()
    if process.wait(10) != 0:
        failures.append("the engine ended badly")


def arena_says(command, arguments):
    """Everything the arena sent to a bot."""
    with tempfile.NamedTemporaryFile("w+") as log:
        run = [jarl, "arena", "lofoten", "--games", "2", "--threads", "1", "--json", *arguments]
        subprocess.run([*run, "--bots", f"cmd:tee {log.name} | {command},random"], check=True, stdout=subprocess.DEVNULL)
        messages = [json.loads(line) for line in open(log.name, encoding="utf-8")]
    return messages


def arena():
    sent = arena_says(bot, [])
    sent += [m for m in arena_says(f"sh {silent()}", ["--time", "20"]) if m["type"] == "stop"]
    lines = [line for line in block("arena") if line.startswith("> ")]
    assert len(lines) >= 8, "the arena's messages were not found"
    for line in lines:
        page = json.loads(line[2:])
        same = [m for m in sent if m["type"] == page["type"]]
        if page.get("events"):
            same = [m for m in same if m["events"]]
        if not same:
            failures.append(f"the arena never sent {page['type']}")
        else:
            check(page, same[0], page["type"])
    worlds = arena_says(f"{jarl} engine --bot random", [])
    for line in block("world"):
        same = [m for m in worlds if m["type"] == "observation"]
        check(json.loads(line[2:]), same[0], "observation with world")


def silent():
    """A bot that never decides."""
    with open("silent.sh", "w", encoding="utf-8") as script:
        script.write("""while read -r line; do
    case $line in
    *'"type":"hello"'*) echo '{"type":"hello","protocol":1}' ;;
    *'"type":"new"'*) echo '{"type":"ready"}' ;;
    esac
done
""")
    return "silent.sh"


engine()
arena()
for failure in failures:
    print(failure)
sys.exit(bool(failures))
