"""The form of a key: found where it leaked, and a slip of the pen told from a key."""

import re
import zlib

from handoff.auth import key_format
from tests.service import ROOT


def text() -> str:
    return ".".join(key_format.new())


def test_it_has_the_form_that_scanners_are_told() -> None:
    (pattern,) = re.findall(r"`(handoff_\S+)`", (ROOT / "SECURITY.md").read_text("utf-8"))
    assert re.fullmatch(pattern, text())


def test_its_last_eight_digits_are_the_crc_32_of_all_before_them() -> None:
    key = text()
    assert int(key[-8:], 16) == zlib.crc32(key[:-8].encode())
    assert not key_format.is_mistyped(key)


def test_any_one_letter_changed_is_a_slip_of_the_pen() -> None:
    """A CRC finds every error within 32 bits."""
    key = text()
    for place in range(len(key_format.PREFIX), len(key)):
        other = "x" if key[place] != "x" else "y"
        assert key_format.is_mistyped(key[:place] + other + key[place + 1 :]), place


def test_keys_of_the_first_release_have_no_checksum_to_fail() -> None:
    assert not key_format.is_mistyped("3347a0ce88adb566." + "s" * 43)
