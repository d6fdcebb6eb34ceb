"""What a browser asks for: the site, the page behind a link, the model it opens, and the files they need."""

import asyncio
import html
import logging
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from mangum import Mangum
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from handoff import clock, drafts, metrics, plain_page, request_log, settings, site, storage
from handoff.compression import admits_gzip
from handoff.errors import Busy
from handoff.files import Assets, Files
from handoff.negotiation import is_known, prefers_json
from handoff.page_headers import HEADERS
from handoff.reading import dump
from handoff.snapshot import before_snapshot, prepare

IMMUTABLE = "public, max-age=31536000, immutable"
Found = TypeVar("Found")
ENDED = "this link does not exist or has ended"


class _Told(logging.Handler):
    """What becomes of an unexpected error, which Starlette raises again once it is answered: a line like any other."""

    def emit(self, record: logging.LogRecord) -> None:
        request_log.logger.error("unexpected error", exc_info=record.exc_info)


_mangum = logging.getLogger("mangum.http")
# Its line for each request would write every link into the log.
_mangum.setLevel(logging.WARNING)
_mangum.addHandler(_Told())
_mangum.propagate = False


async def home(request: Request) -> Response:
    if not (settings.viewer_dir() / "home.html").is_file():
        return RedirectResponse("/open", status_code=302)
    return site.page(request, "home.html")


async def account(request: Request) -> Response:
    return site.page(request, "account.html", indexed=False)


async def without_slash(request: Request) -> Response:
    # Starlette's own redirect names the host it was called by, which behind CloudFront is not the one in the link.
    return RedirectResponse(request.url.path.rstrip("/"), status_code=302)


async def documents(request: Request) -> Response:
    # Not to "/docs/": an HTTP API has no route for the empty rest of a greedy path.
    return RedirectResponse("/docs/index", status_code=302)


async def document(request: Request) -> Response:
    """A document with this service's own address and version in its commands, so that they can be pasted."""
    name = request.path_params["name"]
    page = settings.viewer_dir() / "docs" / f"{name}.html"
    if not re.fullmatch(r"[a-z][a-z-]{0,63}(/[a-z][a-z0-9_]{0,63})?", name) or not page.is_file():
        return await Files(settings.viewer_dir() / "docs", site.REVALIDATED).get_response(name, request.scope)
    return site.page(request, f"docs/{name}.html")


async def open_page(request: Request) -> Response:
    page = settings.viewer_dir() / "index.html"
    return HTMLResponse(page.read_bytes() if page.is_file() else plain_page.welcome())


async def open_draft(request: Request) -> Response:
    page = settings.viewer_dir() / "index.html"
    if page.is_file():
        draft = _living(request, drafts.find)
        return HTMLResponse(page.read_text(encoding="utf-8").replace("</head>", f"{introduced(draft)}</head>", 1))
    return HTMLResponse(plain_page.model(_living(request, drafts.open_body)))


def introduced(draft: drafts.Draft) -> str:
    """What a chat shows of a link: the title and how many members, and nothing else of the model."""
    count = f"{draft.members:,} member{'' if draft.members == 1 else 's'}"
    said = {
        "og:site_name": "Handoff",
        "og:type": "website",
        "og:title": draft.title.strip() or "Structural model",
        "og:description": f"{count}; solved and checked in the browser that opens this link.",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(words)}">' for name, words in said.items())


async def model_json(request: Request) -> Response:
    draft = _living(request, drafts.open_body)
    metrics.count("LinksOpened")
    zipped = admits_gzip(request.headers.get("accept-encoding", ""))
    headers = {
        # A reader's own copy, asked about each time: a link must end at its time, and its model with it.
        "Cache-Control": "private, no-cache",
        "ETag": f'"{draft.sha256}{"-gzip" if zipped else ""}"',
        "X-Handoff-Expires-At": clock.written(draft.expires_at),
        "X-Handoff-Members": str(draft.members),
        "X-Handoff-Sha256": draft.sha256,
        "X-Handoff-Warnings": str(draft.warnings),
        "Vary": "Accept-Encoding",
    }
    if is_known(headers["ETag"], request.headers.get("if-none-match", "")):
        return Response(status_code=304, media_type="application/json", headers=headers)
    try:
        body = draft.gzip_body if zipped else draft.body
    except storage.ObjectMissing:
        raise HTTPException(404, ENDED) from None
    # `identity` keeps the middleware off, which does not weigh q=0; not sent
    headers["Content-Encoding"] = "gzip" if zipped else "identity"
    return Response(body, media_type="application/json", headers=headers)


async def warnings_json(request: Request) -> Response:
    warnings = _living(request, drafts.open_warnings)
    return Response(b'{"warnings":' + warnings + b"}", media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    if isinstance(error, Busy):
        error = HTTPException(error.status, error.message, error.headers)
    status = error.status_code if isinstance(error, HTTPException) else 500
    message = error.detail if isinstance(error, HTTPException) else "internal error; the request can be sent again"
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if prefers_json(request):
        body = dump({"error": message, "code": code(status)})
        return Response(body, status, headers, media_type="application/json")
    said = settings.viewer_dir() / ("ended.html" if request.url.path.startswith("/open") else "missing.html")
    if status == 404 and said.is_file():
        return HTMLResponse(said.read_bytes(), status, headers)
    return HTMLResponse(plain_page.refusal(message), status, headers)


def code(status: int) -> str:
    return {404: "not_found", 405: "method_not_allowed", 503: Busy.code}.get(status, "internal")


@before_snapshot
@cache
def application() -> Starlette:
    root = settings.viewer_dir()
    routes: list[BaseRoute] = [
        Route("/", home),
        Route("/account", account),
        Route("/sections", site.sections),
        Route("/sections/{name:path}", site.section),
        Route("/robots.txt", site.robots),
        Route("/sitemap.xml", site.sitemap),
        Route("/open", open_page),
        Route("/open/{id}", open_draft),
        Route("/open/{id}/", without_slash),
        Route("/open/{id}/model.json", model_json),
        Route("/open/{id}/warnings.json", warnings_json),
        Mount("/assets", Assets(root / "assets", IMMUTABLE)),
        Mount("/packages", Files(root / "packages", site.REVALIDATED)),
        Route("/docs", documents),
        Route("/docs/{name:path}", document),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)],
        exception_handlers={HTTPException: refused, Busy: refused, Exception: refused},
    )


def entry() -> Callable[[dict[str, Any], Any], dict[str, Any]]:
    """The Lambda handler."""
    prepare()

    @request_log.logged
    def handler(event: dict[str, Any], context: Any) -> dict[str, Any]:
        # A loop for each request, so that none is left over whichever thread calls.
        with asyncio.Runner() as runner:
            asyncio.set_event_loop(runner.get_loop())
            try:
                # All but pages travels as base64: as text, quotes could double a body beyond Lambda's 6 MB.
                answer = Mangum(application(), lifespan="off", text_mime_types=["text/html"])(event, context)
            finally:
                asyncio.set_event_loop(None)
        answer["headers"] = {**HEADERS, **answer["headers"]}
        if answer["statusCode"] >= 400:
            request_log.note(code=code(answer["statusCode"]))
        if answer["headers"].get("content-encoding") == "identity":
            del answer["headers"]["content-encoding"]  # RFC 9110 8.4.1 keeps the name for Accept-Encoding
        if event["requestContext"]["http"]["method"] == "HEAD":
            answer |= {"body": "", "isBase64Encoded": False}
        return answer

    return handler


def _living(request: Request, find: Callable[[str], Found | None]) -> Found:
    draft_id = request.path_params["id"]
    # Only what we hand out can be an id: anything else need not trouble the table.
    try:
        found = find(draft_id) if re.fullmatch(r"[0-9a-f]{32}", draft_id) else None
    except storage.ObjectMissing:  # ended between two reads
        found = None
    if found is None:
        raise HTTPException(404, ENDED)
    return found
