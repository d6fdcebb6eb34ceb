"""`make run`: starts the service, says where it is, and serves until Ctrl-C."""

import argparse
import signal
import sys
from pathlib import Path
from typing import NoReturn

from local.data import DataInUse, DataUnusable
from local.demonstration import Demonstration, prepare
from local.journal import DamagedJournal
from local.service import Interrupted, PortInUse, Service


def main() -> None:
    options = _options()
    # uvicorn finishes open requests and raises the signal again; by then it should end in our own tidying up.
    signal.signal(signal.SIGTERM, _leave)
    interrupted = Interrupted()
    signal.signal(signal.SIGINT, interrupted.interrupt)
    try:
        service = Service(port=options.port, data=options.data, aws_port=options.aws_port)
    except (PortInUse, DataInUse, DataUnusable, DamagedJournal) as error:
        sys.exit(f"make run: {error}")
    try:
        _say(banner(service, prepare(options.data)))
        service.serve(_say, interrupted)
    except KeyboardInterrupt:
        pass  # how it is meant to end
    finally:
        service.close()
        _say(f"Stopped. The data stay in {options.data}.")


def banner(service: Service, demonstration: Demonstration) -> str:
    key = demonstration.keys["free@example.com"]
    accounts = "\n".join(f"  {email:17} {text}" for email, text in demonstration.keys.items())
    return f"""
Handoff runs at {service.base_url} (Ctrl-C stops it)

Accounts, both with password {demonstration.password}, and their API keys:
{accounts}

A first request:
  curl -sS {service.base_url}/api/sdk/check-beam -H 'X-API-Key: {key}' \\
    -H 'Content-Type: application/json' -d '{{"span_m": 6, "section": "IPE 300", "udl": 10}}'

A model to open:
  {service.base_url}/open/{demonstration.draft_id}

DynamoDB and S3 are at {service.data.endpoint_url}, their data in {service.data.folder}.
"""


def _say(text: str) -> None:
    print(text, flush=True)


def _leave(*_: object) -> NoReturn:
    raise SystemExit(0)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make run", description=__doc__)
    parser.add_argument("--port", type=_port, default=3000, help="0 takes any free port")
    parser.add_argument("--aws-port", type=_port, default=None)
    parser.add_argument("--data", type=Path, default=Path(".local"))
    return parser.parse_args()


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"a port is a number up to 65535, not {text!r}")
    return int(text)


if __name__ == "__main__":
    main()
