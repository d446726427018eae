# jarl analyse: in words, as JSON lines, the same for the same seed, up to where a match is.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"
small=(--iterations 8 --playouts 8 --horizon 1)

"$jarl" random loot --seed 5 >loot.record || fail "jarl random"
plies=$(sed -n 's/^moves: //p' loot.record)

good analyse loot.record "${small[@]}" --plain
says "8 iterations and 8 playouts"
says "Before the deal"
says "Own decisions"
says "Result"
says "Turning points"
says_not "<cli"
[ "$(wc -L <<<"$out")" -le 80 ] || fail "$(wc -L <<<"$out") columns"
english=$out
good analyse loot.record "${small[@]}" --plain
is "$out" "$english"
good analyse loot.record "${small[@]}" --plain --lang fr
says "Avant la donne"
says "Tournants"
says_not "<cli"
[ "$(wc -L <<<"$out")" -le 80 ] || fail "$(wc -L <<<"$out") columns in French"
is "$("$jarl" analyse - "${small[@]}" --plain <loot.record)" "$english"

good analyse loot.record "${small[@]}" --json
printf '%s\n' "$out" >one.json
good analyse loot.record "${small[@]}" --json --seed 2
printf '%s\n' "$out" >two.json
good analyse loot.record "${small[@]}" --json --seed 1
is "$out" "$(<one.json)"
cmp -s one.json two.json && fail "another seed gives the same analysis"
is "$(wc -l <one.json)" $((plies + 1))
is "$(grep -c '^{"ply":[0-9]*,"turn":[0-9]*,"actor":[01],"move":"' one.json)" "$plies"
tail -n 1 one.json | grep -q '^{"game":"loot",.*"over":true,"iterations":8,"playouts":8,"horizon":1,"seed":1,"seats":\[{"name":"Random 0","start":\[' ||
    fail "the summary"

read -r -d '' check <<'JS'
const fs = require('fs');
const lines = fs.readFileSync('one.json', 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
const fail = (what) => { console.log(what); process.exit(1); };
const summary = lines.pop();
const near = (a, b) => Math.abs(a - b) < 1e-5; // six digits are printed
lines.forEach((line, i) => {
  for (const seat of [0, 1]) {
    const sum = ['before', 'decision', 'luck', 'sight'].reduce((all, key) => all + line[key][seat][0], 0);
    if (!near(line.after[seat][0], sum)) fail('ply ' + line.ply + ' does not add up');
    if (i && line.before[seat][0] !== lines[i - 1].after[seat][0]) fail('ply ' + line.ply + ' begins elsewhere');
  }
});
for (const seat of summary.seats) {
  const sum = ['start', 'luck', 'own', 'others', 'sight'].reduce((all, key) => all + seat[key][0], 0);
  if (!near(seat.result[0], sum)) fail(seat.name + ' does not add up');
}
const marked = (key) => lines.filter((line) => line[key]).map((line) => line.ply).join();
const sorted = (plies) => [...plies].sort((a, b) => a - b).join();
if (marked('mistake') !== sorted(summary.mistakes)) fail('mistakes');
if (marked('stroke') !== sorted(summary.strokes)) fail('strokes');
JS
if command -v node >/dev/null; then node -e "$check" || fail "the JSON lines"; fi

# A match that goes on.
printf '1\n1\n1\n' | "$jarl" play lofoten --save on.save >/dev/null || fail "jarl play"
good analyse on.save "${small[@]}" --plain
says "The match goes on."
says "Chance now"
good analyse on.save "${small[@]}" --json
tail -n 1 <<<"$out" | grep -q '"over":false' || fail "it is not over"

# Four seats fit as well.
"$jarl" random loot --options players=4 >four.record || fail "jarl random"
good analyse four.record "${small[@]}" --plain
[ "$(wc -L <<<"$out")" -le 80 ] || fail "four seats: $(wc -L <<<"$out") columns"

bad 1 "cannot open it" analyse nowhere.record
bad 1 "cannot read it" analyse .
head -n 12 loot.record >cut.record
bad 1 "cut.record: line" analyse cut.record
sed 's/^game: loot/game: lute/' loot.record >other.record
bad 1 "other.record: line 2" analyse other.record
bad 2 "FILE" analyse
bad 2 "--playouts" analyse loot.record --playouts 1
bad 2 "--iterations" analyse loot.record --iterations 0
bad 2 "--horizon" analyse loot.record --horizon 0
bad 2 "--seed" analyse loot.record --seed -1
bad 2 'unknown language "de"' analyse loot.record --lang de
finish
