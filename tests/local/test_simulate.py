"""The simulation of traffic says what the template and the documents say."""

import pytest

from local import simulate
from tests.service import ROOT, template


def test_the_limits_of_the_template_are_those_of_the_template() -> None:
    api = template().properties("Api")
    assert simulate.LIMITS["requests"].allowed == float(api["DefaultRouteSettings"]["ThrottlingRateLimit"])
    token = api["RouteSettings"]["POST /api/sdk/token"]
    assert simulate.LIMITS["sign-ins"].allowed == float(token["ThrottlingRateLimit"])


def test_shares_are_of_a_whole() -> None:
    assert sum(kind.share for kind in simulate.KINDS) == pytest.approx(1)


def test_by_hand_one_steady_second() -> None:
    """Little's law: at 1,000 a second of 40.1 ms on average 40 run at once; the busiest of 300 seconds has more."""
    mean_s = sum(kind.share * kind.duration_s for kind in simulate.KINDS)
    busiest, _ = simulate.loads(1_000)
    assert 1_000 * mean_s < busiest["concurrency"] < 1_000 * mean_s * 1.2
    writes = sum(kind.share * kind.writes for kind in simulate.KINDS) * 1_000
    assert writes < busiest["table writes"] < writes * 1.25


def test_the_document_shows_what_it_prints() -> None:
    assert simulate.report() in (ROOT / "docs/scale.md").read_text()
