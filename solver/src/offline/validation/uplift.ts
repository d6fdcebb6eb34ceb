/** Wind that lifts, and how little of a permanent load is left to hold it down. */

import { turn } from "../../model/trigonometry.ts";
import { areaOf } from "./area_loads.ts";
import { ultimate } from "./combining.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { memberEnds } from "./geometry.ts";
import { RULES } from "./rulebook.ts";

const LEADING = RULES.gravity.wind_leads_from;

/** By load case of wind, what it lifts by in all, N. */
const liftsOf = (document: Document): [wind: string, lift: number][] =>
  document
    .entities("load_cases")
    .filter(({ nature }) => nature === "wind")
    .map((loadCase) => [loadCase["id"], liftOf(document, loadCase)]);

function liftOf(document: Document, { node_loads = [], member_loads = [], area_loads = [] }: Entity): number {
  const forces = [
    ...(node_loads as Entity[]).map(({ fz = 0 }) => fz),
    ...(member_loads as Entity[]).map((load) => ofMember(document, load)),
    ...(area_loads as Entity[]).map((load) => (load["axes"] === "local" ? 0 : load["pressure"] * (areaOf(document, load)?.area ?? 0))),
  ];
  return forces.reduce((sum, force) => sum + force, 0);
}

/** A member's own z is up as far as it is level and not turned. */
function ofMember(document: Document, { member: id, type, axes, fz = 0, fz_end = fz, start = 0, end = 1 }: Entity): number {
  const member = document.lookup("members").get(id);
  const ends = member && memberEnds(member, document.points);
  if (!ends || (type !== "point" && type !== "distributed")) return 0;
  const [x, y, z] = [0, 1, 2].map((c) => ends[1][c]! - ends[0][c]!) as [number, number, number];
  const [run, length] = [Math.hypot(x, y), Math.hypot(x, y, z)];
  const upright = axes === "local" ? (run / length) * turn(member["rotation"] ?? 0).cos : 1;
  return upright * (type === "point" ? fz : ((fz + fz_end) / 2) * (end - start) * (axes === "projected" ? run : length));
}

/** Factors of the combinations at ULS in which wind leads and lifts. */
const lifted = remembered((document) => {
  const lifts = liftsOf(document);
  return ultimate(document).filter((factors) =>
    lifts.some(([wind, lift]) => lift !== 0 && lift * (factors.get(wind) ?? 0) >= LEADING * Math.abs(lift)),
  );
});

/** The least that a load case has at ULS where wind leads and lifts. */
export function heldFactor(document: Document, { id }: Entity): number | undefined {
  const factors = lifted(document).map((known) => known.get(id) ?? 0);
  return factors.length ? Math.min(...factors) : undefined;
}
