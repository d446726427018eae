# Programs from outside in the arena: the examples, our own engine, and bots that misbehave in every way we could think of.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.bash"
root=$(cd "$here/../.." && pwd)
bad_bot="sh $here/outside/bad_bot.sh"

# moves FOLDER: the moves of all games there, without the names.
moves() { cat "$1"/*.record | sed '/^seat /d'; }

# lost N: so many games of the first bot were lost by failing.
lost() {
    local found
    found=$(grep -o '"lost_otherwise":[0-9]*' <<<"$out" | head -n 1)
    is "${found#*:}" "$1"
}

# Our own engine as a program from outside: the same games, move by move, as when it sits inside.
for game in "${games[@]}"; do
    good arena $game --bots jarl,huskarl --iterations 40 --games 2 --threads 1 --records inside-$game
    good arena $game --bots "cmd:$jarl engine --bot jarl,huskarl" --iterations 40 --games 2 --threads 1 --records outside-$game
    says "cmd:"
    says_not "without being outplayed"
    [ "$(moves inside-$game | wc -l)" -gt 40 ] || fail "$game: there are no moves to compare"
    is "$(moves outside-$game)" "$(moves inside-$game)"
done

# The examples finish their games.
examples=("$(dirname "$jarl")/example_bot")
[ -x "${examples[0]}" ] || fail "example_bot was not built beside jarl"
if command -v python3 >/dev/null; then
    examples+=("python3 $root/examples/python/simple_bot.py")
else
    echo "python3 is missing: its example was not tried"
fi
for example in "${examples[@]}"; do
    for game in "${games[@]}"; do
        good arena $game --bots "cmd:\"$example\",random" --games 4 --threads 2 --json
        says '"games":4'
        lost 0
    done
done

# loses HOW REASON [TIME]: that bot loses both its games, the arena says why and goes on.
loses() {
    run arena lofoten --bots "cmd:$bad_bot $1,random" --games 2 --threads 1 --time "${3:-5000}"
    [ $status -eq 0 ] || fail "$1: exit code $status: $err"
    says "2 games"
    says "lost 2 games without being outplayed; the last one: "
    says "$2"
}
loses hangs "it did not answer within 30 ms and 1000 ms of grace" 30
loses ends "it ended with exit code 3; the last it wrote to standard error: out of ideas"
loses crashes "it was ended by signal 11"
loses leaves_others "it ended with exit code 0" 3000 # it has so long to end, however busy the machine is
loses garbage 'what it says is not JSON: "Segmentation fault"'
loses no_type "what it says has no type"
loses no_move "its bestmove has no move"
loses no_ready "it should say ready and says"
loses wrong_answer "it should answer with bestmove and says"
loses complains 'it says: "I am lost"'
loses illegal 'it played "fly to the moon", which is not a legal move'
loses floods "it sent more than 10000 infos for one move"
loses no_end "it wrote a line of more than 2097152 bytes"
loses shouts "it did not answer within 30 ms" 30

# Who fails once is started anew; who decides only when told to stop, or stays when it should go, has not failed.
plays() {
    good arena lofoten --bots "cmd:$bad_bot $1,random" --games 2 --threads 1 --time "${2:-5000}" --json
}
plays first_move
lost 0
plays once
lost 1
plays stays
lost 0
plays twice # the second one would be taken for the next answer
lost 2
good arena loot --bots "cmd:$bad_bot on_stop,random" --games 2 --threads 1 --time 1 --json
lost 0

# Nothing of them is left.
for _ in 1 2 3 4 5 6 7 8 9 10; do
    left=$(cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\0' ' ' | grep -c 'sleep 9876[5]')
    [ "$left" -eq 0 ] && break
    sleep 0.2
done
is "$left" 0

# A command that cannot work is told before the first game.
bad 1 "it ended with exit code 127" arena lofoten --bots cmd:./nowhere,random --games 2 --threads 1
bad 1 "it ended with exit code 0" arena lofoten --bots cmd:true,random --games 2 --threads 1
bad 1 "what it says is not JSON" arena lofoten --bots "cmd:echo hi; sleep 1,random" --games 2 --threads 1
bad 1 "it does not play lofoten" arena lofoten --bots "cmd:$bad_bot other_game,random" --games 2 --threads 1
bad 1 "its hello does not say protocol 1" arena lofoten --bots "cmd:$bad_bot other_protocol,random" --games 2 --threads 1
bad 1 'it says: "no licence"' arena lofoten --bots "cmd:$bad_bot says_no,random" --games 2 --threads 1
bad 1 "cmd: needs a command" arena lofoten --bots cmd:,random
finish
