"""Draw the icons of the app: `python tools/app_icons.py`, into `web/public/icons`.

A browser draws them from `web/icons/app.svg`, whose middle is what systems show that cut it into a circle. The pictures
are committed, so that building the page needs no browser.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # for the browser the tests use

from browser.visitors import ARGUMENTS, system_browser  # noqa: E402

WEB = ROOT / "web"
DRAWN = {  # by name: how large, and how round its corners are; those without are rounded by the system
    "icon-192": (192, "22%"),
    "icon-512": (512, "22%"),
    "maskable-512": (512, "0"),
    "apple-touch": (180, "0"),
}


def main() -> None:
    folder = WEB / "public" / "icons"
    folder.mkdir(exist_ok=True)
    drawing = (WEB / "icons" / "app.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=ARGUMENTS)
        page = browser.new_page()
        for name, (size, corner) in DRAWN.items():
            page.set_viewport_size({"width": size, "height": size})
            style = f"body {{ margin: 0 }} svg {{ display: block; width: {size}px; border-radius: {corner} }}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
