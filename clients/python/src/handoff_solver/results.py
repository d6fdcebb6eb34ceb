"""What `solve` returns: a plain dictionary of the results document, with a few ways to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import html, tables
from .naming import Names
from .picture import Picture, Quantity, Units, drawn

if TYPE_CHECKING:
    import pandas


class Results(dict[str, Any]):
    """The results document itself (see `schemas/results.json`); every number in SI base units."""

    names: Names | None = None
    """Groups and storeys of the model that was solved, which `rows` puts beside its members and nodes."""

    model: Any = None
    """The model that was solved, which pictures are drawn of; none of results that were read from a file."""

    def rows(self, table: tables.Table, combination: str | None = None) -> list[tables.Row]:
        """Rows of displacements, reactions, end_forces, extrema, plates, checks, stability, buckling or modal."""
        return tables.rows(self, table, combination, self.names)

    def to_dataframe(self, table: tables.Table = "extrema", combination: str | None = None) -> pandas.DataFrame:
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

    def plot(
        self,
        quantity: Quantity = "my",
        set: str | None = None,
        members: Sequence[str] | str | None = None,
        units: Units = "metric",
    ) -> Picture:
        """A picture of one diagram: `results.plot("My", "ULS envelope")`.

        `quantity` is a force, `shape` for the deformed shape, or `model` with its utilisations. `set` is the id of a
        load case, a combination or an envelope; left out, the first envelope is drawn.
        """
        if self.model is None:
            raise ValueError("these results do not know their model: set `results.model` to it, as a dictionary")
        return drawn(self.model, self, quantity, set, members, units)

    def _repr_html_(self) -> str:
        """The verdict, the worst checks and a picture of the model, as a notebook shows them; `rows` has everything."""
        if self.model is None:
            return html.summary(self)
        return html.summary(self) + self.plot("model").svg
