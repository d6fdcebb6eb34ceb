/** Critical moment of a design member under the moments of one combination. */

import type { DesignMember, SteelCheck } from "../run/context.ts";
import type { LineDiagram } from "../run/line.ts";
import type { Profile } from "../run/profile.ts";
import { computed, q } from "../run/quantity.ts";
import type { Step } from "../run/trace.ts";
import type { Joints } from "./joints.ts";
import { type HeightLoads, type LateralBeam, lambda_cr, mesh } from "./mcr.ts";
import { restraintsOf } from "./restraints.ts";

export interface Critical {
  /** Null where the restraints leave a mechanism; Infinity where nothing buckles. */
  m_cr: number | null;
  /** C1 of the moment diagram alone; asked for by kc. */
  c1: number | null;
  step: () => Step;
}

/** Critical moments already found in this run, by the shape of the problem, and how finely to look. */
export interface Known {
  moments: Map<string, number | null>;
  elements: number;
}

export interface Stiffness {
  e: number;
  g: number;
}

/** Height of the load above the shear centre, upward positive. */
export function loadHeight(p: Profile, check: SteelCheck): number {
  const where = check.load_height ?? "top";
  return where === "centre" ? 0 : where === "top" ? p.h / 2 : -p.h / 2;
}

/** Mcr = λ·max|My| by the eigenvalue problem, or the model's override. */
export function criticalMoment(
  diagram: LineDiagram,
  joints: Joints,
  member: DesignMember,
  check: SteelCheck,
  p: Profile,
  s: Stiffness,
  m_max: number,
  wantC1: boolean,
  known: Known,
): Critical {
  const { line } = diagram;
  const height = loadHeight(p, check);
  const half = (line.up * (p.h - p.tf)) / 2;
  const given = member.lateral_restraints ?? [];
  const { restraints, description, cantilever } = restraintsOf(line, joints, given, half, check.root_warping === "fixed");
  const beam: LateralBeam = {
    length: line.length,
    ei_z: s.e * p.iz,
    ei_w: s.e * p.iw,
    gi_t: s.g * p.it,
    restraints,
    moment: (at) => diagram.moment(at, "my"),
    loads: diagram.loads(line.up * height, joints),
    breaks: diagram.positions(),
  };
  const asked = member.l_lt ?? line.length;
  const same = Math.abs(asked - line.length) <= 1e-6 * line.length || given.length > 0;
  const beams = same ? [beam] : asked < line.length && !cantilever ? windows(beam, asked, m_max) : [stretched(beam, asked)];
  let m_cr: number | null = Infinity;
  let governing = beams[0] as LateralBeam;
  if (check.mcr === undefined || beams.length > 1)
    for (const one of beams) {
      const found = moment(one, m_max, known);
      if (found !== null && m_cr !== null && found < m_cr) governing = one;
      m_cr = found === null || m_cr === null ? null : Math.min(m_cr, found);
    }
  const c1 = wantC1 ? factorC1(governing, m_max, known) : null;
  if (check.mcr !== undefined) {
    const override = check.mcr;
    return {
      m_cr: override,
      c1,
      step: () =>
        computed(
          "6.3.2.2(2)",
          "Elastic critical moment",
          "Mcr as given by the check",
          [],
          q("Mcr", override, "kNm"),
          "OVERRIDE: Mcr is the model's own figure, not computed here",
        ),
    };
  }
  const critical = m_cr;
  const step = (): Step => {
    const inputs = [
      q("E", s.e, "N/mm2"),
      q("G", s.g, "N/mm2"),
      q("Iz", p.iz, "mm4"),
      q("It", p.it, "mm4"),
      q("Iw", p.iw, "mm6"),
      q("LLT", same ? line.length : asked, "m"),
      q("zg", height, "mm"),
      q("restraints", same || cantilever ? description : "fork, fork"),
      q("elements", mesh(beams[0] as LateralBeam, known.elements).length - 1),
      q("max|My,Ed|", m_max, "kNm"),
      q("λcr", (critical ?? NaN) / m_max),
    ];
    const notes = [
      "smallest λcr > 0 of (K + λcr·G)·u = 0 with v, v′, θ, θ′ at each node, the combination's own moment diagram, and the load height; an end at another member is a fork: held sideways and against twist, free to warp; at a support it is held as the support holds it",
    ];
    if (height !== 0) notes.push(`loads act at the ${check.load_height ?? "top"} flange (zg above the shear centre)`);
    if (!same && !cantilever)
      notes.push(
        asked < line.length
          ? "l_lt is shorter than the design member: the worst of the pieces of that length, between forks"
          : "l_lt is longer than the design member: the moment diagram is stretched over it",
      );
    if (given.length && member.l_lt !== undefined && Math.abs(asked - line.length) > 1e-6 * line.length)
      notes.push("lateral_restraints are given: l_lt is not used");
    return computed(
      "6.3.2.2(2)",
      "Elastic critical moment by eigenvalue",
      "Mcr = λcr·max|My,Ed|",
      inputs,
      q("Mcr", critical ?? NaN, "kNm"),
      ...notes,
    );
  };
  return { m_cr, c1, step };
}

/** Enough for the shapes of a large model's beams; a bound so that ten thousand members cannot fill memory with them. */
const REMEMBERED = 5000;

/** Mcr of one problem. Proportional loads have the same Mcr, so combinations and equal beams share what was found. */
function moment(beam: LateralBeam, m_max: number, known: Known): number | null {
  const name = `${known.elements},${shapeOf(beam, m_max)}`;
  const held = known.moments.get(name);
  if (held !== undefined) return held;
  const lambda = lambda_cr(beam, known.elements);
  const found = lambda === null ? null : lambda * m_max;
  if (known.moments.size > REMEMBERED) known.moments.clear();
  known.moments.set(name, found);
  return found;
}

/** Between its breaks a moment diagram follows from its loads, so these numbers tell two problems apart. */
function shapeOf(beam: LateralBeam, m_max: number): string {
  const l = beam.length;
  const numbers = [l, beam.ei_z, beam.ei_w, beam.gi_t];
  for (const r of beam.restraints)
    numbers.push(r.s / l, (r.v ? 1 : 0) + (r.theta ? 2 : 0) + (r.slope ? 4 : 0) + (r.warping ? 8 : 0), r.flange ?? 0);
  for (const s of beam.breaks) numbers.push(s / l, beam.moment(s * (1 - 1e-9)) / m_max, beam.moment(s) / m_max);
  for (let i = 0; i < 8; i++) numbers.push(beam.moment(((i + 0.37) / 8) * l) / m_max);
  for (const load of beam.loads.points) numbers.push(load.s / l, (load.f * l) / m_max, load.z);
  for (const load of beam.loads.spread)
    numbers.push(load.s1 / l, load.s2 / l, (load.q1 * l * l) / m_max, (load.q2 * l * l) / m_max, load.z);
  // Single precision as a string of its own bytes: printing digits would cost as much as the eigenvalue.
  let name = "";
  for (const half of new Uint16Array(Float32Array.from(numbers).buffer)) name += String.fromCharCode(half);
  return name;
}

/** C1 = Mcr of this diagram over Mcr of an even moment, both with loads at the shear centre. */
function factorC1(beam: LateralBeam, m_max: number, known: Known): number {
  const none: HeightLoads = { points: [], spread: [] };
  const own = moment({ ...beam, loads: none }, m_max, known);
  const even = moment({ ...beam, loads: none, moment: () => m_max }, m_max, known);
  return own && even && Number.isFinite(own) ? Math.max(1, own / even) : 1;
}

/** Pieces of length l between forks: nine along the beam and one round the largest moment. */
function windows(beam: LateralBeam, l: number, m_max: number): LateralBeam[] {
  const room = beam.length - l;
  const peak =
    beam.breaks.find((s) => Math.max(Math.abs(beam.moment(s)), Math.abs(beam.moment(Math.max(0, s - 1e-9)))) >= m_max * (1 - 1e-6)) ??
    beam.length / 2;
  const starts = [...Array(9).keys()].map((i) => (room * i) / 8);
  starts.push(Math.min(room, Math.max(0, peak - l / 2)));
  return starts.map((from) => cut(beam, from, l)).filter((piece) => piece !== null);
}

function cut(beam: LateralBeam, from: number, l: number): LateralBeam | null {
  const to = from + l;
  const within = (s: number): boolean => s >= from && s <= to;
  const fork = (s: number) => ({ s, v: true, theta: true, slope: false, warping: false });
  return {
    ...beam,
    length: l,
    restraints: [fork(0), fork(l)],
    moment: (s) => beam.moment(from + s),
    breaks: beam.breaks.filter(within).map((s) => s - from),
    loads: {
      points: beam.loads.points.filter((load) => within(load.s)).map((load) => ({ ...load, s: load.s - from })),
      spread: beam.loads.spread
        .filter((load) => load.s2 > from && load.s1 < to)
        .map((load) => {
          const at = (s: number): number => load.q1 + ((load.q2 - load.q1) * (s - load.s1)) / (load.s2 - load.s1);
          const [a, b] = [Math.max(from, load.s1), Math.min(to, load.s2)];
          return { s1: a - from, s2: b - from, q1: at(a), q2: at(b), z: load.z };
        }),
    },
  };
}

/** The same diagram over another length; loads scale so that they still belong to the moments. */
function stretched(beam: LateralBeam, l: number): LateralBeam {
  const k = l / beam.length;
  return {
    ...beam,
    length: l,
    restraints: beam.restraints.map((r) => ({ ...r, s: r.s * k })),
    breaks: beam.breaks.map((s) => s * k),
    moment: (s) => beam.moment(s / k),
    loads: {
      points: beam.loads.points.map((load) => ({ ...load, s: load.s * k, f: load.f / k })),
      spread: beam.loads.spread.map((load) => ({ ...load, s1: load.s1 * k, s2: load.s2 * k, q1: load.q1 / k / k, q2: load.q2 / k / k })),
    },
  };
}
