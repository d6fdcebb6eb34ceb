"""Results as flat rows: one list of plain dictionaries per table, for CSV files and data frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import atan2, pi, sqrt
from typing import Any, Literal

from . import mode_tables
from .naming import Names

Row = dict[str, Any]
Table = Literal[
    "displacements", "reactions", "end_forces", "extrema", "plates", "checks", "stability", "buckling", "modal"
]
DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")
COMPONENTS = ("fx", "fy", "fz", "mx", "my", "mz")
FORCES = ("n", "vy", "vz", "mx", "my", "mz")
PLATE_FORCES = ("nx", "ny", "nxy", "mx", "my", "mxy", "qx", "qy")


def _sets(results: dict[str, Any], only: str | None) -> Iterator[dict[str, Any]]:
    """Load cases, then combinations, those without results left out; one of them where its id is given."""
    every = [*results["load_cases"], *results["load_combinations"]]
    found = [entry for entry in every if only is None or entry["id"] == only]
    if not found:
        known = ", ".join(entry["id"] for entry in every)
        raise KeyError(f"no load case or combination {only!r}; there are: {known}")
    failures = [f"{entry['id']!r} has no results: {entry['failed']['message']}" for entry in found if entry["failed"]]
    if only is not None and failures:
        raise KeyError(failures[0])
    return (entry for entry in found if not entry["failed"])


def _members(results: dict[str, Any]) -> list[tuple[str, list[int]]]:
    """Every member with its place; one that was split at nodes once, with the places of its pieces."""
    members = results["members"]
    pieces = {place: chain for chain in members.get("chains", []) for place in chain["members"]}
    shown: list[tuple[str, list[int]]] = []
    for place, member in enumerate(members["ids"]):
        if place not in pieces:
            shown.append((member, [place]))
        elif pieces[place]["members"][0] == place:
            shown.append((pieces[place]["id"], pieces[place]["members"]))
    return shown


def _displacements(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    for entry in _sets(results, only):
        for place, node in enumerate(results["nodes"]):
            values = entry["displacements"][6 * place : 6 * place + 6]
            yield {"set": entry["id"], "node": node, **dict(zip(DIRECTIONS, values, strict=True))}


def _reactions(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    supports = results["supports"]
    for entry in _sets(results, only):
        for place, support in enumerate(supports["ids"]):
            node = results["nodes"][supports["nodes"][place]]
            values = entry["reactions"][6 * place : 6 * place + 6]
            yield {"set": entry["id"], "support": support, "node": node, **dict(zip(COMPONENTS, values, strict=True))}


def _end_forces(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    for entry in _sets(results, only):
        for member, places in _members(results):
            for place, offset, end in ((places[0], 0, "start"), (places[-1], 6, "end")):
                first = 12 * place + offset
                values = entry["end_forces"][first : first + 6]
                yield {"set": entry["id"], "member": member, "end": end, **dict(zip(FORCES, values, strict=True))}


def _extrema(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    for entry in _sets(results, only):
        for quantity, table in entry["extrema"].items():
            for member, places in _members(results):
                # A piece bends from its own chord: the deflection of the whole is `stations`' to tell.
                if len(places) == 1 or not quantity.startswith("deflection"):
                    yield {
                        "set": entry["id"],
                        "member": member,
                        "quantity": quantity,
                        **_extremum(results, table, places),
                    }


def _extremum(results: dict[str, Any], table: dict[str, list[float]], places: list[int]) -> Row:
    """Of one member, or of pieces one after the other with x from the start of the first."""
    starts = [sum(results["members"]["length"][other] for other in places[:k]) for k in range(len(places))]
    low = min(range(len(places)), key=lambda k: table["min"][places[k]])
    high = max(range(len(places)), key=lambda k: table["max"][places[k]])
    return {
        "min": table["min"][places[low]],
        "min_x": starts[low] + table["min_x"][places[low]],
        "max": table["max"][places[high]],
        "max_x": starts[high] + table["max_x"][places[high]],
    }


def _plates(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    """Each plate at its centre and corners, its local axes, with what follows from the forces there."""
    plates = results["plates"]
    for entry in _sets(results, only):
        first = corner = 0
        for plate, count, thickness in zip(plates["ids"], plates["corners"], plates["thickness"], strict=True):
            nodes = [results["nodes"][place] for place in plates["nodes"][corner : corner + count]]
            for node in (None, *nodes):
                values = entry["plate_forces"][first : first + 8]
                own = dict(zip(PLATE_FORCES, values, strict=True))
                yield {"set": entry["id"], "plate": plate, "node": node, **own, **_derived(values, thickness)}
                first += 8
            corner += count


def _derived(values: Sequence[float], thickness: float) -> Row:
    """Principal forces and moments, the resultant shear, and von Mises stresses at the faces."""
    row: Row = {}
    for name, (x, y, xy) in (("n", values[0:3]), ("m", values[3:6])):
        middle, half = (x + y) / 2, (x - y) / 2
        radius = sqrt(half * half + xy * xy)
        angle = atan2(xy, half) * 90 / pi if radius else 0.0
        row |= {f"{name}1": middle + radius, f"{name}2": middle - radius, f"{name}_angle": angle}
    row["q"] = sqrt(values[6] * values[6] + values[7] * values[7])
    for face, side in (("top", 6), ("bottom", -6)):
        bend = side / (thickness * thickness)
        x, y, xy = (n / thickness + bend * m for n, m in zip(values[0:3], values[3:6], strict=True))
        row[f"von_mises_{face}"] = sqrt(x * x - x * y + y * y + 3 * xy * xy)
    return row


def _checks(results: dict[str, Any], only: str | None) -> Iterator[Row]:
    for result in results["checks"]:
        governing = result["governing"] or {}
        if only is not None and governing.get("combination") != only:
            continue
        yield {
            "check": result["check"],
            "target": result["target"]["id"],
            "verdict": result["verdict"],
            "status": result["status"],
            "utilisation": result["utilisation"],
            "governing": governing.get("title"),
            "clause": governing.get("clause"),
            "combination": governing.get("combination"),
            "informative": result["informative"],
        }


TABLES: dict[str, Callable[[dict[str, Any], str | None], Iterable[Row]]] = {
    "displacements": _displacements,
    "reactions": _reactions,
    "end_forces": _end_forces,
    "extrema": _extrema,
    "plates": _plates,
    "checks": _checks,
    "stability": mode_tables.stability,
    "buckling": mode_tables.buckling,
    "modal": mode_tables.modal,
}


# Which of the model's own names a table's rows carry, and the column they are found by.
NAMED: dict[str, tuple[str, Callable[[Names, str], dict[str, str]]]] = {
    "displacements": ("node", Names.of_node),
    "reactions": ("node", Names.of_node),
    "end_forces": ("member", Names.of_member),
    "extrema": ("member", Names.of_member),
    "checks": ("target", Names.of_target),
}


def rows(results: dict[str, Any], table: str, only: str | None = None, names: Names | None = None) -> list[Row]:
    """The rows of one table; `only` keeps one load case or combination, `names` adds the model's groups and storeys."""
    if table not in TABLES:
        raise KeyError(f"no table {table!r}; there are: {', '.join(TABLES)}")
    found = TABLES[table](results, only)
    if names is None or table not in NAMED:
        return list(found)
    column, named = NAMED[table]
    return [row | named(names, row[column]) for row in found]
