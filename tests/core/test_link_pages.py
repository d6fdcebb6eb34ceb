"""What a chat shows of a link before it is opened; test_open_draft.py asks for the pages."""

import pytest

from handoff.drafts.drafts import Draft
from handoff.pages import link_pages
from handoff.runtime import clock


def told(title: str, members: int) -> str:
    return link_pages.introduced(Draft("0" * 32, clock.now(), members, "0" * 64, title))


@pytest.mark.parametrize(
    ("members", "said"), [(0, "0 members"), (1, "1 member"), (2, "2 members"), (9999, "9,999 members")]
)
def test_members_are_counted_as_people_count(members: int, said: str) -> None:
    assert f'content="{said}; solved' in told("Hall", members)


@pytest.mark.parametrize(
    ("title", "shown"),
    [("", "Structural model"), ("  ", "Structural model"), ("<b>&", "&lt;b&gt;&amp;"), ('"', "&quot;")],
)
def test_a_title_is_text_and_never_markup(title: str, shown: str) -> None:
    assert f'<meta property="og:title" content="{shown}">' in told(title, 1)
