"""What `solve` returns: a plain dictionary of the results document, with a few ways to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import html, tables
from .naming import Names

if TYPE_CHECKING:
    import pandas


class Results(dict[str, Any]):
    """The results document itself (see `schemas/results.json`); every number in SI base units."""

    names: Names | None = None
    """Groups and storeys of the model that was solved, which `rows` puts beside its members and nodes."""

    def rows(self, table: str, combination: str | None = None) -> list[tables.Row]:
        """Rows of displacements, reactions, end_forces, extrema, plates, checks, stability, buckling or modal."""
        return tables.rows(self, table, combination, self.names)

    def to_dataframe(self, table: str = "extrema", combination: str | None = None) -> pandas.DataFrame:
        try:
            import pandas
        except ImportError:
            raise ImportError("to_dataframe needs pandas: pip install pandas") from None
        return pandas.DataFrame(self.rows(table, combination))

    def stations(self, member: str, combination: str, count: int = 21) -> dict[str, Any]:
        """Internal forces and deflections along one member, both sides of every jump; also along one that was split.

        `count` places from end to end, both ends among them.
        """
        if isinstance(count, bool) or not isinstance(count, int) or count < 2:
            raise ValueError(f"count must be a whole number of 2 or more, the two ends, not {count!r}")
        from .session import solver

        with solver() as engine:
            return engine.stations(self, member, combination, count)

    def _repr_html_(self) -> str:
        """The verdict and the worst checks, as a notebook shows them; `rows` has everything."""
        return html.summary(self)
