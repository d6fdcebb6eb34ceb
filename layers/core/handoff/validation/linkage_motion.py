"""A motion that rows of constraints let pass: sought by elimination within a budget, and proved by putting it in."""

from handoff.validation.rulebook import RULES

_RULE = RULES["joints"]

# Column to coefficient.
Row = dict[int, float]


def motion(rows: list[Row], nodes: list[tuple[str, list[Row]]]) -> tuple[str, str] | None:
    """The node that moves most and the axis along which, or None: nothing moves, or the budget did not reach."""
    eliminated = _eliminated(rows)
    if eliminated is None:
        return None
    known = {column for row in rows for column in row} | {column for _, arms in nodes for arm in arms for column in arm}
    free = sorted(known - eliminated.keys())
    reduced = _substituted(eliminated) if free else None
    if reduced is None:
        return None
    steps = _RULE["steps"]
    for column in free:
        steps -= len(reduced) + 3 * len(nodes)
        if steps < 0:
            return None
        moving = dict.fromkeys([column], 1.0) | {pivot: -row[column] for pivot, row in reduced.items() if column in row}
        moved = _furthest(moving, nodes)
        if moved and _passes(rows, moving):
            return moved
    return None


def _eliminated(rows: list[Row]) -> dict[int, Row] | None:
    """Independent rows by a column that is 1 in them and in no later one; None where the budget ends."""
    pivots: dict[int, Row] = {}
    order: dict[int, int] = {}
    steps = _RULE["steps"]
    columns = len({column for row in rows for column in row})
    for given in rows:
        if len(pivots) == columns:
            break  # nothing can be independent any more
        row = dict(given)
        size = max(map(abs, row.values()), default=0.0)
        # A pivot's row has columns of later pivots only, so in their order each is met once.
        while held := [column for column in row if column in order]:
            column = min(held, key=lambda each: order[each])
            steps -= len(row) + len(pivots[column])
            _subtract(row, row[column], column, pivots[column])
        # Of equals the last: a chain of bars then hangs on its beginning, and nobody follows it link by link.
        column = max(row, key=lambda key: (abs(row[key]), key), default=-1)
        if column < 0 or abs(row[column]) <= _RULE["dependent"] * size:
            continue
        order[column] = len(order)
        pivots[column] = {key: value / row[column] for key, value in row.items() if abs(value) > 1e-13}
        if steps < 0:
            return None
    return pivots


def _substituted(pivots: dict[int, Row]) -> dict[int, Row] | None:
    """The same rows, each without the columns of the others; None where the budget ends."""
    reduced: dict[int, Row] = {}
    steps = _RULE["steps"]
    for column in reversed(pivots):
        row = dict(pivots[column])
        for other in [key for key in row if key in reduced]:
            steps -= len(reduced[other])
            _subtract(row, row[other], other, reduced[other])
        if steps < 0:
            return None
        reduced[column] = row
    return reduced


def _subtract(row: Row, times: float, column: int, other: Row) -> None:
    """Takes the other row, which is 1 in the column, off so often that the column is gone."""
    for key, value in other.items():
        left = row.get(key, 0.0) - times * value
        if left > 1e-13 or left < -1e-13:
            row[key] = left
        else:
            row.pop(key, None)
    row.pop(column, None)


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
