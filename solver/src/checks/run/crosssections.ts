/** Cross-sections along a member: which verification of EN 1993-1-1 6.2 governs where. */

import { type Action, actionOf, type Capacity, type StationCheck } from "../clauses/capacity.ts";
import { bending_axial, bending_shear, highShear } from "../clauses/combined.ts";
import { shear_y, shear_z, torsion } from "../clauses/shear.ts";
import type { CheckMember, Diagram, Forces } from "./context.ts";
import { type Found, outranks, reasonOf } from "./governing.ts";
import type { LineDiagram, Span } from "./line.ts";
import type { Peaks } from "./member.ts";
import { computed, q } from "./quantity.ts";
import { bending_y, bending_z, compression, tension } from "./station.ts";
import type { Step } from "./trace.ts";

/** Station checks with the action that calls for each; those without a call always run, so that a beam shows them at zero too. */
const STATIONS: readonly (readonly [key: string, run: StationCheck, called: (f: Action, c: Capacity) => boolean])[] = [
  ["tension", tension, (f) => f.n < 0],
  ["compression", compression, (f) => f.n > 0],
  ["bending_y", bending_y, () => true],
  ["bending_z", bending_z, (f) => f.mz > 0],
  ["shear_z", shear_z, () => true],
  ["shear_y", shear_y, (f, c) => f.vy > 0 && c.p.kind !== "chs"],
  ["torsion", torsion, (f) => f.mx > 0],
  ["bending_shear", bending_shear, (f, c) => highShear(c, f)],
  ["bending_axial", bending_axial, (f) => f.my > 0 || f.mz > 0],
];

const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

interface Place {
  span: Span;
  x: number;
  action: Action;
  own: Capacity;
}

/** Every special position and the tenths, both sides of jumps: keeps what governs, hands back the largest forces. */
export function verifyStations(diagram: LineDiagram, capacityOf: (member: CheckMember) => Capacity, worst: Map<string, Found>): Peaks {
  const peaks: Peaks = { n: 0, my: 0, mz: 0, hogging: false };
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const all: Place[] = [];
  diagram.line.spans.forEach((span, i) => {
    const own = capacityOf(span.member);
    const one = diagram.diagrams[i] as Diagram;
    const { length } = span.member;
    for (const [list, sides] of [
      [one.positions, [-1, 1]],
      [TENTHS.map((t) => t * length), [1]],
    ] as const) {
      for (const x of list) {
        for (const side of sides) {
          if ((side < 0 && x <= 0) || (side > 0 && x >= length)) continue;
          const action = actionOf(own, one.forces(x, side, forces));
          if (action.my > 0 && forces.my * span.sz * diagram.line.up < 0) peaks.hogging = true;
          peaks.n = Math.max(peaks.n, action.n);
          peaks.my = Math.max(peaks.my, action.my);
          peaks.mz = Math.max(peaks.mz, action.mz);
          all.push({ span, x, action, own });
        }
      }
    }
  });
  const best = new Map<string, Place & { utilisation: number }>();
  const verify = (place: Place, keys: (key: string) => boolean): void => {
    const { span, x, action, own } = place;
    action.bent = peaks.my > 0;
    for (const [key, run, called] of STATIONS) {
      if (!keys(key) || !called(action, own)) continue;
      const utilisation = run(own, action, null);
      if (outranks(worst, key, utilisation)) {
        const reason = utilisation === null ? reasonOf(key) : null;
        worst.set(key, { key, utilisation, reason, combination: diagram.combination, span, x, action, capacity: own, member: null });
      }
      if (utilisation !== null && utilisation > (best.get(key)?.utilisation ?? -1)) best.set(key, { ...place, utilisation });
    }
  };
  for (const place of all) verify(place, () => true);
  // Where several forces work together the worst place may lie between the stations: look closer along members in high
  // shear, and beside the best station under bending about both axes.
  const closer = (span: Span, own: Capacity, from: number, to: number, steps: number): void => {
    const one = diagram.diagrams[diagram.line.spans.indexOf(span)] as Diagram;
    for (let i = 0; i <= steps; i++) {
      const x = from + ((to - from) * i) / steps;
      if (x <= 0 || x >= span.member.length) continue;
      verify(
        { span, x, action: actionOf(own, one.forces(x, 1, forces)), own },
        (key) => key === "bending_shear" || key === "bending_axial",
      );
    }
  };
  const sheared = new Map(all.filter(({ own, action }) => highShear(own, { ...action, my: 1, mz: 1 })).map(({ span, own }) => [span, own]));
  for (const [span, own] of sheared) closer(span, own, 0, span.member.length, 100);
  const found = best.get("bending_axial");
  if (found && peaks.my > 0 && peaks.mz > 0 && found.utilisation > 0.8 * (worst.get("bending_axial")?.utilisation ?? 0)) {
    const reach = 0.1 * found.span.member.length;
    closer(found.span, found.own, found.x - reach, found.x + reach, 24);
  }
  return peaks;
}

/** The trace of one governing station. */
export function stationSteps(found: Found): Step[] {
  const { action, capacity } = found as Found & { action: Action };
  const forces = computed(
    "5.1",
    "Design forces at the governing station",
    "from the analysis",
    [
      q("combination", found.combination.id),
      q("member", found.span?.member.id ?? ""),
      q("x", found.x ?? 0, "m"),
      q("NEd (compression +)", action.n, "kN"),
      q("Vy,Ed", action.vy, "kN"),
      q("Vz,Ed", action.vz, "kN"),
      q("TEd", action.mx, "kNm"),
      q("My,Ed", action.my, "kNm"),
      q("Mz,Ed", action.mz, "kNm"),
    ],
    null,
    "magnitudes; below 1e-6 of the plastic resistance a force counts as zero",
  );
  const steps = [forces];
  STATIONS.find(([key]) => key === found.key)?.[1](capacity, action, steps);
  return steps;
}
