# How ./test runs its steps: three lanes side by side, each one step after the other. `builds` and `tests` are what a
# processor is for; `pages` are tests that mostly wait, for a browser or a server. What a step says is printed when it ends.
# Wants: mode, keep_going, builds, tests, pages, title, needs, and a function for every step.

results=build/log/test  # NAME.out, NAME.CHECK.log, NAME.results, NAME.end (ok or failed), NAME.time
patience=1500           # seconds for a test that does not say how long it may take
[ "$mode" = deep ] && patience=15000
TIMEFORMAT='%R %U %S'   # seconds that passed, and of a processor

# check WHAT COMMAND...: one thing that works or does not.
check() {
    local what=$1 log=$results/$step.${1//[^a-zA-Z0-9]/-}.log start=$EPOCHREALTIME
    shift
    if "$@" >"$log" 2>&1; then
        result ok "$start" "$what"
        return
    fi
    {
        flock 8  # one failure after the other where checks run abreast
        result FAIL "$start" "$what"
        tail -n 60 "$log" | sed 's/^/        /'
        echo "        Repeat with: $*"
    } 8>"$results/$step.lock"
    return 1
}

# abreast N CHECK...: begins a check when fewer than N of the step are running. `wait` waits for the last of them.
abreast() {
    while [ "$(jobs -rp | wc -l)" -ge "$1" ]; do wait -n; done
    "${@:2}" &
}

result() {
    local seconds
    seconds=$(awk -v from="$2" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.1f", to - from }')
    printf '%s\t%s\t%s\n' "$1" "$seconds" "$3" >>"$results/$step.results"
    printf '  %-4s  %s  (%s s)\n' "$1" "$3" "$seconds"
}

# suite PRESET: all its ctest tests, counted one by one.
suite() {
    local preset=$1 log=$results/$step.ctest.log status=0 before bad
    ctest --preset "$preset" -j "$(nproc)" --timeout $patience >"$log" 2>&1 || status=1
    before=$(count '' "$step")
    # "3/44 Test #7: unit/match ....   Passed    0.51 sec"; anything else than Passed is none.
    sed -nE 's/^ *[0-9]+\/[0-9]+ Test +#[0-9]+: (\S+) \.* *(.*[^ ]) +([0-9.]+) sec.*/\2\t\3\t\1/p' "$log" |
        awk -F'\t' -v OFS='\t' -v of=" ($preset)" '{ print ($1 == "Passed" ? "ok" : "FAIL"), $2, $3 of }' >>"$results/$step.results"
    if [ $status -eq 0 ]; then
        echo "  ok    $(($(count '' "$step") - before)) tests"
        return
    fi
    bad=$(count FAIL "$step")
    # A ctest that found nothing to run counts as one failure.
    [ "$bad" -gt 0 ] || printf 'FAIL\t0\t%s\n' "all tests of $preset" >>"$results/$step.results"
    echo "  FAIL  $bad of $(($(count '' "$step") - before)) tests"
    grep -E '^ *[0-9]+/[0-9]+ Test .*(\*\*\*|Not Run)' "$log" | sed 's/^/        /'
    tail -n 60 "$log" | sed 's/^/        /'
    echo "        Repeat with: ctest --preset $preset --rerun-failed"
    return 1
}

# count ok|FAIL|'' [STEP]: how many results of the kind.
count() { cat "$results"/${2:-*}.results 2>/dev/null | grep -c "^$1"; }

clock() { printf '%2d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }
span() { awk -v s="$1" 'BEGIN { if (s < 100) printf "%.1f s", s; else printf "%d min %02d s", s / 60, s % 60 }'; }

stopped() { [ -e "$results/stop" ]; }

# Waits for the builds that a step needs; says no when there is no point in running it.
ready() {
    local need
    for need in ${needs[$1]:-}; do
        until [ -e "$results/$need.end" ]; do
            stopped && return 1
            sleep 0.2
        done
        [ "$(<"$results/$need.end")" = ok ] || return 1
    done
    ! stopped
}

# run_step LANE NAME
run_step() {
    local lane=$1 end=ok wall user system
    step=$2
    echo "[$(clock)] begins: ${title[$step]}"
    # In a process group of its own, so that it can be ended with all that it started.
    set -m
    {
        # Builds give way to tests, which have clocks.
        [ "$lane" = builds ] && renice -n 10 "$BASHPID" >/dev/null
        { time "$step" >"$results/$step.out" 2>&1; } 2>"$results/$step.time"
    } &
    echo $! >"$results/$lane.pid"
    { wait $!; } 2>/dev/null  # bash tells of a job that was ended
    rm "$results/$lane.pid"
    set +m
    if [ ! -s "$results/$step.time" ]; then  # it did not come to its end
        stopped && return
        printf 'FAIL\t0\t%s\n' "$step" >>"$results/$step.results"
        echo "0 0 0" >"$results/$step.time"
    fi
    [ "$(count FAIL "$step")" -eq 0 ] && [ "$(count ok "$step")" -gt 0 ] || end=failed
    read -r wall user system <"$results/$step.time"
    {
        flock 9
        echo "[$(clock)] ${end/ok/ends}: ${title[$step]}: $(span "$wall"), $(span "$(awk "BEGIN { print $user + $system }")") of a processor"
        cat "$results/$step.out"
    } 9>"$results/print.lock"
    echo $end >"$results/$step.end"
    if [ $end = failed ] && [ -z "$keep_going" ]; then
        touch "$results/stop"
        end_lanes
    fi
}

run_lane() {
    local lane=$1
    shift
    for step; do
        if ready "$step"; then run_step "$lane" "$step"; else stopped || echo failed >"$results/$step.end"; fi
    done
}

# Ends what the lanes are running now.
end_lanes() {
    local file
    for file in "$results"/*.pid; do
        [ -e "$file" ] && kill -- "-$(<"$file")" 2>/dev/null
    done
}

summary() {
    local step not_run=() passed failed
    for step in "${builds[@]}" "${tests[@]}" "${pages[@]}"; do
        [ -s "$results/$step.time" ] || not_run+=("${title[$step]}")
    done
    echo
    echo "The ten slowest tests:"
    cat "$results"/*.results 2>/dev/null | grep -v $'\tbuild: ' | sort -t$'\t' -k2 -rn | head -n 10 | awk -F'\t' '{ printf "  %7.1f s  %s\n", $2, $3 }'
    if [ ${#not_run[@]} -gt 0 ]; then
        echo "Not run:"
        printf '  %s\n' "${not_run[@]}"
        [ -n "$keep_going" ] || echo "(./test -k goes on after a failure.)"
    fi
    passed=$(count ok)
    failed=$(count FAIL)
    [ "$failed" -gt 0 ] || failed=${#not_run[@]}
    echo "$(clock) minutes, $(span "$(cat "$results"/*.time 2>/dev/null | awk '{ s += $2 + $3 } END { print s + 0 }')") of a processor"
    echo
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}

scripts/setup test || exit 1
rm -rf "$results"
mkdir -p "$results"
SECONDS=0
trap 'touch "$results/stop"; end_lanes; exit 130' INT TERM
run_lane builds "${builds[@]}" &
run_lane tests "${tests[@]}" &
run_lane pages "${pages[@]}" &
wait
summary
