"""Load cases beside one another at ULS: imposed loads that never meet, strains that are never away, warmth alone."""

from itertools import combinations

from handoff.validation.combination_rules import combines, places
from handoff.validation.combining import down, service_factor, ultimate
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.rulebook import LOADS, RULES

_RULE: dict[str, float] = RULES["companions"]
_BESIDE: float = RULES["ultimate"]["accompanies_from"]


def _factors(document: Document, case: Entity) -> list[float]:
    return [factors.get(case["id"], 0.0) for factors in ultimate(document)]


def _forces(case: Entity) -> int:
    """How many forces a case has that stand by themselves; none where its loads are spread out, as floors' are."""
    listed = case.get("member_loads", ())
    if case.get("area_loads") or case.get("plate_loads") or any(load["type"] == "distributed" for load in listed):
        return 0
    return len([*case.get("node_loads", ()), *(load for load in listed if load["type"] == "point")])


def _may_be_one(document: Document, one: Entity, other: Entity) -> bool:
    """Whether two cases may be one load in two places, as wheels are: few forces, alike in weight, or a crowd's."""
    counts, sizes = (_forces(one), _forces(other)), (down(document, one), down(document, other))
    alike = min(counts) == 0 or max(sizes) - min(sizes) <= (1 - _RULE["whole_from"]) * max(sizes)
    return 0 < max(counts) <= _RULE["wheels"] and alike


@remembered
def _parted(document: Document) -> list[str]:
    """The first two floors' loads on different parts that no combination has at once."""
    every = [case for case in document.entities["load_cases"] if case["nature"] == "imposed"]
    # Roofs' loads of category H have ψ0 = 0; many cases are looked at by the first ones.
    acting = [case for case in every if case.get("category") != "H" and any(_factors(document, case))]
    for one, other in combinations(acting[: int(_RULE["compared"])], 2):
        pairs = zip(_factors(document, one), _factors(document, other), strict=True)
        if not any(min(abs(first), abs(second)) >= _BESIDE for first, second in pairs) and _apart(
            document, one, other, acting
        ):
            return [one["id"], other["id"]]
    return []


def _apart(document: Document, one: Entity, other: Entity, acting: list[Entity]) -> bool:
    """Whether both press down, on different parts, and no third case is as much as both."""
    if not places(one).isdisjoint(places(other)) or _may_be_one(document, one, other):
        return False
    first, second = down(document, one), down(document, other)
    whole = _RULE["whole_from"] * (first + second)
    return min(first, second) > 0 and all(down(document, each) < whole for each in acting)


def never_met(document: Document, case: Entity) -> str | None:
    """The imposed load that a case has never beside it."""
    pair = _parted(document)
    return pair[1] if pair and pair[0] == case["id"] else None


def _sag(document: Document, case: Entity, way: str) -> dict[str, float] | None:
    """By member between supports, how far forces sag its middle, over that of one there; None where others act too."""
    found: dict[str, float] = {}
    held = {support["node"] for support in document.entities["supports"]}
    members = document.lookup("members")
    if any(case.get(kind) for kind in LOADS if kind != "member_loads"):
        return None
    for load in case.get("member_loads", ()):
        member = members[load["member"]]
        if load["type"] != "point" or not {member["start"], member["end"]} <= held:
            return None
        near = min(load["position"], 1 - load["position"])
        found[member["id"]] = found.get(member["id"], 0.0) + load.get(way, 0.0) * (3 * near - 4 * near**3)
    return found


def sags_less(document: Document, case: Entity) -> bool:
    """Whether a case is a load that an SLS combination has in another place on its member, where that sags more."""
    others = [each for each in document.entities["load_cases"] if each["nature"] == "imposed"]
    for other in others:
        pairs = zip(_factors(document, case), _factors(document, other), strict=True)
        if (
            service_factor(document, other)
            and _may_be_one(document, case, other)
            and not any(first and second for first, second in pairs)
            and all(_under(_sag(document, case, way), _sag(document, other, way)) for way in ("fy", "fz"))
        ):
            return True
    return False


def _under(less: dict[str, float] | None, more: dict[str, float] | None) -> bool:
    if less is None or more is None:
        return False
    return all(abs(sag) <= abs(more.get(member, 0.0)) for member, sag in less.items())


def never_away(document: Document, case: Entity) -> bool | None:
    """Whether every combination has a case, and with one sign."""
    factors = _factors(document, case)
    return (bool(factors) and (min(factors) > 0 or max(factors) < 0)) or None


def moves_only(_: Document, case: Entity) -> bool | None:
    """Whether a case is of supports that move, and nothing else."""
    others = [kind for kind in LOADS if kind != "support_displacements" and case.get(kind)]
    return (bool(case.get("support_displacements")) and not others and not case["self_weight"]) or None


def one_sided(document: Document) -> str | None:
    """Which way the temperature goes at ULS, where it goes one way alone; by a rule, as the loads say."""
    ways: set[bool] = set()
    for case in document.entities["load_cases"]:
        if case["nature"] == "temperature":
            loads = (*case.get("member_loads", ()), *case.get("plate_loads", ()))
            rises = {load["dt"] > 0 for load in loads if load.get("dt")}
            factors = [*_factors(document, case), float(combines(document, case))]
            ways = ways | {rise == (factor > 0) for rise in rises for factor in factors if factor}
    return None if len(ways) != 1 else "up" if True in ways else "down"
