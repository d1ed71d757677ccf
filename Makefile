# Everything from a machine that has a Swift toolchain, python3, and apt or brew.
PATHS ?= Fixtures/Demo
FUZZ_TIME ?= 60
PREFIX ?= /usr/local
CORPUS ?=
RUNS ?= 7
DIST ?= dist
VERSION = $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/Linting/Version.swift)
VENV := .deps/venv
BENCH_VENV := .deps/bench-venv
# On Linux one static binary, which needs nothing and starts at once: see the end of scripts/bootstrap.
RELEASE := -c release --product seamlint -Xswiftc -enforce-exclusivity=unchecked
ifeq ($(shell uname),Linux)
RELEASE += --disable-local-rpath --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -L$(CURDIR)/.deps/lib -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -s
endif

.PHONY: help bootstrap build release run test test-asan test-tsan fuzz schema manual format lint-format install wheel dist bench bench-smoke clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

bootstrap: ## install what the build needs and is missing
	@scripts/bootstrap

build: bootstrap ## the debug build
	swift build

run: build ## lint PATHS (default: the demo)
	@.build/debug/seamlint lint $(PATHS) || [ $$? = 1 ]

test: bootstrap $(VENV)/ready build ## all tests
	swift test

# AddressSanitizer looks for leaks at the end, and takes for leaked what Swift's runtime keeps to the end on purpose, such as the
# metadata of types. What crashes shall end at once, without a backtrace by another process.
test-asan: bootstrap $(VENV)/ready ## all tests with AddressSanitizer
	ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no swift test --sanitize address --scratch-path .build/asan

# Optimised, for a race needs threads that do more than wait for one another.
test-tsan: bootstrap $(VENV)/ready ## all tests with ThreadSanitizer
	TSAN_OPTIONS="halt_on_error=1 suppressions=$(CURDIR)/scripts/thread-sanitizer.supp" SWIFT_BACKTRACE=enable=no swift test --sanitize thread -Xswiftc -O --scratch-path .build/tsan

fuzz: bootstrap ## random Swift for FUZZ_TIME seconds through everything; what breaks it is in .build/fuzz/findings
	@scripts/fuzz $(FUZZ_TIME)

manual: build ## make the manual page anew
	scripts/make-manual .build/debug/seamlint > Manual/seamlint.1

schema: build ## make the configuration's JSON Schema anew
	.build/debug/seamlint rules --format schema > Schemas/seamlint.schema.json

format: ## format the sources in place
	swift format --in-place --recursive Sources Tests Plugins Fuzzing Package.swift

lint-format: ## fail where a source is not formatted
	swift format lint --strict --recursive Sources Tests Plugins Fuzzing Package.swift

release: bootstrap ## one self-contained binary
	PKG_CONFIG_PATH=$(CURDIR)/.deps/pkgconfig swift build $(RELEASE)

install: release ## put the release binary, completions and the manual page into PREFIX
	@scripts/install .build/release/seamlint $(PREFIX)

wheel: release $(VENV)/ready ## a Python wheel with the release binary, in dist
	@scripts/make-wheel .build/release/seamlint dist

dist: ## an archive of the sources as they are committed, in DIST
	@mkdir -p $(DIST)
	git archive --prefix=seamlint-$(VERSION)/ -o $(DIST)/seamlint-$(VERSION).tar.gz HEAD

bench: release $(BENCH_VENV)/ready ## speed and memory on CORPUS, beside rg and ast-grep
	@test -n "$(CORPUS)" || { echo "make bench needs CORPUS=DIR, a folder of Swift code" >&2; exit 2; }
	@scripts/ensure-tool rg ripgrep
	@python3 scripts/bench --seamlint .build/release/seamlint --ast-grep $(BENCH_VENV)/bin/ast-grep --runs $(RUNS) $(CORPUS)

bench-smoke: release ## instructions on generated input, held to Benchmarks/instructions.json
	@scripts/ensure-tool valgrind valgrind
	@scripts/bench-smoke .build/release/seamlint Benchmarks/instructions.json

clean: ## remove build products and fetched tools
	rm -rf .build .deps dist

$(VENV)/ready: scripts/test-requirements.txt scripts/wheel-requirements.txt scripts/make-venv
	@scripts/make-venv $(VENV) scripts/test-requirements.txt scripts/wheel-requirements.txt

$(BENCH_VENV)/ready: scripts/bench-requirements.txt scripts/make-venv
	@scripts/make-venv $(BENCH_VENV) scripts/bench-requirements.txt
