/** Sections put together from rectangles, so that every property follows from the dimensions (mm). */

import { type Profile, profileOf } from "../../src/checks/clauses/profile.ts";
import type { ExplicitSection } from "../../src/generated/model.ts";
import { mm } from "./fake.ts";

/** Doubly symmetric welded I from three plates. */
export function platedI(h: number, b: number, tw: number, tf: number): ExplicitSection {
  const hw = h - 2 * tf;
  const Iy = (b * h ** 3 - (b - tw) * hw ** 3) / 12;
  const Iz = (2 * tf * b ** 3 + hw * tw ** 3) / 12;
  return mm(
    `WI${h}x${b}x${tw}x${tf}`,
    "i",
    {
      ...{ h, b, tw, tf, r: 0, A: 2 * b * tf + hw * tw, Iy, Iz, It: (2 * b * tf ** 3 + hw * tw ** 3) / 3 },
      ...{
        Wel_y: (2 * Iy) / h,
        Wel_z: (2 * Iz) / b,
        Wpl_y: b * tf * (h - tf) + (tw * hw ** 2) / 4,
        Wpl_z: (tf * b ** 2) / 2 + (hw * tw ** 2) / 4,
      },
    },
    "welded",
  );
}

/** Welded box of one plate thickness. */
export function platedBox(h: number, b: number, t: number): ExplicitSection {
  const inertia = (x: number, y: number): number => (x * y ** 3 - (x - 2 * t) * (y - 2 * t) ** 3) / 12;
  const plastic = (x: number, y: number): number => (x * y ** 2 - (x - 2 * t) * (y - 2 * t) ** 2) / 4;
  const [Iy, Iz] = [inertia(b, h), inertia(h, b)];
  return mm(
    `BOX${h}x${b}x${t}`,
    "rhs",
    {
      ...{ h, b, t, A: h * b - (h - 2 * t) * (b - 2 * t), Iy, Iz, It: (2 * t * (h - t) ** 2 * (b - t) ** 2) / (h + b - 2 * t), Iw: 0 },
      ...{ Wel_y: (2 * Iy) / h, Wel_z: (2 * Iz) / b, Wpl_y: plastic(b, h), Wpl_z: plastic(h, b) },
    },
    "welded",
  );
}

/** Channel of three plates, equal flanges. */
export function platedChannel(h: number, b: number, tw: number, tf: number): ExplicitSection {
  const out = b - tw;
  const A = h * tw + 2 * out * tf;
  const back = ((h * tw * tw) / 2 + 2 * out * tf * (tw + out / 2)) / A;
  const Iy = (b * h ** 3 - out * (h - 2 * tf) ** 3) / 12;
  const Iz = (h * tw ** 3) / 12 + h * tw * (back - tw / 2) ** 2 + 2 * ((tf * out ** 3) / 12 + out * tf * (tw + out / 2 - back) ** 2);
  return mm(
    `C${h}x${b}x${tw}x${tf}`,
    "channel",
    {
      h,
      b,
      tw,
      tf,
      r: 0,
      A,
      Iy,
      Iz,
      It: (h * tw ** 3 + 2 * out * tf ** 3) / 3,
      Wel_y: (2 * Iy) / h,
      Wel_z: Iz / (b - back),
      Wpl_y: (2.2 * Iy) / h,
      Wpl_z: (1.2 * Iz) / (b - back),
    },
    "welded",
  );
}

export const profile = (section: ExplicitSection): Profile => profileOf(section) as Profile;
