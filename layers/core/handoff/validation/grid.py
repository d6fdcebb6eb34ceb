"""Nodes by the lines of a grid on which they stand: each place is one number, and so is a step to another."""

from math import hypot, inf


class Grid:
    def __init__(self, columns: list[list[float]]) -> None:
        """By the coordinates of all nodes, axis by axis."""
        # What one line further counts along each axis: steps along those before it come to less than half as much.
        self.strides: list[int] = []
        # The least distance between two lines, m.
        self.apart = inf
        reaches: list[float] = []
        numbers: list[dict[float, int]] = []
        stride = 1
        for column in columns:
            lines = sorted(set(column))
            numbers.append({line: stride * i for i, line in enumerate(lines)})
            self.apart = min([self.apart, *(lines[i] - lines[i - 1] for i in range(1, len(lines)))])
            reaches += [lines[-1] - lines[0]] if lines else []
            self.strides.append(stride)
            stride *= 2 * len(lines)
        # From one corner of all that it holds to the other, m.
        self.size = hypot(*reaches)
        along, across, up = numbers
        # Of each node; different ones are different places.
        self.codes: list[int] = [along[x] + across[y] + up[z] for x, y, z in zip(*columns, strict=True)]

    def steps(self, starts: list[int], ends: list[int]) -> list[int]:
        """From one node to another, of as many as there are."""
        codes = self.codes
        return [codes[end] - codes[start] for start, end in zip(starts, ends, strict=True)]

    def middles(self, starts: list[int], ends: list[int]) -> list[int]:
        """Between two nodes, counted in lines, of as many as there are: the same two have the same, others may."""
        codes = self.codes
        return [codes[start] + codes[end] for start, end in zip(starts, ends, strict=True)] if codes else []

    def axis(self, step: int) -> str:
        """Along which a step leads, none where along several; one that leads nowhere counts as along x."""
        _, across, up = self.strides
        if step % up == 0 and step != 0:
            return "z"
        if step % across == 0 and step != 0:
            return "y" if 2 * abs(step) < up else ""
        return "x" if 2 * abs(step) < across else ""
