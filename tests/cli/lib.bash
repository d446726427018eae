# Shared by tests/cli/*.sh: a scratch folder, and checks that say which line failed.
set -uo pipefail

: "${JARL:?JARL is the path of the program}"
jarl=$JARL
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
export XDG_DATA_HOME=$scratch/data LC_ALL=C.UTF-8 NO_COLOR=1
failures=0

# The games of the program, whichever they are.
mapfile -t games < <("$jarl" games | cut -d' ' -f1)

fail() {
    local depth=$((${#BASH_LINENO[@]} - 2))
    echo "${BASH_SOURCE[$((depth + 1))]##*/}:${BASH_LINENO[$depth]}: $1"
    failures=$((failures + 1))
}

# run ARGUMENT...: leaves out, err and status.
run() {
    "$jarl" "$@" >"$scratch/.out" 2>"$scratch/.err" </dev/null
    status=$?
    out=$(<"$scratch/.out")
    err=$(<"$scratch/.err")
}

# good ARGUMENT...: exit code 0 and nothing on standard error.
good() {
    run "$@"
    [ $status -eq 0 ] || fail "jarl $*: exit code $status: $err"
    [ -z "$err" ] || fail "jarl $*: says $err"
}

# bad STATUS TEXT ARGUMENT...: that exit code, one line on standard error that has the text, nothing else.
bad() {
    local wanted=$1 text=$2
    shift 2
    run "$@"
    [ $status -eq "$wanted" ] || fail "jarl $*: exit code $status and not $wanted"
    [[ $err == "jarl: "*"$text"* ]] || fail "jarl $*: \"$err\" does not say \"$text\""
    [ "$(wc -l <"$scratch/.err")" -eq 1 ] || fail "jarl $*: the error is not one line: $err"
    [ -z "$out" ] || fail "jarl $*: printed something"
}

says() { [[ $out == *"$1"* ]] || fail "\"$1\" was not said"; }
says_not() { [[ $out != *"$1"* ]] || fail "\"$1\" was said"; }
is() { [ "$1" = "$2" ] || fail "\"$1\" is not \"$2\""; }

# table TEXT ARGUMENT...: jarl play with these lines typed (\n between them). What is in settings goes to its
# environment alone: bash itself would look for those locales.
settings=()
table() {
    local typed=$1
    shift
    printf '%b' "$typed" | timeout 60 env "${settings[@]}" "$jarl" play "$@" >"$scratch/.out" 2>"$scratch/.err"
    status=$?
    out=$(<"$scratch/.out")
    err=$(<"$scratch/.err")
    [ $status -ne 124 ] || fail "jarl play $*: did not end"
}

finish() {
    [ $failures -eq 0 ] || { echo "$failures failed"; exit 1; }
}
