"""Table and bucket as template.yaml declares them, in an AWS of this process, and accounts that call the service."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import boto3
import pytest
from hypothesis import HealthCheck, settings
from moto import mock_aws

from handoff.accounts import accounts, passwords
from handoff.accounts.accounts import Account
from handoff.auth import api_keys
from handoff.aws import storage
from local import attributes
from tests import rights, store
from tests.seeds import AT_LENGTH
from tests.service import BASE_URL, Service

pytest_plugins = ["tests.least_privilege", "tests.built_page"]
# A busy machine is no failure: how long an example takes is not what these tests hold. `make` draws another seed for
# each run and prints it, so that no examples of former runs are kept.
settings.register_profile(
    "any machine",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
    max_examples=1000 if AT_LENGTH else 50,
)
settings.load_profile("any machine")
_numbers = itertools.count()
PASSWORD = "correct horse"
# Hashing is slow on purpose, and one hash of the same password does for all test accounts.
_hashed = cache(passwords.hashed)


@dataclass(frozen=True)
class Customer:
    """An account, its unrestricted key, and the service as it answers that key."""

    account: Account
    key: str
    service: Service

    @property
    def key_id(self) -> str:
        return self.key.partition(".")[0]

    def with_scopes(self, *scopes: str) -> Service:
        _, key = api_keys.create(self.account.id, "scoped", scopes, None)
        return Service(**{"x-api-key": key})


@pytest.fixture(scope="session")
def _clients() -> dict[str, Any]:
    """Clients outlive the modules they were first built for: building them is the slowest part of a module."""
    return {}


@pytest.fixture(scope="module")
def _aws(_clients: dict[str, Any]) -> Iterator[None]:
    build: Any = boto3.client

    def client(name: str, **options: Any) -> Any:
        if name not in _clients:
            _clients[name] = build(name, **options)
            rights.watch(_clients[name])
        return _clients[name]

    attributes.install()  # as the local service does: moto's own search is most of what reading a row costs
    with mock_aws(), pytest.MonkeyPatch.context() as patch:
        patch.setenv("AWS_DEFAULT_REGION", "eu-central-1")
        patch.setattr(boto3, "client", client)
        yield
    storage.dynamodb.cache_clear()
    storage.s3.cache_clear()


@pytest.fixture
def aws(_aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty table and bucket."""
    number = next(_numbers)
    monkeypatch.setenv("TABLE_NAME", f"table-{number}")
    monkeypatch.setenv("BUCKET_NAME", f"bucket-{number}")
    monkeypatch.setenv("BASE_URL", BASE_URL)
    monkeypatch.setenv("ACCOUNT_RATE", "100000")
    store.create()


@pytest.fixture
def customer(aws: None) -> Callable[..., Customer]:
    def create(email: str, *, pro: bool = False) -> Customer:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(passwords, "hashed", _hashed)
            account = accounts.put(email, password=PASSWORD, pro=pro)
        _, key = api_keys.create(account.id, "main", [], None)
        return Customer(account, key, Service(**{"x-api-key": key}))

    return create


@pytest.fixture
def free(customer: Callable[..., Customer]) -> Customer:
    return customer("free@example.com")


@pytest.fixture
def pro(customer: Callable[..., Customer]) -> Customer:
    return customer("pro@example.com", pro=True)


@pytest.fixture
def anyone(aws: None) -> Service:
    """A caller without credentials."""
    return Service()
