"""How the built page is sent."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from princeps.server.app import create_app
from princeps.server.settings import Settings

Client = TestClient[Any]

SCRIPT = "export const ave = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html lang="en">' + "<p>Ave</p>" * 100)
    (folder / "assets" / "page-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "forum.woff2").write_bytes(b"font" * 1000)
    (folder / "worker.js").write_text(SCRIPT)
    return folder


@pytest.fixture
def page(folder: Path) -> Client:
    return client_of(folder)


def client_of(folder: Path) -> Client:
    """The page needs nothing from a running server."""
    return TestClient(create_app(Settings(database="sqlite://", page=folder)))


@pytest.mark.parametrize("path", ["/", "/game/abc", "/join", "/watch", "/pieces", "/game/abc/"])
def test_one_document_serves_every_address_of_the_page(page: Client, path: str) -> None:
    reply = page.get(path)
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert reply.text.startswith("<!doctype html>")
    assert reply.headers["cache-control"] == "no-cache"


def test_a_file_named_by_its_content_is_kept_for_ever(page: Client) -> None:
    reply = page.get("/assets/page-1a2b.js")
    assert (reply.text, reply.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_service_worker_is_asked_for_each_time(page: Client) -> None:
    """It is in charge of all pages, as it is at the root; a new one must not wait for an old copy to age."""
    reply = page.get("/worker.js")
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert reply.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in reply.headers["content-security-policy"]


def test_text_is_sent_compressed_and_fonts_as_they_are(page: Client) -> None:
    script = page.get("/assets/page-1a2b.js", headers={"accept-encoding": "gzip"})
    font = page.get("/assets/forum.woff2", headers={"accept-encoding": "gzip"})
    assert (script.headers["content-encoding"], script.headers["vary"]) == ("gzip", "accept-encoding")
    assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert "content-encoding" not in font.headers
    assert "content-encoding" not in page.get("/", headers={"accept-encoding": "identity"}).headers


def test_what_has_not_changed_is_not_sent_again(page: Client) -> None:
    etag = page.get("/").headers["etag"]
    assert page.get("/", headers={"if-none-match": etag}).status_code == 304
    assert page.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_document_and_replies_name_the_build_they_belong_to(folder: Path) -> None:
    """So that a page which was open while the server got another one can tell."""
    page = client_of(folder)
    before = build_in(page.get("/").text)
    assert page.get("/api/nothing").headers["princeps-build"] == before
    assert build_in(client_of(folder).get("/").text) == before
    (folder / "assets" / "page-1a2b.js").rename(folder / "assets" / "page-3c4d.js")
    (folder / "assets" / "page-3c4d.js").write_text(SCRIPT + "ave += 1;")
    assert build_in(client_of(folder).get("/").text) != before


def build_in(document: str) -> str:
    (found,) = re.findall(r'<html data-build="([0-9a-f]{16})" lang="en">', document)
    return str(found)


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/nothing.css", "/../settings.py", "/%2e%2e/settings.py"])
def test_a_file_that_is_not_part_of_the_page_is_not_found(page: Client, path: str) -> None:
    assert page.get(path).status_code == 404


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    reply = client_of(tmp_path / "nowhere").get("/")
    assert reply.status_code == 503
    assert reply.text.startswith("The page has not been built: ")
