"""A local service among whatever AWS settings its machine has."""

from collections.abc import Iterator

import pytest

from tests.local.steps import FOREIGN
from tests.local_service import LocalService


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalService]:
    running = LocalService(tmp_path_factory.mktemp("data"), env=FOREIGN)
    yield running
    running.stop()
