# Every sentence of cli/ stands in both languages, and none stands there for nothing.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.bash"
root=$here/../..

keys() { sed -n 's/^  "cli\.\([a-z_.]*\)": .*/\1/p' "$root/words/cli.$1.json"; }
commands=$(sed -n '/Table::commands()/,/^}/p' "$root/cli/table_commands.cpp" | grep -o '{"[a-z]*"' | tr -d '{"')
literals=$(cat "$root"/cli/*.cpp "$root"/cli/*.h | grep -o '"[a-z_.]*"' | tr -d '"' | sort -u)
literals+=$'\n'$(sed 's/.*/command.&/' <<<"$commands")$'\n'$(sed 's/.*/about.&/' <<<"$commands")

is "$(keys en)" "$(keys fr)"
is "$(keys en)" "$(keys en | LC_ALL=C sort)"
[ "$(wc -l <<<"$commands")" -gt 8 ] || fail "the commands were not found"
for key in $(keys en); do
    grep -qxF "$key" <<<"$literals" || grep -qxF "cli.$key" <<<"$literals" || fail "unused: cli.$key"
done
said=$(cat "$root"/cli/*.cpp | grep -o 'say("[a-z_.]*"' | sed 's/say("\(.*\)"/\1/')
said+=$'\n'$(grep -oh '"cli\.[a-z_.]*"' "$root"/cli/*.cpp | sed 's/"cli\.\(.*\)"/\1/')
said+=$'\n'$(sed 's/.*/command.&/' <<<"$commands")$'\n'$(sed 's/.*/about.&/' <<<"$commands")
for key in $(sort -u <<<"$said"); do
    case $key in *.) continue ;; esac # the beginning of a key: its ends are in the list above
    keys en | grep -qxF "$key" || fail "missing: cli.$key"
done
finish
