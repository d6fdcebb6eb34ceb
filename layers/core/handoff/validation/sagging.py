"""Members that sag too little: imposed load lies on spans beside one another at once, and each relieves the other."""

from handoff.validation.aims import aimed, kind_of
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.patterns import first, loaded, told
from handoff.validation.rulebook import RULES

# Where a free end moves a tenth more with load on the span beside it alone.
_OVERHANG: float = RULES["spans"]["overhang"]["sagging"]


def sagging(document: Document, check: Entity) -> list[str] | None:
    """The case, and the nodes at both ends of the first line of a check's members that so sags too little."""
    kind = kind_of(check)
    names = ["all"] if kind == "all" else check[kind]
    found = (_sag(document, check["limit_state"], kind, name) for name in names)
    return next((each for each in found if each), None)


def told_at_uls(document: Document, check: Entity) -> bool:
    """Whether the same case is told of at ULS, where steel is checked: one answer serves both."""
    found, bent = sagging(document, check), first(document)
    checked = any(each["type"] == "en1993_1_1" for each in document.entities["checks"])
    return checked and found is not None and found[:1] == bent[:1]


@remembered
def _sag(document: Document, state: str, kind: str, name: str) -> list[str]:
    sags = _sags(document, state)
    members = list(sags) if kind == "all" or not sags else aimed(document, kind, name)
    return next((sags[member] for member in members if member in sags), [])


@remembered
def _sags(document: Document, state: str) -> dict[str, list[str]]:
    """By member of a line that sags so. Load on a span lifts those beside it, whatever they turn on."""
    found: dict[str, list[str]] = {}
    for line, parts in loaded(document, state, _OVERHANG):
        alike = next((own for part, own in parts.items() if parts.get(part + 1) == own), None)
        if alike is not None:
            which = told(document, state, alike, line)
            for member in line.members:
                found[member] = which
    return found
