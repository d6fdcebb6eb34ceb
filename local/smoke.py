"""`make smoke`: every endpoint of a running service called once, over HTTP, with an account that is deleted at the end.

Against the `make run` of DATA, or with STACK against what is deployed: the account is made with your AWS credentials,
everything after it through the service's own address. Nothing is left behind.
"""

import argparse
import os
import re
import secrets
import sys
from pathlib import Path

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from handoff.accounts import accounts
from handoff.api import account_deletion
from local import rehearsal
from local.data import DataInUse, running_service
from local.environment import configure, isolate
from local.probe import Probe
from local.template import Template


def main() -> None:
    options = _options()
    email, password = f"smoke-{secrets.token_hex(6)}@example.invalid", secrets.token_urlsafe(16)
    try:
        address = _address(options)
        account = accounts.put(email, password=password, pro=True)
    except (ValueError, DataInUse, BotoCoreError, ClientError) as error:
        sys.exit(f"make smoke: {error}")
    probe = Probe(options.url or address)
    print(f"{options.url or address} as {email}")
    try:
        rehearsal.run(probe, email, password)
    finally:
        # Deleted by its last step already, unless one before it broke off.
        if accounts.find(account.id):
            account_deletion.close(account)
    _require_all(probe)
    if probe.failures:
        sys.exit("\n".join(["", f"{len(probe.failures)} failed:", *probe.failures]))
    print(f"all of {len(probe.called)} requests answered as they should")


def _address(options: argparse.Namespace) -> str:
    """Where the service answers; the environment then leads to its table."""
    if options.stack:
        (stack,) = boto3.client("cloudformation").describe_stacks(StackName=options.stack)["Stacks"]
        outputs = {entry["OutputKey"]: entry["OutputValue"] for entry in stack.get("Outputs", [])}
        os.environ |= {"TABLE_NAME": outputs["TableName"], "BUCKET_NAME": outputs["BucketName"]}
        return str(outputs["Address"])
    service = running_service(options.data)
    if service is None:
        raise ValueError(f"no service runs on the data in {options.data}; start one with make run, or give STACK=")
    isolate()
    configure(Template(), service["endpoint_url"], service["base_url"])
    address: str = service["base_url"]
    return address


def _require_all(probe: Probe) -> None:
    """Every operation of the service's own description, and every kind of page."""
    for path, operations in probe.call("GET", "/api/openapi.json", note="again").json["paths"].items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method in operations:
            called = any(verb == method and pattern.fullmatch(place) for verb, place in probe.called)
            if not called:
                probe.check(False, f"{method.upper()} {path}", "never called")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make smoke", description=__doc__)
    parser.add_argument("--stack")
    parser.add_argument("--url", help="another address of the same stack, for instance CloudFront's")
    parser.add_argument("--data", type=Path, default=Path(".local"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
