"""Steps of a story about data, each in a process of its own, forked from one that has everything imported already."""

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from local.resources import client

# Settings of somebody's real AWS, which nothing here may follow.
FOREIGN = {"AWS_PROFILE": "production", "AWS_ENDPOINT_URL_DYNAMODB": "http://192.0.2.1", "AWS_SESSION_TOKEN": "real"}
# What a step starts with: the embedded AWS over a folder, and short words for what is done with it.
PRELUDE = """
import os, pathlib, signal, sys
from local.data import Data
from local.resources import bucket_of, client, table_of
from local.template import Template
template = Template()
data = Data(pathlib.Path(sys.argv[1]), template)
dynamodb, s3 = client("dynamodb", data.endpoint_url), client("s3", data.endpoint_url)
table, bucket = table_of(template)[0], bucket_of(template)[0]
def put(pk, **attributes):
    dynamodb.put_item(TableName=table, Item={"pk": {"S": pk}, "sk": {"S": "X"}, **attributes})
def get(pk):
    return dynamodb.get_item(TableName=table, Key={"pk": {"S": pk}, "sk": {"S": "X"}}).get("Item")
def add(pk):
    dynamodb.update_item(TableName=table, Key={"pk": {"S": pk}, "sk": {"S": "X"}}, UpdateExpression="ADD n :one",
                         ExpressionAttributeValues={":one": {"N": "1"}})
def objects():
    return sorted(entry["Key"] for entry in s3.list_objects_v2(Bucket=bucket).get("Contents", []))
def die():
    os.kill(os.getpid(), signal.SIGKILL)
"""

# Reading the descriptions of both services, which boto3 then keeps, is the next most of it.
for _name in ("dynamodb", "s3"):
    client(_name, "http://127.0.0.1:1")
# Importing moto is most of what a step would cost; the server of forks has no thread that a fork could lose.
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(
    ["local.__main__", "local.account", "moto.dynamodb.responses", "moto.s3.responses", "tests.local.steps"]
)


def run(code: str, folder: Path) -> tuple[int, str]:
    """The exit code, negative for a signal, and what was said on either stream."""
    ours, theirs = _context.Pipe(duplex=False)
    process = _context.Process(target=_run, args=(code, str(folder), theirs))
    process.start()
    theirs.close()
    # Until the step, and whatever it has started, has closed its streams.
    with open(ours.fileno(), closefd=False) as said:
        text = said.read()
    ours.close()
    process.join(60)
    assert process.exitcode is not None, "the step did not end"
    return process.exitcode, text


def step(folder: Path, code: str, *, killed: bool = False) -> str:
    """What a step says; it ends well, or by kill -9 where it is to be killed."""
    ended, said = run(PRELUDE + code, folder)
    assert ended == (-signal.SIGKILL if killed else 0), said
    return said


def command(module: str, *arguments: str, **environment: str) -> tuple[int, str]:
    """How `python -m module` ends, and what it says, without the time it takes to load."""
    code = f"import os, sys\nos.environ.update({environment!r})\nsys.argv[1:] = {list(arguments)!r}\n"
    return run(code + f"from {module} import main\nmain()\n", Path())


def _run(code: str, folder: str, said: Connection) -> None:
    for stream in (1, 2):
        os.dup2(said.fileno(), stream)
    said.close()
    sys.stdout = sys.stderr = open(1, "w", buffering=1, closefd=False)  # noqa: SIM115 (to the process's end)
    sys.argv = ["step", folder]
    exec(compile(code, "step", "exec"), {"__name__": "step"})
