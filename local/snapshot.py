"""The journal compacted: what the embedded AWS holds, as the writes that would make it again."""

import base64
import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from local.journal import Write
from local.resources import bucket_of, client, table_of
from local.template import REGION, Template

_DAY_S = 86_400


def snapshot(template: Template, endpoint_url: str, object_times: dict[str, float]) -> Iterator[Write]:
    """One write per live item and object. What AWS would have expired by now (TTL, lifecycle) is left out.

    `object_times` says when an object was first written: replaying gives it a new date.
    """
    yield from _items(template, endpoint_url)
    yield from _objects(template, endpoint_url, object_times)


def object_path(write: Write) -> str | None:
    """The path of the object a write puts, if it puts one."""
    environ = write.environ
    is_put = environ["REQUEST_METHOD"] == "PUT" and "HTTP_X_AMZ_TARGET" not in environ
    return environ["PATH_INFO"] if is_put else None


def _items(template: Template, endpoint_url: str) -> Iterator[Write]:
    table, properties = table_of(template)
    ttl = properties.get("TimeToLiveSpecification", {}).get("AttributeName")
    now = time.time()
    pages = client("dynamodb", endpoint_url).get_paginator("scan").paginate(TableName=table, ConsistentRead=True)
    for page in pages:
        for item in page["Items"]:
            if ttl in item and float(item[ttl]["N"]) <= now:
                continue
            body = json.dumps({"TableName": table, "Item": _json_item(item)}).encode()
            headers = {
                "HTTP_X_AMZ_TARGET": "DynamoDB_20120810.PutItem",
                "CONTENT_TYPE": "application/x-amz-json-1.0",
            }
            yield Write(_environ("POST", "/", "dynamodb", body, **headers), body)


def _objects(template: Template, endpoint_url: str, object_times: dict[str, float]) -> Iterator[Write]:
    bucket, properties = bucket_of(template)
    rules = properties.get("LifecycleConfiguration", {}).get("Rules", [])
    lifetimes = {rule.get("Prefix", ""): rule["ExpirationInDays"] for rule in rules if "ExpirationInDays" in rule}
    s3 = client("s3", endpoint_url)
    for page in s3.get_paginator("list_objects_v2").paginate(Bucket=bucket):
        for entry in page.get("Contents", []):
            path = f"/{bucket}/{entry['Key']}"
            at = object_times.get(path, time.time())
            ends = [at + days * _DAY_S for prefix, days in lifetimes.items() if entry["Key"].startswith(prefix)]
            if ends and min(ends) <= time.time():
                continue
            found = s3.get_object(Bucket=bucket, Key=entry["Key"])
            body = found["Body"].read()
            metadata = found["Metadata"].items()
            headers = {f"HTTP_X_AMZ_META_{name.upper().replace('-', '_')}": value for name, value in metadata}
            if encoding := found.get("ContentEncoding"):
                headers["HTTP_CONTENT_ENCODING"] = encoding
            headers["CONTENT_TYPE"] = found["ContentType"]
            yield Write(_environ("PUT", path, "s3", body, **headers), body, at)


def _environ(method: str, path: str, service: str, body: bytes, **headers: str) -> dict[str, str]:
    """A request as moto reads it: the signature's scope names the service, the signature itself is not checked."""
    return {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "RAW_URI": quote(path),
        "REQUEST_URI": quote(path),
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.url_scheme": "http",
        "CONTENT_LENGTH": str(len(body)),
        "HTTP_HOST": "127.0.0.1",
        "HTTP_AUTHORIZATION": f"AWS4-HMAC-SHA256 Credential=local/20260101/{REGION}/{service}/aws4_request",
        **headers,
    }


def _json_item(value: Any) -> Any:
    """boto3 reads binary attributes as bytes; the wire has them in base64."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, dict):
        return {name: _json_item(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_json_item(item) for item in value]
    return value
