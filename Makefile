# Daily work. The build itself is CMake's; these are short names for it.
MAKEFLAGS += --no-print-directory
SHELL := bash -o pipefail
.DEFAULT_GOAL := help
.PHONY: help build debug test quick deep bench fmt lint wasm fuzz clean

help:  ## this list
	@grep -hE '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 10

build:  ## the release build: build/jarl
	@scripts/compile release

debug:  ## with asserts and sanitizers: build/debug
	@scripts/compile debug

test:  ## everything that counts: sanitizers, threads, wasm, browser, server (./test --help)
	@./test

quick:  ## what one runs between two changes: release build, its tests, format
	@./test quick

deep:  ## the long run: more games, kills and fuzzing, a second compiler, clang-tidy
	@./test deep

bench: build  ## speed, natively and (when built) in WebAssembly
	@build/jarl bench
	@build/jarl bench --foresight
	@if [ -e build/wasm/jarl.wasm ]; then node tests/wasm/bench.mjs build/wasm/jarl.wasm; fi

fmt:  ## format all C++ files
	@scripts/sources | xargs -r clang-format-19 -i

lint:  ## format, include directions, clang-tidy
	@scripts/check-format
	@scripts/check-includes
	@scripts/tidy

wasm:  ## build/wasm/jarl.wasm for the browser
	@scripts/compile wasm

fuzz:  ## every fuzz target for a minute
	@scripts/compile debug
	@scripts/fuzz 60

clean:  ## remove all build folders
	@rm -rf build
