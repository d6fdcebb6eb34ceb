"""Combinations that EN 1990 has for the load cases of a model: those that no other one covers."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from handoff.combinations.actions import Action, Part, actions_of, is_acting, kind_of, ways_of
from handoff.combinations.by_rule import may_meet
from handoff.combinations.expressions import COMBINING, Annex, Expression, factor_of
from handoff.validation.combining import Factors
from handoff.validation.directions import sense_of
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.rulebook import RULES

_RULE: dict[str, float] = RULES["missing_combinations"]
# Of an imposed load that names no category; it has no row, so that its ψ are those of most floors.
_NO_CATEGORY = "imposed"


class Due(NamedTuple):
    """By an expression's number, or by the nature of what acts apart; where weight helps, what presses is away."""

    number: str
    permanent: Factors
    variable: Factors
    helped: bool


class Way(NamedTuple):
    """Load cases of one action that act together: they push `down`, `up` or `aside`, or are a `strain`."""

    parts: list[Part]
    sense: str


class Acts(NamedTuple):
    """What acts on a model: each variable action by its ways, the weight, and supports that move."""

    ways: list[list[Way]]
    weight: list[str]
    moved: list[str]


def acts_of(document: Document, variable: list[Entity], combined: list[Factors], apart: bool) -> Acts:
    """Cases that all listed combinations have alike are one load; `apart`, the others are no action together."""
    actions = actions_of([as_listed(case, combined) for case in variable if is_acting(case)], False)
    permanent = [case for case in document.entities["load_cases"] if case["nature"] == "permanent" and is_acting(case)]
    moved = [case["id"] for case in permanent if kind_of(case) == "settlement"]
    return Acts(
        [_ways(document, action, apart) for action in actions],
        [case["id"] for case in permanent if case["id"] not in moved],
        moved,
    )


def _ways(document: Document, action: Action, apart: bool) -> list[Way]:
    ways = [way for group in action.groups for way in group] if apart else ways_of(action)
    return [Way(way, sense_of(document, way)) for way in ways[: int(_RULE["ways"])]]


def as_listed(case: Entity, combined: list[Factors]) -> Entity:
    """A case with the row that it has, and a source where it shares the factors of others."""
    factors = [each.get(case["id"], 0.0) for each in combined]
    source = case.get("source") or (f"together {factors}" if any(factors) else f"alone {case['id']}")
    usual: str | None = COMBINING["natures"][case["nature"]]["usual"]
    return {**case, "source": source, "category": case.get("category") or usual or _NO_CATEGORY}


def due(acts: Acts, number: str, annex: Annex) -> Iterator[Due]:
    """Each action leads in each of its ways, beside all others that add to it; what only lifts leads alone."""
    expression = COMBINING["expressions"][number]
    full = factor_of(expression["permanent"], annex, "")
    pressing, sunk = dict.fromkeys(acts.weight, full), dict.fromkeys(acts.moved, full)
    if expression["leading"] is None or not acts.ways:
        for others in _beside(acts.ways, expression, annex, sunk):
            yield Due(number, pressing, others, False)
        return
    for i, own in enumerate(acts.ways):
        for way in own:
            led = factored(way.parts, expression["leading"], annex)
            rest = [_meeting(way, other) for j, other in enumerate(acts.ways) if j != i]
            for others in _beside(rest, expression, annex, sunk) if way.sense != "up" else []:
                yield Due(number, pressing, {**led, **others}, False)
            if expression["favourable"] and acts.weight and way.sense in ("up", "aside"):
                least = factor_of(expression["favourable"], annex, "")
                yield Due(number, dict.fromkeys(acts.weight, least), led, True)


def _meeting(way: Way, others: list[Way]) -> list[Way]:
    return [other for other in others if may_meet([way.parts, other.parts])]


def factored(parts: list[Part], names: list[str], annex: Annex) -> Factors:
    return {part.id: part.sign * factor_of(names, annex, part.row) for part in parts}


def _beside(rest: list[list[Way]], expression: Expression, annex: Annex, sunk: Factors) -> list[Factors]:
    """Every choice of what accompanies: what presses always does, what pushes aside may be away."""
    service = expression["limit_state"] == "SLS"
    choices: list[list[Factors]] = [[{}, sunk]] if sunk and not service else []
    for own in rest:
        beside = [(way.sense, factored(way.parts, expression["accompanying"], annex)) for way in own]
        # Wind beside what leads changes a deflection little, whichever way it blows.
        senses = ["down"] if service else ["down", "aside", "strain"]
        present = [factors for sense, factors in beside if sense in senses and any(factors.values())]
        presses = any(sense == "down" and any(factors.values()) for sense, factors in beside)
        if present:
            choices.append(present if presses else [{}, *present])
    count = 1
    for each in choices:
        count *= len(each)
    if count > _RULE["choices"]:
        choices = [each[-1:] for each in choices]
    return [together(list(chosen)) for chosen in product(*choices)]


def together(parts: list[Factors]) -> Factors:
    return {case: factor for each in parts for case, factor in each.items()}
