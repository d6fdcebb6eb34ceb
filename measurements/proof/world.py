"""An AWS inside this process for the rows that call handlers directly, and accounts in it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from moto import mock_aws

from handoff.accounts import accounts
from handoff.accounts.accounts import Account
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.runtime import request_log
from local.environment import isolate
from tests import store
from tests.service import BASE_URL, Service

PASSWORD = "a horse of canary yellow"


@contextmanager
def world() -> Iterator[None]:
    """Where no fixture has made one."""
    with patch.dict(os.environ), mock_aws():
        isolate()
        os.environ |= {"TABLE_NAME": "table", "BUCKET_NAME": "bucket", "BASE_URL": BASE_URL}
        for client in (storage.dynamodb, storage.s3):
            client.cache_clear()
        store.create()
        request_log.logger.setLevel("WARNING")
        yield
        for client in (storage.dynamodb, storage.s3):
            client.cache_clear()


@dataclass(frozen=True)
class Holder:
    """An account and the service as it answers its unrestricted key."""

    account: Account
    key: str

    @property
    def service(self) -> Service:
        return Service(**{"x-api-key": self.key})


def holder(name: str, *, pro: bool) -> Holder:
    account = accounts.put(f"{name}@example.com", password=f"{PASSWORD} of {name}", pro=pro)
    return Holder(account, api_keys.create(account.id, "main", [], None)[1])
