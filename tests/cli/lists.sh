# jarl games and jarl signature.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

good games
says "lofoten  lofoten/2  2 players"
good games --json
says '{"game":"lofoten","ruleset":"lofoten/2","min_seats":2,"max_seats":2,"options":"'
says '"asks_first":true,"hidden_hands":true,"scores":["warehouses","jarl","upgrades","longship_a"]}'

good signature
all=$out
for game in "${games[@]}"; do
    good signature $game
    [[ $out =~ ^$game\ $game/[0-9]+\ [0-9a-f]{16}$ ]] || fail "the signature reads \"$out\""
    [[ $all == *"$out"* ]] || fail "\"$out\" is not a line of \"$all\""
done
finish
