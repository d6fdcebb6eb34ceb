"""The embedded AWS: for programs of this machine alone, and for nothing that it could not keep."""

from pathlib import Path
from typing import Any

import pytest

from local.aws import Storage
from tests.local.steps import step


def status(**environ: str) -> str:
    answered: list[str] = []

    def start_response(status: str, headers: list[Any], exc_info: Any = None) -> None:
        answered.append(status)

    class Unread:
        def read(self, size: int = -1) -> bytes:
            raise AssertionError("the body of somebody unwelcome was read")

    given = {"REQUEST_METHOD": "GET", "PATH_INFO": "/handoff-local-bucket", "wsgi.input": Unread(), **environ}
    list(Storage()(given, start_response))
    return answered[0]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:3001", "127.0.0.1.evil.example", "192.0.2.1:3001"])
def test_a_site_that_resolves_to_this_machine_lists_nothing(host: str) -> None:
    """DNS rebinding: the browser takes it for the site itself and sends no Origin."""
    assert status(HTTP_HOST=host) == "403 Forbidden"


def test_a_page_of_another_origin_reads_nothing() -> None:
    assert status(HTTP_HOST="127.0.0.1:3001", HTTP_ORIGIN="https://evil.example") == "403 Forbidden"


@pytest.mark.parametrize("host", ["", "a b", "127.0.0.1:x", "127.0.0.1:3001, evil.example"])
def test_a_malformed_host_is_a_bad_request(host: str) -> None:
    assert status(HTTP_HOST=host) == "400 Bad Request"


def test_a_malformed_length_is_a_bad_request() -> None:
    assert status(HTTP_HOST="localhost:3001", CONTENT_LENGTH="-1") == "400 Bad Request"


@pytest.mark.parametrize(
    "host", ["127.0.0.1:3001", "localhost:3001", "[::1]:3001", "host.docker.internal:3001", "bucket.localhost:3001"]
)
def test_this_machine_goes_on_to_its_answer(host: str) -> None:
    with pytest.raises(AssertionError, match="was read"):
        status(HTTP_HOST=host, CONTENT_LENGTH="1")


def test_a_write_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
from botocore.exceptions import ClientError
for write in (lambda: s3.create_bucket(Bucket="another"), lambda: dynamodb.delete_table(TableName=table)):
    try:
        write()
        raise SystemExit("acknowledged")
    except ClientError as error:
        assert error.response["ResponseMetadata"]["HTTPStatusCode"] == 501
put("A")
""",
    )


def test_web_pages_reach_nothing(tmp_path: Path) -> None:
    step(
        tmp_path,
        """
import urllib.error, urllib.request
put("a")
for path, method in (("/moto-api/data.json", "GET"), ("/moto-api/reset", "POST"), ("/", "OPTIONS")):
    request = urllib.request.Request(data.endpoint_url + path, method=method, headers={"Origin": "https://example.com"})
    try:
        raise SystemExit(f"answered {urllib.request.urlopen(request).status}")
    except urllib.error.HTTPError as refusal:
        assert refusal.code == 403
        assert "Access-Control-Allow-Origin" not in refusal.headers
assert get("a")
""",
    )


def test_a_query_sees_its_partition_and_costs_no_more_in_a_large_table(tmp_path: Path) -> None:
    """moto would sort all rows for each query; it is handed those of the partition alone."""
    step(
        tmp_path,
        """
from moto.dynamodb.models.table import Table
for n in range(5): put("other" + str(n))
put("mine")
seen, all_items = [], Table.all_items
Table.all_items = lambda table: seen.append(all_items(table)) or seen[-1]
def query(pk):
    return dynamodb.query(TableName=table, KeyConditionExpression="pk = :pk AND sk BETWEEN :a AND :z",
                          ExpressionAttributeValues={":pk": {"S": pk}, ":a": {"S": "A"}, ":z": {"S": "Z"}})["Items"]
assert [item["pk"]["S"] for item in query("mine")] == ["mine"]
assert query("nobody") == []
assert seen and max(map(len, seen)) <= 1, seen
assert get("other3") and get("mine")
""",
    )
