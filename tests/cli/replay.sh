# jarl replay: in words, as a drawing, as JSON lines.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

"$jarl" random lofoten --seed 5 --options "modules=warehouses:2,jarls,upgrades" >game.record || fail "jarl random"
plies=$(sed -n 's/^moves: //p' game.record)

good replay game.record
says "Turn 1: Random 0"
says "Random 0 plays"
says "Total"
says_not "<"
good replay game.record --lang fr
says "Tour 1"
says "Random 0 joue"
says_not "<lofoten"
good replay - --help
is "$("$jarl" replay - <game.record)" "$("$jarl" replay game.record)"

# A drawing at 80 columns; a seat sees its own hand, an onlooker none, the reader of a finished match all.
for ply in 0 1 17 "$plies"; do
    for lang in en fr; do
        good replay game.record --ply "$ply" --lang $lang
        [ "$(LC_ALL=C.UTF-8 wc -L <<<"$out")" -le 80 ] || fail "ply $ply in $lang is $(wc -L <<<"$out") columns wide"
        says_not "<lofoten"
    done
done
good replay game.record --ply 0
is "$(grep -o '\[ ? \]' <<<"$out" | wc -l)" 0
good replay game.record --ply 0 --seat 0
is "$(grep -o '\[ ? \]' <<<"$out" | wc -l)" 3
good replay game.record --ply 0 --seat none
is "$(grep -o '\[ ? \]' <<<"$out" | wc -l)" 6

bad 1 'unknown seat "2"; a seat is a number from 0 to 1' replay game.record --seat 2
bad 1 'unknown seat "first"' replay game.record --seat first --json
bad 1 "there is no ply $((plies + 1))" replay game.record --ply $((plies + 1))
bad 1 "there is no ply -1" replay game.record --ply -1
bad 2 "--ply" replay game.record --ply many
bad 2 "--json" replay game.record --ply 3 --json
bad 2 "unknown language" replay game.record --lang de

good replay game.record --json
printf '%s\n' "$out" >all.json
is "$(wc -l <all.json)" $((plies + 2))
good replay game.record --json --seat 0
printf '%s\n' "$out" >seat0.json
good replay game.record --json --seat none
printf '%s\n' "$out" >none.json

read -r -d '' check <<'JS'
const fs = require('fs');
const read = (file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
const fail = (what) => { console.log(what); process.exit(1); };
const keys = (object) => Object.keys(object).join();
const pairs = (draws) => draws.every((d) => d.length === 2 && d[1] >= 0 && d[1] < d[0]);
for (const file of ['all.json', 'seat0.json', 'none.json']) {
  const [deal, ...rest] = read(file);
  const end = rest.pop();
  if (keys(deal) !== 'game,ruleset,options,seats,chance,state') fail(file + ': deal has ' + keys(deal));
  if (deal.seats.join() !== 'Random 0,Random 1' || !pairs(deal.chance)) fail(file + ': the deal');
  rest.forEach((line, i) => {
    if (keys(line) !== 'ply,actor,legal,move,chance,events,state') fail(file + ': ply has ' + keys(line));
    if (line.ply !== i + 1) fail(file + ': ply ' + line.ply + ' on line ' + (i + 2));
    if (!line.legal.includes(line.move)) fail(file + ': ply ' + line.ply + ': ' + line.move + ' is not in its list');
    if (new Set(line.legal).size !== line.legal.length) fail(file + ': ply ' + line.ply + ': a move twice');
    if (!pairs(line.chance)) fail(file + ': ply ' + line.ply + ': chance');
    if (file !== 'all.json' && line.chance.length) fail(file + ': chance is told to a seat');
    if (!line.events.length && line.move !== 'stop' && line.move !== 'leave' && line.move !== 'done' && line.move !== 'keep'
        && line.move !== 'end' && !line.move.startsWith('upgrade') && line.move !== 'extra turn')
      fail(file + ': ply ' + line.ply + ': ' + line.move + ' did nothing');
    if (typeof line.state !== 'object') fail(file + ': state');
  });
  if (keys(end) !== 'over,scores,ranking' || end.over !== true) fail(file + ': end has ' + keys(end));
  for (const score of end.scores) {
    if (keys(score) !== 'total,warehouses,jarl,upgrades,longship_a') fail(file + ': score has ' + keys(score));
    if (score.total !== score.warehouses + score.jarl + score.upgrades + score.longship_a) fail(file + ': sum');
  }
}
const all = read('all.json'), seat = read('seat0.json'), none = read('none.json');
if (all[0].chance.length < 20) fail('the deal reads more than ' + all[0].chance.length + ' numbers');
const hidden = (lines) => JSON.stringify(lines.map((l) => l.state ?? 0)).split('null').length;
if (!(hidden(all) < hidden(seat) && hidden(seat) < hidden(none))) fail('a seat does not see less than everything');
JS
if command -v node >/dev/null; then
    node -e "$check" || fail "the JSON lines"
else
    grep -q '^{"game":"lofoten","ruleset":"lofoten/2","options":".*","seats":\["Random 0","Random 1"\],"chance":\[\[' all.json || fail "the deal"
    is "$(grep -c '^{"ply":[0-9]*,"actor":[01],"legal":\[".*"\],"move":".*","chance":\[.*\],"events":\[.*\],"state":{' all.json)" "$plies"
    grep -q '^{"over":true,"scores":\[{"total":' all.json || fail "the end"
fi

# A match that goes on: its save can be replayed, and its hands stay hidden unless a seat is named.
printf '1\n' | "$jarl" play lofoten --save on.save >/dev/null || fail "jarl play"
good record on.save
says "the match goes on"
says "every move and the hash are right"
good replay on.save --json
is "$(tail -n 1 <<<"$out")" '{"over":false}'
good replay on.save --ply 0
is "$(grep -o '\[ ? \]' <<<"$out" | wc -l)" 6

# A record of other rules: which ones, and which ones are played here, in the language that was asked for.
sed 's#^ruleset: lofoten/2$#ruleset: lofoten/1#' on.save >old.save
bad 1 "made with the rules lofoten/1; this program plays lofoten/2" replay old.save
bad 1 "suit les règles lofoten/1 ; ce programme joue lofoten/2" replay old.save --lang fr
bad 1 "made with the rules lofoten/1" record old.save
bad 1 "suit les règles lofoten/1" play --resume old.save --lang fr
finish
