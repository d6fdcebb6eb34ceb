/** Effective cross-section of class 4 by EN 1993-1-5 4.3 and 4.4: for axial compression alone and for bending alone about each axis. */

import type { Gap } from "../../results/open_points.ts";
import { channelCentroid, type Profile } from "../profile.ts";
import { internalWidth, outstandWidth } from "./classification.ts";
import { type Plate, plate } from "./effectivewidth.ts";

/** Under axial compression alone (4.3(3)). */
export interface EffectiveArea {
  a: number;
  /** Shift of the centroid along y; a section symmetric about z-z has none. */
  e_n: number;
  plates: Plate[];
}

/** Under bending alone (4.3(4)). */
export interface EffectiveModulus {
  w: number;
  i: number;
  /** Shift of the neutral axis. */
  shift: number;
  /** Area left of the flange in compression. */
  flange: number;
  plates: Plate[];
}

export interface EffectiveSection {
  n: EffectiveArea;
  y: EffectiveModulus;
  z: EffectiveModulus;
}

/** A strip taken out: its area, its lever from the gross centroid and its own second moment. */
interface Strip {
  a: number;
  s: number;
  i: number;
}

const across = (one: Plate, s: number): Strip => ({ a: one.count * one.lost * one.t, s, i: (one.count * one.lost * one.t ** 3) / 12 });
const along = (one: Plate, s: number): Strip => ({ a: one.count * one.lost * one.t, s, i: (one.count * one.t * one.lost ** 3) / 12 });
const area = (strips: readonly Strip[]): number => strips.reduce((sum, strip) => sum + strip.a, 0);
/** Where the centroid lies once the strips are gone. */
const centroid = (a: number, strips: readonly Strip[]): number =>
  -strips.reduce((sum, strip) => sum + strip.a * strip.s, 0) / (a - area(strips));

/** Why a class 4 section has no effective section here. */
export const notEffective = ({ kind, name }: Profile): Gap => ({
  code: "class_4",
  message:
    kind === "chs"
      ? `class 4 tube: buckling of shells (EN 1993-1-6) is not covered (${name})`
      : `class 4: area and second moments of ${name} are less than what its outline loses`,
});

/** The effective section of a profile at yield; null for a tube, and where the given properties contradict the outline. */
export function effectiveSection(p: Profile, eps: number): EffectiveSection | null {
  if (p.kind === "chs") return null;
  const found = { n: compressed(p, eps), y: bentAboutY(p, eps), z: bentAboutZ(p, eps) };
  return found.n.a > 0 && found.y.i > 0 && found.z.i > 0 ? found : null;
}

function compressed(p: Profile, eps: number): EffectiveArea {
  const box = p.kind === "rhs";
  const flange = box
    ? plate({ part: "flange", support: "internal", c: internalWidth(p, "b"), t: p.tf, count: 2, psi: 1 }, eps)
    : plate({ part: "flange", support: "outstand_tip", c: outstandWidth(p), t: p.tf, count: p.kind === "i" ? 4 : 2, psi: 1 }, eps);
  const web = plate({ part: "web", support: "internal", c: internalWidth(p, "h"), t: p.tw, count: box ? 2 : 1, psi: 1 }, eps);
  const back = p.kind === "channel" ? channelCentroid(p.a, p.h, p.b, p.tw, p.tf) : 0;
  const strips = [
    across(flange, p.kind === "channel" ? p.b - back - flange.middle : 0),
    across(web, p.kind === "channel" ? p.tw / 2 - back : 0),
  ];
  return { a: p.a - area(strips), e_n: Math.abs(centroid(p.a, strips)), plates: [flange, web] };
}

/** Two webs or one between two flanges: first the compressed flange, then the web with what is left of it (4.4(3)). */
function bentAboutY(p: Profile, eps: number): EffectiveModulus {
  const flange =
    p.kind === "rhs"
      ? plate({ part: "flange", support: "internal", c: internalWidth(p, "b"), t: p.tf, count: 1, psi: 1 }, eps)
      : plate({ part: "flange", support: "outstand_tip", c: outstandWidth(p), t: p.tf, count: p.kind === "i" ? 2 : 1, psi: 1 }, eps);
  const webs = { c: internalWidth(p, "h"), t: p.tw, count: p.kind === "rhs" ? 2 : 1 };
  return webbed(p, { h: p.h, b: p.b, tf: p.tf, i: p.iy, w: p.wel_y }, flange, webs, eps);
}

interface Depth {
  h: number;
  b: number;
  tf: number;
  i: number;
  w: number;
}

function webbed(p: Profile, d: Depth, flange: Plate, webs: { c: number; t: number; count: number }, eps: number): EffectiveModulus {
  const top = across(flange, (d.h - d.tf) / 2);
  const axis = centroid(p.a, [top]);
  const psi = (-webs.c / 2 - axis) / (webs.c / 2 - axis);
  const web = plate({ part: "web", support: "internal", ...webs, psi }, eps);
  const strips = [top, along(web, webs.c / 2 - web.middle)];
  return { ...modulusOf(p.a, d.i, d.w, d.h / 2, d.h / 2, strips), flange: d.b * d.tf - top.a, plates: [flange, web] };
}

function bentAboutZ(p: Profile, eps: number): EffectiveModulus {
  if (p.kind === "rhs") {
    const flange = plate({ part: "flange", support: "internal", c: internalWidth(p, "h"), t: p.tw, count: 1, psi: 1 }, eps);
    const webs = { c: internalWidth(p, "b"), t: p.tf, count: 2 };
    return webbed(p, { h: p.b, b: p.h, tf: p.tw, i: p.iz, w: p.wel_z }, flange, webs, eps);
  }
  if (p.kind === "i") return tipped(p, p.b / 2, p.b / 2, eps);
  const back = channelCentroid(p.a, p.h, p.b, p.tw, p.tf);
  const [tips, web] = [tipped(p, p.b - back, back, eps), backed(p, back, eps)];
  return tips.w <= web.w ? tips : web;
}

/** Outstands with compressed tips, on the stresses of the gross section. */
function tipped(p: Profile, tip: number, other: number, eps: number): EffectiveModulus {
  const c = outstandWidth(p);
  const flange = plate({ part: "flange", support: "outstand_tip", c, t: p.tf, count: 2, psi: (tip - c) / tip }, eps);
  const strips = [along(flange, tip - flange.middle)];
  return { ...modulusOf(p.a, p.iz, p.wel_z, tip, other, strips), flange: p.b * p.tf - area(strips) / 2, plates: [flange] };
}

/** A channel's web in even compression; then its outstands, compressed at their roots. */
function backed(p: Profile, back: number, eps: number): EffectiveModulus {
  const web = plate({ part: "web", support: "internal", c: internalWidth(p, "h"), t: p.tw, count: 1, psi: 1 }, eps);
  const strips = [across(web, back - p.tw / 2)];
  const axis = centroid(p.a, strips);
  const c = outstandWidth(p);
  const root = back - (p.b - c);
  const plates = [web];
  if (root > axis) {
    const psi = (root - c - axis) / (root - axis);
    const flange = plate({ part: "flange", support: "outstand_root", c, t: p.tf, count: 2, psi }, eps);
    strips.push(along(flange, root - flange.middle));
    plates.push(flange);
  }
  return { ...modulusOf(p.a, p.iz, p.wel_z, back, p.b - back, strips), flange: p.h * p.tw - (strips[0] as Strip).a, plates };
}

/** Second moment about the new axis and the modulus of its farther edge, scaled so that a section that loses nothing keeps the W it was given. */
function modulusOf(
  a: number,
  i: number,
  w: number,
  edge: number,
  other: number,
  strips: readonly Strip[],
): Pick<EffectiveModulus, "w" | "i" | "shift"> {
  const shift = centroid(a, strips);
  const left = i - strips.reduce((sum, strip) => sum + strip.i + strip.a * strip.s ** 2, 0) - (a - area(strips)) * shift ** 2;
  const farther = Math.max(edge - shift, other + shift) / Math.max(edge, other);
  return { w: (w * left) / (i * farther), i: left, shift };
}
