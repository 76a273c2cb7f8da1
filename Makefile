# Everything sets itself up on first use, with nothing but Python 3.11 or newer and make. `make` alone explains itself.

unexport PYTHONDONTWRITEBYTECODE # without bytecode, every start takes seconds longer

BIN := .venv/bin
JOBS ?= auto
PYTEST := -m pytest --numprocesses $(JOBS) --maxprocesses 8 --max-worker-restart 0 --dist loadscope --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help play test setup check check-python check-page coverage bench docs clean

help:
	@echo 'Princeps: Forum Trajanum and Trajan, for people and for programs.'
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'
	@echo
	@echo 'The first call makes a virtual environment in .venv and compiles the rules, which takes a minute or two;'
	@echo 'later calls start at once. To choose the interpreter: make setup PYTHON=/path/to/python3'

play: ## play in the browser; in this terminal: make play ARGS="--terminal trajan --seats human,senator"
	@sh tools/setup.sh player
	@$(BIN)/princeps play $(ARGS)

test: ## run all tests, compiled and interpreted, the page in a real browser
	@sh tools/setup.sh developer compile browser
	$(BIN)/python $(PYTEST) --durations 40 $(ARGS)
	@$(MAKE) --no-print-directory coverage ARGS=

setup: ## only set everything up, so that playing and testing need no network later
	@sh tools/setup.sh developer compile browser
	@echo 'Ready: make play, make test.'

check: ## check style and types
	@sh tools/setup.sh developer
	@$(MAKE) --no-print-directory --jobs 2 check-python check-page

check-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page:
	$(BIN)/python tools/build_page.py check

coverage: ## run the rules interpreted and show the lines that no test reaches
	@sh tools/setup.sh developer
	@$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run $(PYTEST) -m rules $(ARGS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=97

bench: ## measure the speed on one core, beside other engines
	@sh tools/setup.sh player compile
	@$(BIN)/princeps bench --out build/bench $(ARGS)

docs: ## build the documentation, with every name of the Python interface, into build/docs
	@sh tools/setup.sh developer
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --conf-dir docs --doctree-dir build/docs-cache . build/docs
	@echo 'Open build/docs/index.html'

clean: ## remove .venv and all that tools left behind (compiled rules stay in the cache folder)
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .coverage.* web/node_modules src/princeps/server/static
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +
