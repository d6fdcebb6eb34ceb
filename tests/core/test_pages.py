"""The code of each refusal; test_open_draft.py asks for the pages."""

import pytest

from description.openapi import ERRORS
from handoff.pages import pages


@pytest.mark.parametrize("status", [404, 500, 503])
def test_a_refusal_has_the_code_that_the_api_gives_for_its_status(status: int) -> None:
    assert f"code {pages.code(status)}" in ERRORS[status]
