"""The documentation site: `make docs`. Sphinx reads the Markdown files where they are, from the top of the project, so
that links between them are the same here and on any host that shows them."""

import os
from importlib.metadata import version as version_of
from itertools import groupby

os.environ["NUMBA_DISABLE_JIT"] = "1"  # rules are described as the plain functions that they are

from sphinx.application import Sphinx
from sphinx.highlighting import lexer_classes

project = "Princeps"
author = "The Princeps authors"
copyright = author
version = release = version_of("princeps")

root_doc = "docs/index"
include_patterns = ["*.md", "docs/*.md", "docs/api/*.md", "benchmarks/README.md", "web/README.md"]
exclude_patterns = [".*", "build", "dist", "src", "tests", "tools", "**/node_modules"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
default_role = "literal"  # docstrings write `names` as Markdown does

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = "Princeps"
html_extra_path = ["root"]  # leads whoever opens the folder to the first page
html_copy_source = False
html_show_sphinx = False


def show_code_as_code(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """In a docstring, a paragraph with an indented line is code; reStructuredText wants that said."""
    found: list[str] = []
    for is_blank, group in groupby(lines, key=lambda line: not line.strip()):
        paragraph = list(group)
        if not is_blank and any(line.startswith(" ") for line in paragraph):
            found += ["::", "", *(f"    {line}" for line in paragraph)]
        else:
            found += paragraph
    lines[:] = found


def setup(app: Sphinx) -> None:
    lexer_classes["ftl"] = lexer_classes["none"]  # Fluent, of which Pygments knows nothing
    app.connect("autodoc-process-docstring", show_code_as_code)
