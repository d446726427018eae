# jarl play: whole games through a pipe, every command, undo, two people, both languages.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"
seed=$(printf '%064d' 7)

# A whole game by always taking the first move, against chance.
yes 1 | head -n 5000 | timeout 60 "$jarl" play lofoten --first a --seed "$seed" --names Astrid,Bo --save whole.save >.out 2>.err
is "${PIPESTATUS[2]}" 0
out=$(<.out)
is "$(<.err)" ""
says "Astrid plays at this screen"
says "$(printf '%s' "$seed" | xxd -r -p 2>/dev/null | sha256sum | cut -d' ' -f1)"
says "The game is over."
says "Total"
says "  $seed"
says "whole.record"
[ ! -e whole.save ] || fail "the save of a finished game is still there"
[ "$(grep -v -- '-----' .out | LC_ALL=C.UTF-8 wc -L)" -le 80 ] || fail "a line is wider than 80 columns"
grep -q '<cli\.\|<lofoten\.' .out && fail "words are missing: $(grep -o '<[a-z.]*>' .out | sort -u | head -n 3)"
# The seed is a secret until the end.
is "$(grep -c "$seed" .out)" 1
good record whole.record
says "seat 0   Astrid"
says "every move, the hash and the result are right"

# Random against random plays by itself, and the same seed gives the same game.
table '' lofoten --first a --seats random,random --seed "$seed" --save a.save
is $status 0
says "The game is over."
table '' lofoten --first a --seats random,random --seed "$seed" --save b.save
is "$(<a.record)" "$(<b.record)"

# Bots of every level play a whole game; with iterations to count the same seed gives the same game.
for level in thrall karl huskarl@20 hersir@20 jarl@20; do
    table '' lofoten --first a --seats $level,random --seed "$seed" --save $level.save
    is $status 0
    says "The game is over."
    good record $level.record
done
table '' lofoten --first a --seats jarl@20,random --seed "$seed" --save again.save
is "$(<again.record)" "$(<jarl@20.record)"
cmp -s thrall.record karl.record && fail "two levels play the same game"

# Against a level: the screen says who plays and, when it takes long, that it thinks; the save knows who plays.
lines=$(for _ in $(seq 30); do printf '1\\n'; done)
table "${lines}q\\n" lofoten --first a --seats human,jarl@250ms --seed "$seed" --save level.save --lang en
is $status 0
is "$err" ""
says "Astrid plays at this screen"
says "Jarl 2 is a bot of the level Jarl@250ms"
says "Jarl 2 thinks …"
says "· Jarl 2"
is "$(tail -n 1 level.save)" "players: human jarl@250ms"
good record level.save
plies=$(grep '^moves: ' level.save)
table 'u\nq\n' --resume level.save --lang fr
is $status 0
says "Jarl 2 est un robot de niveau Jarl@250ms"
says_not "pas de partie"
is "$(tail -n 1 level.save)" "players: human jarl@250ms"
[ "$(grep -o '[0-9]*$' <<<"$plies")" -gt 20 ] || fail "the game did not get far: $plies"
# Somebody who leaves does not wait for the bot, and loses nothing.
printf '%b' "$lines" | timeout -s INT 3 "$jarl" play lofoten --first a --seats human,jarl@60000ms --seed "$seed" --save left.save --lang en >.out 2>.err
is "${PIPESTATUS[1]}" 124 # so timeout says that it had to send the signal; the program itself ended well
out=$(<.out)
says "Jarl 2 thinks …"
says "The game is saved in left.save"
good record left.save
says "plies"

# The texts of moves play them too; commands answer and ask again.
table 'play left\nu\nr\nl\ns\nb\nm\nh\nh coin\nh LOF-050\nh LOF-999\nh nonsense\nw play left\nw put left\nw\nw nonsense\nnonsense\n99\n0\n\nq\n' \
    lofoten --first a --seed "$seed" --save c.save --lang en
is $status 0
is "$err" ""
says "Taken back: "
says "Played again."
says "If the game ended now:"
says "take your last move back"
says "1 coin:"
says "LOF-050:"
says "docs/rules/lofoten.md has every rule"
says 'There is no help on “nonsense”'
says "Not now: "
says "Say which move"
says "“nonsense” is neither a move nor a command"
says "Choose a number from 1 to"
says "The game is saved in c.save"
says "jarl play --resume c.save"
good record c.save
says "plies    1"

# Undo stops where something was shown, and says so.
table 'u\nplay left\nstop\nu\nq\n' lofoten --first a --seed "$seed" --save d.save --lang en
says "no move has been played yet"
says "That cannot be taken back: your last move has shown something new"
# Undo across several moves, then another way.
table 'play left\nu\nplay right\nq\n' lofoten --first a --seed "$seed" --save e.save --lang en
grep -q '^1\. 0 play right$' e.save || fail "the other way was not kept: $(tail -n 2 e.save)"

# Help by the player's own words, with or without accents.
table 'h Marche\nh drakkar\nplateau\nAIDE\nh aide\nq\n' lofoten --first a --seed "$seed" --save help.save --lang fr
says_not "pas d’aide"
says_not "ni un coup ni une commande"

# French, by option, by locale and at the table.
table 'h\nq\n' lofoten --first a --seed "$seed" --save f1.save --lang fr
says "reprendre votre dernier coup"
says "Astrid joue devant cet écran"
settings=(LC_ALL=fr_FR.UTF-8)
table 'q\n' lofoten --first a --seed "$seed" --save f2.save
says "La partie est sauvegardée dans f2.save"
settings=(LC_ALL= LC_MESSAGES=fr_CA LANG=en_GB)
table 'q\n' lofoten --first a --seed "$seed" --save f3.save
says "La partie est sauvegardée"
settings=(LC_ALL= LC_MESSAGES= LANG=de_DE.UTF-8)
table 'q\n' lofoten --first a --seed "$seed" --save f4.save
says "The game is saved"
settings=()
table 'lang fr\nlang xx\nlang\nq\n' lofoten --first a --seed "$seed" --save f5.save --lang en
says $'On ne parle pas «\u00a0xx\u00a0» ici'
says "The game is saved"
table 'langue en\nq\n' lofoten --first a --seed "$seed" --save f6.save --lang fr
says "The game is saved"

# Two people: a curtain before each of them, and nobody sees the other's hand.
table '\nplay left\nstop\nput left\n' lofoten --first a --seats human,human --names Astrid,Bo --seed "$seed" --save two7.save --lang en
says "Hand over to Astrid, then press Enter."
says_not "Hand over to Bo"
lines='\n'
for _ in $(seq 200); do lines+='1\n'; done
table "$lines" lofoten --first a --seats human,human --names Astrid,Bo --seed "$seed" --save two8.save --lang en
says "Hand over to Bo, then press Enter."
# Between the curtain and the next drawing stands nothing of a hand; each drawing hides exactly one.
awk '/^Astrid .*hand|^Bo .*hand/ { hands++; if (/\[ \? \]/) hidden++ } END { exit !(hands == 2 * hidden && hidden > 3) }' .out ||
    fail "each drawing should hide one hand"
table 'q\n' lofoten --first a --seats human,human --seed "$seed" --save two9.save --lang en
is $status 0
says "The game is saved"

# Who begins: by lot unless somebody is named.
table 'q\n' lofoten --seats human,human --names Astrid,Bo --seed "$seed" --save first1.save --lang en
says " begins: drawn by lot."
for first in b Bo; do
    table 'q\n' lofoten --first $first --seats human,human --names Astrid,Bo --seed "$seed" --save first-$first.save --lang en
    says "Bo begins."
    says "Hand over to Bo"
done
table 'q\n' raiders --seed "$seed" --save first2.save --lang fr
says "Le premier joueur est tiré au sort."

# Odd input: empty lines, long lines, no UTF-8, control characters.
{
    printf '\n\n   \n\xff\xfe\n\033[2J\n'
    head -c 100000 /dev/zero | tr '\0' 'x'
    printf '\n18446744073709551617\nq\n'
} | timeout 60 "$jarl" play lofoten --first a --seed "$seed" --save g.save --lang en >.out 2>.err
is "${PIPESTATUS[1]}" 0
out=$(<.out)
says "The game is saved"
says_not $'\033'
finish
