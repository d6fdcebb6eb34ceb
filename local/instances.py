"""What moto remembers of every row it has ever made, which nothing here asks for."""

from typing import Any

from moto.dynamodb.models.dynamo_type import Item
from moto.s3.models import FakeKey


class Forgotten(list[Any]):
    """moto lists every instance for its dashboard: a row that is read, changed or deleted would stay in memory."""

    def append(self, instance: Any) -> None:
        pass


def install() -> None:
    """For every moto of this process."""
    for model in (Item, FakeKey):
        model.instances_tracked = Forgotten()  # type: ignore[union-attr]
