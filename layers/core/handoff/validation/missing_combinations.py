"""Combinations of EN 1990 that no listed one covers: those that its expressions make are compared with the list."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from handoff.sentences import said
from handoff.validation.combination_rules import kind_of, turns
from handoff.validation.combining import borne, ultimate
from handoff.validation.document import Document
from handoff.validation.report import Finding
from handoff.validation.rulebook import COMBINING, RULES
from handoff.validation.variable_actions import Action, acting, actions

_RULE: dict[str, float] = RULES["missing_combinations"]
# By load case, as a combination has them.
Factors = dict[str, float]


class Due(NamedTuple):
    """A combination that EN 1990 asks for; where permanent loads help, what presses must be away."""

    permanent: Factors
    variable: Factors
    helped: bool


class _List(NamedTuple):
    """The listed combinations at ULS, and which way each variable load pushes."""

    combined: list[Factors]
    senses: dict[str, str]
    # Cases that act both ways: what the one asks for, the other does not give.
    turning: set[str]


def missing(document: Document) -> Iterator[Finding]:
    """One finding for the model, where steel is checked."""
    if not any(check["type"] == "en1993_1_1" for check in document.entities["checks"]):
        return
    apart = _left_apart(document)
    ruled = "combinations" in document.analysis
    sets = [[]] if ruled else [_left(document, numbers) for numbers in _rules(document)]
    left = [*min(sets, key=len), *apart]
    if left:
        shown = [_formula(due) for due in left[: int(_RULE["shown"])]]
        formulas, more = "; ".join(shown), len(left) - len(shown)
        words = said("missing_combinations", formulas=formulas)
        if more:
            words = said("more_missing_combinations", formulas=formulas, more=more)
        yield ("model", "load_combinations"), "missing_combinations", words


def _annex(document: Document) -> dict[str, Any]:
    annexes: dict[str, dict[str, Any]] = COMBINING["annexes"]
    return annexes[document.annex if document.annex in annexes else "recommended"]


def _rules(document: Document) -> list[list[str]]:
    """The expressions by which a list may be made; those with ξ where the annex has one."""
    rules: list[list[str]] = list(COMBINING["rules"].values())
    if _annex(document)["xi"] is not None:
        return rules
    return [numbers for numbers in rules if all("xi" not in _expression(each)["permanent"] for each in numbers)]


def _expression(number: str) -> dict[str, Any]:
    found: dict[str, Any] = COMBINING["expressions"][number]
    return found


def _left(document: Document, numbers: list[str]) -> list[Due]:
    """What the expressions ask for and no listed combination covers."""
    combined = ultimate(document)
    every = actions(document, _annex(document), combined)
    senses = {case: way.sense for action in every for way in action.ways for case in way.cases}
    senses.update(dict.fromkeys(_moved(document), "aside"))
    turning = {case for action in every for way in action.ways if way.sign < 0 for case in way.cases}
    senses.update(dict.fromkeys(turning, "aside"))
    listed = _List(combined, senses, turning)
    found: list[Due] = []
    steps = _RULE["steps"]
    for due in _due(document, numbers, every, _share(document, combined)):
        steps -= 1 + len(combined)
        if steps > 0 and not any(_covers(each, due, listed) for each in combined):
            found.append(due)
    return found


def _share(document: Document, combined: list[Factors]) -> float:
    """Of the factors of reliability class RC2 what the list takes, down to those of RC1 (EN 1990 Table B3)."""
    variable = [case["id"] for case in document.entities["load_cases"] if case["nature"] in COMBINING["natures"]]
    most = max((abs(each.get(case, 0.0)) for each in combined for case in variable), default=0.0)
    gamma_q: float = _annex(document)["gamma_q"]
    return min(1.0, max(_RULE["least_share"], most / gamma_q))


def _due(document: Document, numbers: list[str], every: list[Action], share: float) -> Iterator[Due]:
    """Each action leads in each of its ways, beside all others that add to it; what only lifts leads alone."""
    annex, moved = _annex(document), _moved(document)
    gamma_q: float = annex["gamma_q"] * share
    helped = _weight(document, annex["gamma_g_inf"])
    for number in numbers:
        expression = _expression(number)
        factor: float = annex["gamma_g_sup"] * share * (annex["xi"] if "xi" in expression["permanent"] else 1.0)
        pressing, sunk = _weight(document, factor), dict.fromkeys(moved, factor)
        if expression["leading"] is None or not every:
            for others in _beside(every, gamma_q, sunk):
                yield Due(pressing, others, False)
        for action in every if expression["leading"] is not None else []:
            rest = [other for other in every if other is not action and _may_meet(action, other)]
            for way in action.ways:
                led = dict.fromkeys(way.cases, way.sign * gamma_q)
                for others in _beside(rest, gamma_q, sunk) if way.sense != "up" else []:
                    yield Due(pressing, _all(led, others), False)
                if way.sense in ("up", "aside") and helped:
                    yield Due(helped, led, True)


def _beside(rest: list[Action], gamma_q: float, sunk: Factors) -> list[Factors]:
    """Every choice of what accompanies: what presses always does, what pushes aside may be away."""
    choices: list[list[Factors]] = [[{}, sunk]] if sunk else []
    for action in rest:
        factor = gamma_q * action.psi_0
        ways = [way for way in action.ways if way.sense != "up"] if factor else []
        away: list[Factors] = [] if any(way.sense == "down" for way in ways) else [{}]
        choices.append([*away, *(dict.fromkeys(way.cases, way.sign * factor) for way in ways)])
    count = 1
    for each in choices:
        count *= len(each)
    if count > _RULE["choices"]:
        choices = [each[-1:] for each in choices]
    return [_all(*chosen) for chosen in product(*choices)]


def _may_meet(one: Action, other: Action) -> bool:
    """A roof's own load gives way to snow and wind (EN 1991-1-1 3.3.2)."""
    never: dict[str, list[str]] = COMBINING["never_together"]
    return other.nature not in never.get(one.row, []) and one.nature not in never.get(other.row, [])


def _weight(document: Document, factor: float) -> Factors:
    cases = [case for case in document.entities["load_cases"] if case["nature"] == "permanent" and acting(case)]
    return {case["id"]: factor for case in cases if kind_of(case) != "settlement"}


def _moved(document: Document) -> list[str]:
    """Permanent cases of supports that move, which count for nothing where they relieve."""
    cases = [case for case in document.entities["load_cases"] if case["nature"] == "permanent" and acting(case)]
    return [case["id"] for case in cases if kind_of(case) == "settlement"]


def _covers(combined: Factors, due: Due, listed: _List) -> bool:
    """Whether a combination is as bad, case by case: what presses may be more, what may relieve must be away."""
    slack, senses = _RULE["round_off"], listed.senses
    for case, factor in due.permanent.items():
        own = combined.get(case, 0.0)
        if own < factor - slack if not due.helped else own > factor + slack or own < 0:
            return False
    for case, factor in due.variable.items():
        own = combined.get(case, 0.0)
        if case in listed.turning:
            own = own if factor > 0 else -own
        elif senses[case] != "down":
            own = abs(own)
        if own < abs(factor) - slack:
            return False
    return all(
        senses[case] == "down" and not due.helped
        for case, factor in combined.items()
        if factor and case in senses and case not in due.variable
    )


def _left_apart(document: Document) -> list[Due]:
    """Accidents and earthquakes by (6.11b) and (6.12b); what has no nature of its own at least once as it is."""
    weight, then = _weight(document, 1.0), _then(document)
    found: list[Due] = []
    for case in document.entities["load_cases"]:
        nature: str = case["nature"]
        if not acting(case) or nature == "permanent" or nature in COMBINING["natures"]:
            continue
        factor = _RULE["seismic"] if nature == "seismic" else 1.0
        turning = {case["id"]} if turns([case]) else set()
        for sign in (1.0, -1.0) if turning else (1.0,):
            own = dict.fromkeys([case["id"]], sign * factor)
            due = Due({}, own, False) if nature == "other" else Due(weight, _all(own, then), False)
            if not any(_reaches(each, due, turning) for each in borne(document)):
                found.append(due)
    return found


def _then(document: Document) -> Factors:
    """Imposed loads with ψ2, which an accident or an earthquake finds on the floors."""
    every = [each for each in actions(document, _annex(document), []) if each.nature == "imposed" and each.psi_2]
    return {case: each.psi_2 for each in every for way in each.ways[:1] for case in way.cases}


def _reaches(combined: Factors, due: Due, turning: set[str]) -> bool:
    for case, factor in _all(due.permanent, due.variable).items():
        own = combined.get(case, 0.0)
        if (case in turning and own * factor < 0) or abs(own) < abs(factor) - _RULE["round_off"]:
            return False
    return True


def _all(*parts: Factors) -> Factors:
    return {case: factor for each in parts for case, factor in each.items()}


def _formula(due: Due) -> str:
    """As engineers write it: 1.35 G + 1.5 (Q1 + Q2)."""
    return " + ".join([*_terms(due.permanent), *_terms(due.variable)]).replace("+ -", "− ")


def _terms(factors: Factors) -> list[str]:
    """What leads first, as it was put in first."""
    terms: dict[str, list[str]] = {}
    for case, factor in factors.items():
        terms.setdefault(f"{factor:.5g}", []).append(case)
    return [f"{factor} {_named(names)}" for factor, names in terms.items()]


def _named(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"({' + '.join(names)})"
