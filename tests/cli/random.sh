# jarl random: the same seed gives the same games, each a good record; JSON lines keep their keys.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

good random lofoten --games 3 --seed 7
first=$out
good random lofoten --games 3 --seed 7
is "$out" "$first"
is "$(grep -c '^jarl record 1$' <<<"$out")" 3
is "$(grep -c '^result: ' <<<"$out")" 3
good random lofoten --games 3 --seed 8
[ "$out" != "$first" ] || fail "another seed gives the same games"

# The secret seed is the SHA-256 of a text that anybody can write down.
if command -v sha256sum >/dev/null; then
    good random lofoten --seed 7
    says "seed: $(printf 'jarl random lofoten 7 1' | sha256sum | cut -d' ' -f1)"
fi

mkdir games
good random lofoten --games 3 --seed 7 --out games
is "$(ls games)" "$(printf 'lofoten-7-%d.record\n' 1 2 3)"
is "$(cat games/lofoten-7-1.record)" "$("$jarl" random lofoten --seed 7)"
for file in games/*.record; do
    good record "$file"
    says "every move, the hash and the result are right"
done
good random lofoten --seed 7 --options "modules=warehouses:2,jarls,upgrades tie=both"
says "options: modules=warehouses:2,jarls,upgrades tie=both first=lot"

# A reader that leaves ends it quietly, long before a million games.
timeout 30 "$jarl" random lofoten --games 1000000 2>.err | head -n 3 >/dev/null
is "${PIPESTATUS[0]}" 0
is "$(<.err)" ""
timeout 30 "$jarl" random lofoten --games 1000000 --json 2>.err | head -n 3 >/dev/null
is "${PIPESTATUS[0]}" 0
if [ -c /dev/full ]; then
    "$jarl" random lofoten >/dev/full 2>.err
    is $? 1
    is "$(<.err)" "jarl: cannot write to standard output: No space left on device"
fi

# The JSON lines of a game are those of its record.
good random lofoten --games 2 --seed 7 --json
"$jarl" replay games/lofoten-7-1.record --json >replayed || fail "replay --json"
lines=$(wc -l <replayed)
is "$(head -n "$lines" <<<"$out")" "$(sed 's/"Random 0","Random 1"/&/' replayed)"
is "$(grep -c '^{"game":' <<<"$out")" 2
is "$(grep -c '^{"over":true,' <<<"$out")" 2
finish
