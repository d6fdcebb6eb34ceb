"""A motion that rows of constraints let pass: sought by elimination within a budget, and proved by putting it in."""

from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]

# Column to coefficient.
Row = dict[int, float]


def motion(rows: list[Row], nodes: list[tuple[str, list[Row]]]) -> tuple[str, str] | None:
    """The node that moves most and the axis along which, or None: nothing moves, or the budget did not reach."""
    reduced = _reduced(rows)
    if reduced is None:
        return None
    free = {column for row in rows for column in row} | {column for _, arms in nodes for arm in arms for column in arm}
    steps = _RULE["steps"]
    for column in sorted(free - reduced.keys()):
        steps -= len(reduced) + 3 * len(nodes)
        if steps < 0:
            return None
        moving = {column: 1.0} | {pivot: -row[column] for pivot, row in reduced.items() if column in row}
        moved = _furthest(moving, nodes)
        if moved and _passes(rows, moving):
            return moved
    return None


def _reduced(rows: list[Row]) -> dict[int, Row] | None:
    """Rows by the column that they alone have, which is 1; None where the budget ends."""
    pivots: dict[int, Row] = {}
    having: dict[int, set[int]] = {}
    steps = _RULE["steps"]
    for given in rows:
        row = dict(given)
        size = max(map(abs, row.values()), default=0.0)
        for column in [column for column in row if column in pivots]:
            steps -= len(pivots[column])
            _subtract(row, row[column], pivots[column])
        column = max(row, key=lambda key: abs(row[key]), default=-1)
        if column < 0 or abs(row[column]) <= _RULE["dependent"] * size:
            continue
        row = {key: value / row[column] for key, value in row.items() if abs(value) > 1e-13}
        for pivot in list(having.get(column, ())):
            steps -= len(row)
            before = set(pivots[pivot])
            _subtract(pivots[pivot], pivots[pivot][column], row)
            for key in pivots[pivot].keys() - before:
                having.setdefault(key, set()).add(pivot)
            for key in before - pivots[pivot].keys():
                having[key].discard(pivot)
        pivots[column] = row
        for key in row:
            if key != column:
                having.setdefault(key, set()).add(column)
        if steps < 0:
            return None
    return pivots


def _subtract(row: Row, times: float, other: Row) -> None:
    for key, value in other.items():
        left = row.get(key, 0.0) - times * value
        if abs(left) > 1e-13:
            row[key] = left
        else:
            row.pop(key, None)


def _furthest(moving: Row, nodes: list[tuple[str, list[Row]]]) -> tuple[str, str] | None:
    most, found = 1e-6 * max(map(abs, moving.values())), None
    for node, arms in nodes:
        for axis, arm in zip("xyz", arms, strict=True):
            size = abs(sum(value * moving.get(column, 0.0) for column, value in arm.items()))
            if size > most * 1.000001:
                most, found = size, (node, axis)
    return found


def _passes(rows: list[Row], moving: Row) -> bool:
    most = _RULE["proved"] * max(map(abs, moving.values()))
    return all(abs(sum(value * moving.get(column, 0.0) for column, value in row.items())) <= most for row in rows)
