"""Lists in pages: every entry once, the newest first, however few fit."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from handoff.errors import BadRequest
from handoff.http import pagination
from handoff.http.pagination import Place
from handoff.runtime import settings as config

PLACES = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 3), st.text("ab.#", min_size=1, max_size=4)), unique=True, max_size=12
)


def page(places: list[Place], after: str | None = None) -> dict[str, Any]:
    return pagination.page("entries", places, lambda place: place, lambda place: {"place": list(place)}, after)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(PLACES, st.integers(1, 100))
def test_pages_together_are_the_list(monkeypatch: pytest.MonkeyPatch, places: list[Place], room: int) -> None:
    monkeypatch.setitem(config.limits(), "listed_bytes", room)
    found: list[Place] = []
    after, pages = None, 0
    while True:
        answer = page(places, after)
        found += [tuple(entry["place"]) for entry in answer["entries"]]
        pages += 1
        if "next" not in answer:
            break
        after = answer["next"]
    assert found == sorted(places, reverse=True)
    assert pages <= max(len(places), 1)


def test_what_fits_has_no_next() -> None:
    assert "next" not in page([(1, 1, "a"), (2, 1, "b")])


def test_an_entry_that_came_meanwhile_is_in_no_later_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(config.limits(), "listed_bytes", 1)
    first = page([(1, 0, "a"), (2, 0, "b")])
    later = page([(1, 0, "a"), (2, 0, "b"), (3, 0, "c")], first["next"])
    assert [entry["place"] for entry in later["entries"]] == [[1, 0, "a"]]


@pytest.mark.parametrize("after", ["", "1", "1.2", "1.2.", "x.2.a", "1.-2.a", "-1.2.a", "1.2." + "a" * 200, "²"])
def test_what_no_page_gave_is_refused(after: str) -> None:
    with pytest.raises(BadRequest, match="'after' must be the 'next' of the page before"):
        page([(1, 1, "a")], after)
