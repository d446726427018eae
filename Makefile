# Daily work. The build itself is CMake's; these are short names for it.
MAKEFLAGS += --no-print-directory
SHELL := bash -o pipefail
.DEFAULT_GOAL := help
.PHONY: help build debug test quick bench fmt lint wasm fuzz clean

help:  ## this list
	@grep -hE '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

build:  ## the release build: build/jarl
	@scripts/compile release

debug:  ## with asserts and sanitizers: build/debug
	@scripts/compile debug

quick:  ## release build and its tests only
	@scripts/compile release -D JARL_TESTS=ON
	@ctest --preset release -j $$(nproc)

test:  ## everything: two compilers, sanitizers, wasm, fuzzing, format
	@./test

bench: build  ## speed, natively and (when built) in WebAssembly
	@build/jarl bench
	@build/jarl bench --foresight
	@if [ -e build/wasm/jarl.wasm ]; then node tests/wasm/bench.mjs build/wasm/jarl.wasm; fi

fmt:  ## format all C++ files
	@scripts/sources | xargs -r clang-format-19 -i

lint:  ## format, include directions, clang-tidy
	@scripts/check-format
	@scripts/check-includes
	@scripts/compile clang
	@scripts/sources | grep '\.cpp$$' | grep -vE '^(wasm|fuzz)/' | \
		xargs -r -P 2 -n 1 clang-tidy-19 -p build/clang --quiet --warnings-as-errors='*' 2>&1 | \
		{ grep -vE '^[0-9]+ warnings? generated|^Suppressed' || true; }

wasm:  ## build/wasm/jarl.wasm for the browser
	@scripts/compile wasm

fuzz:  ## every fuzz target for a minute
	@scripts/compile fuzz
	@scripts/fuzz 60

clean:  ## remove all build folders
	@rm -rf build
