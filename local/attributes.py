"""DynamoDB's answers, without the search that moto makes for every type that an attribute may have and has not."""

from typing import Any

from moto.core.model import StructureShape
from moto.core.serialize import SERVICE_SPECIFIC_SERIALIZERS, JSONSerializer


class AttributeSerializer(JSONSerializer):
    """moto looks ten types up under four spellings each, which is most of what reading a row costs; rows have one."""

    def _serialize_type_structure(self, serialized: Any, value: Any, shape: StructureShape, key: str) -> None:
        if shape.name == "AttributeValue" and key and type(value) is dict and len(value) == 1:
            ((kind, content),) = value.items()
            if kind in ("S", "N") and type(content) is str:
                return self._default_serialize(serialized, {kind: content}, shape, key)
            if kind == "B":
                return self._default_serialize(serialized, {kind: self._base64(content)}, shape, key)
        return super()._serialize_type_structure(serialized, value, shape, key)


def install() -> None:
    """For every moto of this process."""
    SERVICE_SPECIFIC_SERIALIZERS["dynamodb"] = {"json": AttributeSerializer}
