# The whole program with a game that no other file knows: lists, play, record, replay, analysis, arena, signature, bench.
source "$(dirname "${BASH_SOURCE[0]}")/../cli/lib.bash"
seed=$(printf '%064d' 7)

# It is the hall and one game more.
good games
is "$(head -n -1 <<<"$out")" "$("$PLAIN_JARL" games)"
is "$(tail -n 1 <<<"$out")" "ravens  ravens/1  2 to 4 players  players=2"
good games --json
says '"game":"ravens"'

# A whole game by always taking the first move, in both languages and with every number of players.
for lang in en fr; do
    for players in 2 3 4; do
        seats=human$(printf ',thrall%.0s' $(seq 2 $players))
        yes 1 | head -n 100 | timeout 60 "$jarl" play ravens --seats "$seats" --options players=$players --seed "$seed" \
            --lang $lang --save $lang$players.save >.out 2>.err
        is "${PIPESTATUS[2]}" 0
        is "$(<.err)" ""
        grep -q '<[a-z.]*>' .out && fail "words are missing: $(grep -o '<[a-z.]*>' .out | sort -u | head -n 3)"
        good record $lang$players.record
        says "every move, the hash and the result are right"
        good replay $lang$players.record
    done
done

# Bots of every level play it without knowing more than the rules, and the same seed gives the same game.
for level in thrall karl huskarl@50 hersir@50 jarl@50; do
    table '' ravens --seats $level,random --seed "$seed" --save $level.save
    is $status 0
    good record $level.record
done
table '' ravens --seats jarl@50,random --seed "$seed" --save again.save
is "$(<again.record)" "$(<jarl@50.record)"
good arena ravens --bots jarl@200,random --games 20 --json
says '"games":20'
for bots in greedy,plain@50 oracle@50,greedy; do good arena ravens --bots $bots --games 4; done
good analyse --iterations 50 --playouts 50 jarl@50.record

# Its signature is the same twice, and the games of the hall keep theirs.
good signature
twice=$out
good signature
is "$out" "$twice"
is "$(head -n -1 <<<"$out")" "$("$PLAIN_JARL" signature)"
good bench ravens --seconds 0.01
bad 1 "have no weights" tune ravens
finish
