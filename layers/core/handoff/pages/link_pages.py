"""What is behind a link: the page that opens it, the model, and what validation warned of."""

import html
import re
from collections.abc import Callable
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from handoff.aws import storage
from handoff.drafts import drafts
from handoff.http.compression import admits_gzip
from handoff.http.etag import is_known
from handoff.pages import plain_page
from handoff.runtime import clock, metrics, settings

Found = TypeVar("Found")
ENDED = "this link does not exist or has ended"


async def open_page(request: Request) -> Response:
    page = settings.viewer_dir() / "index.html"
    return HTMLResponse(page.read_bytes() if page.is_file() else plain_page.welcome())


async def open_draft(request: Request) -> Response:
    page = settings.viewer_dir() / "index.html"
    if page.is_file():
        draft = _living(request, drafts.find)
        return HTMLResponse(page.read_text(encoding="utf-8").replace("</head>", f"{introduced(draft)}</head>", 1))
    return HTMLResponse(plain_page.model(_living(request, drafts.open_body)))


async def without_slash(request: Request) -> Response:
    # Starlette's own redirect names the host it was called by, which behind CloudFront is not the one in the link.
    return RedirectResponse(request.url.path.rstrip("/"), status_code=302)


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
