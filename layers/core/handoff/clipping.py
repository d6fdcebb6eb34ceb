"""Texts of callers, short enough to show: a message quotes them and does not repeat a megabyte."""


def clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"
