# Two commands on a fresh machine with Python 3.11 or newer, git and make: `make run` and `make test`.

PORT ?= 3000
DATA ?= .local
# The newest suitable interpreter; name another with PYTHON=.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

VENV := .venv
# The locks are complete, so pip need not resolve: faster, and older pips stumble over extras of hashed packages.
# Bytecode comes when a module is first imported, and most of them never are.
LOCKED := install --quiet --no-compile --no-deps --require-hashes -r
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
# The virtual environment first: where the machine has no Node.js of its own, Node is in there too.
export PATH := $(CURDIR)/$(VENV)/bin:$(CURDIR)/.sam-venv/bin:$(PATH)
export SAM_CLI_TELEMETRY := 0
export SCARF_ANALYTICS := false
# Images of containers often ask Python to keep no bytecode: each of the hundreds of processes here would compile all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

# What random tests draw from. SEED= draws again what a run drew, which prints it.
export HANDOFF_SEED := $(or $(SEED),$(HANDOFF_SEED),$(shell od -An -N3 -tu4 /dev/urandom | tr -d ' '))
seeded = @echo "drawing from seed $(HANDOFF_SEED)"
PYTEST := python -m pytest -q --hypothesis-seed=$(HANDOFF_SEED)

# Files that a build reads: not what it writes (packing puts a LICENSE into each package), nor tests.
sources = $(shell find $(1) \( -name node_modules -o -name __pycache__ -o -name dist -o -name build -o -name generated \
	-o -name test -o -name LICENSE \) -prune -o -type f -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: run test lint build bench prove search coverage account prune smoke simulate lock sbom advisories clean help
.PHONY: install pages lint-python lint-template lint-typescript test-python test-solver test-viewer test-browser test-bundle test-clients chromium firefox wrk

run: $(VENV)/.run viewer/dist/index.html viewer/dist/docs/local.html ## run the service on this machine: PORT=3000, data in DATA=.local
	@python -m local --port $(PORT) --data "$(DATA)" $(if $(AWS_PORT),--aws-port $(AWS_PORT))

test: ## install what tests need and run every test
	@bash .ci/stages

lint: lint-python lint-template lint-typescript ## ruff, mypy, Biome, cfn-lint, tsc

lint-python: $(VENV)/.test
	@ruff check
	@ruff format --check --quiet
	@mypy
	@python .ci/rooms.py
	@cd clients/python && mypy
	@cd clients && mypy --strict --config-file= --cache-dir ../.mypy_cache pack.py python/scripts/typed.py

# All that `sam validate --lint` does, by the same linter, and for CloudFront's region too; `make prove` hears both.
lint-template: $(VENV)/.test
	@cfn-lint --regions eu-central-1 us-east-1 -- template.yaml waf.yaml

lint-typescript: node_modules/.test solver/dist/.built
	@npx biome check --error-on-warnings
	@node solver/scripts/layers.mjs
	@node viewer/rooms.mjs
	@npm run --silent typed -w solver
	@npm run --silent typecheck -w viewer -w clients/mcp

build: viewer/dist/index.html viewer/dist/docs/local.html .sam-venv/.done node_modules/.test ## build the pages and the bundle that deploys, in .aws-sam/build
	@echo "Building the bundle ..."
	@sam build

bench: $(VENV)/.test $(VENV)/.cholmod build .aws-sam/host/.built chromium ## print the measurements behind the speed claims
	@python -m measurements.bench

prove: $(VENV)/.test .prove-venv/.done node_modules/.test build chromium wrk ## the figures of docs/reliability.md, within an hour: SEED= draws again what a run drew
	@python -m measurements.proof

search: export HANDOFF_PROVE := 1
search: $(VENV)/.test .mcp-venv/.done node_modules/.test build .aws-sam/host/.built chromium firefox ## the randomised tests at length: hours
	$(seeded)
	@$(PYTEST) -n 2 --dist loadfile tests --ignore=tests/browser --ignore=tests/clients
	@$(PYTEST) -n 2 --dist loadfile tests/browser
	@$(PYTEST) tests/clients
	@npm test --workspaces --if-present

coverage: ## the tests of Python and TypeScript once more, with the lines they leave uncovered
	@$(MAKE) --no-print-directory test-python test-solver test-viewer test-clients COVERAGE=1

account: $(VENV)/.run ## create or change an account: EMAIL= PASSWORD= PRO=1 or 0, and STACK= for a deployed stack
	@python -m local.account --email "$(EMAIL)" --data "$(DATA)" $(if $(PRO),--pro $(PRO)) $(if $(STACK),--stack "$(STACK)")

# A password on a command line would show in the list of processes; unexpanded, or make would eat its $ signs.
account: export HANDOFF_PASSWORD := $(value PASSWORD)

prune: $(VENV)/.run ## delete versions of a deployed stack nobody will roll back to: STACK=, KEEP=1, DAYS=2, DRY=1 to look
	@python -m local.prune --stack "$(STACK)" $(if $(KEEP),--keep $(KEEP)) $(if $(DAYS),--days $(DAYS)) $(if $(DRY),--dry)

smoke: $(VENV)/.run ## call every endpoint of the running service, or of a deployed one with STACK= (URL= for another address of it)
	@python -m local.smoke --data "$(DATA)" $(if $(STACK),--stack "$(STACK)") $(if $(URL),--url "$(URL)")

simulate: $(VENV)/.run ## what gives way first at 100, 1,000 and 10,000 requests a second, on paper
	@python -m local.simulate

UPGRADE ?= --upgrade
LOCK = .lock-venv/bin/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

lock: ## renew the locked dependencies from pyproject.toml, requirements/*.in and package.json
	@test -x .lock-venv/bin/uv || { $(PYTHON) -m venv .lock-venv && \
		.lock-venv/bin/python -m pip $(LOCKED) requirements/lock.txt; }
	@$(LOCK) pyproject.toml -o requirements/core.txt
	@$(LOCK) pyproject.toml --extra local -c requirements/core.txt -o requirements/local.txt
	@$(LOCK) pyproject.toml --extra local --extra test -c requirements/local.txt -o requirements/test.txt
	@for name in pip sam cython bench prove node mcp lock; do echo "locking $$name"; $(LOCK) requirements/$$name.in -o requirements/$$name.txt || exit 1; done
	@npm update

sbom: ## write sbom.json, what the software is made of, as CycloneDX
	@$(PYTHON) .ci/sbom.py > sbom.json

advisories: sbom ## look up known weaknesses of what the locks hold, where a database can be reached
	@$(PYTHON) .ci/advisories.py sbom.json

clean: ## remove everything built or installed; keeps the data in DATA
	@rm -rf $(VENV) .sam-venv .mcp-venv .lock-venv .prove-venv measurements/proof/dynalite/node_modules .aws-sam node_modules viewer/dist solver/dist solver/build solver/data
	@rm -rf sbom.json schemas/package_digests.txt .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-15s %s\n", $$1, $$2}'

# The stages of `make test`.

install: $(VENV)/.test .sam-venv/.done node_modules/.test chromium

# All that `make run` builds. It stands before the tests start: one of them runs it while others use what is built.
pages: $(VENV)/.test node_modules/.test viewer/dist/index.html viewer/dist/docs/local.html

test-python: pages
	$(seeded)
	@$(PYTEST) -n 2 --dist loadfile tests --ignore=tests/browser --ignore=tests/bundle \
		--ignore=tests/clients $(if $(COVERAGE),--cov --cov-report=term-missing:skip-covered)

# Without `npm test`: what is generated was so for the build, and is not to be written while linters and tests read it.
test-solver: $(VENV)/.test node_modules/.test solver/dist/.built
	$(seeded)
	@cd solver && npx vitest run $(if $(COVERAGE),--coverage)

test-viewer: node_modules/.test solver/dist/.built
	$(seeded)
	@npm test --silent -w viewer -- $(if $(COVERAGE),--coverage)

# By single tests: whole files, of which some take a minute, leave one processor waiting for the other at the end.
test-browser: $(VENV)/.test node_modules/.test viewer/dist/index.html chromium
	@$(PYTEST) -n 2 --dist worksteal tests/browser

test-bundle: $(VENV)/.test build .aws-sam/host/.built
	@$(PYTEST) -n 2 tests/bundle

test-clients: pages chromium
	$(seeded)
	@npm test --silent -w clients/mcp -- $(if $(COVERAGE),--coverage)
	@$(PYTEST) -n 2 --dist loadgroup tests/clients $(if $(COVERAGE),--cov=handoff_solver --cov-report=term-missing:skip-covered)

# What is installed, once, and again when its lock changes.

# The pip that comes with Python 3.11 takes twice the time over the long indexes of boto3 and its stubs.
$(VENV)/.pip: requirements/pip.txt
	@test -n "$(PYTHON)" || { echo "Handoff needs Python 3.11 or newer; found none." >&2; exit 1; }
	@test -x $(VENV)/bin/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@$(PIP) $(LOCKED) requirements/pip.txt
	@touch $@

$(VENV)/.run: requirements/local.txt pyproject.toml $(VENV)/.pip
	@echo "Installing the packages of the local service (a minute or so, once) ..."
	@$(PIP) $(LOCKED) requirements/local.txt
	@$(PIP) install --quiet --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	@echo "Installing the test tools (a minute or so, once) ..."
	@$(PIP) $(LOCKED) requirements/test.txt
	@$(PIP) install --quiet --no-build-isolation --no-deps -e clients/python
	@touch $@

# A peer for `make bench` alone: CHOLMOD where it installs, else the bench says that it is missing. On OpenBLAS, since the reference BLAS that
# SuiteSparse comes with would flatter whoever is compared with it; the serial build, since one thread is compared with one.
$(VENV)/.cholmod: requirements/cython.txt requirements/bench.txt $(VENV)/.test
	@echo "Installing CHOLMOD to compare with (a minute or so, once) ..."
	@{ test -e /usr/include/suitesparse/cholmod.h && ls /usr/lib/*/openblas-*/libblas.so.3 >/dev/null 2>&1 || \
		apt-get install -y -qq libsuitesparse-dev libopenblas0-serial >/dev/null; } && \
		$(PIP) $(LOCKED) requirements/cython.txt && $(PIP) $(LOCKED) requirements/bench.txt --no-build-isolation || echo "CHOLMOD does not install here: it is left out." >&2
	@touch $@

.sam-venv/.done: requirements/sam.txt $(VENV)/.pip
	@echo "Installing the SAM command line (a minute or so, once) ..."
	@test -x .sam-venv/bin/python || $(PYTHON) -m venv --without-pip .sam-venv
	@$(PIP) --python .sam-venv/bin/python $(LOCKED) requirements/pip.txt -r requirements/sam.txt
	@touch $@

# What only `make prove` uses: Schemathesis and checkov, which pin many packages, and dynalite beside moto.
.prove-venv/.done: requirements/prove.txt measurements/proof/dynalite/package-lock.json | $(VENV)/.node
	@echo "Installing the tools of the proofs (a few minutes, once) ..."
	@test -x .prove-venv/bin/python || $(PYTHON) -m venv .prove-venv
	@.prove-venv/bin/python -m pip --disable-pip-version-check $(LOCKED) requirements/prove.txt
	@cd measurements/proof/dynalite && npm ci --ignore-scripts --no-fund --no-audit --loglevel=error
	@touch $@

# An official client of the Model Context Protocol, for `make search` alone: it brings thirty packages.
.mcp-venv/.done: requirements/mcp.txt
	@echo "Installing the official MCP client (a minute or so, once) ..."
	@test -x .mcp-venv/bin/python || $(PYTHON) -m venv .mcp-venv
	@.mcp-venv/bin/python -m pip --disable-pip-version-check $(LOCKED) requirements/mcp.txt
	@touch $@

$(VENV)/.node: requirements/node.txt $(VENV)/.run
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || \
		{ echo "No Node.js 20 or newer on this machine: installing one into $(VENV) ..."; \
		$(PIP) $(LOCKED) requirements/node.txt; }
	@touch $@

# Without development dependencies: `make run` builds the page and needs no test tools. Where they are already, they stay, since
# npm ci begins by removing all there is. A newer Python lock is no reason to install JavaScript again.
node_modules/.run: package-lock.json | $(VENV)/.node
	@if test -e node_modules/.test; then $(MAKE) --no-print-directory node_modules/.test; else \
		echo "Installing what builds the page (half a minute or so, once) ..."; \
		npm ci --omit=dev --no-fund --no-audit --loglevel=error; fi
	@touch $@

node_modules/.test: package-lock.json | $(VENV)/.node
	@echo "Installing the JavaScript test tools (half a minute or so, once) ..."
	@npm ci --no-fund --no-audit --loglevel=error
	@touch node_modules/.run $@

chromium: $(VENV)/.test
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || command -v chromium-browser >/dev/null || \
		bash .ci/chromium

# The distribution's own: Playwright's Firefox is a build of its own.
firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { $$([ "$$(id -u)" = 0 ] || echo sudo -n) apt-get install -y -qq firefox-esr >/dev/null; }

wrk:
	@command -v wrk >/dev/null || { $$([ "$$(id -u)" = 0 ] || echo sudo -n) apt-get install -y -qq wrk >/dev/null; }

# What is built.

# The service's own tables, for the packages that answer without it.
SOLVER_DATA := $(addprefix solver/data/,sections.json schemas.json)

solver/data/sections.json: $(call sources,sections layers/core/handoff/sections) layers/core/description/section_library.py | $(VENV)/.run
	@mkdir -p $(@D)
	@python -m description.section_library $@

solver/data/schemas.json: $(filter-out %/openapi.json %/mcp_tools.json,$(wildcard schemas/*.json) layers/core/handoff/http/schema.py layers/core/description/published_schemas.py) | $(VENV)/.run
	@mkdir -p $(@D)
	@python -m description.published_schemas $@

solver/dist/.built: $(filter-out solver/data/%,$(call sources,solver)) $(SOLVER_DATA) schemas/standards.json schemas/material_library.json schemas/combination_rules.json schemas/rules.json schemas/sentences.json schemas/tolerances.json schemas/beams.json schemas/limits.json schemas/mechanisms.json schemas/national_annexes.json $(call sources,layers/core/handoff layers/core/description/typescript) package-lock.json | node_modules/.run
	@echo "Building the solver ..."
	@npm run --silent build -w solver
	@touch $@

viewer/dist/index.html: $(call sources,viewer clients/docs) $(wildcard schemas/*.json schemas/examples/*.json) docs/verification.json docs/performance.md docs/reliability.md solver/dist/.built
	@echo "Building the page ..."
	@npm run --silent build -w viewer
	@touch $@

# The packages that install hints name, after the page and its documents, which it is built with; one document stands for all.
viewer/dist/docs/local.html: $(call sources,clients) LICENSE schemas/limits.json solver/dist/.built viewer/dist/index.html
	@echo "Building the packages ..."
	@npm run --silent build -w clients/mcp
	@node clients/paper/build.mjs
	@python clients/pack.py viewer/dist
	@touch $@

# The core layer once more, by the recipe and from the lock of the one that deploys, for an interpreter of this machine: Lambda's own version
# where there is one, and on Arm the two are then the same.
HOST_PYTHON = $(shell python3.13 -c 'import sys; print(sys.executable)' 2>/dev/null || echo "$(CURDIR)/$(VENV)/bin/python")

.aws-sam/host/.built: requirements/core.txt layers/core/Makefile $(call sources,layers/core/handoff) | $(VENV)/.run
	@echo "Building the core layer for this machine ..."
	@rm -rf $(@D)
	@$(MAKE) --no-print-directory -s -C layers/core build-CoreLayer ARTIFACTS_DIR="$(CURDIR)/$(@D)/CoreLayer" \
		PYTHON="$(HOST_PYTHON)" PYTHON_VERSION="$$("$(HOST_PYTHON)" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" \
		PLATFORMS="$$(python -c 'from pip._vendor.packaging.tags import platform_tags; print(*platform_tags())')"
	@python -m tests.bundle.runtime "$(HOST_PYTHON)" $(@D)
	@touch $@
