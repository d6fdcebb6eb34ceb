"""boto3's clients, built at the first call and not at import, and what becomes of a request that AWS throttles."""

import time
import zlib
from functools import cache
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError, ConnectionClosedError

from handoff.errors import Busy
from handoff.runtime.snapstart import before_snapshot

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_s3 import S3Client

# Three tries fit in the function's time with the waits between them: 3 × 4 s and at most 1 s + 2 s. Standard mode
# repeats throttles and dropped connections.
TRIES = 3
CONFIG = Config(connect_timeout=1, read_timeout=3, retries={"mode": "standard", "total_max_attempts": TRIES})
THROTTLED = (
    *("ProvisionedThroughputExceededException", "ThrottlingException", "RequestLimitExceeded"),
    *("SlowDown", "ServiceUnavailable"),  # S3's, both 503
)
# Between two requests for what the one before left undone; the last wait is the longest.
WAITS_S = (0.05, 0.1, 0.2, 0.4, 0.8)
# Otherwise all who were refused at once would come again at once.
_random = SystemRandom()


@before_snapshot
@cache
def dynamodb() -> "DynamoDBClient":
    client = boto3.client("dynamodb", config=CONFIG)
    # The annotations know no handler that answers.
    events: Any = client.meta.events
    events.register("needs-retry.dynamodb", _repeat_torn, unique_id="torn")
    return client


@before_snapshot
@cache
def s3() -> "S3Client":
    return boto3.client("s3", config=CONFIG)


def _repeat_torn(response: Any, attempts: int, **_: Any) -> int | None:
    """Seconds until a request is repeated whose answer broke off. boto3 takes one that ends within its head, and at its
    last try any, for an empty answer, which says of every row that it is not there."""
    if response is None or response[0].status_code != 200 or _is_whole(response[0]):
        return None
    if attempts >= TRIES:
        raise ConnectionClosedError(endpoint_url=response[0].url)
    return 0


def _is_whole(answer: Any) -> bool:
    """The table answers with `{}` at least, and states length and checksum."""
    length, checksum = answer.headers.get("content-length"), answer.headers.get("x-amz-crc32")
    return (
        bool(answer.content)
        and (length is None or int(length) == len(answer.content))
        and (checksum is None or int(checksum) == zlib.crc32(answer.content))
    )


def ask(method: Any, **arguments: Any) -> Any:
    """One request, repeated by boto3; `Busy` where AWS went on refusing."""
    try:
        return method(**arguments)
    except ClientError as error:
        if error.response["Error"]["Code"] in THROTTLED:
            raise Busy from error
        raise


def back_off(attempt: int) -> None:
    """Waits before the next request of a row of them, longer each time; after the last wait it is `Busy`."""
    if attempt >= len(WAITS_S):
        raise Busy
    pause(_random.uniform(WAITS_S[attempt] / 2, WAITS_S[attempt]))


def pause(seconds: float) -> None:
    time.sleep(seconds)
