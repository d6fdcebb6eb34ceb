"""Conditions of a request on the state it changes, by its ETag."""


def if_match_holds(if_match: str | None, tag: str) -> bool:
    """RFC 9110 13.1.1: no condition, `*`, or a list of strong tags of which one is this."""
    if if_match is None or if_match.strip() == "*":
        return True
    return tag in [each.strip() for each in if_match.split(",")]
