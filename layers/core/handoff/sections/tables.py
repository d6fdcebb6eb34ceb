"""One table at a time: its names by their spelling, and the row of one name."""

from functools import cache

from handoff.runtime import settings
from handoff.sections.catalogue import Family
from handoff.sections.inches import metric
from handoff.sections.names import Numbers, Spelling, read

Row = dict[str, str]


@cache
def text(file: str) -> str:
    return (settings.sections_dir() / file).read_text("utf-8")


def names(family: Family) -> list[str]:
    """Every name of the table in catalogue order."""
    return _names(family["file"])


def _names(file: str) -> list[str]:
    return [line.partition(",")[0] for line in text(file).splitlines()[1:]]


def has(family: Family, name: str) -> bool:
    return f"\n{name}," in text(family["file"])


def row(family: Family, name: str) -> Row:
    table = text(family["file"])
    start = table.index(f"\n{name},") + 1
    return dict(zip(_header(family["file"]), table[start : table.index("\n", start)].split(","), strict=True))


@cache
def _header(file: str) -> list[str]:
    table = text(file)
    return table[: table.index("\n")].split(",")


def letters(family: Family) -> list[str]:
    """What people write before the numbers."""
    return [letters for series in family["series"] for letters in series["letters"]]


def equal_legs(family: Family) -> bool:
    """Legs or sides are equal, so that names may give one for both."""
    return family.get("equal_legs", False)


def spelled(family: Family) -> list[tuple[str, Spelling]]:
    """Every name of a table as it reads."""
    return _spelled(family["file"])


@cache
def _spelled(file: str) -> list[tuple[str, Spelling]]:
    pairs = [(name, read(name)) for name in _names(file)]
    return [(name, spelling) for name, spelling in pairs if spelling]


@cache
def by_spelling(file: str) -> dict[Spelling, str]:
    return {spelling: name for name, spelling in _spelled(file)}


def by_metric_label(family: Family) -> dict[Numbers, str]:
    """Names of a table in inches by the sizes, in thousandths of a millimetre, of their metric labels."""
    return _by_metric_label(family["file"], family.get("metric") == "rule", tuple(family.get("irregular", {}).items()))


@cache
def _by_metric_label(file: str, by_rule: bool, irregular: tuple[tuple[str, str], ...]) -> dict[Numbers, str]:
    """A label of tubes follows from the inches; other tables keep it in their last column."""
    found: dict[Numbers, str] = {}
    if by_rule:
        for name, spelling in _spelled(file):
            for sizes in metric(spelling.numbers):
                found.setdefault(sizes, name)
    labels = list(irregular)
    if _header(file)[-1] == "metric":
        labels += [(line.rpartition(",")[2], line.partition(",")[0]) for line in text(file).splitlines()[1:]]
    for label, name in labels:
        written = read(label)
        if written:
            found.setdefault(written.numbers, name)
    return found
