"""What each function may do by its policy, what it was seen doing, and where the two differ."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from local.template import Template

# The function being called, while one is: what tests prepare or look up themselves is nobody's call.
_current: ContextVar[str | None] = ContextVar("function", default=None)
seen: set["Call"] = set()


@dataclass(frozen=True, order=True)
class Call:
    """One request to AWS: which function, which action, on which partition key or object."""

    function: str
    action: str
    key: str
    # Those an update names, which are what `dynamodb:Attributes` speaks of.
    attributes: tuple[str, ...] = ()


@dataclass(frozen=True, order=True)
class Right:
    """One action on one pattern of keys that a function's policy allows."""

    function: str
    action: str
    pattern: str
    # Empty: any.
    attributes: tuple[str, ...] = ()

    def allows(self, call: Call) -> bool:
        same = (self.function, self.action) == (call.function, call.action)
        if self.attributes and not set(call.attributes) <= set(self.attributes):
            return False
        # IAM's StringLike: `*` and `?` only, and case matters.
        return same and fnmatchcase(call.key, self.pattern.replace("[", "[[]"))


def granted(template: Template) -> set[Right]:
    """Every right of every function, taken apart to one action and one pattern each."""
    rights = set()
    for function in template.of_type("AWS::Serverless::Function"):
        for statement in template.statements(function):
            named = statement.get("Condition", {}).get("ForAllValues:StringEquals", {})
            attributes = tuple(named.get("dynamodb:Attributes", ()))
            rights |= {Right(function, statement["Action"], key, attributes) for key in _patterns(statement)}
    return rights


def _patterns(statement: dict[str, Any]) -> list[str]:
    if "s3:prefix" in statement.get("Condition", {}).get("StringLike", {}):
        prefixes: list[str] = statement["Condition"]["StringLike"]["s3:prefix"]
        return prefixes
    if "Condition" in statement:
        keys: list[str] = statement["Condition"]["ForAllValues:StringLike"]["dynamodb:LeadingKeys"]
        return keys
    object_pattern: str = statement["Resource"]["Fn::Sub"].removeprefix("${Bucket.Arn}/")
    return [object_pattern]


def missing(rights: set[Right], calls: Iterable[Call]) -> list[Call]:
    """Calls AWS would refuse."""
    return sorted(call for call in calls if not any(right.allows(call) for right in rights))


def unused(rights: set[Right], calls: Iterable[Call]) -> list[Right]:
    """Rights nothing needs."""
    calls = set(calls)
    return sorted(right for right in rights if not any(right.allows(call) for call in calls))


def leading_keys(action: str, asked: dict[str, Any]) -> list[str]:
    """The partition keys a DynamoDB request touches, which are what `dynamodb:LeadingKeys` speaks of."""
    if action == "BatchGetItem":
        return [key["pk"]["S"] for table in asked["RequestItems"].values() for key in table["Keys"]]
    if action == "Query":
        return [asked["ExpressionAttributeValues"][":pk"]["S"]]
    row = asked["Item"] if action == "PutItem" else asked["Key"]
    return [row["pk"]["S"]]


def attributes(action: str, asked: dict[str, Any]) -> tuple[str, ...]:
    """The attributes an update names in its key, its change and its condition."""
    if action != "UpdateItem":
        return ()
    text = f"{asked['UpdateExpression']} {asked.get('ConditionExpression', '')}"
    words = set(re.findall(r"(?<![:\w#])#?[a-z_]+\b(?!\()", text)) - {"attribute_exists", "attribute_not_exists"}
    names = asked.get("ExpressionAttributeNames", {})
    return tuple(sorted({*asked["Key"], *(names.get(word, word) for word in words)}))


@contextmanager
def calling(function: str) -> Iterator[None]:
    """Within this block every AWS call is the function's."""
    token = _current.set(function)
    try:
        yield
    finally:
        _current.reset(token)


def watch(client: Any) -> None:
    """Have a boto3 client note what functions ask of it, before anything is sent."""
    client.meta.events.register("before-parameter-build", _note)


def _note(params: dict[str, Any], model: Any, **_: Any) -> None:
    function = _current.get()
    if function is None:
        return
    service = model.service_model.service_name
    if model.name == "ListObjectsV2":
        seen.add(Call(function, "s3:ListBucket", params["Prefix"]))
        return
    if model.name == "TransactWriteItems":
        for entry in params["TransactItems"]:
            ((kind, asked),) = entry.items()
            _note_rows(function, f"{kind}Item", asked)
        return
    if service == "dynamodb":
        _note_rows(function, model.name, params)
        return
    seen.add(Call(function, f"{service}:{model.name}", params["Key"]))


def _note_rows(function: str, action: str, asked: dict[str, Any]) -> None:
    named = attributes(action, asked)
    seen.update(Call(function, f"dynamodb:{action}", key, named) for key in leading_keys(action, asked))
