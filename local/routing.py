"""Which route answers a request: the order of precedence of API Gateway's HTTP APIs."""

from dataclasses import dataclass, field

from local.template import Route


@dataclass(frozen=True)
class Match:
    """A route and the values of its path variables."""

    route: Route
    path_parameters: dict[str, str] = field(default_factory=dict)


def match(routes: list[Route], method: str, path: str) -> Match | None:
    """The most specific route: fixed segments before variables, variables before greedy ones, $default last.

    An exact method wins over ANY on the same path.
    """
    best: tuple[tuple[int, ...], Match] | None = None
    for route in routes:
        if route.path == "$default" or route.method not in (method, "ANY"):
            continue
        found = _segments(route.path, path)
        if found is None:
            continue
        specificity, parameters = found
        rank = (*specificity, 9, 0 if route.method == method else 1)
        if best is None or rank < best[0]:
            best = (rank, Match(route, parameters))
    if best:
        return best[1]
    return next((Match(route) for route in routes if route.path == "$default"), None)


def _segments(pattern: str, path: str) -> tuple[list[int], dict[str, str]] | None:
    expected, actual = pattern.split("/"), path.split("/")
    rank: list[int] = []
    parameters: dict[str, str] = {}
    for index, segment in enumerate(expected):
        if segment.endswith("+}"):
            rest = "/".join(actual[index:])
            if not rest:
                return None
            parameters[segment[1:-2]] = rest
            return [*rank, 2], parameters
        if index >= len(actual):
            return None
        if segment.startswith("{"):
            if not actual[index]:
                return None
            parameters[segment[1:-1]] = actual[index]
            rank.append(1)
        elif segment == actual[index]:
            rank.append(0)
        else:
            return None
    return (rank, parameters) if len(actual) == len(expected) else None
