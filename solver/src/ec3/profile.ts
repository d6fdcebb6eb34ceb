/** A section as the code's formulas see it: its shape, its moduli and what follows from its outline. */

import type { ExplicitSection, Shape } from "../generated/model.ts";
import { solidModuli } from "./cross_section/solid.ts";

export type Kind = "i" | "channel" | "rhs" | "chs" | "rectangle" | "circle";
export type Fabrication = NonNullable<ExplicitSection["fabrication"]>;

/** Metres throughout. For rhs tw = t, and tf too but of a box of two thicknesses; for chs h = b = d and t is the wall; a solid section is all web: tw = b, tf = 0. */
export interface Profile {
  kind: Kind;
  name: string;
  fabrication: Fabrication;
  h: number;
  b: number;
  tw: number;
  tf: number;
  r: number;
  a: number;
  iy: number;
  iz: number;
  it: number;
  iw: number;
  wel_y: number;
  wel_z: number;
  /** Wel where the model gives no Wpl: the safe side. */
  wpl_y: number;
  wpl_z: number;
  warnings: string[];
}

/** The profile, or the reason why the steel check does not cover it. */
export function profileOf(section: ExplicitSection): Profile | string {
  const shape = section.shape;
  const name = section.name ?? section.id;
  if (!shape || shape.type === "general") return `section ${name} has no shape to classify`;
  if (shape.type === "double_angle" || shape.type === "double_channel")
    return `section ${name} is a built-up member of two: EN 1993-1-1 6.4.4 and Table 6.9 ask how and how closely they are joined, which the model does not say: verify it elsewhere, or give each of the two as a member of its own`;
  if (shape.type === "angle" || shape.type === "tee")
    return `angles and tees are verified about their principal axes, apart from other shapes (${name})`;
  const kind = shape.type;
  const warnings: string[] = [];
  const { h, b, tw, tf, r } = dimensions(shape);
  if (!isSolid({ kind }) && !(h > 2 * tf && b > tw && tw > 0 && tf > 0)) return `section ${name} lacks the dimensions of its shape`;
  const fabrication = section.fabrication ?? assumedFabrication(kind, r);
  const plastic = isSolid({ kind }) ? solidModuli(kind, h, b) : null;
  const wel_y = section.wel_y ?? section.iy / (h / 2);
  const wel_z = section.wel_z ?? section.iz / (kind === "channel" ? b - channelCentroid(section.a, h, b, tw, tf) : b / 2);
  if (section.wpl_y === undefined && !plastic) warnings.push(`section ${name} gives no Wpl,y: Wel,y is used`);
  return {
    kind,
    name,
    fabrication,
    h,
    b,
    tw,
    tf,
    r,
    a: section.a,
    iy: section.iy,
    iz: section.iz,
    it: section.it,
    iw: section.iw ?? warping(kind, section.iz, h, b, tw, tf),
    wel_y,
    wel_z,
    wpl_y: section.wpl_y ?? plastic?.wpl_y ?? wel_y,
    wpl_z: section.wpl_z ?? plastic?.wpl_z ?? wel_z,
    warnings,
  };
}

function dimensions(shape: Extract<Shape, { type: Kind }>): Pick<Profile, "h" | "b" | "tw" | "tf" | "r"> {
  switch (shape.type) {
    case "chs":
      return { h: shape.d, b: shape.d, tw: shape.t, tf: shape.t, r: 0 };
    case "rhs":
      return { h: shape.h, b: shape.b, tw: shape.t, tf: shape.tf ?? shape.t, r: shape.r ?? 0 };
    case "rectangle":
      return { h: shape.h, b: shape.b, tw: shape.b, tf: 0, r: 0 };
    case "circle":
      return { h: shape.d, b: shape.d, tw: shape.d, tf: 0, r: 0 };
    default:
      return { h: shape.h, b: shape.b, tw: shape.tw, tf: shape.tf, r: shape.r ?? 0 };
  }
}

/** Where the model does not say: fillets are those of rolling, and what has none is welded. */
export function assumedFabrication(kind: Shape["type"] | undefined, r: number): Fabrication {
  if (kind === "rhs" || kind === "chs") return "cold_formed";
  return r > 0 || kind === "rectangle" || kind === "circle" || kind === "angle" ? "hot_rolled" : "welded";
}

/** Distance of a channel's centroid from the back of its web (sharp corners). */
export function channelCentroid(a: number, h: number, b: number, tw: number, tf: number): number {
  return ((h * tw * tw) / 2 + (2 * (b - tw) * tf * (tw + b)) / 2) / Math.max(a, h * tw + 2 * (b - tw) * tf);
}

/** Shear centre of a channel from the middle of its web, outward (thin-walled, equal flanges). */
export function channelShearCentre(h: number, b: number, tw: number, tf: number): number {
  const flange = b - tw / 2;
  return (3 * flange * flange * tf) / (6 * flange * tf + (h - tf) * tw);
}

/** Warping constant where the model gives none: thin-walled formulas, closed sections none. */
function warping(kind: Kind, iz: number, h: number, b: number, tw: number, tf: number): number {
  const depth = h - tf;
  if (kind === "i") return (iz * depth * depth) / 4;
  if (kind !== "channel") return 0;
  const flange = b - tw / 2;
  return ((tf * flange ** 3 * depth * depth) / 12) * ((3 * flange * tf + 2 * depth * tw) / (6 * flange * tf + depth * tw));
}

/** Open sections warp as they twist, closed ones do not. */
export const isOpen = (p: Profile): boolean => p.kind === "i" || p.kind === "channel";

/** Round bars and flats. */
export const isSolid = (p: Pick<Profile, "kind">): boolean => p.kind === "rectangle" || p.kind === "circle";

/** Can it buckle sideways under bending about y-y? Square and round tubes and bars cannot (6.3.2.1(2)). */
export const susceptible = (p: Profile): boolean =>
  p.kind !== "chs" && p.kind !== "circle" && !((p.kind === "rhs" || p.kind === "rectangle") && Math.abs(p.h - p.b) < 1e-6);

/** Of an rhs, the thickness of the walls along its depth or its width; elsewhere the web's. */
export const wall = (p: Profile, along: "h" | "b"): number => (p.kind === "rhs" && along === "b" ? p.tf : p.tw);

/** With the walls along y as its webs. */
export const alongWay = (p: Profile, way: "z" | "y"): Profile => (way === "z" ? p : { ...p, h: p.b, b: p.h, tw: p.tf, tf: p.tw });

/** Of an rhs, the flat width of the walls along its depth or its width: between the plates of a welded box, inside the corners of a tube (3t). */
export const wallWidth = (p: Profile, along: "h" | "b"): number =>
  p[along] - (p.fabrication === "welded" ? 2 : 3) * wall(p, along === "h" ? "b" : "h");

/** Clear depth of the web between the flanges. */
export const hw = (p: Profile): number => p.h - 2 * p.tf;

/** Height-to-width ratio as Tables 6.2, 6.4 and 6.5 ask for it, rounded off at 1e-9 so that IPE200's 2 is 2. */
export const slimness = (p: Profile): number => Math.round((p.h / p.b) * 1e9) / 1e9;
