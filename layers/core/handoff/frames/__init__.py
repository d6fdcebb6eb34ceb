"""Frames from a dozen numbers: models with what an engineer would state, and a list of what was assumed."""

from typing import Any

from handoff import sections
from handoff.frames import build
from handoff.frames.inputs import FRAME

__all__ = ["FRAME", "build_frame_model"]


def build_frame_model(body: Any) -> tuple[dict[str, Any], list[str]]:
    """The model, and what was assumed in it; BadRequest says what is wrong with the request."""
    return build.built(body, sections)
