"""What people write where a restraint or a hinge's release stands, and which of the allowed words they mean by it."""

from collections.abc import Collection

from handoff.nearest import nearest
from handoff.validation.rulebook import RULES

# By a word of other programs: what it says of a direction.
_HABITS: dict[str, str] = {word: kind for kind, words in RULES["restraint_words"].items() for word in words.split(" ")}


def meant(word: str, key: str, allowed: Collection[str]) -> str | None:
    """A pin holds a node's place and lets it turn, so the direction decides; none where it may be either."""
    holds = "rigid" if "rigid" in allowed else "fixed"
    turns = key.startswith("r")
    kind = _HABITS.get(word.strip().casefold().replace("-", "_").replace(" ", "_"))
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
