# novamas: every target sets up .venv by itself. `make help` lists them.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
GAME   ?=
LAW    ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint bench mutants clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "novamas needs Python 3.11 or newer (found $$($(PYTHON) --version 2>&1)); set PYTHON=…"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(STAMP) ## open the casino (the terminal one, until the browser casino exists)
	@$(BIN)/novamas play

test: $(STAMP) ## the test suite; leaves the results that `novamas trace` reads
	@$(BIN)/python -m pytest -n auto -q -m "not slow"

test-all: lint $(STAMP) ## lint, the suite, and the long runs
	@$(BIN)/python -m pytest -n auto -q

lint: $(STAMP) ## ruff, mypy --strict, import-linter
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: $(STAMP) ## benchmarks, each beside a rival in the same run; ends with the load test of the server
	@$(BIN)/python -m benchmarks --load

mutants: $(STAMP) ## break every value of the laws and every planted fault; GAME= LAW= to filter
	@$(BIN)/python -m tools.mutants $(if $(GAME),--game $(GAME)) $(if $(LAW),--law $(LAW))

clean: ## remove what the targets made
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .novamas .import_linter_cache
