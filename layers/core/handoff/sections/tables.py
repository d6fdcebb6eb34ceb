"""The text of one table at a time: a name is found by searching the text, and only its own row is read."""

from functools import cache

from handoff import settings
from handoff.sections.catalogue import Family
from handoff.sections.names import Numbers, metric, read

Row = dict[str, str]


@cache
def text(file: str) -> str:
    return (settings.sections_dir() / file).read_text("utf-8")


def names(family: Family) -> list[str]:
    """Every name of the table in catalogue order."""
    return [line.partition(",")[0] for line in text(family["file"]).splitlines()[1:]]


def has(family: Family, name: str) -> bool:
    return f"\n{name}," in text(family["file"])


def alias(family: Family, label: str) -> str | None:
    """The name behind a metric label, which such tables keep in their last column."""
    table = text(family["file"])
    at = table.find(f",{label}\n")
    if at < 0 or _header(family["file"])[-1] != "metric":
        return None
    return table[table.rfind("\n", 0, at) + 1 :].partition(",")[0]


def row(family: Family, name: str) -> Row:
    table = text(family["file"])
    start = table.index(f"\n{name},") + 1
    return dict(zip(_header(family["file"]), table[start : table.index("\n", start)].split(","), strict=True))


@cache
def _header(file: str) -> list[str]:
    table = text(file)
    return table[: table.index("\n")].split(",")


@cache
def metric_names(file: str) -> dict[Numbers, str]:
    """Names of a table in inches by their dimensions in tenths of a millimetre; made when first asked for."""
    found: dict[Numbers, str] = {}
    for line in text(file).splitlines()[1:]:
        name = line.partition(",")[0]
        spelling = read(name)
        if spelling:
            for key in metric(spelling.numbers):
                found.setdefault(key, name)
    return found
