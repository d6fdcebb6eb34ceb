/** Shear areas for the stiffness of members (Timoshenko): As = I²/∫S²/t ds along the middle line of the walls. */

import type { Shape } from "../../generated/model.ts";

export interface ShearAreas {
  avy: number;
  avz: number;
}

/** A straight wall: its thickness, its length, and its distance from the axis at both ends. */
interface Wall {
  t: number;
  length: number;
  from: number;
  to: number;
}

/** ∫S²/t ds of a chain of walls from a free edge, or from an axis of symmetry, where S is zero; and their second moment about the axis. */
function chain(walls: readonly Wall[]): { energy: number; inertia: number } {
  let [s, energy, inertia] = [0, 0, 0];
  for (const { t, length, from, to } of walls) {
    // S grows as a parabola: s + t·(from·x + (to − from)·x²/(2·length)). Its square is exact with five points (Boole).
    const at = (share: number): number => s + t * length * (from * share + ((to - from) * share * share) / 2);
    const weights = [7, 32, 12, 32, 7];
    energy += ((length / t) * weights.reduce((sum, weight, i) => sum + weight * at(i / 4) ** 2, 0)) / 90;
    inertia += (t * length * (from * from + from * to + to * to)) / 3;
    s = at(1);
  }
  return { energy, inertia };
}

/** As of a section made of `count` equal chains. */
function area(count: number, walls: readonly Wall[]): number {
  const { energy, inertia } = chain(walls);
  return (count * inertia * inertia) / energy;
}

const flat = (t: number, length: number, at: number): Wall => ({ t, length, from: at, to: at });

/** Of an outline with walls, or solid; null where there is none. Fillets are left out, so that areas come out a little small. */
export function shearStiffnessAreas(shape: Shape, a: number): ShearAreas | null {
  switch (shape.type) {
    case "i": {
      const d = shape.h - shape.tf;
      // Half of the web to each of two flanges, and half of that to each of their halves.
      const quarter = [flat(shape.tf, shape.b / 2, d / 2), { t: shape.tw / 2, length: d / 2, from: d / 2, to: 0 }];
      return { avy: (5 / 6) * 2 * shape.b * shape.tf, avz: area(4, quarter) };
    }
    case "channel": {
      const [d, b] = [shape.h - shape.tf, shape.b - shape.tw / 2];
      const back = (b * b * shape.tf) / (2 * b * shape.tf + d * shape.tw);
      const along = [{ t: shape.tf, length: b, from: b - back, to: -back }, flat(shape.tw, d / 2, -back)];
      return { avy: area(2, along), avz: area(2, [flat(shape.tf, b, d / 2), { t: shape.tw, length: d / 2, from: d / 2, to: 0 }]) };
    }
    case "rhs": {
      const { t: tw, tf = tw } = shape;
      const [d, b] = [shape.h - tf, shape.b - tw];
      const along = (depth: number, web: number, width: number, flange: number): number =>
        area(4, [flat(flange, width / 2, depth / 2), { t: web, length: depth / 2, from: depth / 2, to: 0 }]);
      return { avy: along(b, tf, d, tw), avz: along(d, tw, b, tf) };
    }
    case "chs":
      return { avy: a / 2, avz: a / 2 };
    case "angle":
      // Each leg as a rectangle of its own: an angle's axes are not its legs', and what couples them is small.
      return { avy: (5 / 6) * shape.b * shape.t, avz: (5 / 6) * shape.h * shape.t };
    case "tee":
      return { avy: (5 / 6) * shape.b * shape.tf, avz: (5 / 6) * shape.h * shape.tw };
    case "double_angle":
    case "double_channel": {
      const { avy, avz } = shearStiffnessAreas({ ...shape, type: shape.type.slice(7) } as Shape, a)!;
      return { avy: 2 * avy, avz: 2 * avz };
    }
    case "rectangle":
      return { avy: (5 / 6) * a, avz: (5 / 6) * a };
    case "circle":
      return { avy: 0.9 * a, avz: 0.9 * a };
    default:
      return null;
  }
}
