# Cinq-Mars. `make` lists the targets; everything is installed into this checkout and nowhere else.
MAKEFLAGS += --no-print-directory
unexport PYTHONPATH PYTHONHOME
export PYTHON
export MAKEGOAL := $(firstword $(MAKECMDGOALS))
export COLOUR := $(if $(NO_COLOR),,$(MAKE_TERMOUT))

RUN := .venv/bin/python -m
PYTEST := $(RUN) pytest -n auto --dist worksteal
SEEDS := 1 271828 4294967295
LONG_FUZZ := --games 1000

# A stamp is out of date too when its environment was copied here from elsewhere, or its Python is gone.
stale = $(if $(filter $(CURDIR),$(shell test -x $(1)/bin/python && cat $(1)/.checkout 2>/dev/null)),,FORCE)
say = @printf '%s\n' '$(if $(COLOUR),$(shell printf '\033[1;36m'))$(1)$(if $(COLOUR),$(shell printf '\033[0m'))'

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play page test test-all test-page test-slow test-seeds test-compiled test-research accept lint format cover fuzz mutants bench bench-environments compiled wheel lock clean FORCE

help: ## this list
	@awk -v on='$(if $(COLOUR),\033[1;36m)' -v off='$(if $(COLOUR),\033[0m)' \
	  'BEGIN { printf "Cinq-Mars: five Mars board games, one table.\n\n" } \
	   /^[a-z-]+:.*## / { split($$0, part, /:.*## /); printf "  " on "make %-14s" off " %s\n", part[1], part[2] }' Makefile
	@printf '\nThe first run sets up what it needs (Python 3.11 or newer; PYTHON=... to choose one).\n'

# A compiled build lets strong bots think four times as far; it serves the page of this checkout too.
BUILT := $(if $(wildcard .venv-compiled/.built),.venv-compiled,.venv)
play: .venv/.play page ## start the server and print its address (ARGS="--port 9000")
	$(if $(wildcard .venv-compiled/.built),,$(call say,strong bots are stronger after: make compiled))
	@CINQMARS_PAGE=$(CURDIR)/web/dist $(BUILT)/bin/cinqmars serve $(ARGS)

page: .venv/.play ## build the page, if it has changed
	@.venv/bin/python scripts/page.py

test: .venv/.dev page ## all tests but the slow ones (ARGS="-k shuttle": some)
	$(if $(ARGS),,@$(MAKE) test-page)
	@scripts/chromium.sh
	$(call say,tests)
	@$(PYTEST) -m 'not slow' $(or $(ARGS),--durations=40)

test-all: ## everything: also slow tests, other hash seeds, the compiled build, long fuzzing
	@$(MAKE) test
	@$(MAKE) test-slow test-seeds test-compiled
	@$(MAKE) fuzz FUZZ='$(LONG_FUZZ)'

test-page: .venv/.play
	$(call say,tests of the page)
	@.venv/bin/python scripts/page.py test

test-slow: .venv/.dev
	$(call say,slow tests)
	@$(PYTEST) -m slow -q $(ARGS) || test $$? -eq 5

test-seeds: .venv/.dev
	@for seed in $(SEEDS); do \
	  echo "tests under PYTHONHASHSEED=$$seed"; \
	  PYTHONHASHSEED=$$seed $(PYTEST) -m 'not slow' -q $(ARGS) || exit; \
	done

test-compiled: .venv-compiled/.built
	$(call say,tests of the compiled build)
	@.venv-compiled/bin/python -m pytest -n auto --dist worksteal -m 'not slow and not interpreted' -q $(ARGS)

test-research: .venv/.laboratory ## the research kit with all that it can work with: OpenSpiel, Arrow, a cluster of Ray
	$(call say,tests of the research kit)
	@$(RUN) pytest -q -n 2 tests/research $(ARGS)

accept: .venv/.dev page ## take how the page looks now as how it should look (then look at what changed)
	@scripts/chromium.sh
	@CINQMARS_ACCEPT=1 $(RUN) pytest -q tests/browser/test_*looks.py

lint: .venv/.dev ## ruff (rules and format) and mypy --strict
	$(call say,lint)
	@$(RUN) ruff check --output-format=concise
	@$(RUN) ruff format --check || { echo 'make format puts this right'; exit 1; }
	@$(RUN) mypy --strict

format: .venv/.dev ## put the source into house format
	@$(RUN) ruff check --fix-only --quiet
	@$(RUN) ruff format --quiet

cover: ## tests with coverage, then a page that shows the lines they miss
	@$(MAKE) test ARGS='--cov --cov-report=term'
	@$(RUN) coverage html --quiet --fail-under=0
	$(call say,build/coverage/html/index.html)

fuzz: .venv/.play ## random games of every kind, checked at every step (FUZZ="--games 100")
	@for game in $$(.venv/bin/python -c 'from cinqmars.games import PACKAGES; print(*PACKAGES)'); do \
	  .venv/bin/cinqmars fuzz $$game $(FUZZ) || exit; \
	done

mutants: .venv/.mutants ## break a package place by place: its tests must notice (PACKAGE=games/mars SAMPLE=40 SEED=1)
	@.venv/bin/python scripts/mutants.py $(or $(PACKAGE),kernel) \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

bench: .venv/.bench $(wildcard .venv-compiled/.built) ## how fast we play (also in the compiled build, if made)
	@.venv/bin/cinqmars bench $(ARGS)

bench-environments: .venv/.laboratory $(if $(wildcard .venv-compiled/.built),.venv-compiled/.laboratory) ## how fast learners' environments are, beside two of PettingZoo's
	@.venv/bin/cinqmars bench --environments $(ARGS)

compiled: .venv-compiled/.built ## build kernel, games and bots with mypyc into .venv-compiled
	@.venv-compiled/bin/python scripts/compile.py --smoke

wheel: .venv-compiled/.wheel page ## the compiled wheel of this machine, repaired and tested in a fresh environment
	@.venv-compiled/bin/python scripts/wheels.py

lock: .venv/.play ## renew requirements/*.txt from pyproject.toml (UPGRADE=1: newest versions)
	@scripts/environment.sh .venv lock
	@.venv/bin/python scripts/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove environments, builds and caches
	@rm -rf .venv .venv-compiled build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

ENVIRONMENT := pyproject.toml scripts/environment.sh

.venv/.play: requirements/runtime.txt requirements/build.txt $(ENVIRONMENT) $(call stale,.venv)
	@scripts/environment.sh --editable .venv runtime build
	@touch $@

.venv/.dev: requirements/dev.txt $(ENVIRONMENT) $(call stale,.venv)
	@scripts/environment.sh --editable .venv dev
	@touch $@ .venv/.play

.venv/.bench: requirements/bench.txt .venv/.play
	@scripts/environment.sh .venv bench
	@touch $@

.venv/.laboratory: requirements/laboratory.txt .venv/.dev
	@scripts/environment.sh .venv laboratory
	@touch $@

.venv-compiled/.laboratory: requirements/laboratory.txt .venv-compiled/.built
	@scripts/environment.sh .venv-compiled laboratory
	@touch $@

.venv/.mutants: requirements/mutants.txt .venv/.dev
	@scripts/environment.sh .venv mutants
	@touch $@

.venv-compiled/.tools: requirements/compiled.txt scripts/environment.sh $(call stale,.venv-compiled)
	@scripts/environment.sh .venv-compiled compiled
	@touch $@

.venv-compiled/.wheel: requirements/wheel.txt .venv-compiled/.tools
	@scripts/environment.sh .venv-compiled wheel
	@touch $@

.venv-compiled/.built: .venv-compiled/.tools pyproject.toml scripts/compile.py $(shell find src/cinqmars -type f ! -path '*/__pycache__/*')
	@.venv-compiled/bin/python scripts/compile.py
	@touch $@
