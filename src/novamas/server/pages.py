"""The browser client: the files that `make web` puts into the folder `client`, kept in memory and sent as they are.

A path is looked up among the files that were found, never opened, so no path leads out of the folder. A page of the
client is always the same `index.html`; what it shows is decided in the browser.
"""

from __future__ import annotations

import hashlib
import re
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from novamas.kit.words import say
from novamas.server.door import STILL
from novamas.server.problems import language
from novamas.server.requests import AnyRequest, AnyResponse

CLIENT = Path(__file__).parent / "client"
PLACES = [
    "/", "/table/{table:str}", "/console", "/console/{table:str}", "/office", "/audit", "/audit/{table:str}",
    "/rules", "/rules/{law:str}", "/rules/{law:str}/{game:str}", "/odds", "/odds/{game:str}", "/verify",
    "/regulator", "/regulator/whatif", "/regulator/clause/{id:str}",
    "/evening", "/evening/{table:str}", "/school", "/school/{room:str}", "/school/{room:str}/{id:str}",
    "/tournaments", "/tournaments/{id:str}",
]  # fmt: skip
INDEX = "index.html"
HASHED = re.compile(r"assets/.+[-.][\w-]{8,}\.\w+")  # a file whose name changes with what is in it
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
TYPES = {  # text is sent as UTF-8
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".txt": "text/plain", ".svg": "image/svg+xml",
    ".json": "application/json", ".map": "application/json", ".webmanifest": "application/manifest+json",
    ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp", ".ico": "image/x-icon", ".woff2": "font/woff2",
    ".woff": "font/woff", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".wasm": "application/wasm",
}  # fmt: skip
# Scripts, styles, fonts, pictures, sounds and lines only of this house. Svelte writes positions and lengths into style
# attributes, so those are let through; a style element or a script inside the page is not.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


class File(Struct, frozen=True):
    """A file of the client: its bytes, the compressed ones if the build left them, and a mark of what is in it."""

    kind: str
    body: bytes
    packed: bytes | None
    mark: str
    cache: str


class Pages:
    """The client as it was last built; built anew while the server runs, it is read anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._read_at: int | None = None

    @property
    def files(self) -> dict[str, File]:
        """Every file by its path from the root; none where the client has not been built."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self._read_at:
            self._files = read(self.folder) if built is not None else {}
            self._read_at = built
        return self._files

    @property
    def built(self) -> bool:
        return INDEX in self.files

    def send(self, request: AnyRequest, path: str, status: int = 200) -> Response[bytes] | None:
        """A file as this browser takes it, or nothing if there is no such file."""
        file = self.files.get(path)
        if file is None:
            return None
        headers = {"content-security-policy": POLICY, "cache-control": file.cache, "etag": f'"{file.mark}"'}
        body = file.body
        if file.packed is not None:
            headers["vary"] = "accept-encoding"
            if accepts_gzip(request):
                body, headers["content-encoding"] = file.packed, "gzip"
        if status == 200 and file.mark in request.headers.get("if-none-match", ""):
            body, status = b"", 304
        return Response(body, status_code=status, headers=headers, media_type=file.kind)

    def index(self, request: AnyRequest, status: int = 200) -> AnyResponse:
        """The page of the client, or how to build it."""
        return self.send(request, INDEX, status) or unbuilt(request)

    def answer_lost(self, request: AnyRequest) -> AnyResponse | None:
        """For somebody who follows a link to where nothing is, the client's own page that says so."""
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if wants_page and self.built and not request.url.path.startswith("/api/"):
            return self.index(request, 404)
        return None


def read(folder: Path) -> dict[str, File]:
    """Every file under a folder; `x.js.gz` is not a file of its own but the compressed form of `x.js`."""
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }
    return {
        name: File(
            TYPES.get(Path(name).suffix, "application/octet-stream"),
            body,
            found.get(f"{name}.gz"),
            hashlib.sha256(body).hexdigest()[:16],
            FOREVER if HASHED.fullmatch(name) else ASK_AGAIN,
        )
        for name, body in found.items()
        if not name.endswith(".gz")
    }


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether the browser unpacks what was packed; `gzip;q=0` says that it does not."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return not re.fullmatch(r"q=0(\.0*)?", weight.replace(" ", ""))
    return False


def unbuilt(request: AnyRequest) -> Response[str]:
    lang = language(request)
    how = escape(say("pages-build", lang, command="make web")).replace("make web", "<code>make web</code>")
    body = (
        f"<!doctype html><html lang={lang}><meta charset=utf-8><title>novamas</title>"
        "<style>body{font:1.1rem/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>"
        f"<h1>novamas</h1><p>{escape(say('pages-unbuilt', lang))}</p><p>{how}</p>"
        "<p><a href=/api/docs>API</a> · <a href=/health>health</a> · <a href=/metrics>metrics</a></p></html>"
    )
    return Response(body, media_type=MediaType.HTML)


ThePages = NamedDependency[Pages]


@get(PLACES, include_in_schema=False, opt={STILL: True})
async def place(request: AnyRequest, pages: ThePages) -> AnyResponse:
    """Wherever somebody is in the client: the same page."""
    return pages.index(request)


@get("/assets/{file:path}", include_in_schema=False, opt={STILL: True})
async def asset(request: AnyRequest, file: FromPath[Path], pages: ThePages) -> AnyResponse:
    return require_page(pages.send(request, f"assets/{file.as_posix().lstrip('/')}"))


@get("/{file:str}", include_in_schema=False, opt={STILL: True})
async def root_file(request: AnyRequest, file: FromPath[str], pages: ThePages) -> AnyResponse:
    """A file beside the page: an icon, the notices of what others wrote."""
    return require_page(pages.send(request, file) if file != INDEX else None)


def require_page(answer: AnyResponse | None) -> AnyResponse:
    if answer is None:
        raise NotFoundException
    return answer


ROUTES = [place, asset, root_file]
