"""What the surroundings decide: folders of data, table, bucket, address, and the limits every part shares."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from handoff.snapshot import before_snapshot

# Beside the package in a checkout; in Lambda the layers unpack into /opt and the variables say so.
CHECKOUT = Path(__file__).parents[3]


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


@before_snapshot
@cache
def limits() -> dict[str, Any]:
    limits: dict[str, Any] = orjson.loads((schemas_dir() / "limits.json").read_bytes())
    return limits


def _folder(variable: str, in_checkout: str) -> Path:
    return Path(os.environ.get(variable) or CHECKOUT / in_checkout)


def _required(variable: str) -> str:
    value = os.environ.get(variable)
    if not value:
        raise RuntimeError(f"the environment variable {variable} is not set")
    return value
