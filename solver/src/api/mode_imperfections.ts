/** Variants with imperfections in the shape of buckling modes that no lean of the structure brings about, EN 1993-1-1 5.3.2(11). */

import type { Decision } from "../analysis/assumptions.ts";
import { leant } from "../analysis/imperfections/imperfections.ts";
import { type Bent, type BentAbout, type ModeShape, modeLoads } from "../analysis/imperfections/mode_shape.ts";
import type { Analysis } from "../analysis/linear.ts";
import type { Outcome } from "../analysis/states.ts";
import { factorsOf } from "../ec3/annexes.ts";
import { ALPHA, chi, curveOf, lambda } from "../ec3/member_buckling/flexural.ts";
import { profileOf } from "../ec3/profile.ts";
import { strength } from "../ec3/strength.ts";
import type { Material } from "../generated/model.ts";
import type { Combination } from "../model/combinations.ts";
import type { Frame } from "../model/frame.ts";
import type { CaseLoads } from "../model/loads.ts";
import type { ResolvedSection } from "../model/section.ts";
import type { Stability } from "../results/index.ts";
import type { Annex } from "../topology/context.ts";
import type { Read } from "./load_case_solution.ts";

/** Where no strength is known: it ranks sections alone. */
const COMMON_FY = 235e6;

/** Behind the combinations, each of second order in which such a mode lies below 10 has a variant for each sense of it. */
export function addModeImperfections(
  read: Read,
  linear: Analysis,
  stability: readonly Stability[],
  decisions: ReadonlyMap<number, Decision>,
  outcomes: readonly Outcome[],
  annex: Annex,
): void {
  const { frame, loads, combinations } = read;
  const about = bentAbout(frame, annex);
  const [more, variants]: [CaseLoads[], Combination[]] = [[], []];
  for (const one of stability) {
    const { combination: of } = one;
    const [decision, outcome, combination] = [decisions.get(of), outcomes[of], combinations[of]!];
    if (decision?.order !== 2 || decision.buckles || !outcome || "code" in outcome) continue;
    const pressed = compressions(frame, outcome.state.endForces);
    for (const [k, mode] of wavesOf(one).entries()) {
      const name = k ? `mode ${k + 1}` : "mode";
      const own = modeLoads(frame, mode, pressed, about, `${combination.id} ${name}`);
      if (!own) continue;
      const load_case = loads.length + more.length;
      more.push(own);
      for (const [sign, factor] of [["+", 1] as const, ["-", -1] as const])
        variants.push({
          ...{ id: `${combination.id} ${sign}${name}`, limitState: combination.limitState },
          terms: [...combination.terms, { load_case, factor }],
          leans: { of, way: `${sign}${name}` },
        });
    }
  }
  if (!more.length) return;
  linear.further(more);
  const imperfections = read.imperfections ?? leant(frame, loads, [], {}, () => []).imperfections;
  const load_cases = [...imperfections.load_cases, ...more.map((_, i) => loads.length + i)];
  Object.assign(read, {
    loads: [...loads, ...more],
    combinations: [...combinations, ...variants],
    imperfections: { ...imperfections, load_cases },
  });
}

/** Two shapes are one from this cosine of the angle between them on: several looks at a combination may find the same. */
const ALIKE = 0.9;

/** The lowest first; of each structure by itself where several stand apart. */
function wavesOf({ waves = [], apart }: Stability): ModeShape[] {
  const all = apart.length ? apart.flatMap((one) => one.waves ?? []) : waves;
  const out: ModeShape[] = [];
  for (const one of [...all].sort((a, b) => a.factor - b.factor))
    if (!out.some(({ shape }) => Math.abs(cosine(shape, one.shape)) > ALIKE)) out.push(one);
  return out;
}

function cosine(a: Float64Array, b: Float64Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    ab += a[i]! * b[i]!;
    aa += a[i]! ** 2;
    bb += b[i]! ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}

/** The mean over each member, as bows take it; what acts one way alone is pressed as it is in that combination. */
const compressions = ({ memberIds }: Frame, endForces: Float64Array): Float64Array =>
  Float64Array.from(memberIds, (_, m) => -(endForces[12 * m]! + endForces[12 * m + 6]!) / 2);

/** By the section and steel of each member; where no profile is known curve c and a modulus of A·i/2 stand for it. */
function bentAbout({ sections, sectionOf, materials, materialOf }: Frame, annex: Annex): BentAbout {
  const { gamma_m1 } = factorsOf(annex, true);
  const known = new Map<string, Bent>();
  const find = (section: ResolvedSection, material: Material, axis: "y" | "z"): Bent => {
    const p = profileOf(section);
    const fy = (typeof p === "string" ? material.fy : strength(section, material).fy) ?? COMMON_FY;
    const inertia = axis === "y" ? section.iy : section.iz;
    const w = typeof p === "string" ? Math.sqrt(section.a * inertia) / 2 : axis === "y" ? p.wel_y : p.wel_z;
    const alpha = ALPHA[typeof p === "string" ? "c" : curveOf(p, axis, false)];
    return { n_rk: section.a * fy, m_rk: w * fy, e0: (n_cr) => e0(lambda(section.a, fy, n_cr), alpha, w / section.a, gamma_m1) };
  };
  return (m, axis) => {
    const [s, g] = [sectionOf[m]!, materialOf[m]!];
    const name = `${s} ${g} ${axis}`;
    const found = known.get(name) ?? find(sections[s]!, materials[g]!, axis);
    known.set(name, found);
    return found;
  };
}

/** (5.10). */
export function e0(slenderness: number, alpha: number, w_over_a: number, gamma_m1: number): number {
  const share = chi(slenderness, alpha) * slenderness ** 2;
  return (Math.max(0, alpha * (slenderness - 0.2)) * w_over_a * (1 - share / gamma_m1)) / (1 - share);
}
