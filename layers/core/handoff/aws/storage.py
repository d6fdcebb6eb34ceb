"""The table and the bucket, as rows and objects; what boto3 calls them stays in here."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from botocore.exceptions import ClientError

from handoff.aws import clients
from handoff.aws.attribute_values import plain, typed
from handoff.aws.clients import ask
from handoff.aws.clients import dynamodb as dynamodb
from handoff.aws.clients import s3 as s3
from handoff.runtime import settings

Item = dict[str, Any]
Key = tuple[str, str]


class ConditionFailed(Exception):
    """A conditional write found the row otherwise than its writer believed."""


class ObjectMissing(Exception):
    """The bucket holds no such object."""


def get(key: Key, *, only: list[str] | None = None, consistent: bool = True) -> Item | None:
    """One row; `only` names the attributes wanted where the rest would be large."""
    asked = {"TableName": settings.table_name(), "Key": _key(key), "ConsistentRead": consistent, **_projection(only)}
    answer = ask(dynamodb().get_item, **asked)
    return plain(answer["Item"]) if "Item" in answer else None


def get_all(keys: list[Key], *, only: list[str] | None = None) -> list[Item]:
    """Those of the rows that exist, in no order, read consistently."""
    items: list[Item] = []
    table = settings.table_name()
    for start in range(0, len(keys), 100):  # BatchGetItem takes 100 keys
        asked = {"Keys": [_key(key) for key in keys[start : start + 100]], "ConsistentRead": True, **_projection(only)}
        wanted: Any = {table: asked}
        attempt = 0
        while True:
            answer = ask(dynamodb().batch_get_item, RequestItems=wanted)
            items.extend(plain(item) for item in answer["Responses"].get(table, []))
            wanted = answer.get("UnprocessedKeys")
            if not wanted:
                break
            clients.back_off(attempt)
            # A batch is cut at 16 MB too: where some rows came, the table is not refusing.
            attempt = 0 if answer["Responses"].get(table) else attempt + 1
    return items


def put(
    key: Key,
    item: Item,
    *,
    condition: str | None = None,
    values: Item | None = None,
    names: dict[str, str] | None = None,
) -> None:
    row = {**_key(key), **typed({name: value for name, value in item.items() if value is not None})}
    _conditional(dynamodb().put_item, Item=row, **_expressions(condition, values, names))


def update(
    key: Key, change: str, *, condition: str | None = None, values: Item, names: dict[str, str] | None = None
) -> Item:
    """The row as it stands after the change."""
    answer = _conditional(
        dynamodb().update_item,
        Key=_key(key),
        UpdateExpression=change,
        ReturnValues="ALL_NEW",
        **_expressions(condition, values, names),
    )
    return plain(answer["Attributes"])


def change(key: Key, change: str, *, condition: str, values: Item) -> None:
    """An update that reads nothing back, for writers whose policy names the attributes they may touch."""
    _conditional(
        dynamodb().update_item,
        Key=_key(key),
        UpdateExpression=change,
        ReturnValues="NONE",
        **_expressions(condition, values),
    )


def change_both(changes: list[tuple[Key, str, str, Item]]) -> None:
    """Updates of several rows, each with its condition: all of them or none."""
    items = [
        {
            "Update": {
                "TableName": settings.table_name(),
                "Key": _key(key),
                "UpdateExpression": change,
                **_expressions(condition, values),
            }
        }
        for key, change, condition, values in changes
    ]
    try:
        ask(dynamodb().transact_write_items, TransactItems=items)
    except ClientError as error:
        if error.response["Error"]["Code"] != "TransactionCanceledException":
            raise
        # A rival's change of the same rows, made or under way.
        raise ConditionFailed from error


def delete(
    key: Key,
    *,
    condition: str | None = None,
    values: Item | None = None,
    names: dict[str, str] | None = None,
) -> Item | None:
    """The row as it stood before, or None where there was none."""
    answer = _conditional(
        dynamodb().delete_item, Key=_key(key), ReturnValues="ALL_OLD", **_expressions(condition, values, names)
    )
    return plain(answer["Attributes"]) if answer.get("Attributes") else None


def query(pk: str, first: str, last: str, *, limit: int | None = None, descending: bool = False) -> list[Item]:
    """Rows of one partition whose sort key lies between `first` and `last`, in order, read consistently."""
    items: list[Item] = []
    page = {"ConsistentRead": True, "ScanIndexForward": not descending, **({"Limit": limit} if limit else {})}
    for answer in _pages(pk, first, last, page):
        items.extend(plain(item) for item in answer["Items"])
        if limit and len(items) >= limit:
            break
    return items


def count(pk: str, first: str, last: str) -> int:
    """How many rows of one partition have a sort key between `first` and `last`, or had a moment ago."""
    return sum(answer["Count"] for answer in _pages(pk, first, last, {"Select": "COUNT"}))


def _pages(pk: str, first: str, last: str, page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    asked = {
        "TableName": settings.table_name(),
        "KeyConditionExpression": "pk = :pk AND sk BETWEEN :first AND :last",
        "ExpressionAttributeValues": typed({":pk": pk, ":first": first, ":last": last}),
        **page,
    }
    while True:
        answer = ask(dynamodb().query, **asked)
        yield answer
        if "LastEvaluatedKey" not in answer:
            return
        asked["ExclusiveStartKey"] = answer["LastEvaluatedKey"]


def list_objects(prefix: str, after: str = "") -> Iterator[tuple[str, datetime]]:
    """Names under a prefix with the time each was written, in order of the names."""
    asked: Any = {"Bucket": settings.bucket_name(), "Prefix": prefix, "StartAfter": after}
    pages = iter(s3().get_paginator("list_objects_v2").paginate(**asked))
    while page := ask(lambda: next(pages, None)):
        for entry in page.get("Contents", []):
            yield entry["Key"], entry["LastModified"]


def put_object(key: str, body: bytes) -> None:
    ask(s3().put_object, Bucket=settings.bucket_name(), Key=key, Body=body)


def get_object(key: str) -> bytes:
    try:
        body: bytes = ask(s3().get_object, Bucket=settings.bucket_name(), Key=key)["Body"].read()
        return body
    except ClientError as error:
        # Without the right to list, S3 says 403 for a key that does not exist.
        if error.response["Error"]["Code"] in ("NoSuchKey", "AccessDenied"):
            raise ObjectMissing(key) from error
        raise


def delete_object(key: str) -> None:
    ask(s3().delete_object, Bucket=settings.bucket_name(), Key=key)


def _conditional(call: Any, **arguments: Any) -> Any:
    try:
        return ask(call, TableName=settings.table_name(), **arguments)
    except ClientError as error:
        if error.response["Error"]["Code"] == "ConditionalCheckFailedException":
            raise ConditionFailed from error
        raise


def _projection(only: list[str] | None) -> dict[str, Any]:
    if not only:
        return {}
    names = {f"#{place}": name for place, name in enumerate(only)}
    return {"ProjectionExpression": ", ".join(names), "ExpressionAttributeNames": names}


def _expressions(condition: str | None, values: Item | None, names: dict[str, str] | None = None) -> dict[str, Any]:
    expressions: dict[str, Any] = {}
    if condition:
        expressions["ConditionExpression"] = condition
    if values:
        expressions["ExpressionAttributeValues"] = typed(values)
    if names:
        expressions["ExpressionAttributeNames"] = names
    return expressions


def _key(key: Key) -> dict[str, Any]:
    return {"pk": {"S": key[0]}, "sk": {"S": key[1]}}
