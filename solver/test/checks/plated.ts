/** Sections put together from rectangles, so that every property follows from the dimensions (mm). */

import { type Profile, profileOf } from "../../src/ec3/profile.ts";
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

/** Welded box, walls along its depth of thickness t, along its width of tf. */
export function platedBox(h: number, b: number, t: number, tf = t): ExplicitSection {
  const [high, wide] = [h - 2 * tf, b - 2 * t];
  const [Iy, Iz] = [(b * h ** 3 - wide * high ** 3) / 12, (h * b ** 3 - high * wide ** 3) / 12];
  const [Wpl_y, Wpl_z] = [(b * h ** 2 - wide * high ** 2) / 4, (h * b ** 2 - high * wide ** 2) / 4];
  const It = (2 * (h - tf) ** 2 * (b - t) ** 2) / ((h - tf) / t + (b - t) / tf);
  return mm(
    `BOX${h}x${b}x${t}${tf === t ? "" : `x${tf}`}`,
    "rhs",
    {
      ...{ h, b, t, ...(tf === t ? {} : { tf }), A: h * b - high * wide, Iy, Iz, It, Iw: 0 },
      ...{ Wel_y: (2 * Iy) / h, Wel_z: (2 * Iz) / b, Wpl_y, Wpl_z },
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
