"""Builds the page, where it is not up to date, before the package is made or installed (see tools/build_page.py)."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Asks for Node only when there is something to build: it is a large package."""

    def dependencies(self) -> list[str]:
        return list(build_page.NEEDS) if self._has_work() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._has_work():
            return
        try:
            build_page.build()
        except build_page.PageError as error:
            self.app.abort(f"error: {error}")

    @staticmethod
    def _has_work() -> bool:
        return build_page.is_wanted() and not build_page.is_current()
