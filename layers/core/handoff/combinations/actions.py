"""What load cases make together: variable actions with the ways they act in, permanent ones by their source."""

from typing import Any, NamedTuple

from handoff.combinations.expressions import COMBINING

Case = dict[str, Any]

# Kinds of loads that a load case may have.
KINDS = ("node_loads", "member_loads", "plate_loads", "area_loads", "support_displacements")


class Part(NamedTuple):
    """A load case of a variable action, with its row in Table A1.1; −1 where all its loads are turned round."""

    id: str
    nature: str
    row: str
    sign: float


class Action(NamedTuple):
    """One variable action. Of each group at most one way acts, of all groups together."""

    nature: str
    groups: list[list[list[Part]]]
    # Whether each group may also be away.
    patterns: bool


class Source(NamedTuple):
    """Permanent cases that are favourable or unfavourable together, apart from all others."""

    cases: list[str]
    kind: str
    # How it is called where it relieves.
    name: str


def is_acting(case: Case) -> bool:
    """Whether a load case has loads, or the structure's weight."""
    return any(case.get(key) for key in ("self_weight", *KINDS))


def row_of(case: Case) -> str | None:
    """The row of EN 1990 Table A1.1; what the rules leave to the model has none."""
    known = COMBINING["natures"].get(case["nature"])
    row: str | None = case.get("category") or (known["usual"] if known else None)
    return row


def is_one_at_a_time(nature: str) -> bool:
    """Whether cases of a nature exclude one another, as directions of wind do."""
    known: bool = COMBINING["natures"][nature]["alternatives"]
    return known


def turns(cases: list[Case]) -> bool:
    """Whether cases that act together act with all their loads turned round too."""
    return all(case.get("directions") == "both" for case in cases)


def by_source(cases: list[Case]) -> list[list[Case]]:
    """Cases of one source together, every other one by itself."""
    sets: dict[str, list[Case]] = {}
    for case in cases:
        sets.setdefault(f"source {case['source']}" if "source" in case else f"case {case['id']}", []).append(case)
    return list(sets.values())


def actions_of(cases: list[Case], patterns: bool) -> list[Action]:
    """Those of cases whose nature the rules know; imposed ones by their category."""
    rows: dict[str, list[Case]] = {}
    for case in cases:
        row = row_of(case)
        if case["nature"] in COMBINING["natures"] and row:
            rows.setdefault(case["nature"] if is_one_at_a_time(case["nature"]) else row, []).append(case)
    return [_action(own, patterns) for own in rows.values()]


def _action(cases: list[Case], patterns: bool) -> Action:
    nature: str = cases[0]["nature"]
    alone = is_one_at_a_time(nature)
    sets = by_source(cases)
    groups = [sets] if alone else by_alternatives(sets)
    ways = [[way for each in group for way in _ways(nature, each)] for group in groups]
    return Action(nature, ways, patterns and not alone)


def by_alternatives(sets: list[list[Case]]) -> list[list[list[Case]]]:
    """Sets of cases, those that exclude one another together."""
    groups: dict[str, list[list[Case]]] = {}
    for each in sets:
        named = next((f"one of {case['alternatives']}" for case in each if "alternatives" in case), None)
        groups.setdefault(named or f"case {each[0]['id']}", []).append(each)
    return list(groups.values())


def _ways(nature: str, cases: list[Case]) -> list[list[Part]]:
    """As given and, where the cases say so, with all their loads turned round."""
    signs = [1.0, -1.0] if is_one_at_a_time(nature) and turns(cases) else [1.0]
    return [[Part(case["id"], nature, row_of(case) or "", sign) for case in cases] for sign in signs]


def ways_of(action: Action) -> list[list[Part]]:
    """Each way in which an action acts."""
    ways: list[list[Part]] = [[]]
    for group in action.groups:
        choices = [[], *group] if action.patterns else group
        ways = [[*way, *each] for each in choices for way in ways]
    return [way for way in ways if way]


def count_of_ways(action: Action) -> float:
    """How many these are, without making them."""
    count = 1.0
    for group in action.groups:
        # More than this is more than any model may have.
        count = min(count * (len(group) + (1 if action.patterns else 0)), 1e9)
    return count - (1 if action.patterns else 0)


def sources_of(cases: list[Case]) -> list[Source]:
    """The weight first."""
    permanent = [case for case in cases if case["nature"] == "permanent"]
    weight = [case["id"] for case in permanent if is_weight(case)]
    others = by_source([case for case in permanent if not is_weight(case)])
    return [
        *([Source(weight, "forces", "permanent actions")] if weight else []),
        *(Source([case["id"] for case in each], _kind_of_all(each), _name_of(each[0])) for each in others),
    ]


def _kind_of_all(cases: list[Case]) -> str:
    kinds = {kind_of(case) for case in cases}
    return kind_of(cases[0]) if len(kinds) == 1 else "forces"


def _name_of(case: Case) -> str:
    name: str = case.get("source") or case["id"]
    return name


def is_weight(case: Case) -> bool:
    """Whether a case is permanent, names no source and is none by itself: it shares the factor of the weight."""
    return case["nature"] == "permanent" and "source" not in case and kind_of(case) == "forces"


def kind_of(case: Case) -> str:
    """Whether a permanent case is of support displacements, or of strains, and no force beside them."""
    loads = {kind for kind in KINDS if case.get(kind)}
    if (
        case["self_weight"]
        or not loads <= {"support_displacements", "member_loads", "plate_loads"}
        or any(load["type"] != "temperature" for load in case.get("member_loads", ()))
        or any(load.get("pressure") for load in case.get("plate_loads", ()))
    ):
        return "forces"
    return "settlement" if "support_displacements" in loads else "strain" if loads else "forces"
