"""Models as they are kept: gzip."""

import zlib

# The same model is packed once and opened many times, yet the caller waits: level 1 is a fifth of the time of level 6.
GZIP_LEVEL = 1
GZIP = zlib.MAX_WBITS | 16


def packed(content: bytes) -> bytes:
    return zlib.compress(content, GZIP_LEVEL, wbits=GZIP)


def unpacked(content: bytes) -> bytes:
    return zlib.decompress(content, wbits=GZIP)
