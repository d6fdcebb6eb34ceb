"""What is written for people and for other programs: the page's report as HTML, scripts for other solvers."""

from __future__ import annotations

import hashlib
from typing import Literal

from .local import AnyModel, as_object
from .session import solver

Extent = Literal["summary", "standard", "full"]
Units = Literal["metric", "imperial"]
Format = Literal["json", "pynite", "opensees"]


def report(
    model: AnyModel, extent: Extent = "standard", fingerprint: str | None = None, units: Units = "metric"
) -> str:
    """The page's printed report as one HTML file; the fingerprint is that of the text's link, where text is given."""
    sent = as_object(model)
    with solver() as opened:
        engine = opened.with_paper()
        if fingerprint is None:
            kept = engine.call("link_text", model) if isinstance(model, str) else None
            fingerprint = "not computed" if kept is None else hashlib.sha256(kept.encode()).hexdigest()
        engine.call("begin_report", sent, fingerprint, {"extent": extent, "units": units})
        return str(engine.call("take"))


def convert(model: AnyModel, to: Format) -> str:
    """A script for PyNite or OpenSeesPy, or the model itself as compact JSON."""
    return converted(model, to)[0]


def converted(model: AnyModel, to: Format) -> tuple[str, str]:
    """The same, and what it leaves out, for people; empty where it leaves out nothing."""
    with solver() as opened:
        made = opened.with_paper().call("convert", as_object(model), to)
    return str(made["text"]), str(made["said"])
