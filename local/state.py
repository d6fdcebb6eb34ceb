"""What the embedded AWS keeps, rows and objects: what a request changed of them, and how a start puts them back."""

import base64
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote

from moto.core.models import DEFAULT_ACCOUNT_ID
from moto.dynamodb.models import dynamodb_backends
from moto.dynamodb.models.dynamo_type import DynamoType
from moto.s3.models import s3_backends

from local.journal import Record
from local.resources import bucket_of, table_of
from local.template import REGION, Template

_DAY_S = 86_400
_SHOW_EVERY = 5_000
Change = dict[str, Any]
# The key of a row, or the name of an object.
Target = tuple[str, str] | str


class NotKept(Exception):
    """A write of a kind that this machine keeps no record of."""


class State:
    """Reads and writes moto's rows and objects directly, which is a hundred times faster than asking it over HTTP."""

    def __init__(self, template: Template) -> None:
        self.table, table = table_of(template)
        self.bucket, bucket = bucket_of(template)
        self._ttl = table.get("TimeToLiveSpecification", {}).get("AttributeName")
        rules = bucket.get("LifecycleConfiguration", {}).get("Rules", [])
        self._days = {rule.get("Prefix", ""): rule["ExpirationInDays"] for rule in rules if "ExpirationInDays" in rule}

    def targets(self, environ: dict[str, Any], body: bytes) -> list[Target]:
        """The rows and objects that a write names. Raises NotKept for a write that could not be kept."""
        target = environ.get("HTTP_X_AMZ_TARGET", "")
        if target:
            return list(_keys(target.rpartition(".")[2], json.loads(body), self.table))
        bucket, _, name = unquote(environ["RAW_URI"].partition("?")[0]).lstrip("/").partition("/")
        if bucket != self.bucket or not name or environ["REQUEST_METHOD"] not in ("PUT", "DELETE"):
            raise NotKept(f"{environ['REQUEST_METHOD']} {environ['PATH_INFO']}")
        return [name]

    @contextmanager
    def narrowed(self, environ: dict[str, Any], body: bytes) -> Iterator[None]:
        """While a query runs moto sees its partition alone: it would sort the whole table for each one."""
        values = json.loads(body)["ExpressionAttributeValues"] if _is_query(environ) else {}
        if ":pk" not in values:
            yield
            return
        table = dynamodb_backends[DEFAULT_ACCOUNT_ID][REGION].get_table(self.table)
        everything, key = table.items, DynamoType(values[":pk"])
        table.items = defaultdict(dict, {key: everything[key]} if key in everything else {})
        try:
            yield
        finally:
            table.items = everything

    def changes(self, targets: list[Target]) -> list[Change]:
        """What stands there now."""
        return [self._object(target) if isinstance(target, str) else self._row(target) for target in targets]

    def live(self, records: list[Record]) -> list[Record]:
        """The last state of every row and object, without what AWS would have ended (TTL, lifecycle)."""
        now = believed([float(record["at"]) for record in records], time.time())
        last: dict[tuple[str, ...], Record] = {}
        for record in records:
            for change in record["changes"]:
                name = ("object", change["object"]) if "object" in change else ("row", *change["key"])
                # What is written anew is moved to the end, so that order stays the order of writing.
                last.pop(name, None)
                if change.get("now") is not None:
                    last[name] = {"at": record["at"], "changes": [change]}
        return [record for record in last.values() if not self._over(record, now)]

    def restore(self, records: list[Record], say: Callable[[str], None]) -> None:
        table = dynamodb_backends[DEFAULT_ACCOUNT_ID][REGION].get_table(self.table)
        for number, record in enumerate(records, 1):
            (change,) = record["changes"]
            if "key" in change:
                table.put_item(_read(change["now"]))
            else:
                self._restore_object(change, record["at"])
            if number % _SHOW_EVERY == 0:
                say(f"Restoring the data: {number:,} of {len(records):,} ...")

    def _row(self, key: tuple[str, str]) -> Change:
        table = dynamodb_backends[DEFAULT_ACCOUNT_ID][REGION].get_table(self.table)
        item = table.get_item(DynamoType({"S": key[0]}), DynamoType({"S": key[1]}))
        return {"key": list(key), "now": _written(item.to_json()["Attributes"]) if item else None}

    def _object(self, name: str) -> Change:
        key = s3_backends[DEFAULT_ACCOUNT_ID]["aws"].get_object(self.bucket, name)
        if key is None:
            return {"object": name, "now": None}
        return {"object": name, "now": base64.b64encode(key.value).decode(), "headers": dict(key.metadata)}

    def _restore_object(self, change: Change, at: float) -> None:
        backend = s3_backends[DEFAULT_ACCOUNT_ID]["aws"]
        key = backend.put_object(self.bucket, change["object"], base64.b64decode(change["now"]))
        key.set_metadata(dict(change["headers"]), replace=True)
        key.last_modified = datetime.fromtimestamp(at, UTC)

    def _over(self, record: Record, now: float) -> bool:
        (change,) = record["changes"]
        if "key" in change:
            return self._ttl in change["now"] and float(change["now"][self._ttl]["N"]) <= now
        days = [days for prefix, days in self._days.items() if change["object"].startswith(prefix)]
        return bool(days) and float(record["at"]) + min(days) * _DAY_S <= now


def believed(written: list[float], now: float) -> float:
    """The latest time that the clock has come to by itself: beyond a leap it is believed once it went on for a day.

    A machine that was off for days looks the same as a clock that is wrong by days; what ended meanwhile is kept until
    then, since every read compares the time itself.
    """
    moments = [*sorted(moment for moment in written if moment <= now), now]
    first = since = last = known = moments[0]
    for moment in moments:
        if moment - last > _DAY_S:
            since = moment
        if since == first or moment - since >= _DAY_S:
            known = moment
        last = moment
    return known


def _is_query(environ: dict[str, Any]) -> bool:
    return str(environ.get("HTTP_X_AMZ_TARGET", "")).endswith(".Query")


def _written(attributes: dict[str, Any]) -> dict[str, Any]:
    """moto keeps binary attributes as bytes; JSON has them in base64."""
    return {name: _each(typed, lambda value: base64.b64encode(value).decode()) for name, typed in attributes.items()}


def _read(attributes: dict[str, Any]) -> dict[str, Any]:
    return {name: _each(typed, base64.b64decode) for name, typed in attributes.items()}


def _each(typed: dict[str, Any], turn: Callable[[Any], Any]) -> dict[str, Any]:
    """A typed value with every binary inside it turned."""
    ((kind, value),) = typed.items()
    match kind:
        case "B":
            return {kind: turn(value)}
        case "BS":
            return {kind: [turn(entry) for entry in value]}
        case "L":
            return {kind: [_each(entry, turn) for entry in value]}
        case "M":
            return {kind: {name: _each(entry, turn) for name, entry in value.items()}}
    return typed


def _keys(operation: str, request: dict[str, Any], table: str) -> Iterator[tuple[str, str]]:
    """The keys of the rows that a DynamoDB write names."""
    match operation:
        case "PutItem":
            parts = [(request["TableName"], request["Item"])]
        case "UpdateItem" | "DeleteItem":
            parts = [(request["TableName"], request["Key"])]
        case "TransactWriteItems":
            writes = [next(iter(entry.values())) for entry in request["TransactItems"] if "ConditionCheck" not in entry]
            parts = [(write["TableName"], write.get("Item") or write["Key"]) for write in writes]
        case _:
            raise NotKept(operation)
    for name, key in parts:
        if name != table:
            raise NotKept(f"{operation} on {name}")
        yield key["pk"]["S"], key["sk"]["S"]
