"""What clients ask of the schemas of tools."""

from typing import Any


def arrays_without_items(node: Any) -> list[Any]:
    """VS Code refuses a tool that has one."""
    if isinstance(node, list):
        return [found for item in node for found in arrays_without_items(item)]
    if not isinstance(node, dict):
        return []
    own = [node] if node.get("type") == "array" and "items" not in node else []
    return own + [found for item in node.values() for found in arrays_without_items(item)]
