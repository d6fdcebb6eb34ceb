"""Load cases, combinations and actions of a SAF workbook."""

from __future__ import annotations

import re
from typing import Any

from .conversion import Report
from .saf_sheets import Row, Sheets, missing_name, new_id
from .saf_structure import Places

Json = dict[str, Any]

NATURES = {"wind": "wind", "snow": "snow", "temperature": "temperature", "seismic": "seismic"}
# Rows of EN 1990 Table A1.1 by SAF's names of variable loads.
CATEGORIES = {"domestic": "A", "offices": "B", "congregation": "C", "shopping": "D", "storage": "E", "roofs": "H"}


def load_cases(sheets: Sheets, report: Report) -> dict[str, Json]:
    groups = {row.text("name"): row for row in sheets.rows("StructuralLoadGroup")}
    for row in groups.values():
        relation = row.word("relation")
        if relation in ("", "standard"):
            report.taken(row.source)
        else:
            report.left_out(row.source, f"its relation '{relation}': combinations are taken as they are listed")
    found: dict[str, Json] = {}
    for row in sheets.rows("StructuralLoadCase"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        if not name:
            report.left_out(row.source, missing_name(row))
            continue
        case: Json = {"id": name, **_nature(row, groups.get(row.text("load group")), guesses)}
        case["self_weight"] = 1 if row.word("load type") == "self weight" else 0
        if row.text("description"):
            case["name"] = row.text("description")[:200]
        found[name] = case | {"node_loads": [], "member_loads": [], "plate_loads": []}
        report.settle(row.source, guesses)
    return found


def _nature(row: Row, group: Row | None, guesses: list[str]) -> Json:
    action, kind = row.word("action type"), row.word("load type")
    if action in ("permanent", "accidental"):
        return {"nature": action}
    use = group.word("load type") if group else ""
    for word in (kind, use):
        if word in NATURES:
            return {"nature": NATURES[word]}
    category = CATEGORIES.get(use) or {"<": "F", ">": "G"}.get(use.replace("vehicle", "").strip()[:1])
    if category is None:
        guesses.append("as an imposed load, without a category")
    return {"nature": "imposed", **({"category": category} if category else {})}


def combinations(sheets: Sheets, cases: dict[str, Json], report: Report) -> list[Json]:
    found: dict[str, Json] = {}
    for row in sheets.rows("StructuralLoadCombination"):
        guesses: list[str] = []
        name = new_id(row, found, guesses)
        terms, lost = _terms(row, cases)
        if not name or not terms or lost:
            why = f"its load case '{lost}', or a factor of it, is not there" if lost else "it has no factors"
            report.left_out(row.source, why if name else missing_name(row))
            continue
        found[name] = {"id": name, "limit_state": _limit_state(row, guesses), "terms": terms}
        if row.text("description"):
            found[name]["name"] = row.text("description")[:200]
        if row.word("type") == "envelope":
            guesses.append("all its load cases at once, not every choice of them")
        report.settle(row.source, guesses)
    return list(found.values())


def _terms(row: Row, cases: dict[str, Json]) -> tuple[list[Json], str]:
    """Terms by load case, and the first that cannot be taken."""
    factors: dict[str, float] = {}
    for column in row.cells:
        number = re.fullmatch(r"load case name (\d+)", column)
        case = row.text(column)
        if not number or not case:
            continue
        factor = row.number_of(f"load factor {number[1]}")
        if case not in cases or factor is None:
            return [], case
        multiplier = row.number_of(f"multiplier {number[1]}")
        factors[case] = factors.get(case, 0.0) + factor * (1.0 if multiplier is None else multiplier)
    return [{"load_case": case, "factor": factor} for case, factor in factors.items()], ""


def _limit_state(row: Row, guesses: list[str]) -> str:
    words = f"{row.word('category')} {row.word('national standard')}"
    for state, pattern in (("ALS", "als|accidental|seismic"), ("SLS", "sls|serviceab"), ("ULS", "uls|ultimate")):
        if re.search(pattern, words):
            return state
    guesses.append("as an ultimate limit state")
    return "ULS"


class Actions:
    """Puts the actions of every sheet into their load cases."""

    def __init__(self, sheets: Sheets, places: Places, plates: dict[str, Json], cases: dict[str, Json]) -> None:
        self.sheets, self.places, self.plates, self.cases = sheets, places, plates, cases

    def read(self, report: Report) -> None:
        kinds = {
            "StructuralPointAction": self._point,
            "StructuralPointMoment": self._moment,
            "StructuralCurveAction": self._line,
            "StructuralSurfaceAction": self._surface,
        }
        for sheet, take in kinds.items():
            for row in self.sheets.rows(sheet):
                guesses: list[str] = []
                case = self.cases.get(row.text("load case"))
                why = take(row, case, guesses) if case else f"its load case '{row.text('load case')}' is not there"
                if why:
                    report.left_out(row.source, why)
                else:
                    report.settle(row.source, guesses)

    def _point(self, row: Row, case: Json, guesses: list[str]) -> str:
        return self._at_points(row, case, _components(row, "value", "vector", "f"), "point")

    def _moment(self, row: Row, case: Json, guesses: list[str]) -> str:
        return self._at_points(row, case, _components(row, "value", "vector", "m"), "moment")

    def _at_points(self, row: Row, case: Json, size: Json | None, kind: str) -> str:
        if not size:
            return "it has no value in a known direction"
        if row.word("force action") != "on beam":
            node = row.text("reference node")
            if node not in self.places.at:
                return f"its node '{node}' is not there"
            case["node_loads"].append({"node": node, **size})
            return ""
        member = row.text("reference member")
        if member not in self.places.members:
            return f"its member '{member}' is not there"
        first, step = self._fraction(row, "position x", member), self._fraction(row, "delta x", member) or 0.0
        if first is None:
            return "it has no position"
        places = [first + number * step for number in range(max(1, int(row.number_of("repeat") or 1)))]
        if places[-1] > 1 + 1e-9 or first < -1e-9:
            return "it stands beyond its member"
        for place in places:
            position = _within(1 - place if row.word("origin") == "from end" else place)
            case["member_loads"].append({"member": member, "type": kind, "position": position, **_axes(row), **size})
        return ""

    def _line(self, row: Row, case: Json, guesses: list[str]) -> str:
        member = row.text("member")
        if row.word("force action") not in ("on beam", "") or member not in self.places.members:
            return "only line loads on members that are there can be taken"
        first = _components(row, "value 1", "vector 1", "f")
        if not first:
            return "it has no value in a known direction"
        last = _components(row, "value 2", "vector 2", "f") if row.word("distribution").startswith("trapez") else first
        start, end = self._fraction(row, "start point", member), self._fraction(row, "end point", member)
        start, end = _within(start or 0.0), _within(1.0 if end is None else end)
        values = [first, last or {}]
        if row.word("origin") == "from end":
            start, end = 1 - end, 1 - start
            values.reverse()
        if end <= start:
            return "it ends before it begins"
        if row.number_of("eccentricity ey") or row.number_of("eccentricity ez"):
            guesses.append("on the member's own axis, without its eccentricity")
        if row.word("extent") == "span":
            guesses.append("over the member, not over a span of it")
        load: Json = {"member": member, "type": "distributed", **_axes(row)}
        if row.word("location") == "projection" and "axes" not in load:
            load["axes"] = "projected"
        load |= {"start": start} if start else {}
        load |= {"end": end} if end != 1 else {}
        for key in sorted({*values[0], *values[1]}):
            load[key] = values[0].get(key, 0.0)
            if values[1].get(key, 0.0) != load[key]:
                load[f"{key}_end"] = values[1].get(key, 0.0)
        case["member_loads"].append(load)
        return ""

    def _surface(self, row: Row, case: Json, guesses: list[str]) -> str:
        plate, value = row.text("2d member"), row.number_of("value")
        if row.word("force action") not in ("on 2d member", "") or plate not in self.plates:
            return "only loads on whole surfaces that are there can be taken"
        if row.word("direction") != "z" or value is None:
            return "only a pressure along z can be taken"
        axes = "local" if row.word("coordinate system") == "local" else "global"
        if axes == "global" and row.word("location") == "projection":
            axes = "projected"
        case["plate_loads"].append({"plate": plate, "pressure": value * 1000, "axes": axes})
        return ""

    def _fraction(self, row: Row, column: str, member: str) -> float | None:
        value = row.number_of(column)
        if value is None or row.word("coordinate definition") == "relative":
            return value
        return value / self.places.length(member)


def _axes(row: Row) -> Json:
    return {"axes": "local"} if row.word("coordinate system") == "local" else {}


def _components(row: Row, value: str, vector: str, letter: str) -> Json | None:
    """Newtons by component, from one direction or from a vector, which are in kilonewtons."""
    direction = row.word("direction").removeprefix("m")
    if direction == "vector":
        parts = row.vector(vector)
        return (
            {f"{letter}{axis}": part * 1000 for axis, part in zip("xyz", parts, strict=True) if part} if parts else None
        )
    size = row.number_of(value)
    return {f"{letter}{direction}": size * 1000} if direction in ("x", "y", "z") and size is not None else None


def _within(place: float) -> float:
    return min(1.0, max(0.0, place))
