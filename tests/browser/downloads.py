"""What a page gives away as files."""

from pathlib import Path

from tests.browser.conftest import Visitor


def taken(visitor: Visitor, item: str) -> bytes:
    visitor.page.get_by_role("button", name="Export").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("menuitem", name=item).click()
    return Path(download.value.path()).read_bytes()
