"""Saint-Venant torsion of any cross-section by finite elements: It, Iw and shear centre from the warping function."""

from dataclasses import dataclass

import numpy as np
from skfem import Basis, BilinearForm, ElementTriP2, Functional, LinearForm, MeshTri, condense, solve
from skfem.helpers import dot, grad


@dataclass(frozen=True)
class Torsion:
    a: float
    it: float
    iw: float
    shear_centre_y: float
    shear_centre_z: float


@BilinearForm
def laplace(u, v, _):
    return dot(grad(u), grad(v))


@LinearForm
def twist(v, w):
    """The weak form of ∂ω/∂n = z·n_y − y·n_z on every border: ∫ (z ∂v/∂y − y ∂v/∂z)."""
    return w.x[1] * grad(v)[0] - w.x[0] * grad(v)[1]


def torsion(mesh: MeshTri) -> Torsion:
    """About the centroid first; what of the warping is linear in y and z belongs to the shear centre."""
    area = Functional(lambda w: 1.0 + 0 * w.x[0])
    basis = Basis(mesh, ElementTriP2())
    a = area.assemble(basis)
    centre = [Functional(lambda w, i=i: w.x[i]).assemble(basis) / a for i in (0, 1)]
    mesh = mesh.translated([-centre[0], -centre[1]])
    basis = Basis(mesh, ElementTriP2())
    stiffness, load = laplace.assemble(basis), twist.assemble(basis)
    warping = solve(*condense(stiffness, load, D=np.array([0])))
    polar = Functional(lambda w: w.x[0] ** 2 + w.x[1] ** 2).assemble(basis)
    omega = np.asarray(basis.interpolate(warping))
    y, z = np.asarray(basis.global_coordinates())
    weights = basis.dx
    omega = omega - (omega * weights).sum() / a
    second = np.array([[(p * q * weights).sum() for q in (y, z)] for p in (y, z)])
    mixed = np.array([(omega * p * weights).sum() for p in (y, z)])
    along_y, along_z = np.linalg.solve(second, mixed)
    return Torsion(
        a=a,
        it=polar - warping @ stiffness @ warping,
        iw=(omega**2 * weights).sum() - mixed @ np.array((along_y, along_z)),
        shear_centre_y=-along_z,
        shear_centre_z=along_y,
    )
