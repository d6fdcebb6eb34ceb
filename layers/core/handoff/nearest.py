"""The names nearest to a mistyped one, at a cost that hostile input cannot raise."""

import re
from collections.abc import Collection, Container, Iterator
from itertools import islice
from string import ascii_lowercase, ascii_uppercase, digits

# Ids end at 64 characters; nothing longer can be a slip of the pen for one.
LONGEST = 64
# Above this many candidates only names one edit away are sought, by writing down the edits instead of reading names.
SCANNED = 300

_NUMBER = re.compile(r"\d{1,15}")
_SEPARATORS = re.compile(r"[\s_.-]+")


def nearest(name: str, candidates: Collection[str], limit: int = 3, *, scan: bool = True) -> list[str]:
    """The candidates most like `name`, best first; empty when none is close enough to be worth a mention.

    Without `scan` only other spellings and names one edit away count, whose cost does not grow with the candidates.
    """
    if not name or len(name) > LONGEST or not candidates:
        return []
    known = candidates if isinstance(candidates, (set, frozenset, dict)) else set(candidates)
    found = {spelling for spelling in _respellings(name) if spelling in known}
    if len(known) <= SCANNED:
        letters = set(_alphabet(name))
        found.update(other for other in known if abs(len(other) - len(name)) < 2 and _one_edit(name, other, letters))
    else:
        found.update(edit for edit in _edits(name) if edit in known)
    found.discard(name)
    ranked = sorted((0 if _plain(other) == _plain(name) else 1, _gap(name, other), other) for other in found)
    if not ranked and scan and len(known) <= SCANNED:
        ranked = _scan(name, known)
    return [other for _, _, other in ranked[:limit]]


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
    yield from (left + right[1] + right[0] + right[2:] for left, right in halves if len(right) > 1)
    yield from (left + letter + right[1:] for left, right in halves if right for letter in letters)
    yield from (left + letter + right for left, right in halves for letter in letters)


def _one_edit(name: str, other: str, letters: Container[str]) -> bool:
    """Whether `other` is among the edits of `name`, without writing them down."""
    at = _shared(name, other)
    mine, theirs = name[at:], other[at:]
    if not theirs or mine[1:] == theirs:
        return mine[1:] == theirs
    if mine == theirs[1:] or mine[1:] == theirs[1:]:
        return theirs[0] in letters
    return mine[:2] == theirs[1::-1] and mine[2:] == theirs[2:]


def _alphabet(name: str) -> str:
    letters = digits + "_-"
    if len(name) > 24:
        return letters
    if not name.islower():
        letters += ascii_uppercase
    if not name.isupper():
        letters += ascii_lowercase
    return letters


def _scan(name: str, known: Collection[str]) -> list[tuple[int, int, str]]:
    allowed = min(3, 1 + len(name) // 3)
    plain = _plain(name)
    letters = set(plain)
    ranked = []
    for other in islice(known, SCANNED):
        bare = _plain(other)
        if bare == plain:
            ranked.append((0, 0, other))
        elif plain and len(plain) > 3 and (bare.startswith(plain) or (plain.startswith(bare) and len(bare) > 3)):
            ranked.append((1, abs(len(bare) - len(plain)), other))
        elif abs(len(bare) - len(plain)) <= allowed and len(letters.difference(bare)) <= allowed:
            distance = _distance(plain, bare, allowed)
            if distance <= allowed and distance < max(len(plain), len(bare)):
                ranked.append((distance, _gap(name, other), other))
    return sorted(ranked)


def _distance(left: str, right: str, allowed: int) -> int:
    """Optimal string alignment: edits with swaps of neighbours, looked for no further off than `allowed`."""
    shared = _shared(left, right)
    left, right = left[shared:], right[shared:]
    beyond = allowed + 1
    earlier: list[int] = []
    above = [min(j, beyond) for j in range(len(right) + 1)]
    for i, a in enumerate(left, 1):
        row = [beyond] * (len(right) + 1)
        row[0] = min(i, beyond)
        for j in range(max(1, i - allowed), min(len(right), i + allowed) + 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a != right[j - 1]))
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == right[j - 1]:
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
