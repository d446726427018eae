# jarl puzzles: finds some, says what is wrong with what it is given; and the puzzles of the page are what they say. A search
# judges them anew in ./test deep.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"
tree=$OLDPWD

bad 1 "unknown game" puzzles chess
bad 2 "--count" puzzles loot --count 0
bad 1 "is played by 2; --seats says 3" puzzles lofoten --seats 3
bad 1 "--options are not for 2 seats" puzzles loot --seats 2 --options players=3
bad 1 "--depth 0 is for --check" puzzles loot --depth 0
echo "{}" >empty.json
bad 1 "there is no text \"game\"" puzzles loot --check empty.json
bad 1 "nowhere.json" puzzles loot --check nowhere.json

good puzzles loot --count 1 --depth 200 --out found
says "found/puzzles.json: 1 puzzles"
good puzzles loot --check found/puzzles.json --depth 0
says "1 puzzles, all as they say"
good puzzles loot --count 1 --depth 200 --threads 1 --out again
cmp -s found/puzzles.json again/puzzles.json || fail "two hunts differ"
bad 1 "the puzzles are of loot" puzzles raiders --check found/puzzles.json
sed 's/"seat":0/"seat":3/;s/"seat":1/"seat":3/;s/"seat":2/"seat":3/' found/puzzles.json >wrong.json
bad 1 "puzzle 1: another seat decides" puzzles loot --check wrong.json --depth 0

for game in "${games[@]}"; do
    file=$tree/web/src/learn/games/$game/puzzles.json
    [ -e "$file" ] || { fail "$game has no puzzles"; continue; }
    good puzzles "$game" --check "$file" --depth 0
    says "all as they say"
    [ "$(grep -c '^{"match"' "$file")" -ge 60 ] || fail "$game has fewer than 60 puzzles"
    [ "$(stat -c %s "$file")" -le 400000 ] || fail "$file is large"
done
finish
