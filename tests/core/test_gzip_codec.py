"""Models as they are kept are plain gzip, which browsers unpack by themselves."""

import gzip

import pytest

from handoff.aws.gzip_codec import packed, unpacked


@pytest.mark.parametrize("content", [b"", b"{}", b'{"x":1}' * 10_000])
def test_any_gzip_reads_what_is_packed_and_any_gzip_is_read(content: bytes) -> None:
    assert gzip.decompress(packed(content)) == content
    assert unpacked(gzip.compress(content, 9)) == content


def test_the_same_model_is_packed_to_the_same_bytes() -> None:
    """A time of packing inside it would make every repeat another body."""
    assert packed(b"{}") == packed(b"{}")
    # RFC 1952: MTIME is four bytes from the fifth on, zero where there is none.
    assert packed(b"{}")[4:8] == bytes(4)
