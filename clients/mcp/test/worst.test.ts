/** Nothing that an answer leaves out is worse than what it shows, and every list says how much of it is shown. */
import { type CheckResult, type Results, solve } from "handoff-solver";
import { EXAMPLES } from "handoff-solver/command";
import { library, validate } from "handoff-solver/local";
import { beforeAll, describe, expect, it } from "vitest";
import { asText } from "../src/answer.js";
import type { RangeRow } from "../src/cells.js";
import type { Listing } from "../src/listing.js";
import { summary } from "../src/summary.js";
import { CAP, TABLES, tablesOf } from "../src/tables.js";

type Row = Record<string, unknown>;
const textOf = (answer: object): string => (asText(answer).content[0] as { text: string }).text;
/** Six digits are shown. */
const DIGITS = 1e-5;

/** As many combinations and failures as no small model has: the worst is the last of each. */
function crowded(results: Results): Results {
  const many = Array.from({ length: 40 }, (_, i) => results.load_combinations.map((set) => grown(set, 1 + i / 40, i))).flat();
  const rows = results.stability.flatMap((one) => Array.from({ length: 40 }, (_, i) => ({ ...one, alpha_cr: 10 - i / 10 })));
  const checks = results.checks.flatMap((one) =>
    Array.from({ length: 40 }, (_, i): CheckResult => ({ ...one, verdict: i % 3 ? "pass" : "fail", utilisation: i / 20 })),
  );
  return { ...results, load_combinations: many, stability: rows, checks };
}
function grown(set: Results["load_combinations"][number], by: number, i: number): Results["load_combinations"][number] {
  const times = (values: number[]): number[] => values.map((value) => value * by);
  const extrema = Object.fromEntries(
    Object.entries(set.extrema).map(([quantity, one]) => [quantity, { ...one, min: times(one.min), max: times(one.max) }]),
  ) as typeof set.extrema;
  return { ...set, id: `${set.id}-${i}`, reactions: times(set.reactions), displacements: times(set.displacements), extrema };
}

const NAMES = ["simply-supported-beam", "portal-frame", "braced-frame", "grillage", "plate-on-beams"];

describe.each(NAMES)("%s", (name) => {
  let results: Results;
  beforeAll(() => {
    const { warnings } = validate(EXAMPLES[name], { sections: library() });
    results = solve(EXAMPLES[name]!, { sections: library(), warnings });
  });

  it.each(["as it is", "crowded"])("shows the worst of every quantity, check and combination within 1,500 tokens, %s", (kind) => {
    const of = kind === "crowded" ? crowded(results) : results;
    const answer = summary(of);
    // o200k makes at most a token of 2.3 characters of such answers.
    expect(textOf(answer).length / 2.3).toBeLessThan(1500);
    const sets = of.load_combinations.length ? of.load_combinations : of.load_cases;
    const { rows: reactions } = answer.reactions as { rows: RangeRow[] };
    for (const [i, quantity] of ["fx", "fy", "fz", "mx", "my", "mz"].entries()) {
      const values = sets.flatMap((set) => set.reactions.filter((_, k) => k % 6 === i).map((value) => value / 1e3));
      within(
        values,
        reactions.find((row) => row.quantity === quantity),
      );
    }
    const { rows: forces } = answer.forces as { rows: RangeRow[] };
    for (const quantity of ["n", "vy", "vz", "mx", "my", "mz"] as const) {
      const values = sets.flatMap(({ extrema }) => [...extrema[quantity].min, ...extrema[quantity].max].map((value) => value / 1e3));
      within(
        values,
        forces.find((row) => row.quantity === quantity),
      );
    }
    if (of.checks.length) {
      const { rows, shown } = answer.checks as Listing;
      expect(shown).toContain(`${rows.length} of ${of.checks.length}`);
      const worst = of.checks.filter(({ verdict }) => verdict === "fail").map(({ utilisation }) => utilisation ?? 0);
      const failing = (rows as Row[]).filter(({ verdict }) => verdict === "fail");
      // A pass is shown only when every failure is, and failures by how far they fail.
      if ((rows as Row[]).some(({ verdict }) => verdict === "pass")) expect(failing).toHaveLength(worst.length);
      const left = worst.sort((a, b) => b - a).slice(failing.length);
      for (const utilisation of left) expect(utilisation).toBeLessThanOrEqual((failing.at(-1)!.utilisation as number) + DIGITS);
    }
    if (of.stability.length) {
      const { rows, shown } = answer.stability as Listing;
      expect(shown).toContain(`${rows.length} of ${of.stability.length}`);
      const factors = of.stability.map(({ alpha_cr }) => alpha_cr ?? Infinity).sort((a, b) => a - b);
      const last = ((rows as Row[]).at(-1)!.alpha_cr as number | null) ?? Infinity;
      for (const factor of factors.slice(rows.length)) expect(factor).toBeGreaterThanOrEqual(last - DIGITS * factor);
    }
  });

  it("keeps all its tables within their cap, and each with its extremes", () => {
    const tables = tablesOf(crowded(results), TABLES, { sets: results.load_combinations });
    const { extremes: _, ...displacements } = tables.displacements!;
    expect(displacements.shown).toMatch(/^\d+ of \d+/);
    const one = textOf(tablesOf(results, ["displacements"], { sets: results.load_combinations }));
    expect(one.length).toBeLessThan(1.1 * CAP);
    const { extremes } = tables.reactions!;
    for (const [i, quantity] of ["fx", "fy", "fz"].entries()) {
      const values = results.load_combinations.flatMap((set) => set.reactions.filter((_, k) => k % 6 === i));
      if (tables.reactions!.rows.length > 1)
        within(
          values,
          extremes!.find((row) => row.quantity === quantity),
        );
    }
  });
});

/** No value lies outside what is shown; a quantity that is not shown is noise throughout. */
function within(values: number[], shown: RangeRow | undefined): void {
  const size = Math.max(...values.map(Math.abs), 0);
  if (!shown) return expect(size).toBeLessThan(1e-2);
  const [low, high] = [shown.min[0] as number, shown.max[0] as number];
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(low - DIGITS * size);
    expect(value).toBeLessThanOrEqual(high + DIGITS * size);
  }
}
