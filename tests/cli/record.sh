# jarl record: what is wrong is named with its line, whatever is wrong.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

"$jarl" random lofoten --seed 3 --options first=a >good.record || fail "jarl random"
good record good.record
says "game     lofoten (lofoten/2)"
says "seat 0   Random 0"
says "every move, the hash and the result are right"
is "$("$jarl" record - <good.record)" "$out"
[[ $out =~ plies\ +([0-9]+) ]] && [ "${BASH_REMATCH[1]}" -gt 50 ] || fail "no plies"

line_of() { grep -n "^$1" good.record | head -n 1 | cut -d: -f1; }
first_move=$(grep -n '^1\. ' good.record | cut -d: -f1)

# changed NAME TEXT SED…: the record after the change is refused with this text.
changed() {
    local name=$1 text=$2
    shift 2
    sed "$@" good.record >"$name.record"
    cmp -s good.record "$name.record" && fail "$name: nothing was changed"
    bad 1 "$name.record: $text" record "$name.record"
    bad 1 "$name.record: $text" replay "$name.record"
    bad 1 "$name.record: $text" replay "$name.record" --json
}
changed game "line $(line_of game:): game: unknown game \"loften\"" 's/^game: .*/game: loften/'
changed ruleset "This match was made with the rules lofoten/0; this program plays lofoten/2" 's/^ruleset: .*/ruleset: lofoten\/0/'
changed options "line $(line_of options:): options: " 's/^options: .*/options: modules=many/'
changed hash "line $(line_of 'seed sha256:'): seed sha256: " "s/^seed sha256: .*/seed sha256: $(printf '%064d' 0)/"
changed seed "line $(line_of 'seed sha256:'): seed sha256: " "s/^seed: .*/seed: $(printf '%064d' 0)/"
changed result "line $(line_of result:): result: " 's/^result: .*/result: 99 (place 1), 0 (place 2)/'
changed move "line $first_move: move 1 \"play upwards\": " "${first_move}s/ play [a-z]*/ play upwards/"
changed illegal "line $first_move: move 1 \"put left\": LOF-" "${first_move}s/ play [a-z]*/ put left/"
changed turn "line $first_move: move 1 " "${first_move}s/^1\. 0/1. 1/"
changed short "line $(line_of moves:): moves: " '$d'
changed header "line " '/^options:/d'
changed first_line "line 1: a record begins with" '1s/.*/nonsense/'

head -c 200 good.record >cut.record
bad 1 "cut.record: line " record cut.record
: >empty.record
bad 1 "empty.record: line 1: " record empty.record
{ head -n 3 good.record; printf 'seat 0: \xff\xfe\n'; } >bytes.record
bad 1 "bytes.record: line 4: the line is not valid UTF-8" record bytes.record
head -c 3000000 /dev/zero | tr '\0' 'x' >huge.record
bad 1 "huge.record: it is bigger than" record huge.record
head -c 900000 /dev/zero | tr '\0' 'x' >line.record
bad 1 "line.record: line 1: the line is too long" record line.record
head -c 3000000 /dev/zero | "$jarl" record - >.out 2>.err
is $? 1
is "$(wc -l <.err)" 1
finish
