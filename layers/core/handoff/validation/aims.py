"""How checks name their members, and which these are."""

from handoff.validation import storeys
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_KINDS: list[str] = RULES["check_targets"]


def kind_of(check: Entity) -> str:
    """The key by which a check names its members."""
    return next(kind for kind in _KINDS if kind in check)


def aimed(document: Document, kind: str, name: str) -> list[str]:
    """The members that one of its names stands for."""
    if kind == "members":
        return [name]
    if kind == "storeys":
        return storeys.members(document).get(name, [])
    names: list[str] = document.lookup(kind).get(name, {}).get("members", [])
    return names
