"""Families with their names, in catalogue order."""

from handoff.sections import tables
from handoff.sections.catalogue import Answer, Family, Kind, made_rules, made_words
from handoff.sections.names import read, same

_SHOWN = ["family", "region", "title", "standard", "fabrication"]


def listing(every: list[Family], family: str | None = None) -> Answer:
    """All families, or those a name or a prefix stands for, each with its sections' names; and what can be made."""
    groups: dict[tuple[str, str], Answer] = {}
    for table in every if family is None else matching(every, family):
        shown: Answer = {key: value for key, value in table.items() if key in _SHOWN}
        own = shown | {"shapes": [], "count": 0, "names": []}
        group = groups.setdefault((table["family"], table["region"]), own)
        names = tables.names(table)
        group["shapes"].append(table["shape"])
        group["names"] += names
        group["count"] += len(names)
    families = list(groups.values())
    return {"count": sum(group["count"] for group in families), "families": families, "made": _made(family)}


def _made(family: str | None) -> list[Answer]:
    """Families without a table: sections made of dimensions or of rows, however many there are of them."""
    return [
        _told(kind)
        for kind in made_rules()["families"]
        if family is None or same(family).strip() in (kind["family"], *kind.get("letters", []))
    ]


def _told(kind: Kind) -> Answer:
    words = made_words()[kind["family"]]
    return {
        "family": kind["family"],
        "title": words["title"],
        "shape": kind["shape"],
        "fabrication": kind["fabrication"],
        "written": words["written"],
        "example": words["example"],
    }


def matching(every: list[Family], family: str) -> list[Family]:
    """The family of that name, else those that begin with it, else the ones another country knows by it."""
    spelling = read(family)
    wanted = spelling.letters if spelling and not spelling.numbers else ""
    found = [table for table in every if table["family"] == wanted]
    if wanted and not found:
        found = [table for table in every if table["family"].startswith(wanted)]
    if wanted and not found:
        meant = [table["family"] for table in every if wanted in tables.letters(table)][:1]
        found = [table for table in every if table["family"] in meant]
    return found


def known(every: list[Family]) -> list[str]:
    """The names of all families."""
    made = [kind["family"] for kind in made_rules()["families"]]
    return list(dict.fromkeys([*(table["family"] for table in every), *made]))
