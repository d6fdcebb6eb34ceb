"""What random tests draw from: another seed for each run of `make`, which prints it, or that of HANDOFF_SEED."""

import os

FIRST_SEED = int(os.environ.get("HANDOFF_SEED", "1"))
# `make search` draws at length.
AT_LENGTH = bool(os.environ.get("HANDOFF_PROVE"))


def seeds(every_run: int, at_length: int) -> range:
    """As many in every run, or at length."""
    return range(FIRST_SEED, FIRST_SEED + (at_length if AT_LENGTH else every_run))
