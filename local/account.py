"""`make account`: create an account, or change its tier or password, here or in a deployed stack."""

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from handoff.accounts import accounts
from local import former_rows
from local.data import Data, DataInUse, running_service
from local.environment import configure, isolate
from local.template import Template


def main() -> None:
    options = _options()
    try:
        if options.stack:
            os.environ["TABLE_NAME"] = stack_table(options.stack)
            _put(options)
            return
        isolate()
        template = Template()
        if service := running_service(options.data):
            configure(template, service["endpoint_url"], service["base_url"])
            _put(options)
        else:
            with closing(Data(options.data, template)) as data:
                configure(template, data.endpoint_url, "")
                _put(options)
    except (ValueError, DataInUse, BotoCoreError, ClientError) as error:
        sys.exit(f"make account: {error}")


def stack_table(stack: str) -> str:
    """The table a deployed stack names in its outputs."""
    (described,) = boto3.client("cloudformation").describe_stacks(StackName=stack)["Stacks"]
    for output in described.get("Outputs", []):
        if output.get("OutputKey") == "TableName":
            return str(output["OutputValue"])
    raise ValueError(f"the stack {stack} has no output TableName")


def _put(options: argparse.Namespace) -> None:
    former_rows.move(options.email)
    account = accounts.put(options.email, password=os.environ.get("HANDOFF_PASSWORD") or None, pro=options.pro)
    where = f"stack {options.stack}" if options.stack else f"data in {options.data}"
    print(f"{account.email}: {'Pro' if account.is_premium else 'free'}, account {account.id}, {where}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make account", description=__doc__)
    parser.add_argument("--email", required=True)
    parser.add_argument("--pro", type=_yes_or_no, default=None)
    parser.add_argument("--stack")
    parser.add_argument("--data", type=Path, default=Path(".local"))
    return parser.parse_args()


def _yes_or_no(text: str) -> bool:
    answers = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
    if text.lower() not in answers:
        raise argparse.ArgumentTypeError(f"PRO should be 1 or 0, not {text!r}")
    return answers[text.lower()]


if __name__ == "__main__":
    main()
