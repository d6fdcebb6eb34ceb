"""What the surroundings decide: folders of data, table, bucket, address, and the limits every part shares."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from handoff.runtime.snapstart import before_snapshot

# Beside the package in a checkout; in Lambda the layers unpack into /opt and the variables say so.
CHECKOUT = Path(__file__).parents[4]


def schemas_dir() -> Path:
    return _folder("SCHEMAS_DIR", "schemas")


def sections_dir() -> Path:
    return _folder("SECTIONS_DIR", "sections")


def viewer_dir() -> Path:
    return _folder("VIEWER_DIR", "viewer/dist")


def table_name() -> str:
    return _required("TABLE_NAME")


def bucket_name() -> str:
    return _required("BUCKET_NAME")


def base_url() -> str | None:
    """The configured public address without a trailing slash, or None: then the request's own host is the address."""
    return os.environ.get("BASE_URL", "").rstrip("/") or None


def edge_secret() -> str | None:
    """What our own CloudFront distribution sends along; None where there is none in front."""
    return os.environ.get("EDGE_SECRET") or None


def edge_only() -> bool:
    """Whether requests that come round the distribution are refused."""
    return os.environ.get("EDGE_ONLY") == "yes" and edge_secret() is not None


def account_rate() -> int | None:
    """Requests of one account in a minute; None where nobody counts them."""
    return int(os.environ.get("ACCOUNT_RATE") or 0) or None


@before_snapshot
def limits() -> dict[str, Any]:
    return schema_file("limits")


@cache
def schema_file(name: str) -> dict[str, Any]:
    """What a file of schemas/ says, read once and not to be changed."""
    return _read(schemas_dir() / f"{name}.json")


@cache
def section_file(name: str) -> dict[str, Any]:
    """The same of a file of sections/."""
    return _read(sections_dir() / f"{name}.json")


def _read(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = orjson.loads(file.read_bytes())
    return content


def _folder(variable: str, in_checkout: str) -> Path:
    return Path(os.environ.get(variable) or CHECKOUT / in_checkout)


def _required(variable: str) -> str:
    value = os.environ.get(variable)
    if not value:
        raise RuntimeError(f"the environment variable {variable} is not set")
    return value
