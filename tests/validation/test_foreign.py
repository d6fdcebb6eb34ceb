"""Models of other programs."""

from handoff.validation import foreign
from tests.examples import example


def test_a_model_is_told_by_collections_that_none_of_ours_has() -> None:
    [(where, code, told)] = foreign.found({"model": {"member_sets": [], "nodal_supports": []}})
    assert (where, code) == (("model",), "foreign_model")
    assert "a model of FERS" in str(told)


def test_results_are_told_from_a_model() -> None:
    [(where, code, _)] = foreign.found({"results_version": "1.0", "nodes": []})
    assert (where, code) == ((), "results_file")
    # A key too many beside a model is a stranger in it.
    assert foreign.found({"results_version": "1.0", "model": {}}) == []


def test_one_such_key_is_a_stranger_in_our_own() -> None:
    model = example("portal-frame")
    model["model"]["member_sets"] = []
    assert foreign.found(model) == []
    assert foreign.found({"model": []}) == []
