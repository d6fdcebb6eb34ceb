"""Families with their names, in catalogue order."""

from typing import Any

from handoff.errors import NotFound
from handoff.sections import tables
from handoff.sections.catalogue import Family, catalogue, made_rules, pointers
from handoff.sections.names import LONGEST, UNKNOWN, read, same

_SHOWN = ("family", "region", "title", "standard", "fabrication")


class UnknownFamily(NotFound):
    """No family has this name or begins with it."""


def listing(family: str | None = None) -> dict[str, Any]:
    """All families, or those a name or a prefix stands for, each with its sections' names; and what can be made."""
    also = _made(family)
    groups: dict[tuple[str, str], dict[str, Any]] = {}
    for table in catalogue()["tables"] if family is None else matching(family, bool(also)):
        own: dict[str, Any] = {key: value for key, value in table.items() if key in _SHOWN}
        group = groups.setdefault((table["family"], table["region"]), own | {"shapes": [], "count": 0, "names": []})
        names = tables.names(table)
        group["shapes"].append(table["shape"])
        group["names"] += names
        group["count"] += len(names)
    families = list(groups.values())
    return {"count": sum(group["count"] for group in families), "families": families, "made": also}


def _made(family: str | None) -> list[dict[str, Any]]:
    """Families without a table: sections made of dimensions or of rows, however many there are of them."""
    rules = made_rules()
    return [
        {key: value for key, value in kind.items() if key in rules["listed"]}
        for kind in rules["families"]
        if family is None or same(family).strip() in (kind["family"], *kind.get("letters", []))
    ]


def matching(family: str, others: bool = False) -> list[Family]:
    """The family of that name, else those that begin with it, else the ones another country knows by it."""
    spelling = read(family)
    wanted = spelling.letters if spelling and not spelling.numbers else ""
    every = catalogue()["tables"]
    found = [table for table in every if table["family"] == wanted]
    if wanted and not found:
        found = [table for table in every if table["family"].startswith(wanted)]
    if wanted and not found:
        meant = {pointer.family["family"] for pointer in pointers().get(wanted, ())[:1]}
        found = [table for table in every if table["family"] in meant]
    if not found and not others:
        known = ", ".join(
            dict.fromkeys([*(t["family"] for t in every), *(kind["family"] for kind in made_rules()["families"])])
        )
        raise UnknownFamily(UNKNOWN["family"].format(name=repr(family[:LONGEST]), names=known))
    return found
