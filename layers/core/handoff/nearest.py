"""The names nearest to a mistyped one, at a cost that hostile input cannot raise."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from handoff.runtime.settings import schema_file

# Ids end here; nothing longer can be a slip of the pen for one.
LONGEST: int = schema_file("limits")["id_length"]
_RULE: dict[str, Any] = schema_file("tolerances")["nearest"]

_NUMBER = re.compile(_RULE["number"])
_SEPARATORS = re.compile(_RULE["separators"])
_DIGITS = re.compile("[0-9]")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def nearest(name: str, candidates: Collection[str], limit: int = _RULE["told"], scan: bool = True) -> list[str]:
    """The candidates most like `name`, best first; empty when none is close enough to be worth a mention.

    Without `scan`, or of many, only other spellings and names one edit away count, at a cost that does not grow with
    the candidates.
    """
    if not name or len(name) > LONGEST or not candidates:
        return []
    known = candidates if isinstance(candidates, set | frozenset | dict) else set(candidates)
    if scan and len(known) <= _RULE["scanned"]:
        ranked = list(_scan(name, known))
    else:
        # By writing down the edits instead of reading names.
        found = {spelling for way in (_respellings(name), _edits(name)) for spelling in way if spelling in known}
        edits = [(int(_plain(other) != _plain(name)), other) for other in found]
        ranked = [(n, _gap(name, other), other) for n, other in edits if _plausible(_plain(name), _plain(other), n)]
    ranked = sorted(rank for rank in ranked if rank[2] != name)
    return [other for rank, _, other in ranked if rank == ranked[0][0]][:limit]


def quoted(names: list[str]) -> str:
    """The tail of a message: `; nearest: 'N2', 'N1'`, or nothing."""
    return "; nearest: " + ", ".join(f"'{name}'" for name in names) if names else ""


def _respellings(name: str) -> set[str]:
    """Other cases and separators."""
    spellings = {name.upper(), name.lower(), name.title(), name.capitalize(), name.strip()}
    parted = {_SEPARATORS.sub(mark, spelling) for spelling in (name, *spellings) for mark in ("_", "-", " ", "")}
    return spellings | parted


def _edits(name: str) -> Iterator[str]:
    """Every name one deletion, swap, replacement or insertion away."""
    letters = _alphabet(name)
    halves = [(name[:i], name[i:]) for i in range(len(name) + 1)]
    yield from (left + right[1:] for left, right in halves if right)
    yield from (left + right[1:2] + right[:1] + right[2:] for left, right in halves if len(right) > 1)
    yield from (left + letter + right[1:] for left, right in halves if right for letter in letters)
    yield from (left + letter + right for left, right in halves for letter in letters)


def _alphabet(name: str) -> str:
    letters = "0123456789_-"
    if len(name) > 24:
        return letters
    if not name.islower():
        letters += _ALPHABET.upper()
    if not name.isupper():
        letters += _ALPHABET
    return letters


def _scan(name: str, known: Collection[str]) -> Iterator[tuple[int, int, str]]:
    allowed = min(_RULE["edits"], 1 + len(name) // _RULE["letters_to_an_edit"])
    wanted = _plain(name)
    letters = set(wanted)
    for other in known:
        bare = _plain(other)
        short, long = (bare, wanted) if len(bare) < len(wanted) else (wanted, bare)
        apart = len(long) - len(short)
        if apart > 1 and len(short) > _RULE["beginning"] and long.startswith(short):
            yield 1, apart, other
        elif apart <= allowed and len(letters.difference(bare)) <= allowed:
            distance = _distance(wanted, bare, allowed)
            if distance <= allowed and _plausible(wanted, bare, distance):
                yield distance, _gap(name, other), other


def _plausible(left: str, right: str, distance: int) -> bool:
    """A slip of the pen leaves more of a name than it changes, or the same letters: swapped, doubled, other digits."""
    longest = max(len(left), len(right), 1)
    return distance < _RULE["unlike"] * longest or (distance < longest and _letters(left) == _letters(right))


def _letters(name: str) -> set[str]:
    return set(_DIGITS.sub("", name))


def _distance(left: str, right: str, allowed: int) -> int:
    """Optimal string alignment: edits with swaps of neighbours, looked for no further off than `allowed`."""
    shared = _shared(left, right)
    mine, theirs = list(left[shared:]), list(right[shared:])
    beyond = allowed + 1
    earlier: list[int] = []
    above = [min(j, beyond) for j in range(len(theirs) + 1)]
    for i, a in enumerate(mine, 1):
        row = [beyond] * (len(theirs) + 1)
        row[0] = min(i, beyond)
        for j in range(max(1, i - allowed), min(len(theirs), i + allowed) + 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + int(a != theirs[j - 1]))
            if i > 1 and j > 1 and a == theirs[j - 2] and mine[i - 2] == theirs[j - 1]:
                cost = min(cost, earlier[j - 2] + 1)
            row[j] = cost
        if min(row) > allowed:
            return beyond
        earlier, above = above, row
    return min(above[-1], beyond)


def _shared(left: str, right: str) -> int:
    """How many characters both begin with."""
    for i, (a, b) in enumerate(zip(left, right, strict=False)):
        if a != b:
            return i
    return min(len(left), len(right))


def _plain(name: str) -> str:
    return _SEPARATORS.sub("", name).casefold()


def _gap(name: str, other: str) -> int:
    """How far apart the last numbers in two names are: N11 is nearer to N12 than N2 is."""
    mine, theirs = _NUMBER.findall(name), _NUMBER.findall(other)
    return abs(int(mine[-1]) - int(theirs[-1])) if mine and theirs else 0
