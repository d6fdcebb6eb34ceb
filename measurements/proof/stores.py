"""The stores that proofs run against, behind a wire that can fail: moto under its lock, and dynalite for the table."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

import botocore.endpoint
from botocore.config import Config
from moto.core.models import DEFAULT_ACCOUNT_ID
from moto.dynamodb.models import dynamodb_backends
from moto.s3.models import s3_backends

from handoff.aws import clients, storage
from local.data import Data
from local.environment import configure, isolate
from local.resources import client, table_of
from local.template import REGION, ROOT, Template
from measurements.proof.figures import seed
from measurements.proof.wire import Wire

# What is proved here is not the disk; the row Crash has one.
MEMORY = Path("/dev/shm")
NAMES = ("moto", "dynalite")
DYNALITE = ROOT / "measurements/proof/dynalite/node_modules/dynalite"


@contextmanager
def store(name: str) -> Iterator[Wire]:
    """An empty table and bucket of the template, which this process's functions use through the wire."""
    template = Template()
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ))
        isolate()
        dynamodb_backends[DEFAULT_ACCOUNT_ID][REGION].reset()
        s3_backends[DEFAULT_ACCOUNT_ID]["aws"].reset()
        folder = stack.enter_context(TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None))
        moto = Data(Path(folder), template)
        stack.callback(moto.close)
        table = stack.enter_context(_dynalite()) if name == "dynalite" else moto.endpoint_url
        wire = Wire(table, moto.endpoint_url, seed())
        stack.callback(wire.close)
        if name == "dynalite":
            _create_table(template, wire.url)
        configure(template, wire.url, "https://handoff.example")
        stack.enter_context(_hasty())
        for cached in (storage.dynamodb, storage.s3):
            cached.cache_clear()
            stack.callback(cached.cache_clear)
        yield wire


def _create_table(template: Template, url: str) -> None:
    """What dynalite can be told of it: it knows no time to live."""
    table, properties = table_of(template)
    asked = {key: properties[key] for key in ("AttributeDefinitions", "KeySchema", "BillingMode")}
    dynamodb = client("dynamodb", url)
    dynamodb.create_table(TableName=table, **asked)
    dynamodb.get_waiter("table_exists").wait(TableName=table, WaiterConfig={"Delay": 1})


@contextmanager
def _hasty() -> Iterator[None]:
    """boto3 waits between its tries, and so does the service; ten thousand waits would take hours."""
    quick = SimpleNamespace(**{**vars(time), "sleep": lambda seconds: time.sleep(min(seconds, 0.002))})
    config = clients.CONFIG.merge(Config(max_pool_connections=120, connect_timeout=30, read_timeout=60))
    with (
        patch.object(botocore.endpoint, "time", quick),
        patch.object(clients, "pause", quick.sleep),
        patch.object(clients, "CONFIG", config),
    ):
        yield


@contextmanager
def _dynalite() -> Iterator[str]:
    """On a port of its own, in memory."""
    if not DYNALITE.exists():
        raise FileNotFoundError(f"{DYNALITE} is not installed; make prove installs it")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = ["node", str(DYNALITE / "cli.js"), "--host", "127.0.0.1", "--port", str(port), "--createTableMs", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        if process.stdout is None or "listening" not in process.stdout.readline():
            raise RuntimeError("dynalite did not start")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout:
            process.stdout.close()
