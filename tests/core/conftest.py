"""What tests of the log start from."""

import io
import logging
from collections.abc import Iterator

import pytest

from handoff import request_log


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the log holds, as CloudWatch would get it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(request_log.logger.registered_formatter)
    request_log.logger.addHandler(handler)
    level = request_log.logger.log_level
    request_log.logger.setLevel("INFO")
    yield stream
    request_log.logger.setLevel(level)
    request_log.logger._logger.removeHandler(handler)
