"""The service's own site: pages with its address in their commands, sections, what crawlers and agents ask for."""

import html
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from handoff.drafts import install_hints
from handoff.http import address
from handoff.pages.files import Files
from handoff.runtime import settings

REVALIDATED = "no-cache"
# Every other answer of this function says noindex.
INDEXED = {"x-robots-tag": "all"}
# What the build lists of the section library, which this function does not carry.
NAMES = "sections.txt"


def page(request: Request, name: str, *, indexed: bool = True, words: dict[str, str] | None = None) -> Response:
    """A built page with this service's own address and version in its commands, so that they can be pasted."""
    file = settings.viewer_dir() / name
    if not file.is_file():
        raise HTTPException(404, "no such page")
    base_url = address.base_url(request.scope["aws.event"])
    filled = {
        "{base_url}": base_url,
        "{version}": settings.limits()["version"],
        "{python_hint}": install_hints.python(base_url),
        "{solver_integrity}": install_hints.integrity("handoff-solver"),
        "{mcp_integrity}": install_hints.integrity("handoff-mcp"),
        **(words or {}),
    }
    text = file.read_text(encoding="utf-8")
    for placeholder, word in filled.items():
        text = text.replace(placeholder, html.escape(word))
    return HTMLResponse(text, headers={"cache-control": REVALIDATED, **(INDEXED if indexed else {})})


async def home(request: Request) -> Response:
    if not (settings.viewer_dir() / "home.html").is_file():
        return RedirectResponse("/open", status_code=302)
    return page(request, "home.html")


async def account(request: Request) -> Response:
    return page(request, "account.html", indexed=False)


async def documents(request: Request) -> Response:
    # Not to "/docs/": an HTTP API has no route for the empty rest of a greedy path.
    return RedirectResponse("/docs/index", status_code=302)


async def document(request: Request) -> Response:
    """A document with this service's own address and version in its commands, so that they can be pasted."""
    name = request.path_params["name"]
    file = settings.viewer_dir() / "docs" / f"{name}.html"
    if not re.fullmatch(r"[a-z][a-z-]{0,63}(/[a-z][a-z0-9_]{0,63})?", name) or not file.is_file():
        return await Files(settings.viewer_dir() / "docs", REVALIDATED).get_response(name, request.scope)
    return page(request, f"docs/{name}.html")


async def sections(request: Request) -> Response:
    words = {"{title}": "Steel sections", "{path}": "/sections"}
    return page(request, "sections.html", words=words)


async def section(request: Request) -> Response:
    """A section's permanent address; of a name the library does not have, the same page tells the nearest."""
    name = request.path_params["name"]
    listed = settings.viewer_dir() / NAMES
    known = name in names(listed)
    meant = None if known else spellings(listed).get(spelling(name))
    if meant:
        return RedirectResponse(f"/sections/{quote(meant)}", status_code=302)
    words = {"{title}": name if known else "No such section", "{path}": f"/sections/{name}" if known else "/sections"}
    response = page(request, "sections.html", indexed=known, words=words)
    response.status_code = 200 if known else 404
    return response


async def robots(request: Request) -> Response:
    """Links are not kept from crawlers, or these would never see that a link must not be indexed."""
    base_url = address.base_url(request.scope["aws.event"])
    rules = f"User-agent: *\nDisallow: /api/\nSitemap: {base_url}/sitemap.xml\n"
    return PlainTextResponse(rules, headers={"cache-control": REVALIDATED})


async def sitemap(request: Request) -> Response:
    base_url = html.escape(address.base_url(request.scope["aws.event"]))
    root = settings.viewer_dir()
    documents = sorted(
        f"/docs/{file.relative_to(root / 'docs').with_suffix('')}" for file in (root / "docs").rglob("*.html")
    )
    paths = ["/", "/sections", *documents, *(f"/sections/{name}" for name in sorted(names(root / NAMES)))]
    listed = "".join(f"<url><loc>{base_url}{html.escape(path)}</loc></url>" for path in paths)
    body = f'<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{listed}</urlset>'
    return Response(body, media_type="application/xml", headers={"cache-control": REVALIDATED})


async def llms(request: Request) -> Response:
    """What an agent should know before its first request (llmstxt.org)."""
    file = settings.viewer_dir() / "llms.txt"
    if not file.is_file():
        raise HTTPException(404, "no such page")
    text = file.read_text(encoding="utf-8")
    text = text.replace("{base_url}", address.base_url(request.scope["aws.event"]))
    text = text.replace("{version}", settings.limits()["version"])
    return PlainTextResponse(text, headers={"cache-control": REVALIDATED, **INDEXED})


@cache
def names(listed: Path) -> frozenset[str]:
    return frozenset(listed.read_text(encoding="utf-8").split()) if listed.is_file() else frozenset()


def spelling(name: str) -> tuple[str, ...]:
    """Letters and numbers alone, so that `ipe 300`, `he 200 a` and `UB 305 x 165 x 46` are the names they mean."""
    text = name[:64].lower().replace(",", ".").replace("×", "x")
    letters = re.sub(r"[^a-z]|(?<=[\d\s])x(?=[\d\s])", "", text)
    return letters, *re.findall(r"\d+(?:[./]\d+)?", text)


@cache
def spellings(listed: Path) -> dict[tuple[str, ...], str]:
    """The name that each spelling means; what could mean two means none."""
    found: dict[tuple[str, ...], str] = {}
    for name in sorted(names(listed)):
        key = spelling(name)
        found[key] = "" if key in found else name
    return found
