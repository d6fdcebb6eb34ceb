/** The loads of a chosen case or combination, factored, in global axes, ready to be drawn or listed. */

import type { DistributedLoad, MemberLoad, PointLoad as ModelPointLoad, SpreadLoadCase } from "handoff-solver";
import { DIRECTIONS } from "../../../solver/src/results/sets.ts";
import { type Run, toGlobal } from "../geometry/axes.ts";
import { middleOf, norm, plus, scaled, type Vec } from "../geometry/vectors.ts";
import { type Catalogue, placeOf } from "./catalogue.ts";
import { ALL, type Shown } from "./part.ts";
import type { Term } from "./terms.ts";

export interface PointLoad {
  at: Vec;
  force: Vec;
  what: "force" | "moment";
}
export interface LineLoad {
  from: Vec;
  to: Vec;
  /** Per metre of member, as drawn. */
  first: Vec;
  last: Vec;
  /** As the model states it, where that is per metre of projection. */
  projected: { first: Vec; last: Vec } | null;
}
export interface NoteLoad {
  at: Vec;
  text: string;
}
export interface DrawnLoads {
  points: PointLoad[];
  lines: LineLoad[];
  notes: NoteLoad[];
  /** Corners of areas whose load is spread to the members round them. */
  areas: Vec[][];
  selfWeight: number;
}

type Worded = "pressure" | "deflection" | "temperature" | "gradient";
type Measure = (value: number, quantity: Worded) => string;
const SYMBOLS: Record<Worded, string> = { pressure: "Pa", deflection: "m", temperature: "K", gradient: "K/m" };
const plain: Measure = (value, quantity) => `${value} ${SYMBOLS[quantity]}`;

const NONE: Vec = [0, 0, 0];
const along = (run: Run, t: number): Vec => [
  run.from[0] + (run.to[0] - run.from[0]) * t,
  run.from[1] + (run.to[1] - run.from[1]) * t,
  run.from[2] + (run.to[2] - run.from[2]) * t,
];

/** Per metre of member: a projected load shrinks with each component's projected length. */
function perMetre(axes: DistributedLoad["axes"], run: Run, q: Vec): Vec {
  if (axes === "local") return toGlobal(run.axes, q);
  if (axes !== "projected") return q;
  const x = run.axes.x;
  return [q[0] * Math.hypot(x[1], x[2]), q[1] * Math.hypot(x[0], x[2]), q[2] * Math.hypot(x[0], x[1])];
}

function memberLoad(load: MemberLoad, run: Run, factor: number, measure: Measure, out: DrawnLoads): void {
  const turned = (v: Vec, axes: ModelPointLoad["axes"]): Vec => (axes === "local" ? toGlobal(run.axes, v) : v);
  switch (load.type) {
    case "point": {
      const force = turned(scaled([load.fx ?? 0, load.fy ?? 0, load.fz ?? 0], factor), load.axes);
      out.points.push({ at: along(run, load.position), force, what: "force" });
      break;
    }
    case "moment": {
      const force = turned(scaled([load.mx ?? 0, load.my ?? 0, load.mz ?? 0], factor), load.axes);
      out.points.push({ at: along(run, load.position), force, what: "moment" });
      break;
    }
    case "distributed": {
      const first: Vec = scaled([load.fx ?? 0, load.fy ?? 0, load.fz ?? 0], factor);
      const last: Vec = scaled([load.fx_end ?? load.fx ?? 0, load.fy_end ?? load.fy ?? 0, load.fz_end ?? load.fz ?? 0], factor);
      out.lines.push({
        from: along(run, load.start ?? 0),
        to: along(run, load.end ?? 1),
        first: perMetre(load.axes, run, first),
        last: perMetre(load.axes, run, last),
        projected: load.axes === "projected" ? { first, last } : null,
      });
      break;
    }
    case "temperature": {
      const words = [
        load.dt ? `ΔT ${measure(load.dt * factor, "temperature")}` : "",
        load.gradient_y ? `∂T/∂y ${measure(load.gradient_y * factor, "gradient")}` : "",
        load.gradient_z ? `∂T/∂z ${measure(load.gradient_z * factor, "gradient")}` : "",
      ];
      out.notes.push({ at: along(run, 0.5), text: words.filter(Boolean).join(", ") });
    }
  }
}

/** Loads on the same stretch as one: a rafter bears the areas on both of its sides. */
function summed(lines: readonly LineLoad[]): LineLoad[] {
  const stretches = new Map<string, LineLoad>();
  for (const line of lines) {
    const key = `${line.from.join()} ${line.to.join()} ${line.projected !== null}`;
    const { first, last, projected } = stretches.get(key) ?? { first: NONE, last: NONE, projected: null };
    const stated = line.projected && {
      first: plus(projected?.first ?? NONE, line.projected.first),
      last: plus(projected?.last ?? NONE, line.projected.last),
    };
    stretches.set(key, { ...line, first: plus(first, line.first), last: plus(last, line.last), projected: stated });
  }
  return [...stretches.values()];
}

/** Loads of all cases on one node act as one. */
function nodeLoads(parts: Catalogue, terms: readonly Term[], shown: Shown, out: DrawnLoads): void {
  const sums = new Map<string, { force: Vec; moment: Vec }>();
  for (const { loadCase, factor } of terms)
    for (const { node, fx = 0, fy = 0, fz = 0, mx = 0, my = 0, mz = 0 } of loadCase.node_loads ?? []) {
      const { force, moment } = sums.get(node) ?? { force: [0, 0, 0], moment: [0, 0, 0] };
      sums.set(node, { force: plus(force, scaled([fx, fy, fz], factor)), moment: plus(moment, scaled([mx, my, mz], factor)) });
    }
  for (const [id, { force, moment }] of sums) {
    if (!shown.node(id)) continue;
    const at = placeOf(parts, id);
    if (norm(force) > 0) out.points.push({ at, force, what: "force" });
    if (norm(moment) > 0) out.points.push({ at, force: moment, what: "moment" });
  }
}

function plateNotes({ loadCase, factor }: Term, parts: Catalogue, shown: Shown, measure: Measure): NoteLoad[] {
  const places = new Map((parts.model.model.plates ?? []).map(({ id }, i) => [id, i]));
  return (loadCase.plate_loads ?? []).flatMap(({ plate, pressure, dt, gradient_z }) => {
    if (shown.plates?.[places.get(plate)!] === false) return [];
    const words = [
      ...(pressure === undefined ? [] : [measure(pressure * factor, "pressure")]),
      ...(dt === undefined ? [] : [`ΔT ${measure(dt * factor, "temperature")}`]),
      ...(gradient_z === undefined ? [] : [measure(gradient_z * factor, "gradient")]),
    ];
    const corners = parts.plates.get(plate)!.nodes.map((id) => placeOf(parts, id));
    return { at: middleOf(corners), text: words.join(", ") };
  });
}

/** Loads on areas as they were sent: members bear them. */
function areaLoads({ loadCase, factor }: Term, parts: Catalogue, shown: Shown, measure: Measure, out: DrawnLoads): void {
  for (const { nodes, pressure } of (loadCase as SpreadLoadCase).x_area_loads ?? []) {
    if (!nodes.every(shown.node)) continue;
    // Keys that begin with x_ are the sender's own: these nodes are not validated.
    const corners = nodes.filter((id) => parts.nodes.has(id)).map((id) => placeOf(parts, id));
    out.areas.push(corners);
    // Arrows on the members tell which way it acts, as they do of every load on a line.
    out.notes.push({ at: middleOf(corners), text: measure(Math.abs(pressure * factor), "pressure") });
  }
}

function supportNotes({ loadCase, factor }: Term, parts: Catalogue, shown: Shown, measure: Measure): NoteLoad[] {
  return (loadCase.support_displacements ?? []).flatMap((move) => {
    const { node } = parts.supports.get(move.support)!;
    const words = DIRECTIONS.filter((dof) => move[dof]).map(
      (dof) => `${dof} ${dof.startsWith("u") ? measure(move[dof]! * factor, "deflection") : `${(move[dof]! * factor).toFixed(3)}°`}`,
    );
    return shown.node(node) ? { at: placeOf(parts, node), text: words.join(", ") } : [];
  });
}

/** `shown` leaves out what acts on what is not drawn. */
export function drawnLoads(parts: Catalogue, terms: readonly Term[], shown: Shown = ALL, measure: Measure = plain): DrawnLoads {
  const out: DrawnLoads = { points: [], lines: [], notes: [], areas: [], selfWeight: 0 };
  for (const term of terms) {
    const { loadCase, factor } = term;
    out.selfWeight += loadCase.self_weight * factor;
    const own: DrawnLoads = { ...out, lines: [] };
    for (const load of loadCase.member_loads ?? []) {
      const index = parts.memberIndex.get(load.member)!;
      if (shown.members?.[index] !== false) memberLoad(load, parts.runs[index]!, factor, measure, own);
    }
    // What a model lists by itself stands there by itself; shares of areas are nobody's own.
    out.lines.push(...((loadCase as SpreadLoadCase).x_area_loads ? summed(own.lines) : own.lines));
    out.notes.push(...plateNotes(term, parts, shown, measure));
    areaLoads(term, parts, shown, measure, out);
    out.notes.push(...supportNotes(term, parts, shown, measure));
  }
  nodeLoads(parts, terms, shown, out);
  return { ...out, notes: together(out.notes) };
}

/** Loads at one place are said in one breath, or their words would take each other's room. */
function together(notes: readonly NoteLoad[]): NoteLoad[] {
  const places = new Map<string, NoteLoad>();
  for (const { at, text } of notes) {
    const there = places.get(at.join());
    places.set(at.join(), { at, text: there ? `${there.text}; ${text}` : text });
  }
  return [...places.values()];
}
