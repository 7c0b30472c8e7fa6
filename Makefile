# `make help` lists what can be done here.

SHELL := bash
.SHELLFLAGS := -o pipefail -c

# Compiling every module again in every process would take longer than many of the tests.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=
GAMES ?= 500
N ?= 20
SEED ?= play-testers

# The first Python that is new enough; its own venv module makes the environment.
PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)

# Everything is pinned with hashes and installed with --no-deps: the locks are complete but for matplotlib, which
# matplotlib-fontja (wanted for its font alone) names as a dependency.
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --use-pep517 --require-hashes \
	-r requirements-py313.lock
FONT_ONLY := matplotlib contourpy cycler kiwisolver numpy pyparsing python-dateutil six tzdata
COMPILE := $(PY) -m piptools compile --quiet --generate-hashes --strip-extras --no-emit-options --no-header \
	--annotation-style=line $(addprefix --unsafe-package=,$(FONT_ONLY) pip setuptools wheel)

PYTEST := $(PY) -m pytest -n 2 --dist loadfile
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
# In CI nothing may be left out: without a Chromium or PostgreSQL their tests are then run all the same, and fail.
LEFT_OUT := $(if $(CHROMIUM)$(filter true,$(CI)),,browser)

.DEFAULT_GOAL := help
.PHONY: help env run test format lint types tests postgres long quick conformance golden bench fit read picture pictures damage storm mutants reach play-testers lock clean

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env: $(VENV)/.run-stamp  ## Make .venv with what the bot needs to run

run: $(VENV)/.run-stamp  ## Start the bot: on Discord with a token in .env, else as a local table (ARGS=... for options)
	@exec $(PY) bot.py $(ARGS)

test: format lint types tests postgres  ## All checks: format, lint, types, tests, those of storage on both databases; `make long` has the rest

format: $(VENV)/.dev-stamp
	$(PY) -m ruff format --check .

lint: $(VENV)/.dev-stamp  ## Only the linter (`.venv/bin/ruff check --fix .` mends much by itself)
	$(PY) -m ruff check .

types: $(VENV)/.dev-stamp  ## Only the types, strictly, of the whole tree
	$(PY) -m mypy

tests: $(VENV)/.dev-stamp  ## Only the tests (ARGS="-k king" to choose some)
ifeq ($(LEFT_OUT),browser)
	$(PYTEST) -m "not browser and not long" $(ARGS)
	@echo "LEFT OUT: the browser tests, because there is no Chromium here (Debian: apt-get install chromium)."
else
	$(PYTEST) -m "not long" $(ARGS)
endif

long: $(VENV)/.dev-stamp  ## What takes longer: full tables, whole games by good players, strength (ARGS="-k …")
	$(PYTEST) -m long $(ARGS)

postgres: $(VENV)/.dev-stamp  ## The tests of storage once more, on a PostgreSQL that is started for them
	@if [ "$$CI" = true ] || $(PY) -m tests.postgres >/dev/null; then \
		echo "$(PYTEST) --postgres tests/storage tests/tables tests/cluster tests/compatibility $(ARGS)"; \
		$(PYTEST) --postgres tests/storage tests/tables tests/cluster tests/compatibility $(ARGS); \
	else \
		echo "LEFT OUT: the tests on PostgreSQL, because there is none here (Debian: apt-get install postgresql)."; \
	fi

quick: $(VENV)/.dev-stamp  ## The tests without the browser and the slow ones
	$(PYTEST) -m "not browser and not slow and not long" $(ARGS)

conformance: $(VENV)/.dev-stamp  ## What every game must keep, tried on one (GAME=…) or on all of them
	$(PYTEST) conformance $(if $(GAME),--game $(GAME)) $(ARGS)

golden: $(VENV)/.dev-stamp  ## Write the golden play-throughs anew; read the difference before you commit it
	$(PY) -m tests.conformance.golden $(ARGS)

bench: $(VENV)/.dev-stamp  ## Measure and print the figures
	$(PY) -m benchmarks $(ARGS)

fit: $(VENV)/.dev-stamp  ## Fit what counts to who thinks ahead in a game, on games of sensible players (GAME=…)
	$(PY) -m tools.fit $(GAME) $(ARGS)

read: $(VENV)/.run-stamp  ## Read a whole game of computer players in words (GAME=… SEED=… LANG=ja or en, ARGS="--player steady")
	@$(PY) -m tools.read_game $(GAME) --seed "$(SEED)" $(if $(SEATS),--seats $(SEATS)) $(if $(filter ja en,$(LANG)),--language $(LANG)) $(ARGS)

picture: $(VENV)/.run-stamp  ## Draw boards and hands of a played game into drawn/ (GAME=… SEATS=… LANG=ja or en)
	$(PY) -m pictures.preview $(GAME) $(if $(SEATS),--seats $(SEATS)) $(if $(filter ja en,$(LANG)),--language $(LANG)) $(ARGS)

pictures: $(VENV)/.run-stamp  ## Draw the pictures that the README shows (docs/pictures/) again
	$(PY) -m pictures.examples docs/pictures

damage: $(VENV)/.dev-stamp  ## Damage files and stored positions at random and see that no harm comes of it (ARGS="--files 50")
	@$(PY) -m tests.tables.damage $(ARGS)

storm: $(VENV)/.dev-stamp  ## Kill three processes on one PostgreSQL while people play, 100 times (ARGS="--kills 10 --seed text")
	@$(PY) -m tests.cluster.storm $(ARGS)

mutants: $(VENV)/.dev-stamp  ## Change lines at random: do the tests notice? (GAME=name or part, N=100 SEED=text, SAVE or REPLAY=folder)
	$(PY) -m tests.mutants $(if $(REPLAY),--replay "$(REPLAY)",$(GAME) --number $(N) --seed "$(SEED)" $(if $(SAVE),--save "$(SAVE)"))

reach: $(VENV)/.dev-stamp  ## How much of each game the conformance suite reaches (ARGS=<game> for one)
	$(PY) -m tests.conformance.reach $(ARGS)

# Not who thinks ahead: that takes minutes a game, and `python -m benchmarks duel` does it.
play-testers: $(VENV)/.run-stamp  ## Computer players play every game at every seat count (GAMES=500 SEED=text)
	@$(PY) -c 'from rules import GAMES, PLAYERS; [print(name, seats, player) \
		for name, game in GAMES.items() for seats in game.seat_numbers for player in PLAYERS[name] if player != "expert"]' \
	| while read -r game seats player; do \
		echo "$$game, $$seats seats, $$player:"; \
		$(PY) -m rules.selfplay $$game --seats $$seats --player $$player --games $(GAMES) --seed "$(SEED)" --json || exit 1; \
	done

lock: $(VENV)/.dev-stamp  ## Pin the newest versions that requirements*.in allow
	PIP_FIND_LINKS= $(COMPILE) --upgrade --output-file=requirements-dev.lock requirements-dev.in
	PIP_FIND_LINKS= $(COMPILE) --unsafe-package=packaging \
		--constraint=requirements-dev.lock --output-file=requirements.lock requirements.in
	PIP_FIND_LINKS= $(COMPILE) --constraint=requirements-dev.lock \
		--output-file=requirements-postgres.lock requirements-postgres.in
	@sed -i -e '/^# WARNING/,$$d' -e '/^$$/d' -e 's/-c requirements-dev.lock, //' \
		requirements.lock requirements-dev.lock requirements-postgres.lock

clean:  ## Remove the environment and what the tools left behind; games and settings stay
	rm -rf $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Kantera needs Python 3.11 or newer, and there is none on the path." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make environments: its module venv is missing (Debian: apt-get install python3-venv)." >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run-stamp: requirements.lock requirements-py313.lock | $(VENV)/bin/python
	$(INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev-stamp: requirements-dev.lock requirements-py313.lock | $(VENV)/bin/python
	$(INSTALL) -r requirements-dev.lock
	@touch $@
