"""YAML with CloudFormation's short tags, read into their long form."""

from typing import Any

import yaml

# The one in C, where PyYAML was built with it, is ten times as fast: a third of a second at every start.
_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_SafeLoader):  # type: ignore[misc]  # either of two classes
    """YAML with CloudFormation's short tags, read into their long form."""


def _tag(loader: yaml.Loader, suffix: str, node: yaml.Node) -> dict[str, Any]:
    if isinstance(node, yaml.ScalarNode):
        value: Any = loader.construct_scalar(node)
    elif isinstance(node, yaml.SequenceNode):
        value = loader.construct_sequence(node, deep=True)
    elif isinstance(node, yaml.MappingNode):
        value = loader.construct_mapping(node, deep=True)
    else:
        raise TypeError(f"template.yaml has !{suffix} on a node that is neither scalar, sequence nor mapping")
    if suffix == "GetAtt" and isinstance(value, str):
        value = value.split(".", 1)
    return {suffix if suffix in ("Ref", "Condition") else f"Fn::{suffix}": value}


_Loader.add_multi_constructor("!", _tag)


def read(text: str) -> dict[str, Any]:
    content: dict[str, Any] = yaml.load(text, Loader=_Loader)  # noqa: S506 (a SafeLoader)
    return content
