"""Precedence of routes, as the API Gateway developer guide states it for HTTP APIs."""

import pytest

from local.routing import match
from local.template import Route

ROUTES = [
    Route("ANY", "$default", "default"),
    Route("GET", "/pets/{proxy+}", "greedy"),
    Route("GET", "/pets/{id}", "variable"),
    Route("GET", "/pets/dog", "fixed"),
    Route("ANY", "/pets/dog", "any"),
    Route("GET", "/pets/{id}/toys", "nested"),
]


@pytest.mark.parametrize(
    ("method", "path", "function"),
    [
        ("GET", "/pets/dog", "fixed"),
        ("POST", "/pets/dog", "any"),
        ("GET", "/pets/7", "variable"),
        ("GET", "/pets/7/toys", "nested"),
        ("GET", "/pets/7/toys/1", "greedy"),
        ("DELETE", "/pets/7", "default"),
        ("GET", "/pets", "default"),
        ("GET", "/pets/", "default"),
        ("GET", "/pets/dog/", "greedy"),
        ("GET", "/PETS/dog", "default"),
        ("GET", "/", "default"),
    ],
)
def test_the_most_specific_route_answers(method: str, path: str, function: str) -> None:
    found = match(ROUTES, method, path)
    assert found is not None
    assert found.route.function == function


def test_the_order_of_routes_does_not_matter() -> None:
    for path in ("/pets/dog", "/pets/7", "/pets/7/toys", "/pets/7/toys/1"):
        assert match(ROUTES, "GET", path) == match(ROUTES[::-1], "GET", path)


def test_path_variables_are_taken_from_their_segments() -> None:
    found = match(ROUTES, "GET", "/pets/7/toys")
    assert found is not None
    assert found.path_parameters == {"id": "7"}


def test_a_greedy_variable_takes_the_rest_of_the_path() -> None:
    found = match(ROUTES, "GET", "/pets/a/b/c")
    assert found is not None
    assert found.path_parameters == {"proxy": "a/b/c"}


def test_without_a_default_route_nothing_answers() -> None:
    assert match(ROUTES[1:], "GET", "/elsewhere") is None
