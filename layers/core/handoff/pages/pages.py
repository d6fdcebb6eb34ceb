"""What a browser asks for: the site, the page behind a link, the model it opens, and the files they need."""

import asyncio
import logging
from collections.abc import Callable
from functools import cache
from typing import Any

from mangum import Mangum
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from handoff.errors import Busy
from handoff.http import edge
from handoff.http.etag import prefers_json
from handoff.http.json_io import dump
from handoff.pages import link_pages, plain_page, site
from handoff.pages.files import Assets, Files
from handoff.pages.page_headers import HEADERS
from handoff.runtime import request_log, settings
from handoff.runtime.snapstart import before_snapshot, prepare

IMMUTABLE = "public, max-age=31536000, immutable"


class _Told(logging.Handler):
    """What becomes of an unexpected error, which Starlette raises again once it is answered: a line like any other."""

    def emit(self, record: logging.LogRecord) -> None:
        request_log.logger.error("unexpected error", exc_info=record.exc_info)


_mangum = logging.getLogger("mangum.http")
# Its line for each request would write every link into the log.
_mangum.setLevel(logging.WARNING)
_mangum.addHandler(_Told())
_mangum.propagate = False


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
        Route("/", site.home),
        Route("/account", site.account),
        Route("/sections", site.sections),
        Route("/sections/{name:path}", site.section),
        Route("/robots.txt", site.robots),
        Route("/sitemap.xml", site.sitemap),
        Route("/llms.txt", site.llms),
        Route("/open", link_pages.open_page),
        Route("/open/{id}", link_pages.open_draft),
        Route("/open/{id}/", link_pages.without_slash),
        Route("/open/{id}/model.json", link_pages.model_json),
        Route("/open/{id}/warnings.json", link_pages.warnings_json),
        Mount("/assets", Assets(root / "assets", IMMUTABLE)),
        Mount("/packages", Files(root / "packages", site.REVALIDATED)),
        Route("/docs", site.documents),
        Route("/docs/{name:path}", site.document),
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
        if refusal := edge.refusal(event):
            return {**refusal, "headers": {**HEADERS, **refusal["headers"]}}
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
