/** Cross-sections along a member: which verification of EN 1993-1-1 6.2 governs where. */

import { actionOf, type Capacity } from "../clauses/capacity.ts";
import { highShear } from "../clauses/combined.ts";
import type { CheckMember, Diagram, Forces } from "./context.ts";
import { type Found, outranks, type Station } from "./governing.ts";
import type { Span } from "./line.ts";
import type { LineDiagram } from "./linediagram.ts";
import type { Peaks } from "./member.ts";
import type { Step } from "./result.ts";
import { forcesStep } from "./trace/forces.trace.ts";
import type { TwistField } from "./twist.ts";
import { STATION_VERIFICATIONS } from "./verifications.ts";

const TENTHS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Every special position and the tenths, both sides of jumps: keeps what governs, hands back the largest forces. */
export function verifyStations(
  diagram: LineDiagram,
  capacityOf: (member: CheckMember) => Capacity,
  worst: Map<string, Found>,
  twist: TwistField | null = null,
): Peaks {
  const forces: Forces = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
  const { places, peaks } = walk(diagram, capacityOf, forces, twist);
  const best = new Map<string, Station & { utilisation: number }>();
  const verify = (station: Station, keys: (key: string) => boolean): void => {
    for (const { key, called, verify: run } of STATION_VERIFICATIONS) {
      if (!keys(key) || !called(station.f, station.c)) continue;
      const { utilisation, reason } = run(station);
      if (outranks(worst, key, utilisation))
        worst.set(key, { key, utilisation, reason, combination: diagram.combination, station, member: null });
      if (utilisation !== null && utilisation > (best.get(key)?.utilisation ?? -1)) best.set(key, { ...station, utilisation });
    }
  };
  for (const place of places) verify(place, () => true);
  // Where several forces work together the worst place may lie between the stations: look closer along members in high
  // shear, and beside the best station under bending about both axes.
  const closer = (span: Span, c: Capacity, from: number, to: number, steps: number): void => {
    const one = diagram.diagrams[diagram.line.spans.indexOf(span)] as Diagram;
    for (let i = 0; i <= steps; i++) {
      const x = from + ((to - from) * i) / steps;
      if (x <= 0 || x >= span.member.length) continue;
      const f = actionOf(c, one.forces(x, 1, forces));
      twist?.enter(f, forces, span, x, 1);
      verify(
        { span, x, f, c },
        (key) => key === "bending_shear" || key === "bending_axial" || key === "torsion" || key === "bending_torsion",
      );
    }
  };
  const sheared = new Map(places.filter(({ c, f }) => highShear(c, { ...f, my: 1, mz: 1 })).map(({ span, c }) => [span, c]));
  for (const [span, c] of sheared) closer(span, c, 0, span.member.length, 100);
  const found = best.get("bending_axial");
  if (found && peaks.my > 0 && peaks.mz > 0 && found.utilisation > 0.8 * (worst.get("bending_axial")?.utilisation ?? 0)) {
    const reach = 0.1 * found.span.member.length;
    closer(found.span, found.c, found.x - reach, found.x + reach, 24);
  }
  return peaks;
}

/** The forces at every station, and the largest of them. */
function walk(
  diagram: LineDiagram,
  capacityOf: (member: CheckMember) => Capacity,
  forces: Forces,
  twist: TwistField | null,
): { places: Station[]; peaks: Peaks } {
  const peaks: Peaks = { n: 0, my: 0, mz: 0, hogging: false, ...(twist?.peaks ? { twist: twist.peaks } : {}) };
  const places: Station[] = [];
  diagram.line.spans.forEach((span, i) => {
    const c = capacityOf(span.member);
    const one = diagram.diagrams[i] as Diagram;
    const { length } = span.member;
    for (const [list, sides] of [
      [one.positions, [-1, 1]],
      [TENTHS.map((t) => t * length), [1]],
    ] as const) {
      for (const x of list) {
        for (const side of sides) {
          if ((side < 0 && x <= 0) || (side > 0 && x >= length)) continue;
          const f = actionOf(c, one.forces(x, side, forces));
          twist?.enter(f, forces, span, x, side);
          if (f.my > 0 && forces.my * span.sz * diagram.line.up < 0) peaks.hogging = true;
          peaks.n = Math.max(peaks.n, f.n);
          peaks.my = Math.max(peaks.my, f.my);
          peaks.mz = Math.max(peaks.mz, f.mz);
          places.push({ span, x, f, c });
        }
      }
    }
  });
  return { places, peaks };
}

/** The trace of one governing station. */
export function stationSteps(found: Found & { station: Station }): Step[] {
  const verification = STATION_VERIFICATIONS.find(({ key }) => key === found.key);
  return [forcesStep(found.combination.id, found.station), ...(verification?.steps(found.station) ?? [])];
}
