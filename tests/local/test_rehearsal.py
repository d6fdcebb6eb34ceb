"""What `make smoke` sends: models and beams that a sound service must take, one of them large."""

import json

from handoff.beams import check_beam_model, create_beam_model
from handoff.runtime.settings import limits
from handoff.validation import validate
from local import rehearsal
from local.probe import Answer


def test_the_models_that_are_sent_are_sound() -> None:
    assert validate(rehearsal.example()).errors == []
    report = validate(rehearsal.row_of_beams(3))
    assert report.errors == []
    # Each beam is held as a simple beam on forks: none of them moves.
    assert not [issue for issue in report.warnings if "nothing resists" in issue["message"]]


def test_the_large_model_is_beyond_the_free_tier_and_what_a_row_holds_and_within_all_limits() -> None:
    model = rehearsal.row_of_beams(rehearsal.LARGE_MEMBERS)
    size = len(json.dumps(model, separators=(",", ":")))
    assert limits()["free_member_limit"] < len(model["model"]["members"]) <= limits()["pro_member_limit"]
    assert len(model["model"]["nodes"]) <= limits()["node_limit"]
    assert limits()["draft_inline_bytes"] < size <= limits()["model_bytes"]


def test_the_beam_is_one_that_both_builders_take() -> None:
    assert create_beam_model(rehearsal.BEAM)["model"]["nodes"][1]["x"] == rehearsal.BEAM["span_m"]
    model, _ = check_beam_model(rehearsal.BEAM)
    assert model["model"]["sections"][0]["library"] == "IPE300"


def test_a_link_is_opened_at_the_service_that_is_asked_whatever_address_it_names() -> None:
    handle = Answer(200, {}, b'{"open_url": "https://links.example/open/abc"}')
    assert rehearsal._path(handle) == "/open/abc"
