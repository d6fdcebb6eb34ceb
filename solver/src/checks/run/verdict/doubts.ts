/** Doubts of validation about what a model's numbers mean, or whether its parts, loads and factors are those meant: no verdict is plain while one stands. */

import { count } from "../../../counts.ts";
import type { Point } from "./openpoints.ts";

/** A warning as `validate` and the service give it. */
export interface Doubt {
  path: string;
  code?: string;
  message: string;
}

/**
 * The codes that schemas/issue_codes.json marks with `doubts_results`, since a member that passes may in truth fail because of them: the whole file would be a
 * burden on every page.
 */
export const DOUBTING: ReadonlySet<string> = new Set([
  ...["modulus_unit", "strength_unit", "density_unit", "area_unit", "inertia_unit", "dimension_unit", "coordinates_unit", "force_unit"],
  ...["inverted_ratio", "spring_unit", "self_weight_factor", "coordinates_scale", "force_scale", "buckling_length", "storey_level"],
  ...["rotation_unit", "temperature_change", "displacement_unit", "swapped_axes", "contradictory_section", "exchanged_strengths"],
  ...["unusual_modulus", "partial_factor_below_one", "strength_at_serviceability", "negative_self_weight", "uncombined_case"],
  ...["coincident_nodes", "near_nodes", "node_on_member", "missed_member", "doubled_member", "overlapping_members"],
  ...["partly_overlapping_members", "upward_load", "gravity_along_y", "unusual_dimension", "more_warnings"],
]);

/** A reader that could not ask for the warnings says so with this code, which validation never gives. */
export const UNREAD = "warnings_unread";

const doubting = (warnings: readonly Doubt[]): Doubt[] => warnings.filter(({ code }) => code !== undefined && DOUBTING.has(code));

/** What keeps every check from a plain pass; null where nothing does. */
export function doubtOf(warnings: readonly Doubt[]): string | null {
  const [first, ...more] = doubting(warnings);
  return first ? `the input is in doubt: ${first.message}${more.length ? ` (and ${count(more.length, "doubt")} more)` : ""}` : null;
}

/** Other warnings stay warnings. */
export function leftByDoubts(warnings: readonly Doubt[]): Point[] {
  const doubts = doubting(warnings);
  const unread = warnings.filter(({ code }) => code === UNREAD);
  return [
    ...pointOf(`${count(doubts.length, "doubt")} about the input`, doubts),
    ...pointOf("the service's warnings could not be read", unread),
  ];
}

const pointOf = (brief: string, doubts: readonly Doubt[]): Point[] =>
  doubts.length ? [{ brief, said: doubts.map(({ path, message }) => (path ? `${path}: ${message}` : message)) }] : [];

/** Each as the verdict's open points have it. */
export const doubtsSaid = (warnings: readonly Doubt[]): string[] => leftByDoubts(warnings).flatMap(({ said }) => said);
