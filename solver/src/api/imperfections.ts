/** Sway imperfections that are due, EN 1993-1-1 5.3.2: added to the combinations, or told where the model's own choice leaves them out. */

import { type Decision, decide, isFirstOrder } from "../analysis/assumptions.ts";
import { bowsDue, type Swaying } from "../analysis/imperfections/bows_due.ts";
import { leant } from "../analysis/imperfections/imperfections.ts";
import { BOW } from "../analysis/imperfections/imperfections_bow.ts";
import { type Way, waysOf } from "../analysis/imperfections/imperfections_ways.ts";
import { Pushes } from "../analysis/imperfections/pushes.ts";
import type { Analysis } from "../analysis/linear.ts";
import { curveOf } from "../ec3/member_buckling/flexural.ts";
import { profileOf } from "../ec3/profile.ts";
import type { Combination } from "../model/combinations.ts";
import type { CaseLoads } from "../model/loads.ts";
import { largest } from "../numerics/largest.ts";
import { some } from "../results/counts.ts";
import type { AnalysisAssumptions, BucklingCurve, Stability } from "../results/index.ts";
import { heightsOf } from "../topology/heights.ts";
import type { Begun, Read } from "./load_case_solution.ts";

type Decisions = ReadonlyMap<number, Decision>;

/** A lean that moves nothing by this share of what its loads do bends nothing. */
const STILL = 1e-9;
/** Engineering judgement: who leans less than this share of φ under a lean, αcr of 1,000, does not feel it. */
const FIRM = 1e-3;
const WAYS = ["+x", "-x", "+y", "-y", "+rz", "-rz"] as const;

/** What the structure would choose in each combination whose stability was found. */
export function decisionsFor({ frame, loads, combinations }: Read, stability: readonly Stability[]): Map<number, Decision> {
  const pushes = new Pushes(frame, loads);
  const decisions = new Map<number, Decision>();
  for (const one of stability) {
    const combination = combinations[one.combination]!;
    if (combination.leans) continue;
    const imposed = combination.terms.some(({ load_case }) => isImposed(loads[load_case]!));
    decisions.set(one.combination, decide(one, pushes.due(combination, !isFirstOrder(one)), imposed));
  }
  return decisions;
}

/** Something acts one way alone: load cases are solved as if it acted both ways, and tell nothing of a lean that takes it off. */
export const isOneWay = ({ sign, supports }: Read["frame"]): boolean =>
  sign.some(Boolean) || supports.some((support) => support.sign.some(Boolean));

/** By temperature or settlement. */
const isImposed = ({ member: { strains }, settlement, plates }: CaseLoads): boolean =>
  strains.length > 0 || settlement !== undefined || plates.heat !== undefined;

/** Variants that lean, with the load cases they are made of; those that would move nothing are left out. */
export function addLeans(read: Read, linear: Analysis, decisions: Decisions, stability: readonly Stability[]): void {
  const before = read.loads.length;
  const bowing = bowsDue(read.frame, linear.cases, swayingOf(read, stability));
  const { found, variants } = leaning(read, linear, decisions, bowing);
  const sizes = linear.cases.map(({ displacements }) => largest(displacements));
  const least = STILL * Math.max(...sizes.slice(0, before));
  const isMoved = ({ terms }: Combination): boolean => terms.some(({ load_case }) => load_case >= before && sizes[load_case]! > least);
  const moving = isOneWay(read.frame) ? variants : variants.filter(isMoved);
  if (!moving.length) linear.cases.length = before;
  else Object.assign(read, { loads: found.loads, combinations: [...read.combinations, ...moving], imperfections: found.imperfections });
}

/** Loads and combinations of a structure that leans wherever that is due, its load cases solved behind the model's. */
function leaning({ frame, loads, combinations }: Read, linear: Analysis, decisions: Decisions, bowing: ReadonlySet<number> = NOBODY) {
  const waysFor = (_: Combination, i: number): Way[] => {
    const { leans = [] } = decisions.get(i) ?? {};
    return leans.length ? waysOf(frame, leans as Parameters<typeof waysOf>[1]) : [];
  };
  const found = leant(frame, loads, combinations, bowing.size ? { bow: curveOfAll(frame, bowing) } : {}, waysFor, bowing);
  const more = found.loads.slice(loads.length);
  if (more.length) linear.further(more);
  if (found.following) {
    const bows = found.following(linear.cases.map(({ endForces }) => endForces));
    linear.further(bows);
    found.loads.push(...bows);
  }
  return { found, variants: found.combinations.slice(combinations.length) };
}

const NOBODY: ReadonlySet<number> = new Set();

const swayingOf = ({ combinations }: Read, stability: readonly Stability[]): Swaying[] =>
  stability.map((one) => ({ terms: combinations[one.combination]!.terms, stability: one }));

/** The curve with the largest bow of Table 5.1 among these members about either axis; c where no profile is known. */
function curveOfAll({ sections, sectionOf }: Read["frame"], members: ReadonlySet<number>): BucklingCurve {
  const curves = [...members].flatMap((m) => {
    const p = profileOf(sections[sectionOf[m]!]!);
    return typeof p === "string" ? (["c"] as const) : [curveOf(p, "y", false), curveOf(p, "z", false)];
  });
  return curves.reduce((worst, curve) => (BOW[curve] > BOW[worst] ? curve : worst));
}

/** The same once the stability of all combinations is found. */
export const lackingOf = ({ read, linear, assumptions }: Begun, stability: readonly Stability[]): string[] =>
  assumptions.order === "automatic" ? assumptions.lacking : lackingBy(read, linear, assumptions, decisionsFor(read, stability), stability);

/** What a choice of order or of imperfections that the model makes itself leaves out, each in a sentence. */
export function lackingBy(
  read: Read,
  linear: Analysis,
  { order }: Pick<AnalysisAssumptions, "order">,
  decisions: Decisions,
  stability: readonly Stability[],
): string[] {
  const { asked, combinations } = read;
  const due = waysDue(read, linear, decisions);
  if (asked?.among_loads) return new Pushes(read.frame, read.loads).tooLittle(combinations, due, asked);
  const missing = due.filter((way) => !asked?.directions.some((one) => one === way));
  const cure = asked ? "add them to analysis.options.imperfections.directions" : "leave analysis.options.order out";
  return [
    ...(order === "first" ? imposedSaid(combinations, decisions) : []),
    ...(missing.length ? [`Sway imperfections in ${missing.join(", ")} are due (EN 1993-1-1 5.3.2) and not analysed: ${cure}`] : []),
    ...(order === "first" ? [] : localSaid(read, linear, stability)),
  ];
}

/** Imperfections of second order that the model's own choice has not: in the shape of a mode, and bows. */
function localSaid(read: Read, linear: Analysis, stability: readonly Stability[]): string[] {
  const { frame, combinations, asked } = read;
  const upright = stability.filter(({ combination }) => !combinations[combination]!.leans);
  const waving = Math.min(...upright.map(({ alpha_waving }) => alpha_waving ?? Infinity));
  const bowing = asked?.bow ? [] : [...bowsDue(frame, linear.cases, swayingOf(read, upright))].map((m) => frame.memberIds[m]!);
  const cure = "leave analysis.options.order and imperfections out";
  return [
    ...(waving < Infinity
      ? [
          `Imperfections in the shape of a buckling mode with αcr = ${waving.toFixed(2)} are due (EN 1993-1-1 5.3.2(11)) and not analysed: ${cure}`,
        ]
      : []),
    ...(bowing.length ? [`Bow imperfections of ${some(bowing, NAMED)} are due (EN 1993-1-1 5.3.2(6)) and not analysed: ${cure}`] : []),
  ];
}

/** Members in a sentence. */
const NAMED = 3;

function imposedSaid(combinations: readonly Combination[], decisions: Decisions): string[] {
  const [bent] = [...decisions].filter(([, { imposed, order }]) => imposed && order === 2);
  if (!bent) return [];
  const { id } = combinations[bent[0]]!;
  return [
    `Temperature or settlement bends members in compression in ${id}, and first order leaves their moments out: leave analysis.options.order out`,
  ];
}

/** Ways in which a lean is due in some combination and leans the structure noticeably. */
function waysDue(read: Read, linear: Analysis, decisions: Decisions): (typeof WAYS)[number][] {
  const before = linear.cases.length;
  const { found, variants } = leaning(read, linear, decisions);
  const height = Math.max(...heightsOf(read.frame));
  const least = FIRM * found.imperfections.phi * height;
  const drifts = linear.cases.map(({ displacements }) => driftOf(displacements));
  linear.cases.length = before;
  const isFelt = ({ terms }: Combination): boolean =>
    terms.reduce((sum, { load_case, factor }) => sum + (load_case >= before ? Math.abs(factor) * drifts[load_case]! : 0), 0) > least;
  const felt = new Set((isOneWay(read.frame) ? variants : variants.filter(isFelt)).map(({ leans }) => leans!.way));
  return WAYS.filter((way) => felt.has(way));
}

/** The farthest that a node goes sideways, m. */
const driftOf = (displacements: ArrayLike<number>): number => {
  let most = 0;
  for (let i = 0; i < displacements.length; i += 6) most = Math.max(most, Math.hypot(displacements[i]!, displacements[i + 1]!));
  return most;
};
