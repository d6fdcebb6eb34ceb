"""Combinations of EN 1990 that no listed one covers: those that its expressions make are compared with the list."""

from collections.abc import Iterator
from typing import NamedTuple

from handoff.combinations.actions import actions_of, is_acting, turns, ways_of
from handoff.combinations.expressions import COMBINING, Annex
from handoff.sentences import said
from handoff.validation.combining import Factors, borne, by_situation, ultimate
from handoff.validation.document import Document
from handoff.validation.due_combinations import Acts, Due, acts_of, as_listed, due, factored, together
from handoff.validation.entries import Entity
from handoff.validation.report import Finding, Remedy
from handoff.validation.rulebook import RULES

_RULE: dict[str, float] = RULES["missing_combinations"]


class _List(NamedTuple):
    """Listed combinations, which way each load pushes in them, and which act both ways."""

    combined: list[Factors]
    senses: dict[str, str]
    turning: set[str]
    # Whether deflections are what they are for: no load relieves there, and the weight may be left out.
    service: bool


def missing(document: Document) -> Iterator[Finding]:
    """One finding for the model, where steel or deflections are checked."""
    left = [*_ultimate(document), *_service(document)]
    if left:
        shown = [formula(each) for each in left[: int(_RULE["shown"])]]
        more = len(left) - len(shown)
        words = said("missing_combinations", formulas="; ".join(shown), more=f", and {more} more" if more else "")
        remedy = Remedy(words, {"combinations": _listings(document, left)})
        yield ("model", "load_combinations"), "missing_combinations", remedy


def _annex(document: Document) -> Annex:
    annexes: dict[str, Annex] = COMBINING["annexes"]
    return annexes[document.annex if document.annex in annexes else "recommended"]


def _ultimate(document: Document) -> list[Due]:
    """Of two rules the one by which less is missing."""
    if not any(check["type"] == "en1993_1_1" for check in document.entities["checks"]):
        return []
    if "combinations" in document.analysis:
        return _apart(document)
    combined = ultimate(document)
    share = _share(document, combined)
    annex = _annex(document)
    annex = {**annex, "gamma_q": annex["gamma_q"] * share, "gamma_g_sup": annex["gamma_g_sup"] * share}
    variable = [case for case in document.entities["load_cases"] if case["nature"] in COMBINING["natures"]]
    acts = acts_of(document, variable, combined, False)
    sets = [_left(acts, numbers, annex, combined) for numbers in _rules(annex)]
    return [*min(sets, key=len), *_apart(document)]


def _rules(annex: Annex) -> list[list[str]]:
    """The expressions by which a list may be made; those with ξ where the annex has one."""
    rules: list[list[str]] = list(COMBINING["rules"].values())
    expressions = COMBINING["expressions"]
    return [
        numbers
        for numbers in rules
        if annex["xi"] is not None or all("xi" not in expressions[number]["permanent"] for number in numbers)
    ]


def _share(document: Document, combined: list[Factors]) -> float:
    """Of the factors of reliability class RC2 what the list takes, down to those of RC1 (EN 1990 Table B3)."""
    variable = [case["id"] for case in document.entities["load_cases"] if case["nature"] in COMBINING["natures"]]
    most = max((abs(each.get(case, 0.0)) for each in combined for case in variable), default=0.0)
    gamma_q: float = _annex(document)["gamma_q"]
    return min(1.0, max(_RULE["least_share"], most / gamma_q))


def _service(document: Document) -> list[Due]:
    """By the situations that the list has at SLS the one by which less is missing; spans are loaded apart there."""
    checks = [each for each in document.entities["checks"] if each["type"] == "deflection"]
    sagging = [each for each in checks if each["limit_state"] == "SLS" and not each.get("informative")]
    if not sagging or document.analysis.get("combinations", {}).get("sls"):
        return []
    natures = ["imposed", "snow", *(["wind"] if any(each.get("measure") == "drift" for each in sagging) else [])]
    # A roof's own load is of its maintenance.
    variable = [
        case
        for case in document.entities["load_cases"]
        if case["nature"] in natures and case.get("category") not in COMBINING["never_together"]
    ]
    sets = [
        _left(acts_of(document, variable, combined, True), [COMBINING["sls"][situation]], _annex(document), combined)
        for situation, combined in by_situation(document, "SLS").items()
        if situation in COMBINING["sls"]
    ]
    return min(sets, key=len) if sets else []


def _left(acts: Acts, numbers: list[str], annex: Annex, combined: list[Factors]) -> list[Due]:
    """What the expressions make and no listed combination covers."""
    every = [way for own in acts.ways for way in own]
    senses = {part.id: way.sense for way in every for part in way.parts}
    turning = {part.id for way in every for part in way.parts if part.sign < 0}
    senses.update(dict.fromkeys([*acts.moved, *turning], "aside"))
    service = COMBINING["expressions"][numbers[0]]["limit_state"] == "SLS"
    listed = _List(combined, senses, turning, service)
    found: list[Due] = []
    steps = _RULE["steps"]
    for number in numbers:
        for each in due(acts, number, annex):
            steps -= 1 + len(combined)
            acting = each.permanent or each.variable
            if acting and steps > 0 and not any(_covers(factors, each, listed) for factors in combined):
                found.append(each)
    return found


def _covers(combined: Factors, due: Due, listed: _List) -> bool:
    """Whether a combination is as bad, case by case: what presses may be more, what may relieve must be away."""
    slack, senses = _RULE["round_off"], listed.senses
    for case, factor in due.permanent.items():
        own = combined.get(case, 0.0)
        less = own < factor - slack and not (listed.service and own == 0)
        if less if not due.helped else own > factor + slack or own < 0:
            return False
    for case, factor in due.variable.items():
        own = combined.get(case, 0.0)
        if case in listed.turning:
            own = own if factor > 0 else -own
        elif senses[case] != "down":
            own = abs(own)
        if own < abs(factor) - slack:
            return False
    return listed.service or all(
        senses[case] == "down" and not due.helped
        for case, factor in combined.items()
        if factor and case in senses and case not in due.variable
    )


def _apart(document: Document) -> list[Due]:
    """Accidents and earthquakes by (6.11b) and (6.12b); what has no nature of its own at least once as it is."""
    cases = [case for case in document.entities["load_cases"] if is_acting(case)]
    weight = dict.fromkeys(acts_of(document, [], [], False).weight, 1.0)
    beside = _quasi_permanent(document, cases)
    found: list[Due] = []
    for case in cases:
        nature: str = case["nature"]
        if nature == "permanent" or nature in COMBINING["natures"]:
            continue
        factor = _RULE["seismic"] if nature == "seismic" else 1.0
        turning = {case["id"]} if turns([case]) else set()
        for sign in (1.0, -1.0) if turning else (1.0,):
            own = dict.fromkeys([case["id"]], sign * factor)
            due = Due(nature, {}, own, False) if nature == "other" else Due(nature, weight, {**own, **beside}, False)
            if not any(_reaches(each, due, turning) for each in borne(document)):
                found.append(due)
    return found


def _quasi_permanent(document: Document, cases: list[Entity]) -> Factors:
    """Imposed loads with ψ2, which an accident or an earthquake finds on the floors."""
    imposed = [as_listed(case, []) for case in cases if case["nature"] == "imposed"]
    first = [part for action in actions_of(imposed, False) for part in ways_of(action)[0]]
    factors = factored(first, ["psi_2"], _annex(document))
    return {case: factor for case, factor in factors.items() if factor}


def _reaches(combined: Factors, due: Due, turning: set[str]) -> bool:
    for case, factor in together([due.permanent, due.variable]).items():
        own = combined.get(case, 0.0)
        if (case in turning and own * factor < 0) or abs(own) < abs(factor) - _RULE["round_off"]:
            return False
    return True


def formula(due: Due) -> str:
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


def _listings(document: Document, left: list[Due]) -> list[Entity]:
    """The combinations as a model lists them, under ids that it has not."""
    taken = document.ids["load_combinations"] or set()
    found: list[Entity] = []
    place = 0
    for each in left:
        place += 1
        while f"EN1990-{place}" in taken:
            place += 1
        terms = together([each.permanent, each.variable])
        found.append(
            {
                "id": f"EN1990-{place}",
                "name": formula(each)[: int(_RULE["name_length"])],
                **_situation(each.number),
                "terms": [{"load_case": case, "factor": factor} for case, factor in terms.items() if factor],
            }
        )
    return found


def _situation(number: str) -> Entity:
    """The limit state and the situation of an expression, or of what a load case's nature is."""
    expression = COMBINING["expressions"].get(number)
    if expression is not None:
        return {"limit_state": expression["limit_state"], "situation": expression["situation"]}
    return {"limit_state": "ULS", "situation": "persistent" if number == "other" else number}
