"""What a device is called: its browser and its system, as the browser itself says, so that people know which it is."""

import re

# The first that is mentioned: most browsers also call themselves by the names of others.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """Such as "Firefox, Windows"; empty if nothing is known."""
    browser = next((name for sign, name in BROWSERS if re.search(rf"\b(Headless)?{sign}", agent)), None)
    system = next((name for sign, name in SYSTEMS if sign in agent), None)
    return ", ".join(filter(None, (browser, system)))
