"""Texts of callers, short enough to show: a message quotes them and does not repeat a megabyte."""


def clipped(text: str, count: int) -> str:
    """The first characters of a longer one."""
    return text if len(text) <= count else text[:count] + "…"
