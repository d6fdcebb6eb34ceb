/** Hinges and supports of a FERS model. */

import type { Hinge, Support } from "handoff-solver";
import type { Account } from "./conversion.ts";
import { type Degrees, turnedDegrees, type Way } from "./upright.ts";

export type Id = string | number;
export type Json = Record<string, unknown>;

export interface FersNode {
  id: Id;
  X: number;
  Y: number;
  Z: number;
  nodal_support?: Id | null;
}

/** A hinge or a support: its degrees of freedom by their names. */
export type FersJoint = Json & { id: Id };

interface Condition {
  condition_type?: string;
  stiffness?: number | null;
}

const DEGREES = [
  ["ux", "X", "translational_release_vx"],
  ["uy", "Y", "translational_release_vy"],
  ["uz", "Z", "translational_release_vz"],
  ["rx", "RX", "rotational_release_mx"],
  ["ry", "RY", "rotational_release_my"],
  ["rz", "RZ", "rotational_release_mz"],
] as const;

/** A release is a spring's stiffness: none is rigid, nought is free. */
export function hingeOf(hinge: FersJoint, account: Account): Hinge {
  const theirs = Object.fromEntries(
    DEGREES.map(([ours, , key]): [string, Way] => [ours, hinge[key] == null ? "rigid" : Number(hinge[key]) || "free"]),
  ) as Degrees;
  const lost = Object.keys(hinge).filter((key) => /^(max_|stiffness_curve|moment_rotation)/.test(key) && hinge[key]);
  account.settle(`hinge ${hinge.id}`, lost.length ? [`linear, without ${lost.join(", ")}`] : []);
  return { id: String(hinge.id), ...turnedDegrees(theirs) } as Hinge;
}

export function supportsOf(nodes: readonly FersNode[], nodal_supports: readonly FersJoint[], account: Account): Support[] {
  const known = new Map(nodal_supports.map((support) => [support.id, support]));
  return nodes.flatMap(({ id, nodal_support }) => {
    const support = nodal_support == null ? undefined : known.get(nodal_support);
    if (!support) return [];
    const guesses: string[] = [];
    const theirs = Object.fromEntries(
      DEGREES.map(([ours, letters]): [string, Way] => [ours, heldBy((support[letters] ?? {}) as Condition, letters, guesses)]),
    ) as Degrees;
    account.settle(`support of node ${id}`, guesses);
    return [{ id: `support ${id}`, node: String(id), ...turnedDegrees(theirs) } as Support];
  });
}

function heldBy({ condition_type: said, stiffness }: Condition, letters: string, guesses: string[]): "fixed" | "free" | number {
  const kind = (said ?? "Fixed").toLowerCase().replaceAll("-", "");
  if (kind === "fixed" || kind === "free") return kind;
  if (!(kind === "spring" && stiffness)) guesses.push(`${letters} '${said}' as ${stiffness ? "a spring both ways" : "fixed"}`);
  return stiffness || "fixed";
}
