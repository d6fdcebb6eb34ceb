"""What the tests of several endpoints start from."""

import pytest

from tests.conftest import Customer
from tests.functions.saving import save


@pytest.fixture
def model_id(pro: Customer) -> str:
    saved: str = save(pro).json["id"]
    return saved
