# Every command has its help, and a bad command line is one line of advice with exit code 2.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

good --help
says "Exit codes"
for command in games play record replay analyse random signature bench arena tune engine serve doctor backup load; do
    good --help
    says "  $command "
    good $command --help
    says "--help"
done
good --version
says "jarl "

bad 2 "which command?"
bad 2 "nonsense" nonsense
bad 2 "--nonsense" games --nonsense
bad 2 "which game?" play
bad 2 "FILE" record
bad 2 "FILE" replay
bad 2 "GAME" random
bad 2 "--games" random lofoten --games 0
bad 2 "--games" random lofoten --games many
bad 2 "--seed" random lofoten --seed -1
bad 2 "--seed" play lofoten --seed abc
bad 2 "unknown language \"de\"" play lofoten --lang de
bad 2 "--resume" play lofoten --resume x --seats human,human
bad 2 "--resume" play lofoten --resume x --first a
bad 2 "--seconds" bench --seconds none

bad 1 'unknown game "lofotn"; the games are: lofoten' play lofotn
bad 1 'unknown game "lofotn"; the games are: lofoten' random lofotn
bad 1 'unknown game "lofotn"; the games are: lofoten' signature lofotn
bad 1 'unknown game "lofotn"; the games are: lofoten' bench lofotn
bad 1 "options: " play lofoten --options nonsense
bad 1 "options: " play lofoten --options modules=warehouses:9
bad 1 "options: " random lofoten --options modules=nonsense
bad 1 "options: " random lofoten --options $'tie=\xff'
bad 1 'unknown seat "humn"; a seat is human, random, thrall, karl, huskarl, hersir or jarl' play lofoten --seats humn,random
bad 1 'unknown seat "oracle"' play lofoten --seats human,oracle
bad 1 'unknown seat "random@5"' play lofoten --seats human,random@5
bad 1 "a budget is a time such as 500ms" play lofoten --seats human,jarl@soon
bad 1 "seats: 2 are needed and 3 were given" play lofoten --seats human,random,random
bad 1 '--first: nobody is called "loki"; say lot, a letter from a on, or a name' play lofoten --first loki
bad 1 "--first: in raiders the first player is always drawn by lot" play raiders --first a
bad 1 "names: " play lofoten --names a,b,c
bad 1 "seat 0: the name" play lofoten --names $'\x1b[2J'
bad 1 "cannot open it" record nowhere.record
bad 1 "cannot read it" record .
bad 1 "cannot write beside it" random lofoten --out nowhere
bad 1 "no game to resume" play --resume
bad 1 "no game to resume" play lofoten --resume
bad 1 "nowhere.save: cannot open it" play --resume nowhere.save
is "$(ls -A "$scratch" | grep -v '^\.')" ""

# What came in is repeated short and without control characters.
run play "$(printf '\033[31m%0200d' 0)"
is $status 1
[ ${#err} -lt 160 ] || fail "the error is ${#err} characters long"
[[ $err != *$'\033'* ]] || fail "the error has a control character"
finish
