"""What people write where a restraint or a hinge's release stands, and which of the allowed words they mean by it."""

from collections.abc import Collection
from typing import Any

from handoff.nearest import nearest
from handoff.sentences import said
from handoff.validation.rulebook import RULES

DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
# By a word of other programs: what it says of a direction.
_HABITS: dict[str, str] = {word: kind for kind, words in RULES["restraint_words"].items() for word in words.split(" ")}


def meant(word: str, key: str, allowed: Collection[str]) -> str | None:
    """A pin holds a node's place and lets it turn, so the direction decides; none where it may be either."""
    holds = "rigid" if "rigid" in allowed else "fixed"
    turns = key.startswith("r")
    kind = _kind(word)
    if kind == "holding":
        return holds
    if kind == "loose" or (turns and kind in ("pin", "roller")):
        return "free"
    if kind == "pin" or (kind == "roller" and key == "uz" and holds == "fixed"):
        return holds
    if kind == "flag" and holds == "fixed":
        return "fixed" if word.casefold() == "true" else "free"
    # A roller runs along x or along y, and a hinge that is true may be rigid or be there: no guess.
    near = [] if kind else nearest(word, set(allowed), 1)
    return near[0] if near else None


def is_type(key: str) -> bool:
    """Whether a key is another program's for what a support is as a whole."""
    return key.casefold() in RULES["support_types"]


def told_by_type(unknown: list[str], missing: list[str]) -> bool:
    """One mistake: a type in place of all directions."""
    return any(is_type(key) for key in unknown) and all(key in missing for key in DIRECTIONS)


def of_type(value: Any) -> str:
    """The directions that a support of this type would have."""
    kind = _kind(value) if isinstance(value, str) else None
    if kind == "pin":
        return said("support_pinned")
    if kind == "roller":
        return said("support_roller")
    return said("support_fixed") if kind == "holding" else said("support_any")


def _kind(word: str) -> str | None:
    return _HABITS.get(word.strip().casefold().replace("-", "_").replace(" ", "_"))
