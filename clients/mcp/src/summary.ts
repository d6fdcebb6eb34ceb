/** Results within a budget: whole results flood a conversation, so envelopes and the worst of each list come first. */

import type { Results, SetResults } from "handoff-solver";

import { envelopeCells, type RangeRow, rangeRows } from "./cells.js";
import { briefCheck, checks } from "./checks.js";
import { displacements } from "./displacements.js";
import { Ranges, worstFirst } from "./envelopes.js";
import { byLimitState } from "./limitstates.js";
import { clipped, fitted, tokens, type Whole } from "./listing.js";
import { largestOf, significant } from "./quiet.js";
import { type NumberTable, numbersOf } from "./result_rows.js";
import { stability, stabilityLine } from "./stability.js";

const UNITS = {
  forces: "n vy vz kN; mx my mz kNm; each end [value, member, x m, in]",
  deflections: "mm, from the line between a member's ends; as `forces`",
  displacements: "mm, of nodes, global axes",
  reactions: "kN, kNm; [value, support, node, in]; `supports` [min, in, max, in]",
};
/** Characters of the whole answer, so that it stays below 1,500 tokens with the line breaks between its rows. */
const BUDGET = tokens(1290);
const MOST_MODES = 8;

/** The lowest and highest value of each quantity over the sets, in kN, kNm or mm. */
function ranges(results: Results, table: NumberTable, sets: readonly SetResults[], quantities: (name: string) => boolean): RangeRow[] {
  const { keys, visit } = numbersOf(results, table);
  const whole = new Ranges();
  visit(sets, (row, quantity, value, x, set) => {
    if (quantities(quantity)) whole.add(quantity, value * (isDeflection(quantity) ? 1e3 : 1e-3), row, x, set);
  });
  return rangeRows(whole, keys);
}

const isDeflection = (quantity: string): boolean => quantity.startsWith("deflection");

/** Internal forces over all members and sets. */
export const forces = (results: Results, sets: readonly SetResults[]): RangeRow[] =>
  ranges(results, "extrema", sets, (name) => !isDeflection(name));

/** The largest deflections of each limit state, SLS first. */
export const deflections = (results: Results, all: readonly SetResults[]): Record<string, unknown>[] =>
  byLimitState(results, all).flatMap(({ state, sets }) =>
    ranges(results, "extrema", sets, isDeflection).map((row) => ({ ...state, ...row })),
  );

/** Of each component the lowest and highest over all supports. */
export const reactions = (results: Results, sets: readonly SetResults[]): RangeRow[] => ranges(results, "reactions", sets, () => true);

/** Each support's envelope, worst first. */
export function supports(results: Results, sets: readonly SetResults[]): Record<string, unknown>[] {
  const { keys, visit } = numbersOf(results, "reactions");
  const whole = new Ranges();
  const own = keys.map(() => new Ranges());
  visit(sets, (row, quantity, value, x, set) => {
    whole.add(quantity, value / 1e3, row, x, set);
    own[row]!.add(quantity, value / 1e3, row, x, set);
  });
  return worstFirst(own, whole).map((row) => ({ ...keys[row]!, ...envelopeCells(own[row]!) }));
}

/** Buckling factors by combination, the lowest first; natural frequencies. */
function requested({ buckling, modal, load_combinations }: Results): { lists: Record<string, Whole>; frequencies_hz?: unknown } {
  const rows = buckling.map(({ combination, modes, failed }) => ({
    set: load_combinations[combination]!.id,
    ...(failed
      ? { failed: clipped(failed.message) }
      : { factors: modes.slice(0, MOST_MODES).map(({ alpha_cr }) => significant(alpha_cr)) }),
  }));
  const lowest = (row: (typeof rows)[number]): number => ("factors" in row ? (row.factors[0] ?? Infinity) : -Infinity);
  const frequencies = modal?.failed
    ? clipped(modal.failed.message)
    : modal?.modes.slice(0, MOST_MODES).map(({ frequency }) => significant(frequency));
  return {
    lists: rows.length ? { buckling: { rows: rows.sort((a, b) => lowest(a) - lowest(b) || 0), order: "lowest first" } } : {},
    ...(modal ? { frequencies_hz: frequencies } : {}),
  };
}

export interface Beside {
  /** Open points with their answers, where the model is at hand. */
  questions?: readonly Record<string, unknown>[];
  /** Characters of what else stands in the answer. */
  taken?: number;
}

/** What a reader wants first, within 1,500 tokens; full tables are one more call away. */
export function summary(
  results: Results,
  issues: readonly { path: string; message: string }[] = [],
  { questions = [], taken = 0 }: Beside = {},
): Record<string, unknown> {
  const all: SetResults[] = results.load_combinations.length ? results.load_combinations : results.load_cases;
  const sets = all.filter(({ failed }) => !failed);
  const { verdict, sentence, pass, fail, cannot_verify, incomplete, informative, open_points } = results.summary;
  const states = byLimitState(results, all).map(({ state, sets: among }) => [state.limit_state ?? "load cases", among.length]);
  const { lists: asked, ...modal } = requested(results);
  const head = {
    ...{ verdict, sentence, counts: { pass, fail, cannot_verify, incomplete, informative } },
    ...{ nodes: results.nodes.length, members: results.members.ids.length, sets: Object.fromEntries(states) },
    solver: `${results.solver.name} ${results.solver.version}`,
    forces: { units: UNITS.forces, rows: forces(results, sets) },
    deflections: { units: UNITS.deflections, rows: deflections(results, sets).filter(({ quantity }) => quantity === "deflection") },
    displacements: { units: UNITS.displacements, rows: displacements(results, sets) },
    reactions: { units: UNITS.reactions, rows: reactions(results, sets) },
    ...modal,
    equilibrium_error: largest(sets.map((set) => set.equilibrium.error)),
    residual: largest(sets.map((set) => set.residual)),
  };
  const lists: Record<string, Whole> = {
    checks: { rows: checks(results).map(briefCheck), order: "worst first", weight: 3 },
    // The points as questions where the model is at hand; else their sentences.
    ...(questions.length
      ? { questions: { rows: questions, order: "answer with change_model; the table 'open' has the points whole", weight: 3 } }
      : { open: { rows: open_points.map((point) => clipped(point)), order: "as the table 'open' has them", weight: 3 } }),
    stability: { rows: stability(results).map((entry) => stabilityLine(results, entry)), order: "lowest first" },
    supports: { rows: supports(results, sets), order: "worst first", weight: 2 },
    ...asked,
    without_results: {
      rows: all.flatMap(({ id, failed }) => (failed ? [{ set: id, failed: clipped(failed.message) }] : [])),
      order: "in order",
    },
    warnings: {
      rows: [
        ...results.warnings.map(({ message }) => clipped(message)),
        ...issues.map(({ path, message }) => clipped(`${path}: ${message}`)),
      ],
      order: "in order",
    },
  };
  const present = Object.fromEntries(Object.entries(lists).filter(([, { rows }]) => rows.length));
  const { verdict: word, sentence: said, counts, ...rest } = head;
  const { checks: worst, open, questions: asked_for, ...others } = fitted(present, BUDGET - taken - JSON.stringify(head).length);
  const points = { ...(asked_for ? { questions: asked_for } : {}), ...(open ? { open } : {}) };
  return { verdict: word, sentence: said, counts, ...points, ...(worst ? { checks: worst } : {}), ...rest, ...others };
}

/** Round-off is as good as none; above it, two digits: only the size tells anything. */
const ROUND_OFF = 1e-10;
function largest(values: number[]): number {
  const most = largestOf(values);
  return most < ROUND_OFF ? 0 : Number(most.toPrecision(2));
}
