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
      return box(h, b, t, tf || t, r);
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

/** Webs tw, flanges tf; walls of one thickness may be bent, with the outer radius r. Torsion: Bredt's part with the walls' own, as EN 10210-2, annex B. */
function box(h: number, b: number, tw: number, tf: number, r: number): Sizes {
  const inner = Math.max(0, r - tw);
  const [inside, narrow, rc] = [h - 2 * tf, b - 2 * tw, (r + inner) / 2];
  const [whole, hole] = [rounded(h, b, r), rounded(inside, narrow, inner)];
  const [wide, high, corners] = [2 * (b - tw), 2 * (h - tf), 2 * rc * (4 - Math.PI)];
  const enclosed = (wide * high) / 4 - rc * rc * (4 - Math.PI);
  const around = wide / tf + (high - corners) / tw;
  const it = (wide * tf ** 3 + (high - corners) * tw ** 3) / 3 + (4 * enclosed * enclosed) / around;
  const shear = (t: number): number => t + (2 * enclosed) / (around * t);
  return {
    a: whole.a - hole.a,
    iy: whole.iy - hole.iy,
    iz: whole.iz - hole.iz,
    it,
    wt: it / Math.max(shear(tw), shear(tf)),
    iw: 0,
    wpl_y: whole.sz - hole.sz,
    wpl_z: whole.sy - hole.sy,
  };
}

/** A rectangle whose corners have a radius: four of its quarters, turned so that fillets open as `integrate` has them. */
function rounded(h: number, b: number, r: number): Integrals {
  const whole = integrate([{ y0: -b / 2, y1: 0, z0: 0, z1: h / 2 }]);
  const corner: Integrals = r > 0 ? integrate([{ y: -b / 2, z: h / 2, r }]) : { a: 0, sy: 0, sz: 0, iy: 0, iz: 0 };
  const left = (key: keyof Integrals): number => 4 * Math.abs(whole[key] - corner[key]);
  return { a: left("a"), sy: left("sy"), sz: left("sz"), iy: left("iy"), iz: left("iz") };
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
  if (type === "rhs" && !welded) return { avy: (a * b) / (b + h), avz: (a * h) / (b + h) };
  const web = type === "rhs" ? 2 * (h - 2 * (tf || t)) * t : (h - 2 * tf) * tw;
  return { avy: a - web, avz: welded ? web : Math.max(a - 2 * b * tf + (tw + 2 * r) * tf, web) };
}
