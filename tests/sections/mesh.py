"""Triangles inside an outline, for the finite-element check of torsion."""

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import Delaunay, cKDTree
from skfem import MeshTri

from tests.sections.outline import Array


def triangulate(outline: list[Array], size: float) -> MeshTri:
    """A mesh of about this element size; the caller compares its area with the outline's."""
    border = np.concatenate([_spaced(points, size) for points in outline])
    low, high = border.min(0), border.max(0)
    rows = np.arange(low[1] + size / 2, high[1], size * 0.866)
    columns = np.arange(low[0] + size / 2, high[0], size)
    y, z = np.meshgrid(columns, rows)
    y = y + size / 2 * (np.arange(len(rows)) % 2)[:, None]
    lattice = np.column_stack((y.ravel(), z.ravel()))
    # Interior points keep clear of the border, or slivers would cut across it.
    lattice = lattice[cKDTree(border).query(lattice)[0] > 0.6 * size]
    points = np.concatenate((border, lattice[inside(lattice, outline)]))
    triangles = Delaunay(points).simplices
    corners = points[triangles]
    triangles = triangles[inside(corners.mean(1), outline)]
    (a, b, c) = np.moveaxis(points[triangles], 1, 0)
    doubled = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
    return MeshTri(points.T, triangles[np.abs(doubled) > 1e-9 * size * size].T)


def _spaced(points: Array, size: float) -> Array:
    """The outline's own points, and its long edges divided."""
    found = []
    for point, following in zip(points, np.roll(points, -1, axis=0), strict=True):
        pieces = max(int(np.ceil(np.linalg.norm(following - point) / size)), 1)
        found += [point + (following - point) * k / pieces for k in range(pieces)]
    return np.array(found)


def inside(points: Array, outline: list[Array]) -> NDArray[np.bool_]:
    """By counting the edges that a ray from each point crosses."""
    crossings = np.zeros(len(points), int)
    for loop in outline:
        for (y1, z1), (y2, z2) in zip(loop, np.roll(loop, -1, axis=0), strict=True):
            if z1 != z2:
                between = (z1 > points[:, 1]) != (z2 > points[:, 1])
                crossings += between & (points[:, 0] < y1 + (points[:, 1] - z1) * (y2 - y1) / (z2 - z1))
    return crossings % 2 == 1
