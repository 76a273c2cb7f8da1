"""`princeps`, except that it serves the page from another folder, as a newer version would."""

import os
import shutil
from pathlib import Path

from princeps.cli import main
from princeps.server import app
from princeps.server.settings import PAGE
from princeps.server.web.page import Page

FOLDER = "PRINCEPS_TEST_PAGE"


def renew(folder: Path) -> Path:
    """The same page as a build of other sources: each of its parts has another name."""
    shutil.copytree(PAGE, folder)
    names = {file.name: f"{file.stem}-newer{file.suffix}" for file in (folder / "assets").iterdir()}
    for file in folder.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".json"}:
            text = file.read_text(encoding="utf-8")
            for name, newer in names.items():
                text = text.replace(name, newer)
            file.write_text(text, encoding="utf-8")
    for name, newer in names.items():
        (folder / "assets" / name).rename(folder / "assets" / newer)
    return folder


if __name__ == "__main__":
    setattr(app, "Page", lambda _: Page(Path(os.environ[FOLDER])))  # noqa: B010  # a class, to the type checker
    main()
