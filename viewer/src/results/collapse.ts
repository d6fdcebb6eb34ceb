/** A structure that buckles before its loads are reached: one failure, whatever its members then show. */
import { counted } from "../format/counts.ts";
import { slackOf } from "../geometry/bounds.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { storeys } from "../model/storeys.ts";
import { type Along, lowestMode, lowestOf, type ModeList } from "./modes.ts";

export interface Collapse {
  alpha: number;
  combination: string;
  sway: boolean;
  /** Where most of the movement goes; null until the mode itself is found. */
  along: Along | null;
  /** Members by index, those that take most part first. */
  members: number[];
  /** Names of the storeys that they stand in; empty where the model has none, or all of them take part. */
  storeys: string[];
  /** Combinations whose factor is below 1. */
  combinations: number;
}

/** Null where every combination that was looked at is borne, EN 1993-1-1 5.2.1. */
export function collapseOf(modes: ModeList, parts: Catalogue): Collapse | null {
  const lowest = lowestOf(modes);
  if (!lowest || lowest.alpha >= 1) return null;
  const { alpha, combination, sway, members } = lowest;
  const mode = lowestMode(modes);
  const along = mode?.kind === "buckling" ? (modes.buckling[mode.of]!.modes[mode.mode]!.along ?? null) : null;
  const below = modes.critical.filter((one) => one.alpha !== null && one.alpha < 1);
  return { alpha, combination, sway, along, members, storeys: storeysOf(members, parts), combinations: below.length };
}

/** Of members that rise through a storey: columns and braces, whatever lies on them. */
function storeysOf(members: readonly number[], parts: Catalogue): string[] {
  const all = storeys(parts);
  const slack = slackOf(parts.bounds);
  const spans = members.map((m) => [parts.runs[m]!.from[2], parts.runs[m]!.to[2]].sort((a, b) => a - b) as [number, number]);
  const own = all.filter(({ low, high }) => spans.some(([a, b]) => Math.min(b, high) - Math.max(a, low) > slack));
  return own.length < all.length ? own.map(({ name }) => name) : [];
}

/** Direction first, then place. */
export function collapseWords({ sway, along, storeys: own, combination, combinations }: Collapse): string {
  const who = sway ? "The frame sways" : "Members buckle";
  const where = own.length ? ` in ${own.join(" and ")}` : "";
  const others =
    combinations > 1
      ? ` Another ${counted(combinations - 1)} of the combinations ${combinations > 2 ? "are" : "is"} not borne either.`
      : "";
  return `${who}${along ? ` along ${along}` : ""}${where} before the loads of ${combination} are reached.${others}`;
}
