"""What our serializer of DynamoDB's answers writes is what moto's own writes, whatever an attribute holds."""

import json
from typing import Any
from unittest.mock import patch

import pytest
from moto.core.serialize import SERVICE_SPECIFIC_SERIALIZERS

from local.attributes import AttributeSerializer, install
from local.aws import Storage

ITEM = {
    **{"pk": {"S": "a"}, "sk": {"S": ""}, "number": {"N": "-1.50"}, "bytes": {"B": "AP8="}, "yes": {"BOOL": True}},
    **{
        "nothing": {"NULL": True},
        "texts": {"SS": ["b", "c"]},
        "numbers": {"NS": ["1", "2"]},
        "blobs": {"BS": ["AA=="]},
    },
    **{"list": {"L": [{"S": "x"}, {"B": "AQ=="}, {"L": []}]}, "map": {"M": {"S": {"S": "y"}, "N": {"N": "7"}}}},
}


def told(storage: Storage, operation: str, **request: Any) -> Any:
    """What an operation on the table answers, as it goes over the wire."""
    body = json.dumps({"TableName": "attributes", **request}).encode()
    environ = {
        **{"REQUEST_METHOD": "POST", "PATH_INFO": "/", "SERVER_NAME": "127.0.0.1", "SERVER_PORT": "80"},
        **{"HTTP_HOST": "127.0.0.1", "HTTP_X_AMZ_TARGET": f"DynamoDB_20120810.{operation}", "wsgi.url_scheme": "http"},
        **{"HTTP_AUTHORIZATION": "AWS4-HMAC-SHA256 Credential=k/20260101/eu-central-1/dynamodb/aws4_request"},
    }
    status, _, answer = storage._run({**environ, "CONTENT_LENGTH": str(len(body))}, body)
    assert status.startswith("200"), answer
    return json.loads(answer)


@pytest.mark.usefixtures("aws")
def test_every_type_of_attribute_reads_as_moto_tells_it() -> None:
    storage = Storage()
    keys = [("pk", "HASH"), ("sk", "RANGE")]
    told(
        storage,
        "CreateTable",
        KeySchema=[{"AttributeName": name, "KeyType": kind} for name, kind in keys],
        AttributeDefinitions=[{"AttributeName": name, "AttributeType": "S"} for name, _ in keys],
        BillingMode="PAY_PER_REQUEST",
    )
    told(storage, "PutItem", Item={**ITEM, "sk": {"S": "b"}})
    reads: list[tuple[str, dict[str, Any]]] = [
        ("GetItem", {"Key": {"pk": {"S": "a"}, "sk": {"S": "b"}}}),
        ("Query", {"KeyConditionExpression": "pk = :pk", "ExpressionAttributeValues": {":pk": {"S": "a"}}}),
    ]
    ours = [told(storage, operation, **request) for operation, request in reads]
    with patch.dict(SERVICE_SPECIFIC_SERIALIZERS):
        del SERVICE_SPECIFIC_SERIALIZERS["dynamodb"]
        motos = [told(storage, operation, **request) for operation, request in reads]
    assert ours == motos
    assert ours[0]["Item"]["number"] == {"N": "-1.50"}
    assert ours[0]["Item"]["bytes"] == {"B": "AP8="}


def test_it_serves_the_table() -> None:
    install()
    assert SERVICE_SPECIFIC_SERIALIZERS["dynamodb"] == {"json": AttributeSerializer}
