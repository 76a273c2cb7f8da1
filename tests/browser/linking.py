"""Letting another device in, as people do it."""

from typing import Any

from playwright.sync_api import expect

from browser.visitors import Visitor, VisitorFactory, word


def device_link(visitor: Visitor, language: str = "en") -> str:
    """Shown on request, as an address and as a code."""
    visitor.go("/devices")
    visitor.page.get_by_role("button", name=word("devices-show", language), exact=True).click()
    expect(visitor.page.get_by_role("img", name=word("devices-code", language))).to_be_visible()
    return visitor.page.get_by_role("textbox", name=word("devices-link", language)).input_value()


def another_device(visitor: Visitor, arrive: VisitorFactory, language: str = "en", **screen: Any) -> Visitor:
    """Let in as people do it, so that both know of each other."""
    return let_in(arrive(address=visitor.address, **screen), device_link(visitor, language), language)


def let_in(other: Visitor, link: str, language: str = "en") -> Visitor:
    other.page.goto(link)
    other.page.get_by_role("button", name=word("device-yes", language), exact=True).click()
    other.page.wait_for_url(f"{other.address}/")
    return other
