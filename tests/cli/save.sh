# Saves: quit and resume, killed in the middle, a place that cannot be written, a save that is not one.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"
seed=$(printf '%064d' 9)

# The default place, and the newest one is resumed.
table '1\nq\n' lofoten --first a --seed "$seed"
is $status 0
is "$(ls data/jarl | wc -l)" 1
[[ $(ls data/jarl) =~ ^lofoten-[0-9]{8}-[0-9]{6}\.save$ ]] || fail "the save is called $(ls data/jarl)"
table '1\nq\n' lofoten --first a --seed "$seed"
is "$(ls data/jarl | wc -l)" 2
table 'q\n' --resume
says "1 move played"
table 'q\n' lofoten --resume
is $status 0
# Resumed to the end: the record appears, and the next --resume takes the other game.
yes 1 | head -n 5000 | timeout 60 "$jarl" play --resume >.out 2>.err
is "${PIPESTATUS[2]}" 0
is "$(ls data/jarl/*.record | wc -l)" 1
is "$(ls data/jarl/*.save | wc -l)" 1
good record "$(echo data/jarl/*.record)"
bad 1 "this match is over" play --resume "$(echo data/jarl/*.record)"

# In pieces or in one go: the same game.
typed=$(yes 1 | head -n 5000)
printf '%s\n' "$typed" | timeout 60 "$jarl" play lofoten --first a --seed "$seed" --save one.save >/dev/null || fail "in one go"
table '1\n1\n1\nq\n' lofoten --first a --seed "$seed" --save two.save
for _ in 1 2 3 4 5; do table '1\n1\n1\n1\n1\n' --resume two.save; is $status 0; done
printf '%s\n' "$typed" | timeout 60 "$jarl" play --resume two.save >/dev/null || fail "in pieces"
is "$(<two.record)" "$(<one.record)"

# What was not yet sealed can still be taken back after a resume.
table 'play left\nq\n' lofoten --first a --seed "$seed" --save undo.save
table 'u\nq\n' --resume undo.save --lang en
says "Taken back: "

# kill -9: everything up to the last thing shown is there.
mkfifo typed
"$jarl" play lofoten --first a --seed "$seed" --save killed.save <typed >killed.out 2>&1 &
pid=$!
exec 3>typed
printf 'play left\nstop\n' >&3
for _ in $(seq 100); do grep -q 'stop' killed.save 2>/dev/null && break; sleep 0.05; done
{ kill -9 $pid; wait $pid; } 2>/dev/null
exec 3>&-
table 'q\n' --resume killed.save --lang en
is $status 0
says "2 moves played"
good record killed.save

# An interrupt saves too.
"$jarl" play lofoten --first a --seed "$seed" --save interrupted.save <typed >interrupted.out 2>&1 &
pid=$!
exec 3>typed
printf 'play left\n' >&3
for _ in $(seq 100); do grep -q 'play left\|stop' interrupted.out && break; sleep 0.05; done
sleep 0.2
kill -TERM $pid
wait $pid
is $? 0
exec 3>&-
good record interrupted.save
says "plies    1"

# A place that cannot be written: told at once; at the table, the last good save stays and the game goes on.
bad 1 "cannot write beside it" play lofoten --save nowhere/x.save
table 'save nowhere/x.save\nsave here.save\nsave\nq\n' lofoten --first a --seed "$seed" --save h.save --lang en
is $status 0
says "The game could not be saved: nowhere/x.save"
says "The game is saved in here.save"
good record here.save

# What is there is not overwritten.
bad 1 "h.save: there is such a file already" play lofoten --save h.save
bad 1 "h.save: there is such a file already" play --resume here.save --save h.save
table 'save h.save\nq\n' --resume here.save --lang en
says "There is a file h.save already"
cp here.save other.save
echo mine >other.record
yes 1 | head -n 5000 | timeout 60 "$jarl" play --resume other.save >/dev/null 2>&1
is "$(<other.record)" mine
good record other-2.record

# A disk that is full: the last good save survives byte by byte.
table 'play left\nq\n' lofoten --first a --seed "$seed" --save full.save --lang en
cp full.save before.save
full=$(printf 'stop\nq\n' | (ulimit -f 0; exec "$jarl" play --resume full.save) 2>&1)
is $? 1
[[ $full == *"full.save: cannot write it"* ]] || fail "the full disk was not told"
cmp -s full.save before.save || fail "a failed save changed the last good one"
is "$(ls full.save.* 2>/dev/null)" ""

# Saves that are none.
head -c 150 full.save >cut.save
bad 1 "cut.save: line " play --resume cut.save
sed '$d' full.save >nobody.save
bad 1 "its last line says who plays" play --resume nobody.save
sed 's/^players: .*/players: human oracle/' full.save >kind.save
bad 1 'players: unknown seat "oracle"' play --resume kind.save
sed 's/^players: .*/players: human/' full.save >few.save
bad 1 "players: 2 are needed and 1 were given" play --resume few.save
sed 's/play left/play middle left/' full.save >move.save
bad 1 "move.save: line " play --resume move.save
"$jarl" random lofoten >over.record
bad 1 "this match is over" play --resume over.record
cp full.save again.save
bad 1 "again.save: this is a game of lofoten and not" play loot --resume again.save
cmp -s full.save again.save || fail "a refused resume changed the save"
finish
