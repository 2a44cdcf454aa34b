# novamas: every target sets up .venv by itself. `make help` lists them.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
GAME   ?=
LAW    ?=

PLAYING := $(VENV)/.playing
BROWSER := $(VENV)/.browser
RIVALS := $(VENV)/.rivals
CLIENT := src/novamas/server/client/sources.sha256
WEB    := $(shell find web/src web/plugins web/public web/*.* src/novamas/locales -type f 2>/dev/null)
SERVER := $(shell find src/novamas -name '*.py' 2>/dev/null)

# Compiled modules and rewritten tests are kept in the environment, also where Python has been told to write none: the
# tests start hundreds of processes, and each would compile the package anew.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

# Stores of the tests are written in memory where there is room for them: a commit waits for the disk otherwise.
ROOM := $(shell df -k --output=avail /dev/shm 2>/dev/null | tail -n 1)
ifeq ($(shell test "$(ROOM)" -gt 4000000 2>/dev/null && echo yes),yes)
test test-all test-slow: export TMPDIR := /dev/shm
endif

.DEFAULT_GOAL := help
# Half as many test processes again as processors: the tests of the pages wait more than they work.
WORKERS ?= $(shell $(PYTHON) -c 'import os; n = os.cpu_count() or 1; print(n + min(4, (n + 1) // 2))')

.PHONY: help play demo terminal web test test-all test-slow lint docs one-file bench mutants code-mutants counts soak simulate-faults torture test-lowest audit-deps month clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "novamas needs Python 3.11 or newer (found $$($(PYTHON) --version 2>&1)); set PYTHON=…"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

COUNTED := /^Collecting/ { printf "\r    %d packages", ++n; fflush() } /^FAILED/ { bad = 1 } END { print ""; exit bad }

# Whoever only plays needs no linters, no compilers and no second browser; whoever has the tools has this too.
$(PLAYING): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "novamas needs Python 3.11 or newer (found $$($(PYTHON) --version 2>&1)); set PYTHON=…"; exit 1; }
	@test -x $(BIN)/python || { echo "1/3 Making $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@test -f $(STAMP) || { echo "2/3 Fetching what the casino needs"; { $(BIN)/python -m pip install --disable-pip-version-check --editable '.[play]' || echo FAILED; } | awk '$(COUNTED)'; }
	@touch $@

$(CLIENT): $(PLAYING) $(WEB) $(SERVER)
	@echo "3/3 Building the pages"
	@$(BIN)/python -m tools.web build
	@touch $@

$(BROWSER): $(STAMP)
	@$(BIN)/python -m tools.chromium
	@touch $@

web: $(CLIENT) ## build the browser client

play: $(CLIENT) ## open the casino in the browser
	@$(BIN)/novamas serve --open

demo: $(CLIENT) ## a demonstration casino: a Saturday night in half an hour, hundreds of guests; watch, join, check
	@$(BIN)/novamas demo --open

terminal: $(PLAYING) ## the same games in the terminal
	@$(BIN)/novamas play

test: $(STAMP) $(CLIENT) $(BROWSER) ## the test suite; leaves the results that `novamas trace` reads
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q -m "not slow"

test-all: lint $(STAMP) $(CLIENT) $(BROWSER) ## lint, the suite, and the long runs
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q

test-slow: $(STAMP) $(CLIENT) $(BROWSER) ## only the long runs of test-all, the longest told at the end
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q -m slow --durations=30

lint: $(STAMP) ## ruff, mypy --strict, import-linter, contrast of the colours, svelte-check
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.contrast
	@$(BIN)/python -m tools.web check

$(RIVALS): $(STAMP)
	@$(BIN)/python -m benchmarks.rivals
	@touch $@

bench: $(STAMP) $(CLIENT) $(RIVALS) ## the race with every rival that installs, as one table; then what the engine costs, a long history, the load test of the server
	@$(BIN)/python -m benchmarks.race
	@$(BIN)/python -m benchmarks --load

mutants: $(STAMP) ## break every value of the laws and every planted fault; GAME= LAW= to filter
	@$(BIN)/python -m tools.mutants $(if $(GAME),--game $(GAME)) $(if $(LAW),--law $(LAW))

code-mutants: $(STAMP) ## break the code of the games by lot; GAME= IN= COUNT= SEED= JOBS= MINUTES= to choose
	@$(BIN)/python -m tools.code_mutants $(if $(GAME),--game $(GAME)) $(if $(IN),--in $(IN)) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS)) $(if $(MINUTES),--minutes $(MINUTES))

counts: $(STAMP) ## count anew the odds that come with the package (half an hour)
	@$(BIN)/python -m tools.counts

soak: $(STAMP) ## whole evenings of the circle games with bots, every chip counted; COUNT= GAME= LAW= SEED= JOBS= to choose
	@$(BIN)/python -m tools.soak $(if $(COUNT),--count $(COUNT)) $(if $(GAME),--game $(GAME)) $(if $(LAW),--law $(LAW)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

torture: $(STAMP) ## kill, pause, cut off and starve real servers, and count every command; COUNT= STORE= ONLY= SEED= to choose
	@$(BIN)/python -m tools.torture $(if $(COUNT),--count $(COUNT)) $(if $(STORE),--store $(STORE)) $(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED))

simulate-faults: $(STAMP) ## evenings of a whole house on a virtual clock, where all goes wrong that can; COUNT= SEED= JOBS= to choose, PLANTED=1 to be sure
	@$(BIN)/python -m tools.simulate_faults $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS)) $(if $(PLANTED),--planted)

one-file: $(STAMP) $(CLIENT) ## the casino in one file, dist/novamas.pyz: it runs where there is nothing but this Python
	@$(BIN)/python -m tools.one_file

docs: $(STAMP) ## the documentation site, Spanish first, into site/
	@$(BIN)/python -m tools.site

month: $(STAMP) ## thirty evenings of the demonstration casino on a hurried clock, and whether every account is at zero; EVENINGS= to choose
	@$(BIN)/python -m tools.month $(if $(EVENINGS),--evenings $(EVENINGS))

clean: ## remove what the targets made
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .novamas .import_linter_cache web/node_modules src/novamas/server/client site

test-lowest: $(STAMP) ## the lowest versions that pyproject.toml allows, in environments of their own; LANE=plain|whole|hygiene to choose
	@$(BIN)/python -m tools.lowest $(LANE)

audit-deps: $(STAMP) ## known vulnerabilities of what is installed and of what the client is built with, where a database answers
	@$(BIN)/python -m tools.audit_deps
