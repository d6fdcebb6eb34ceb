"""Combinations that a rule makes: each action leads, the others beside it or not, permanent ones either way."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from handoff.combinations.actions import (
    Action,
    Case,
    Part,
    Source,
    actions_of,
    count_of_ways,
    sources_of,
    ways_of,
)
from handoff.combinations.expressions import (
    COMBINING,
    Annex,
    Expression,
    Rule,
    annex_of,
    expressions_of,
    factor_of,
)

# As JSON has it.
Combination = dict[str, Any]
# Load cases with their factors, in order.
Factored = list[tuple[str, float]]
_NAME_LENGTH = 200


class Permanent(NamedTuple):
    """Permanent cases with their factors, and what a combination's name says of them."""

    factored: Factored
    words: str
    # Whether some source is not relieving.
    presses: bool


class Choice(NamedTuple):
    """What one combination consists of: permanent cases, the leading action's way, those of the others."""

    permanent: Permanent
    leading: list[Part]
    others: list[list[Part]]


def combinations_of(rule: Rule, cases: list[Case], taken: list[str]) -> list[Combination]:
    """All that a rule makes; ids step over those that are taken."""
    annex, actions, sources = annex_of(rule), actions_of(cases, rule.get("patterns", False)), sources_of(cases)
    return [
        combination
        for number, expression in expressions_of(rule)
        for combination in named(number, expression, annex, _choices(expression, annex, actions, sources), taken)
    ]


def named(
    number: str, expression: Expression, annex: Annex, choices: list[Choice], taken: list[str]
) -> list[Combination]:
    """Each that differs from those before it, numbered."""
    found: dict[str, Combination] = {}
    place = 0
    for choice in choices:
        factored = [(case, factor) for case, factor in factored_of(expression, annex, choice) if factor]
        if not factored or str(factored) in found:
            continue
        place += 1
        while f"{number}-{place}" in taken:
            place += 1
        found[str(factored)] = {
            "id": f"{number}-{place}",
            "name": _name(number, choice),
            "limit_state": expression["limit_state"],
            "situation": expression["situation"],
            "terms": [{"load_case": case, "factor": factor} for case, factor in factored],
        }
    return list(found.values())


def _name(number: str, choice: Choice) -> str:
    led = " + ".join(part.id if part.sign > 0 else f"−{part.id}" for part in choice.leading)
    return f"EN 1990 ({number}){led and f', leading {led}'}{choice.permanent.words}"[:_NAME_LENGTH]


def factored_of(expression: Expression, annex: Annex, choice: Choice) -> Factored:
    """Permanent cases first, then what leads."""
    beside = expression["accompanying"]
    return [
        *choice.permanent.factored,
        *_acting(choice.leading, expression["leading"] or [], annex),
        *(each for way in choice.others for each in _acting(way, beside, annex)),
    ]


def _acting(way: list[Part], names: list[str], annex: Annex) -> Factored:
    return [(part.id, part.sign * factor_of(names, annex, part.row)) for part in way]


def _choices(expression: Expression, annex: Annex, actions: list[Action], sources: list[Source]) -> list[Choice]:
    leads = expression["leading"] is not None
    ways = [ways_of(action) for action in actions]
    beside = [[way for way in own if _accompanies(way, expression, annex)] for own in ways]
    found: list[Choice] = []
    for permanent in _permanent_ways(sources, expression, annex):
        if leads:
            found.append(Choice(permanent, [], []))
        # Where none leads, all accompany.
        for i, way in _leading(ways) if leads else [(-1, [])]:
            rest = [[[], *own] for j, own in enumerate(beside) if j != i]
            for chosen in product(*rest):
                others = [each for each in chosen if each]
                if may_meet([way, *others]):
                    found.append(Choice(permanent, way, others))
    return found


def _leading(ways: list[list[list[Part]]]) -> Iterator[tuple[int, list[Part]]]:
    for i, own in enumerate(ways):
        for way in own:
            yield i, way


def _accompanies(way: list[Part], expression: Expression, annex: Annex) -> bool:
    """What accompanies with 0 does not act."""
    return any(factor_of(expression["accompanying"], annex, part.row) for part in way)


def may_meet(ways: list[list[Part]]) -> bool:
    """A roof's own load gives way to snow and wind (EN 1991-1-1 3.3.2)."""
    never: dict[str, list[str]] = COMBINING["never_together"]
    parts = [part for way in ways for part in way]
    return not any(other.nature in never.get(part.row, []) for part in parts for other in parts)


def _permanent_ways(sources: list[Source], expression: Expression, annex: Annex) -> list[Permanent]:
    """Each source unfavourable or favourable, whatever the others are."""
    ways = [Permanent([], "", not sources)]
    for source in sources:
        full = [(case, factor_of(expression["permanent"], annex, "")) for case in source.cases]
        relieved: list[tuple[Factored, str]] = []
        if COMBINING["sources"][source.kind] == "absent":
            relieved = [([], f", without {source.name}")]
        elif expression["favourable"] is not None:
            least = factor_of(expression["favourable"], annex, "")
            relieved = [([(case, least) for case in source.cases], f", {source.name} favourable")]
        ways = [
            *(Permanent([*way.factored, *full], way.words, True) for way in ways),
            *(
                Permanent([*way.factored, *own], f"{way.words}{words}", way.presses)
                for own, words in relieved
                for way in ways
            ),
        ]
    # Favourable factors of all serve nobody where a leading action has an expression of its own.
    return [way for way in ways if way.presses] if expression.get("favourable_beside_others") else ways


def most_combinations(rule: Rule, cases: list[Case]) -> float:
    """No expression gives more than every leading way with or without each of the others, each source either way."""
    actions, sources = actions_of(cases, rule.get("patterns", False)), sources_of(cases)
    counts = [count_of_ways(action) for action in actions]
    every = 1.0
    for count in counts:
        every *= 1 + count
    led = 1 + sum([every / (1 + count) * count for count in counts])
    most = 0.0
    for _, expression in expressions_of(rule):
        kinds = [source.kind for source in sources]
        relieved = [kind for kind in kinds if expression["favourable"] or COMBINING["sources"][kind] == "absent"]
        most += 2.0 ** min(len(relieved), 100) * (every if expression["leading"] is None else led)
    return most
