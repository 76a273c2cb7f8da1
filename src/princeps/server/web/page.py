"""The page, as the build left it in the package. One document serves all its addresses."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, SkipValidation

DOCUMENT = "index.html"
HASHED = "assets/"  # names in there change with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = (
    "The page has not been built: install Princeps with `pip install .`, or play with `princeps play --terminal`."
)
SMALLEST_TO_SHRINK = 512  # bytes
ALREADY_SMALL = {".woff2", ".woff", ".png", ".jpg", ".webp", ".avif"}
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Sheet:
    """A file, ready to send."""

    media_type: str
    etag: str
    body: bytes
    zipped: bytes | None

    @classmethod
    def read(cls, file: Path) -> "Sheet":
        return cls.of(file, file.read_bytes())

    @classmethod
    def of(cls, file: Path, body: bytes) -> "Sheet":
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        shrinks = len(body) >= SMALLEST_TO_SHRINK and file.suffix not in ALREADY_SMALL
        zipped = gzip.compress(body, mtime=0) if shrinks else None
        return cls(kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"', body, zipped)


class Page:
    """All files are read at startup and kept, as they belong together; a later build needs a restart. The document says
    which build it belongs to."""

    def __init__(self, folder: Path) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        self._sheets = {file.relative_to(folder).as_posix(): Sheet.read(file) for file in files}
        self.build = hashlib.sha256("".join(sorted(it.etag for it in self._sheets.values())).encode()).hexdigest()[:16]
        if document := self._sheets.get(DOCUMENT):
            marked = document.body.replace(b"<html", f'<html data-build="{self.build}"'.encode(), 1)
            self._sheets[DOCUMENT] = Sheet.of(folder / DOCUMENT, marked)

    def respond(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        name = path.strip("/")
        if name not in self._sheets:
            if "." in name.rpartition("/")[2]:  # a file, not an address of the page
                raise NotFoundException("There is no such file.")
            name = DOCUMENT
        if name not in self._sheets:
            return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
        return _response(self._sheets[name], request, FOR_EVER if name.startswith(HASHED) else ASK_FIRST)


def _response(sheet: Sheet, request: Request[Any, Any, Any], cached: str) -> Response[bytes]:
    headers = {"cache-control": cached, "etag": sheet.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sheet.etag:
        return Response(b"", status_code=304, headers=headers)
    if sheet.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sheet.zipped, media_type=sheet.media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(sheet.body, media_type=sheet.media_type, headers=headers)


ThePage = NamedDependency[SkipValidation[Page]]


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], page: ThePage, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise NotFoundException("There is nothing at this address.")
    return page.respond(path, request)
