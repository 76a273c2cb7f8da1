"""Set Princeps up in `.venv`: `sh tools/setup.sh player|developer [compile] [browser]`.

Runs on the system's Python with only the standard library. Finished steps are noted in `.venv`, so that another call
does only what is missing: usually nothing, within a tenth of a second.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import build_page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
NOTES = VENV / "princeps-setup.json"

# Where the environment is and what it was made with; it cannot be moved and does not survive a new Python.
IDENTITY = f"{ROOT} {sys.base_prefix} {sys.version_info.major}.{sys.version_info.minor}"
EXTRAS = {"player": "", "developer": "[dev]"}
CACHE_VARIABLES = ("PRINCEPS_CACHE", "XDG_CACHE_HOME", "HOME")
SIGNS_OF_NO_NETWORK = re.compile(r"Retrying \(|[Cc]onnection|[Cc]onnect to|Max retries|timed out|name resolution")
FIND_LINKS = re.compile(r"find-links='(.*)'")
PIP_OPTIONS = ("--no-input", "--disable-pip-version-check", "--progress-bar", "off", "--no-compile")
NO_NETWORK = (
    "the package index cannot be reached: check the network connection (and the proxy, if there is one), "
    "then run the same command again."
)
COMPLAINT = re.compile(r"\S*error: .+ .*[^:]$", re.IGNORECASE)
PAGE_COMPLAINT = re.compile(r"the page cannot be built.*")
ADDRESS = re.compile(r"\w+://\S+")

# The shell is the same engine without the windows, menus and helper processes of a whole browser: much less work for
# the tests' many pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSER_INSTALLERS: tuple[tuple[str, ...], ...] = (
    ("apt-get", "update", "-qq"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"),
    ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
    (str(VENV_PYTHON), "-m", "playwright", "install", "chromium"),
)

Notes = dict[str, str]


class SetupError(Exception):
    """Something that the user has to fix, in one sentence."""


def main(steps: list[str]) -> int:
    try:
        set_up(steps)
    except SetupError as error:
        print(f"princeps: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nprinceps: interrupted; run the same command again to go on.", file=sys.stderr)
        return 1
    return 0


def set_up(steps: list[str]) -> None:
    notes = read_notes()
    if notes.get("identity") != IDENTITY or not os.access(VENV_PYTHON, os.X_OK):
        make_environment()
        notes = {"identity": IDENTITY}
        write_notes(notes)
    for level in EXTRAS.keys() & set(steps):
        install(level, notes)
    with ThreadPoolExecutor() as pool:  # one computes, the other downloads
        chores: dict[str, Callable[[], None]] = {
            "compile": partial(compile_rules, notes),
            "browser": install_browser,
        }
        for work in [pool.submit(chore) for step, chore in chores.items() if step in steps]:
            work.result()


def read_notes() -> Notes:
    try:
        notes: Notes = json.loads(NOTES.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return notes


def write_notes(notes: Notes) -> None:
    NOTES.write_text(json.dumps(notes, indent=1), encoding="utf-8")


def make_environment() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupError(
            f"this Python {version} cannot make virtual environments: install its venv package (on Debian and Ubuntu: "
            f"apt install python{version}-venv), or name another Python with PYTHON=/path/to/python3."
        )
    print(f"Making a virtual environment with Python {version} in .venv", flush=True)
    made = capture(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
    if made.returncode:
        raise SetupError(f"the virtual environment .venv could not be made: {complaint_in(made.stdout)}")


def install(level: str, notes: Notes) -> None:
    """A developer's installation also serves a player, but not the other way round."""
    wanted = digest([ROOT / "pyproject.toml"])
    is_installed = wanted in (notes.get(level), notes.get("developer"))
    if not is_installed or (build_page.is_wanted() and not build_page.is_current()):
        start = time.monotonic()
        what = "Building the page" if is_installed else "Installing Princeps and what it needs into .venv"
        print(f"{what} (some seconds, up to half a minute)", flush=True)
        if not install_with_uv(EXTRAS[level]):
            install_with_pip(EXTRAS[level])
        print(f"Done in {time.monotonic() - start:.0f} s", flush=True)
    if not is_installed:
        notes[level] = wanted
        notes.pop("compiled", None)  # there may be a new compiler
        write_notes(notes)
    if level == "developer" and not build_page.has_packages("all"):
        install_page_tools()


def install_page_tools() -> None:
    """What checks and tests the page."""
    print("Installing what the page is checked and tested with into web/node_modules", flush=True)
    if subprocess.run([VENV_PYTHON, ROOT / "tools" / "build_page.py", "packages"], cwd=ROOT, check=False).returncode:
        raise SetupError("the page cannot be checked and tested, for the reason given above.")


def install_with_uv(extras: str) -> bool:
    """Takes half as long as pip, as the page is built meanwhile. False if uv is unavailable or fails: pip knows more
    ways to reach an index, and gives the reason if there is none."""
    if not (UV.exists() or fetch_uv()):
        return False
    packages = partial(capture, UV, "pip", "install", "--python", VENV_PYTHON, "pip", "--editable", f".{extras}")
    needs = [argument for need in build_page.NEEDS for argument in ("--with", need)]
    page = partial(capture, UV, "run", "--no-project", "--python", VENV_PYTHON, *needs, "tools/build_page.py")
    with ThreadPoolExecutor() as pool:
        building = pool.submit(page)
        installed = packages(**{build_page.WITHOUT: "1"}, **(small_torch() if extras else {}))
        if not installed.returncode:
            print("  All packages are there; the page is being built", flush=True)
            capture(VENV_PYTHON, "-c", "import princeps.server.app")  # compiles to bytecode what the first start needs
        return not (installed.returncode or building.result().returncode)


def fetch_uv() -> bool:
    pip = bundled_pip()
    if pip is None:
        return False
    fetched = capture(VENV_PYTHON, pip, "install", *PIP_OPTIONS, "uv", PIP_RETRIES="2")
    if fetched.returncode and SIGNS_OF_NO_NETWORK.search(fetched.stdout):
        raise SetupError(NO_NETWORK)
    return UV.exists()


def bundled_pip() -> Path | None:
    """The pip that Python brings for new environments, to be run from where it lies."""
    found = importlib.util.find_spec("ensurepip")
    beside = [
        sysconfig.get_config_var("WHEEL_PKG_DIR"),
        found and found.origin and Path(found.origin).parent / "_bundled",
    ]
    return next((wheel / "pip" for folder in filter(None, beside) for wheel in Path(folder).glob("pip-*.whl")), None)


def small_torch() -> dict[str, str]:
    """Tells uv where PyTorch comes without CUDA, which saves gigabytes: where pip was told to look besides the index,
    as uv does not read pip's settings, or from PyTorch's own index."""
    pip = bundled_pip()
    told = capture(VENV_PYTHON, pip, "config", "list").stdout if pip else ""
    places = " ".join(FIND_LINKS.findall(told)).replace(r"\n", " ").split()
    if places:
        return {"UV_FIND_LINKS": ",".join(places)}
    return {"UV_TORCH_BACKEND": os.environ.get("UV_TORCH_BACKEND", "cpu")}


def capture(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Keep a tool's output, to give the reason if it fails."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def install_with_pip(extras: str) -> None:
    """Python compiles what it imports by itself, which is much less than everything, as pip would (--no-compile)."""
    if not (VENV / "bin" / "pip3").exists():
        capture(VENV_PYTHON, "-m", "ensurepip")
    environment = {"PIP_RETRIES": "2", **os.environ}  # without a network, fail soon
    with subprocess.Popen(
        [VENV_PYTHON, "-m", "pip", "install", *PIP_OPTIONS, "--editable", f".{extras}"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as pip:
        output = "".join(show_progress(pip.stdout or ()))
    if pip.returncode:
        raise SetupError(why_pip_failed(output))


def show_progress(lines: Iterable[str]) -> Iterable[str]:
    """Pass the lines on; a person at a terminal sees the package being fetched, on one line."""
    for line in lines:
        if sys.stdout.isatty() and line.startswith(("Collecting ", "Installing ")):
            print(f"\r\033[K  {re.split(r' [(]|:', line.strip())[0]}", end="", flush=True)
        yield line
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


def why_pip_failed(output: str) -> str:
    if page := PAGE_COMPLAINT.search(output):
        return page[0]
    if SIGNS_OF_NO_NETWORK.search(output):
        return NO_NETWORK
    return (
        f"the packages could not be installed: {complaint_in(output)} "
        "(to see everything that pip says: .venv/bin/python -m pip install -e .)"
    )


def complaint_in(output: str) -> str:
    """The last thing a tool complained about, without addresses, which may contain passwords."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    complaints = [line for line in lines if COMPLAINT.match(line)]
    return ADDRESS.sub("...", (complaints or lines or ["no reason was given"])[-1])


def compile_rules(notes: Notes) -> None:
    """`princeps compile` knows best what is missing; asking it is skipped while no source file has changed."""
    wanted = digest(sorted((ROOT / "src").rglob("*.py")), *(os.environ.get(name, "") for name in CACHE_VARIABLES))
    if notes.get("compiled") == wanted:
        return
    if subprocess.run([VENV / "bin" / "princeps", "compile"], cwd=ROOT, check=False).returncode:
        raise SetupError("the rules could not be compiled, for the reason given above.")
    notes["compiled"] = wanted
    write_notes(notes)


def install_browser() -> None:
    """The page is tested in a real Chromium: the system's, or one from its packages or Playwright."""
    if any(map(shutil.which, BROWSERS)) or playwright_has_browser():
        return
    print("Installing Chromium, to test the page in (a minute or two)", flush=True)
    for command in BROWSER_INSTALLERS:
        if shutil.which(command[0]) or Path(command[0]).exists():
            subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        if any(map(shutil.which, BROWSERS)) or playwright_has_browser():
            return
    raise SetupError(
        "the page is tested in Chromium, which could not be installed: install it (on Debian and Ubuntu: "
        "apt install chromium), then run the same command again."
    )


def playwright_has_browser() -> bool:
    """Playwright knows where its own Chromium would be."""
    ask = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"
    told = capture(VENV_PYTHON, "-c", ask)
    return told.returncode == 0 and Path(told.stdout.strip()).is_file()


def digest(files: Iterable[Path], *words: str) -> str:
    found = hashlib.sha256("\0".join(words).encode())
    for file in files:
        found.update(str(file).encode())
        found.update(file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
