# jarl serve: the files of the page with their types, packed where the browser takes it, nothing outside the folder,
# and an orderly end.
source "$(dirname "${BASH_SOURCE[0]}")/lib.bash"

trap '' PIPE  # a server may hang up before it has heard everything
export JARL_DB=$PWD/jarl.db  # not the one of whoever runs the tests
mkdir -p page/assets
echo '<!doctype html><title>page</title>' >page/index.html
echo 'export {};' >page/assets/main-1a2b.js
gzip -k page/assets/main-1a2b.js
printf '\0asm' >page/engine.wasm
echo secret >outside.txt

# A free port below 32768, where no outgoing connection takes one.
port=
for _ in $(seq 20); do
    try=$((18000 + RANDOM % 10000))
    "$jarl" serve --web page --port $try >serve.out 2>serve.err &
    server=$!
    for _ in $(seq 100); do
        [ -s serve.out ] && { port=$try; break 2; }
        kill -0 $server 2>/dev/null || break
        sleep 0.1
    done
done
trap 'kill $server 2>/dev/null; rm -rf "$scratch"' EXIT
[ -n "$port" ] || { fail "it did not start: $(<serve.err)"; finish; }
[[ $(<serve.out) == *"http://localhost:$port/"* ]] || fail "it says another address: $(<serve.out)"

# get METHOD PATH [HEADER...]: leaves head and body.
get() {
    local method=$1 path=$2
    shift 2
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    {
        printf '%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' "$method" "$path"
        [ $# -eq 0 ] || printf '%s\r\n' "$@"
        printf '\r\n'
    } >&3 2>/dev/null
    timeout 10 cat <&3 | tr -d '\0' >answer
    exec 3<&-
    head=$(sed '/^\r$/q' answer | tr -d '\r')
    body=$(sed '1,/^\r$/d' answer | head -c 200 | tr -cd '[:print:]')
}
has() { [[ $head == *"$1"* ]] || fail "no \"$1\" in: $head"; }

get GET /
has "200 OK"
has "text/html; charset=utf-8"
has "Content-Security-Policy: default-src 'none'"
has "X-Content-Type-Options: nosniff"
has "Cache-Control: no-cache"
is "$body" "<!doctype html><title>page</title>"
etag=$(sed -n 's/^ETag: //p' <<<"$head")
get GET / "If-None-Match: $etag"
has "304 Not Modified"
is "$body" ""

get GET /assets/main-1a2b.js
has "text/javascript"
has "immutable"
is "$body" "export {};"
get GET "/assets/main-1a2b.js?x=1" "Accept-Encoding: gzip, br"
has "Content-Encoding: gzip"
get HEAD /engine.wasm
has "application/wasm"
has "Content-Length: 4"
is "$body" ""

get GET /missing
has "404 Not Found"
get GET /../outside.txt
has "404 Not Found"
get GET /assets/%2e%2e/%2e%2e/outside.txt
has "404 Not Found"
get POST /
has "405 Method Not Allowed"
get "NONSENSE" "x y z"
has "400 Bad Request"
get GET /  # and after all that it is still there
has "200 OK"

bad 1 "cannot be listened on" serve --web page --port "$port"
bad 1 "there is no page here" serve --web . --port 18000
bad 1 "is not an address" serve --web page --address nowhere --port 18000

kill -TERM $server
wait $server
is $? 0
[[ $(<serve.out) == *"Jarl has closed."* ]] || fail "it did not say good-bye"
finish
