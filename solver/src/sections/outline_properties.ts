/** Properties of outlines with straight walls and round fillets, exact as far as geometry goes; mm. */

import { type Integrals, integrate, type Part, plasticModulus } from "./outline_integrals.ts";
import { torsionConstant } from "./torsionconstant.ts";

export type Sizes = Record<string, number>;

/** Area, second moments, torsion and warping constants, plastic moduli; of a tee also centroid and shear centre. */
export function computed(type: string, size: Sizes): Sizes {
  const { h = 0, b = 0, d = 0, t = 0, tw = 0, tf = 0, r = 0 } = size;
  switch (type) {
    case "rectangle":
      return {
        a: b * h,
        iy: (b * h ** 3) / 12,
        iz: (h * b ** 3) / 12,
        it: torsionConstant(h, b),
        iw: 0,
        wpl_y: (b * h * h) / 4,
        wpl_z: (h * b * b) / 4,
      };
    case "circle":
      return { ...circles(d, 0), iw: 0 };
    case "chs": {
      const ring = circles(d, d - 2 * t);
      return { ...ring, iw: 0, wt: (4 * ring.iy) / d };
    }
    case "rhs":
      return box(h, b, t);
    case "tee":
      return tee(h, b, tw, tf, r);
    default:
      return iSection(h, b, tw, tf, r);
  }
}

function circles(d: number, inner: number): { a: number; iy: number; iz: number; it: number; wpl_y: number; wpl_z: number } {
  const i = (Math.PI * (d ** 4 - inner ** 4)) / 64;
  const wpl = (d ** 3 - inner ** 3) / 6;
  return { a: (Math.PI * (d * d - inner * inner)) / 4, iy: i, iz: i, it: 2 * i, wpl_y: wpl, wpl_z: wpl };
}

/** A box of plates, its torsion after EN 10210-2, annex B. */
function box(h: number, b: number, t: number): Sizes {
  const [inside, narrow, line, ring] = [h - 2 * t, b - 2 * t, 2 * (b + h - 2 * t), (b - t) * (h - t)];
  const k = (2 * ring * t) / line;
  const it = (t ** 3 * line) / 3 + 2 * k * ring;
  return {
    a: b * h - narrow * inside,
    iy: (b * h ** 3 - narrow * inside ** 3) / 12,
    iz: (h * b ** 3 - inside * narrow ** 3) / 12,
    it,
    wt: it / (t + k / t),
    iw: 0,
    wpl_y: (b * h * h - narrow * inside * inside) / 4,
    wpl_z: (h * b * b - inside * narrow * narrow) / 4,
  };
}

/** The right half of a tee, flange on top, z from the stem's tip. */
const halfTee = (h: number, b: number, tw: number, tf: number, r: number): Part[] => [
  { y0: 0, y1: b / 2, z0: h - tf, z1: h },
  { y0: 0, y1: tw / 2, z0: 0, z1: h - tf },
  ...(r > 0 ? [{ y: tw / 2, z: h - tf, r }] : []),
];

/** Both halves of an I are tees, turned on their tips. */
function iSection(h: number, b: number, tw: number, tf: number, r: number): Sizes {
  const q: Integrals = integrate(halfTee(h / 2, b, tw, tf, r));
  const iz = 4 * q.iz;
  return { a: 4 * q.a, iy: 4 * q.iy, iz, it: iTorsion(h, b, tw, tf, r), iw: (iz * (h - tf) ** 2) / 4, wpl_y: 4 * q.sz, wpl_z: 4 * q.sy };
}

function tee(h: number, b: number, tw: number, tf: number, r: number): Sizes {
  const parts = halfTee(h, b, tw, tf, r);
  const half = integrate(parts);
  const z = half.sz / half.a;
  return {
    a: 2 * half.a,
    iy: 2 * half.iy - 2 * half.a * z * z,
    iz: 2 * half.iz,
    // Half of the I it is cut from, less what the free end of its stem lacks.
    it: iTorsion(2 * h, b, tw, tf, r) / 2 - 0.105 * tw ** 4,
    // Mid-lines that meet in the shear centre warp across their thickness alone.
    iw: (tf * b) ** 3 / 144 + (tw * (h - tf / 2)) ** 3 / 36,
    wpl_y: 2 * plasticModulus(parts, half, h),
    wpl_z: 2 * half.sy,
    centroid_z: z,
    shear_centre_z: h - tf / 2 - z,
  };
}

/** El Darwish and Johnston's formula, as the British tables have it. */
function iTorsion(h: number, b: number, tw: number, tf: number, r: number): number {
  const [web, root] = [tw / tf, r / tf];
  const alpha = -0.042 + 0.2204 * web + 0.1355 * root - 0.0865 * root * web - 0.0725 * web ** 2;
  const junction = ((r + tw / 2) ** 2 + (r + tf) ** 2 - r ** 2) / (2 * r + tf);
  return (2 / 3) * b * tf ** 3 + ((h - 2 * tf) * tw ** 3) / 3 + 2 * alpha * junction ** 4 - 0.42 * tf ** 4;
}

/** Elastic moduli, radii of gyration, shear areas and the line to paint, in mm. */
export function derived(type: string, size: Sizes, known: Sizes, welded: boolean): Sizes {
  const { h = 0, b = 0, d = 0, tw = 0, r = 0 } = size;
  const { a, iy, iz, centroid_z: centre = h / 2 } = known as { a: number; iy: number; iz: number; centroid_z?: number };
  const saved = (2 - Math.PI / 2) * r;
  const flat = type === "i" ? 2 * h + 4 * b - 2 * tw - 4 * saved : 2 * (b + h) - (type === "rhs" ? 4 : 2) * saved;
  return {
    wel_y: iy / (d ? d / 2 : Math.max(centre, h - centre)),
    wel_z: iz / ((d || b) / 2),
    radius_y: Math.sqrt(iy / a),
    radius_z: Math.sqrt(iz / a),
    ...shearAreas(type, size, a, welded),
    perimeter: d ? Math.PI * d : flat,
  };
}

/** EN 1993-1-1 6.2.6(3), η = 1; of what it does not name, by the largest elastic stress. */
function shearAreas(type: string, { h = 0, b = 0, t = 0, tw = 0, tf = 0, r = 0 }: Sizes, a: number, welded: boolean): Sizes {
  if (type === "rectangle") return { avy: (2 / 3) * a, avz: (2 / 3) * a };
  if (type === "circle") return { avy: (3 / 4) * a, avz: (3 / 4) * a };
  if (type === "chs") return { avy: (2 * a) / Math.PI, avz: (2 * a) / Math.PI };
  if (type === "tee") return { avy: b * tf, avz: welded ? tw * (h - tf / 2) : a - b * tf + ((tw + 2 * r) * tf) / 2 };
  const web = type === "rhs" ? 2 * (h - 2 * t) * t : (h - 2 * tf) * tw;
  return { avy: a - web, avz: welded ? web : Math.max(a - 2 * b * tf + (tw + 2 * r) * tf, web) };
}
