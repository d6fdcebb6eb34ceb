"""Which paths exist, read from the OpenAPI description, so that a refusal can say what would have been right."""

import re
from functools import cache

from handoff.errors import ApiError, MethodNotAllowed, NotFound
from handoff.http.json_io import parse
from handoff.runtime import settings
from handoff.runtime.snapstart import before_snapshot

# What the description leaves out: the site, the page behind a link, and the files they need.
PAGES = r"/|/(open|docs|account|sections|robots\.txt|sitemap\.xml|llms\.txt)|/(open|assets|packages|docs|sections)/.+"


def refusal(method: str, path: str) -> ApiError:
    allowed = allowed_methods(path)
    if allowed:
        return MethodNotAllowed(f"{method[:20]} is not allowed on {path[:200]}; allowed: {', '.join(allowed)}", allowed)
    return NotFound(f"no such path: {path[:200]}")


def allowed_methods(path: str) -> list[str]:
    if re.fullmatch(PAGES, path):
        return ["GET", "HEAD"]
    return sorted({method for pattern, methods in _described() if pattern.fullmatch(path) for method in methods})


@before_snapshot
@cache
def _described() -> list[tuple[re.Pattern[str], list[str]]]:
    paths = parse((settings.schemas_dir() / "openapi.json").read_bytes())["paths"]
    return [(_pattern(path), [method.upper() for method in operations]) for path, operations in paths.items()]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(part) for part in re.split(r"\{\w+\}", path)))
