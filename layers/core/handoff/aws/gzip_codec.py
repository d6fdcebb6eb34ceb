"""What is kept or sent packed: gzip, by Intel's ISA-L, which takes a fifth of zlib's time at its quickest for less."""

import zlib

from isal import isal_zlib

# The same model is packed once and opened many times, yet the caller waits: the next level takes three times as long.
LEVEL = 2
GZIP = zlib.MAX_WBITS | 16


def packed(content: bytes) -> bytes:
    return isal_zlib.compress(content, LEVEL, wbits=GZIP)


def unpacked(content: bytes) -> bytes:
    return zlib.decompress(content, wbits=GZIP)
