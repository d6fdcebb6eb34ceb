"""The embedded AWS keeps what stands, and not what was read, changed or deleted."""

import gc

import pytest
from moto.dynamodb.models.dynamo_type import Item
from moto.s3.models import FakeKey

from handoff.aws import storage
from local import instances

ROWS = 50


def living(kind: type) -> int:
    gc.collect()
    return sum(1 for thing in gc.get_objects() if type(thing) is kind)


@pytest.mark.usefixtures("aws")
@pytest.mark.filterwarnings("ignore:S3 key was not disposed")
def test_rows_and_objects_that_are_gone_leave_nothing() -> None:
    instances.install()
    before = living(Item), living(FakeKey)
    for number in range(ROWS):
        key = ("ROW", "one")
        storage.put(key, {"n": number})
        assert storage.get(key) is not None
        storage.put_object("one", b"content %d" % number)
    assert living(Item) - before[0] < ROWS / 5
    assert living(FakeKey) - before[1] < ROWS / 5
