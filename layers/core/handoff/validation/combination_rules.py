"""Combinations by rule: what the rule needs of the load cases, and how many combinations it gives at most."""

from typing import Any

from handoff.runtime.settings import limits
from handoff.validation.document import Document
from handoff.validation.entries import ABSENT, Entity
from handoff.validation.rulebook import COMBINING, LOADS

# Where a load says what it acts on.
_ACTS_ON = ("node", "member", "plate", "nodes")


def combines(document: Document, case: Entity) -> bool:
    """Whether the model's rule, if it has one, puts a load case into its combinations."""
    return "combinations" in document.analysis and case["nature"] in ("permanent", *COMBINING["natures"])


def categories(_: Document, case: Entity) -> list[str]:
    known: list[str] = COMBINING["natures"].get(case["nature"], {}).get("categories", [])
    return known


def psi_row(_: Document, case: Entity) -> Any:
    """The row of EN 1990 Table A1.1; actions that the rules leave to the model have none."""
    known = COMBINING["natures"].get(case["nature"])
    return known and (case.get("category") or known["usual"] or ABSENT)


def psi_rows(document: Document) -> list[str] | None:
    annex = document.analysis.get("combinations", {}).get("annex", "recommended")
    return list(COMBINING["annexes"].get(annex, {}).get("psi", ())) or None


def disallowed(rule: Entity | None) -> str | None:
    """What a rule asks for that its annex does not allow: without ξ none of the expressions that take it."""
    if rule is None or COMBINING["annexes"].get(rule.get("annex", "recommended"), {}).get("xi", 1) is not None:
        return None
    numbers = COMBINING["rules"][rule["rule"]]
    if not any("xi" in COMBINING["expressions"][number]["permanent"] for number in numbers):
        return None
    named = " and ".join(f"({number})" for number in numbers)
    told: str = COMBINING["not_allowed"]
    return told.format(annex=rule["annex"], expressions=named)


def other_annex(document: Document, analysis: Entity) -> str | None:
    """The annex of the steel checks, where a rule combines by values that are not its own and may be smaller."""
    rule, named = analysis.get("combinations"), document.annex
    taken = named if rule is None else rule.get("annex", "recommended")
    if rule is None or taken == named or named == "none":
        return None
    annexes = COMBINING["annexes"]
    helping = named in annexes and annexes[named]["gamma_g_inf"] < annexes[taken]["gamma_g_inf"]
    # (6.10) is the larger of what (6.10a) and (6.10b) make of it by a ξ that each country has chosen.
    return named if helping or taken != "recommended" or len(COMBINING["rules"][rule["rule"]]) > 1 else None


def nordic(document: Document, case: Entity) -> bool:
    """Whether snow lies in a country that has a row of its own in EN 1990 Table A1.1, and the case the usual one."""
    usual: str = COMBINING["natures"]["snow"]["usual"]
    lies = case["nature"] == "snow" and case.get("category", usual) == usual
    return lies and combines(document, case) and document.annex in COMBINING["nordic"]


def together(document: Document, analysis: Entity) -> list[str] | None:
    """Imposed cases of the first category with loads on different things, where the rule does not say how they act."""
    if "combinations" not in analysis or "patterns" in analysis["combinations"]:
        return None
    alike: dict[str, list[Entity]] = {}
    for case in document.entities["load_cases"]:
        known = COMBINING["natures"].get(case["nature"])
        if known and not known["alternatives"] and "category" in case and any(case.get(kind) for kind in LOADS):
            alike.setdefault(case["category"], []).append(case)
    for first, *others in alike.values():
        loaded = places(first)
        if any(loaded.isdisjoint(places(other)) for other in others):
            return [case["id"] for case in (first, *others)]
    return None


def places(case: Entity) -> set[str]:
    """What its loads act on: nodes, members and plates, areas by their corners."""
    return {str([load.get(key) for key in _ACTS_ON]) for kind in LOADS for load in case.get(kind, ())}


def makes(document: Document, name: str) -> bool:
    """Whether the model's rule may give a combination this id: its expression's number and a count."""
    rule = document.analysis.get("combinations")
    if rule is None:
        return False
    number, _, count = name.rpartition("-")
    return number in _numbers(rule) and count.isdigit() and 0 < int(count) <= limits()["load_combination_limit"]


def _numbers(rule: Entity) -> set[str]:
    """Of the expressions by which a rule combines."""
    return {*COMBINING["rules"][rule["rule"]], *(COMBINING["sls"][kind] for kind in rule.get("sls", ()))}


def most_combinations(document: Document) -> float | None:
    """How many there are at most, by the model's rule and listed.

    No expression gives more than every leading set with or without every set of the others, each source either way.
    """
    rule, cases = document.analysis.get("combinations"), document.entities["load_cases"]
    if rule is None:
        return None
    numbers = _numbers(rule)
    counts = _counts_of_actions(rule, cases)
    every = 1.0
    for count in counts:
        every *= 1 + count
    led = 1 + sum(every / (1 + count) * count for count in counts)
    kinds, limit = _kinds_of_sources(cases), limits()["load_case_limit"]
    most = float(len(document.entities["load_combinations"]))
    for expression in (COMBINING["expressions"][number] for number in numbers):
        relieved = [kind for kind in kinds if expression["favourable"] or COMBINING["sources"][kind] == "absent"]
        most += 2.0 ** min(len(relieved), limit) * (every if expression["leading"] is None else led)
    return most


def _by_source(cases: list[Entity]) -> list[list[Entity]]:
    """Cases of one source together, every other one by itself."""
    sets: dict[tuple[str, str], list[Entity]] = {}
    for case in cases:
        sets.setdefault(("source", case["source"]) if "source" in case else ("case", case["id"]), []).append(case)
    return list(sets.values())


def _kinds_of_sources(cases: list[Entity]) -> list[str]:
    """What each source of permanent actions is; those that name none and are none by themselves are one, the weight."""
    others = [case for case in cases if case["nature"] == "permanent" and not is_weight(case)]
    kinds = [{*map(kind_of, each)} for each in _by_source(others)]
    return ["forces"] * any(map(is_weight, cases)) + [kind.pop() if len(kind) == 1 else "forces" for kind in kinds]


def is_weight(case: Entity) -> bool:
    """Whether a case is permanent, names no source and is none by itself: it shares the factor of the weight."""
    return case["nature"] == "permanent" and "source" not in case and kind_of(case) == "forces"


def kind_of(case: Entity) -> str:
    """Whether a permanent case is of support displacements, or of strains, and no force beside them."""
    loads = {kind for kind in LOADS if case.get(kind)}
    if (
        case["self_weight"]
        or not loads <= {"support_displacements", "member_loads", "plate_loads"}
        or any(load["type"] != "temperature" for load in case.get("member_loads", ()))
        or any(load.get("pressure") for load in case.get("plate_loads", ()))
    ):
        return "forces"
    return "settlement" if "support_displacements" in loads else "strain" if loads else "forces"


def _counts_of_actions(rule: Entity, cases: list[Entity]) -> list[float]:
    """How many sets of cases each variable action can act with."""
    actions: dict[str, list[Entity]] = {}
    for case in cases:
        known = COMBINING["natures"].get(case["nature"])
        row = case.get("category") or (known and known["usual"])
        if known and row:
            actions.setdefault(case["nature"] if known["alternatives"] else row, []).append(case)
    alternatives = {nature for nature, known in COMBINING["natures"].items() if known["alternatives"]}
    counts: list[float] = []
    for key, own in actions.items():
        sets = _by_source(own)
        one_group = [len(sets) + sum(map(turns, sets))]
        groups = one_group if key in alternatives else [len(group) for group in by_alternatives(sets)]
        away = 1.0 if rule.get("patterns", False) and key not in alternatives else 0.0
        count = 1.0
        for size in groups[: limits()["load_case_limit"]]:
            count *= size + away
        counts.append(count - away)
    return counts


def turns(cases: list[Entity]) -> bool:
    """Whether cases that act together act with all their loads turned round too."""
    return all(case.get("directions") == "both" for case in cases)


def by_alternatives(sets: list[list[Entity]]) -> list[list[list[Entity]]]:
    """Sets of cases, those that exclude one another together."""
    groups: dict[tuple[str, str], list[list[Entity]]] = {}
    for each in sets:
        named = next((("one of", case["alternatives"]) for case in each if "alternatives" in case), None)
        groups.setdefault(named or ("case", each[0]["id"]), []).append(each)
    return list(groups.values())
