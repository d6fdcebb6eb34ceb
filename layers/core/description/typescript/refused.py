"""What is not written out."""

import ast


class Refused(SyntaxError):
    """Says what it is, and its line."""

    def __init__(self, node: ast.AST, why: str = "") -> None:
        line, what = getattr(node, "lineno", 0), type(node).__name__
        super().__init__(f"line {line}: {what} is not written out in TypeScript{why and f': {why}'}")
