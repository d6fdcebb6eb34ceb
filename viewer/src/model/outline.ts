/** The outline of a cross-section in its own y-z plane, about its centroid, in metres. */
import type { Dimensions, ResolvedSection } from "./section.ts";

export interface Outline {
  outer: [number, number][];
  holes: [number, number][][];
  approximate: boolean;
}

const rectangle = (b: number, h: number): [number, number][] => [
  [-b / 2, -h / 2],
  [b / 2, -h / 2],
  [b / 2, h / 2],
  [-b / 2, h / 2],
];
const circle = (d: number, count = 28): [number, number][] =>
  Array.from({ length: count }, (_, i) => [(d / 2) * Math.cos((2 * Math.PI * i) / count), (d / 2) * Math.sin((2 * Math.PI * i) / count)]);

/** Moves a polygon so that its centroid is the origin: unsymmetric shapes are drawn where the analysis has them. */
function centred(points: [number, number][]): [number, number][] {
  let area = 0;
  let cy = 0;
  let cz = 0;
  points.forEach(([y0, z0], i) => {
    const [y1, z1] = points[(i + 1) % points.length]!;
    const part = y0 * z1 - y1 * z0;
    area += part;
    cy += (y0 + y1) * part;
    cz += (z0 + z1) * part;
  });
  return points.map(([y, z]) => [y - cy / (3 * area), z - cz / (3 * area)]);
}

type Drawn = Omit<Outline, "approximate">;
/** The right half of an outline, from below, with its mirror image. */
const whole = (right: [number, number][]): Drawn => ({
  holes: [],
  outer: centred([...right, ...right.map(([y, z]): [number, number] => [-y, z]).reverse()]),
});
/** One of them, or two back to back with their gap, joined by a line without width. */
function single(shape: NonNullable<ResolvedSection["shape"]>, points: [number, number][]): Drawn {
  const { gap = 0 }: Dimensions = shape;
  if (shape.type[0] !== "d") return { holes: [], outer: centred(points) };
  return whole([...points, points[0]!].map(([y, z]) => [y + gap / 2, z]));
}

function fromShape(shape: NonNullable<ResolvedSection["shape"]>): Drawn | null {
  const { h = 0, b = 0, tw = 0, tf = 0, t = 0, d = 0 }: Dimensions = shape;
  switch (shape.type) {
    case "i": {
      const [y, z, w, f] = [b / 2, h / 2, tw / 2, h / 2 - tf];
      return whole([
        [y, -z],
        [y, -f],
        [w, -f],
        [w, f],
        [y, f],
        [y, z],
      ]);
    }
    case "tee": {
      const [y, w, f] = [b / 2, tw / 2, h - tf];
      return whole([
        [w, 0],
        [w, f],
        [y, f],
        [y, h],
      ]);
    }
    case "channel":
    case "double_channel":
      return single(shape, [
        [0, 0],
        [b, 0],
        [b, tf],
        [tw, tf],
        [tw, h - tf],
        [b, h - tf],
        [b, h],
        [0, h],
      ]);
    case "angle":
    case "double_angle":
      return single(shape, [
        [0, 0],
        [b, 0],
        [b, t],
        [t, t],
        [t, h],
        [0, h],
      ]);
    case "rhs":
      return { outer: rectangle(b, h), holes: [rectangle(b - 2 * t, h - 2 * (tf || t)).reverse()] };
    case "chs":
      return { outer: circle(d), holes: t * 2 < d ? [circle(d - 2 * t).reverse()] : [] };
    case "rectangle":
      return { outer: rectangle(b, h), holes: [] };
    case "circle":
      return { outer: circle(d), holes: [] };
    default:
      return null;
  }
}

/** A section without a shape is drawn as the rectangle of the same area and major inertia, and says so. */
export function sectionOutline(section: ResolvedSection): Outline {
  const shaped = section.shape ? fromShape(section.shape) : null;
  if (shaped?.outer.every(([y, z]) => Number.isFinite(y) && Number.isFinite(z))) return { ...shaped, approximate: false };
  const h = section.iy && section.a ? Math.sqrt((12 * section.iy) / section.a) : 0.1;
  return { outer: rectangle(section.a ? section.a / h : h, h), holes: [], approximate: true };
}
