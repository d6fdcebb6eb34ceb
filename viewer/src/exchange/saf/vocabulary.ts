/** SAF's words for what the model format says in its own: read one way, written the other. */

import type { LoadCase, Member } from "handoff-solver";

export const UNKNOWN = "SAF has no place for it here";

export type Degree = "ux" | "uy" | "uz" | "rx" | "ry" | "rz";

/** Degrees of freedom of supports and hinges: the column of the way it is held, and that of a spring. */
export const DEGREES: readonly { ours: Degree; column: string; stiffness: string }[] = [
  { ours: "ux", column: "ux", stiffness: "Stiffness X [MN/m]" },
  { ours: "uy", column: "uy", stiffness: "Stiffness Y [MN/m]" },
  { ours: "uz", column: "uz", stiffness: "Stiffness Z [MN/m]" },
  { ours: "rx", column: "fix", stiffness: "Stiffness Fix [MNm/rad]" },
  { ours: "ry", column: "fiy", stiffness: "Stiffness Fiy [MNm/rad]" },
  { ours: "rz", column: "fiz", stiffness: "Stiffness Fiz [MNm/rad]" },
];
/** Newtons in a meganewton. */
export const MEGA = 1e6;

/** SAF: compression supports prevent movement against the axis, tension supports along it. */
export const ONE_WAY: readonly (readonly ["push" | "pull", string])[] = [
  ["push", "Compression only"],
  ["pull", "Tension only"],
];

export const BEHAVIOURS: readonly (readonly [NonNullable<Member["type"]>, string])[] = [
  ["beam", "Standard"],
  ["truss", "Axial force only"],
  ["tension", "Tension only"],
  ["compression", "Compression only"],
];

/** Ends of a member, by our names, in the columns of eccentricities and in those of hinges. */
export const ENDS = [
  { hinge: "start_hinge", offset: "start_offset", node: "Beg Node", position: "Begin" },
  { hinge: "end_hinge", offset: "end_offset", node: "End Node", position: "End" },
] as const;

type Nature = LoadCase["nature"];
/** Natures of variable actions with a load type of their own, of the case and of its group. */
export const NATURES: readonly { nature: Nature; kind: string; use: string }[] = [
  { nature: "wind", kind: "Wind", use: "Wind" },
  { nature: "snow", kind: "Snow", use: "Snow" },
  { nature: "temperature", kind: "Temperature", use: "Temperature" },
  { nature: "seismic", kind: "Seismic", use: "Domestic" },
];
/** Natures that are an action type by themselves. */
export const ACTIONS: readonly (readonly [Nature, string])[] = [
  ["permanent", "Permanent"],
  ["accidental", "Accidental"],
];

/** Rows of EN 1990 Table A1.1 by SAF's names of variable loads. */
export const USES: readonly (readonly [NonNullable<LoadCase["category"]>, string])[] = [
  ["A", "Domestic"],
  ["B", "Offices"],
  ["C", "Congregation"],
  ["D", "Shopping"],
  ["E", "Storage"],
  ["F", "Vehicle < 30kN"],
  ["G", "Vehicle > 30kN"],
  ["H", "Roofs"],
];

/** Outlines of sections: our sizes, which are metres, in the order of SAF's parameters, which are millimetres. */
export const SHAPES: Readonly<Record<string, { name: string; sizes: readonly string[] }>> = {
  rectangle: { name: "Rectangle", sizes: ["h", "b"] },
  circle: { name: "Circle", sizes: ["d"] },
  chs: { name: "Pipe", sizes: ["d", "t"] },
  i: { name: "I rolled", sizes: ["h", "b", "tf", "tw", "r"] },
  channel: { name: "Channel", sizes: ["h", "b", "tf", "tw", "r"] },
  rhs: { name: "Tube", sizes: ["h", "b", "t", "r"] },
  angle: { name: "Angle", sizes: ["h", "b", "t", "r"] },
};

export type Quantity = "a" | "iy" | "iz" | "it" | "iw" | "wpl_y" | "wpl_z";
export const QUANTITIES: readonly (readonly [Quantity, string])[] = [
  ["a", "A [m2]"],
  ["iy", "Iy [m4]"],
  ["iz", "Iz [m4]"],
  ["it", "It [m4]"],
  ["iw", "Iw [m6]"],
  ["wpl_y", "Wply [m3]"],
  ["wpl_z", "Wplz [m3]"],
];

export const AXES = ["x", "y", "z"] as const;
export type Axis = (typeof AXES)[number];

/** Milliradians in a degree. */
export const MILLIRADIANS = (1000 * Math.PI) / 180;
