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

INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
COMPILE := $(VENV)/bin/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes \
	--no-header --annotation-style=line --upgrade

# Each process takes the processor from the others; but the tests that kill, start and browse mostly wait.
PYTEST := $(PY) -m pytest --dist loadfile --no-loadscope-reorder -n
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
# In CI nothing may be left out: without a Chromium or PostgreSQL their tests are then run all the same, and fail.
LEFT_OUT := $(if $(CHROMIUM)$(filter true,$(CI)),,browser)

.DEFAULT_GOAL := help
.PHONY: help env run test format lint types tests postgres long long-tests quick conformance golden bench fit read picture reviewed pictures fuzz chaos mutants play-coverage play-testers image-test lock vendor clean

help:  ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

env: $(VENV)/.run-stamp  ## Create .venv with what the bot needs

run: $(VENV)/.run-stamp  ## Start the bot: on Discord with a token in .env, otherwise the local table (ARGS=… for options)
	@exec $(PY) kantera.py run $(ARGS)

test: format lint types tests  ## All checks that a change needs: format, lint, types, tests

format: $(VENV)/.dev-stamp  ## Only the format (`.venv/bin/ruff format .` corrects it)
	$(PY) -m ruff format --check .

lint: $(VENV)/.dev-stamp  ## Only the linter (`.venv/bin/ruff check --fix .` corrects most findings)
	$(PY) -m ruff check .

types: $(VENV)/.dev-stamp  ## Only the strict type check
	$(PY) -m mypy

tests: $(VENV)/.dev-stamp  ## Only the tests (ARGS="-k king" to choose some)
ifeq ($(LEFT_OUT),browser)
	$(PYTEST) 2 -m "not browser and not long" $(ARGS)
	@echo "LEFT OUT: the browser tests, because there is no Chromium here (Debian: apt-get install chromium)."
else
	$(PYTEST) 2 -m "not long" $(ARGS)
endif

long: long-tests postgres  ## The rest: every setting and table size, whole games, browsers, packaging, PostgreSQL

long-tests: $(VENV)/.dev-stamp  ## Only the tests marked long (ARGS="-k king" to choose some)
	$(PYTEST) 3 -m long $(ARGS)

postgres: $(VENV)/.dev-stamp  ## The storage tests on PostgreSQL, which is started for them
	@if [ "$$CI" = true ] || $(PY) -m tests.postgres >/dev/null; then \
		echo "$(PYTEST) 3 --postgres tests/storage tests/tables tests/cluster tests/compatibility $(ARGS)"; \
		$(PYTEST) 3 --postgres tests/storage tests/tables tests/cluster tests/compatibility $(ARGS); \
	else \
		echo "LEFT OUT: the tests on PostgreSQL, because there is none here (Debian: apt-get install postgresql)."; \
	fi

quick: $(VENV)/.dev-stamp  ## The fast tests: one to two minutes
	$(PYTEST) 2 -m "not browser and not slow and not long" $(ARGS)

conformance: $(VENV)/.dev-stamp  ## The conformance suite for one game (GAME=…) or all
	$(PYTEST) 2 conformance $(if $(GAME),--game $(GAME)) $(ARGS)

golden: $(VENV)/.dev-stamp  ## Rewrite the golden transcripts; read the diff before you commit it
	$(PY) -m tests.conformance.golden $(ARGS)

bench: $(VENV)/.dev-stamp  ## Run the benchmarks (ARGS=rules for one group)
	$(PY) -m benchmarks $(ARGS)

fit: $(VENV)/.dev-stamp  ## Fit the weights of a search player to games of heuristic players (GAME=…)
	$(PY) -m tools.fit $(GAME) $(ARGS)

read: $(VENV)/.run-stamp  ## Print a game of computer players in words (GAME=… SEED=… LANG=ja or en, ARGS="--player steady")
	@$(PY) -m tools.read_game $(GAME) --seed "$(SEED)" $(if $(SEATS),--seats $(SEATS)) $(if $(filter ja en,$(LANG)),--language $(LANG)) $(ARGS)

picture: $(VENV)/.run-stamp  ## Draw boards and hands of a game into drawn/ (GAME=… SEATS=… LANG=ja or en)
	$(PY) -m pictures.preview $(GAME) $(if $(SEATS),--seats $(SEATS)) $(if $(filter ja en,$(LANG)),--language $(LANG)) $(ARGS)

reviewed: $(VENV)/.dev-stamp  ## Note the reviewed pictures, and draw a sheet of what changed in each game (drawn/reviewed/)
	$(PY) -m tests.pictures.reviewed

pictures: reviewed  ## Redraw the pictures of the README (docs/pictures/), too; needs Chromium
	$(PY) -m pictures.examples docs/pictures
	$(PY) -m tools.page_pictures docs/pictures/page

fuzz: $(VENV)/.dev-stamp  ## Damage database files and stored positions at random; nothing may crash (ARGS="--files 50")
	@$(PY) -m tests.tables.fuzz $(ARGS)

chaos: $(VENV)/.dev-stamp  ## Kill three processes on one PostgreSQL while people play, 100 times (ARGS="--kills 10 --seed text")
	@$(PY) -m tests.cluster.chaos $(ARGS)

mutants: $(VENV)/.dev-stamp  ## Mutation tests (GAME=game or part, N=100 SEED=text, SAVE or REPLAY=folder)
	$(PY) -m tests.mutants --seed "$(SEED)" $(if $(REPLAY),--replay "$(REPLAY)",$(GAME) --number $(N) $(if $(SAVE),--save "$(SAVE)")) $(ARGS)

play-coverage: $(VENV)/.dev-stamp  ## What of each game the conformance suite reaches (ARGS=<game> for one)
	$(PY) -m tests.conformance.play_coverage $(ARGS)

# Not who thinks ahead: that takes minutes a game, and `python -m benchmarks duel` does it.
play-testers: $(VENV)/.run-stamp  ## Computer players play every game at every number of seats (GAMES=500 SEED=text)
	@$(PY) -c 'from rules.registry import GAMES, PLAYERS; [print(name, seats, player) \
		for name, game in GAMES.items() for seats in game.seat_numbers for player in PLAYERS[name] if player != "expert"]' \
	| while read -r game seats player; do \
		echo "$$game, $$seats seats, $$player:"; \
		$(PY) -m rules.selfplay $$game --seats $$seats --player $$player --games $(GAMES) --seed "$(SEED)" || exit 1; \
	done

image-test:  ## Build and run the container image in a bare Debian tree, without a container engine (root; TREE=folder keeps it)
	TREE="$(TREE)" container/test

lock: $(VENV)/.dev-stamp  ## Update the pinned versions to the newest that requirements*.in allow
	$(COMPILE) --output-file=requirements-dev.lock requirements-dev.in
	$(COMPILE) --constraint=requirements-dev.lock --output-file=requirements.lock requirements.in
	$(COMPILE) --constraint=requirements-dev.lock --output-file=requirements-postgres.lock requirements-postgres.in

vendor: build := $(VENV)/vendor
vendor: $(VENV)/.dev-stamp  ## Get the fonts of others again (needs npm; the result is in the repository)
	npm install --prefix $(build) --no-save --silent @fontsource/noto-sans-jp@5.3.0 @fontsource/kaisei-tokumin@5.3.0
	cd $(build)/node_modules/@fontsource && for font in noto-sans-jp:500 kaisei-tokumin:700; do \
		name=$${font%:*} weight=$${font#*:}; cp $$name/LICENSE $(CURDIR)/pictures/fonts/$$name.OFL.txt; \
		$(CURDIR)/$(PY) -m fontTools.ttLib -b --no-recalc-timestamp -o $(CURDIR)/pictures/fonts/$$name-japanese-$$weight-normal.ttf \
			$$name/files/$$name-japanese-$$weight-normal.woff; \
		cp $$name/files/$$name-{japanese,latin}-$$weight-normal.woff2 $(CURDIR)/web/static/fonts/; done
	rm -rf $(build)
	sha256sum pictures/fonts/*-normal.ttf web/static/fonts/*

clean:  ## Remove the environment and caches; databases and settings stay
	rm -rf $(VENV) build kantera.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Kantera needs Python 3.11 or newer, and there is none on the path." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make environments: its module venv is missing (Debian: apt-get install python3-venv)." >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run-stamp: requirements.lock | $(VENV)/bin/python
	$(INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev-stamp: requirements-dev.lock | $(VENV)/bin/python
	$(INSTALL) -r requirements-dev.lock
	@touch $@
