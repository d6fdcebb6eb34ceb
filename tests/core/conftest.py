"""What tests of the log, and of the events, start from."""

import io
import logging
from collections.abc import Iterator

import pytest

from handoff.drafts import drafts
from handoff.models import saved_models
from handoff.runtime import request_log
from tests.conftest import PASSWORD, Customer


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


@pytest.fixture
def placeholders(pro: Customer) -> dict[str, str]:
    """What stands in events/ for things that a customer has."""
    return {
        "<API_KEY>": pro.key,
        "<KEY_ID>": pro.key_id,
        "<MODEL_ID>": saved_models.save(pro.account.id, "kept", None, b"{}").id,
        "<DRAFT_ID>": drafts.park(pro.account.id, b"{}", members=0).id,
        "<PASSWORD>": PASSWORD,
    }
