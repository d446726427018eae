# jarl engine: the page's own examples, odd input, stop, quit, ends of both streams, and the arena's moves again.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.bash"
root=$here/../..

# position MOVES TURNS...: a save as JSON text in a message.
seed=$(printf '%064d' 7)
printf 'play left\nq\n' | "$jarl" play lofoten --seed "$seed" --save a.save --lang en >/dev/null
position() { printf '{"type":"position","record":"%s"}' "$(sed '/^players/d' a.save | sed ':a;N;$!ba;s/\n/\\n/g')\\n"; }

# hears LINE...: what the engine answers when these are said and the input ends.
hears() {
    printf '%s\n' "$@" | timeout 20 "$jarl" engine >"$scratch/.out" 2>"$scratch/.err"
    status=$?
    out=$(<"$scratch/.out")
    [ $status -eq 0 ] || fail "exit code $status"
    [ ! -s "$scratch/.err" ] || fail "says $(<"$scratch/.err") on standard error"
}

hears '{"type":"hello","protocol":1,"unknown":[1,{}]}'
says '"type":"hello","protocol":1,'
says "\"games\":[$(printf '"%s",' "${games[@]}" | sed 's/,$//')]"
says_not '"worlds"' # no arena has started it
hears '{"type":"hello","protocol":2}'
says 'only protocol 1 is spoken here'

# The input ends: what was asked is still answered.
hears "$(position)" '{"type":"go","iterations":200,"seed":5}'
says '{"type":"ready","ply":1,"actor":0,"legal":["slide","turn","stop"]}'
says '{"type":"bestmove","move":"'
one=$(grep -o '"candidates".*' .out)
hears "$(position)" '{"type":"go","iterations":200,"seed":"5"}'
is "$(grep -o '"candidates".*' .out)" "$one"
# A last line without an end is a line too.
printf '%s\n{"type":"go","iterations":10}' "$(position)" | timeout 20 "$jarl" engine >.out
grep -q bestmove .out || fail "the last line was not heard"

# Whatever comes in is answered with an error that names it, and nothing is lost.
hears "$(position)" nonsense '[]' '1' '{' '{"type":7}' '{"kind":"go"}' '{"type":"nonsense"}' '' '{"type":"position"}' \
    '{"type":"position","record":"jarl record 1"}' '{"type":"position","record":7}' '{"type":"new","game":"chess","seats":[]}' \
    '{"type":"new","game":"loot","seats":["A"]}' '{"type":"new","game":"loot","seats":"A"}' '{"type":"new"}' \
    '{"type":"new","game":"lofoten","seats":["A","B"],"ruleset":"lofoten/0"}' \
    '{"type":"go","ms":-1}' '{"type":"go","ms":"long"}' '{"type":"go","iterations":1e99}' '{"type":"go","seed":"x"}' \
    '{"type":"go","seed":-1}' '{"type":"stop"}' '{"type":"error"}' '{"type":"go","iterations":5}'
is "$(grep -c '"type":"error"' .out)" 20
says 'this is not JSON: \"nonsense\"'
says 'unknown type \"nonsense\"'
says '\"record\" is missing'
says 'unknown game \"chess\"'
says 'seats: 2 are needed and 1 were given'
says 'lofoten/0'
says '\"ms\" is a number from 1 to'
says '\"seed\" is a whole number'
[[ $(tail -n 1 .out) == '{"type":"bestmove"'* ]] || fail "the position was lost: $(tail -n 1 .out)"
is "$(wc -l <.out)" 22

# Bytes that are no text, a line without end, brackets without end.
{
    position
    printf '\n\xff\xfe\0\x01\n'
    head -c 1500000 /dev/zero | tr '\0' '['
    printf '\n'
    head -c 3000000 /dev/zero | tr '\0' 'x'
    printf '\n{"type":"go","iterations":5}\n'
} | timeout 20 "$jarl" engine >.out
is "${PIPESTATUS[1]}" 0
is "$(grep -c '"type":"error"' .out)" 3
grep -q 'a line of more than 2097152 bytes was dropped' .out || fail "the long line was not told"
[[ $(tail -n 1 .out) == '{"type":"bestmove"'* ]] || fail "odd bytes took the position away"
grep -q -v '^[[:print:]]*$' .out && fail "odd bytes came back"

# Bytes of a state from anybody are refused, also with a key that is right in form.
world='{"type":"observation","legal":["stop"],"world":{"ply":0,"bytes":"00","stamp":"00","moves":[]}}'
new='{"type":"new","game":"lofoten","seats":["A","B"]}'
hears "$new" "$world" '{"type":"go"}'
says 'world: only the arena that started an engine can send it one'
says 'go: the position is not known'
export JARL_WORLD_KEY=$seed
hears '{"type":"hello"}' "$new" "$world"
says '"worlds":["lofoten/2:'
says 'world: the stamp is not right'
unset JARL_WORLD_KEY

# While it thinks it listens: stop answers at once, quit ends at once.
exec {now}< <(date +%s%N)
read -r before <&"$now"
{
    position
    printf '\n{"type":"go","ms":50000}\n{"type":"go"}\n'
    sleep 0.6
    printf '{"type":"stop"}\n{"type":"go","ms":50000}\n'
    sleep 0.1
    printf '{"type":"quit"}\n'
    sleep 20 &
    echo $! >sleeper
} | timeout 30 "$jarl" engine >.out
is "${PIPESTATUS[1]}" 0
took=$((($(date +%s%N) - before) / 1000000))
kill "$(<sleeper)" 2>/dev/null
[ $took -lt 10000 ] || fail "stop and quit took $took ms"
out=$(<.out)
says 'not while thinking'
says '"type":"info"'
is "$(grep -c '"type":"bestmove"' .out)" 1
[[ $(grep '"type":"bestmove"' .out) =~ \"iterations\":([0-9]+) ]] && [ "${BASH_REMATCH[1]}" -gt 100 ] || fail "it did not think before it was stopped"

# Nobody reads any more: it ends, though it has 50 seconds left.
mkfifo said
{ position; printf '\n{"type":"go","ms":50000}\n'; sleep 3; } >said &
writer=$!
timeout 20 "$jarl" engine <said | head -n 1 >.out
[ "${PIPESTATUS[0]}" -ne 124 ] || fail "it thinks on for nobody"
kill $writer 2>/dev/null
wait

bad 1 'there is no bot "nonsense"' engine --bot nonsense
bad 2 "--threads" engine --threads 0

if command -v python3 >/dev/null; then
    # Every example of the page, against the running program.
    python3 "$here/outside/protocol_check.py" "$root/docs/protocol-bots.md" "$jarl" "python3 $root/examples/python/simple_bot.py" >.check 2>&1 ||
        fail "docs/protocol-bots.md: $(<.check)"
    # Driven by records, it plays as in the arena.
    for game in "${games[@]}"; do
        good arena $game --bots karl@60,random --games 2 --threads 1 --seed 3 --records arena-$game
        python3 "$here/outside/engine_replays.py" "$jarl" arena-$game/$game-3-1-1.record karl@60 60 >.check 2>&1 || fail "$game: $(<.check)"
    done
else
    echo "python3 is missing: the page's examples and the engine by records were not tried"
fi
finish
