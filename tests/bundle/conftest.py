"""The built bundle, and the embedded AWS it runs against, filled as `make run` fills it."""

import os
from collections.abc import Iterator

import pytest

from handoff.accounts import accounts
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.models import saved_models
from local.aws import Server, Storage
from local.environment import configure, isolate
from local.resources import create_resources
from local.template import Template
from tests.bundle.bundle import Bundle
from tests.bundle.calls import Watched

EMAIL = "pro@example.com"
PASSWORD = "a horse of canary yellow"


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Bundle:
    return Bundle(tmp_path_factory.mktemp("bundle"))


@pytest.fixture(scope="module")
def aws() -> Iterator[Watched]:
    """The embedded AWS on a loopback port; it notes which function asks for what."""
    watched = Watched(Storage())
    server = Server(watched, port=0)  # type: ignore[arg-type]  # a WSGI application like the one it wraps
    server.start()
    watched.url = server.url
    environment = dict(os.environ)
    _forget_clients()
    try:
        isolate()
        template = Template()
        configure(template, server.url, "http://127.0.0.1:3000")
        create_resources(template, server.url)
        yield watched
    finally:
        _forget_clients()
        os.environ.clear()
        os.environ.update(environment)
        server.stop()


def _forget_clients() -> None:
    storage.dynamodb.cache_clear()
    storage.s3.cache_clear()


@pytest.fixture
def account(aws: Watched) -> accounts.Account:
    """For each test, since one event deletes it."""
    return accounts.put(EMAIL, password=PASSWORD, pro=True)


@pytest.fixture
def placeholders(account: accounts.Account) -> dict[str, str]:
    """What stands for the placeholders of events/*.json: each test gets its own, since some events delete."""
    _, key = api_keys.create(account.id, "main", [], None)
    model = saved_models.save(account.id, "kept", None, b"{}")
    draft = drafts.park(account.id, b'{"model":{"members":[]}}', members=0)
    return {
        "<API_KEY>": key,
        "<KEY_ID>": key.partition(".")[0],
        "<MODEL_ID>": model.id,
        "<DRAFT_ID>": draft.id,
        "<PASSWORD>": PASSWORD,
    }
