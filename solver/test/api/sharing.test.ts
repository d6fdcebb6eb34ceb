/** States and stability by several hands: the same bits as by one, in the same order, and what a hand leaves undone is done. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { SolveOptions } from "../../src/analysis/options.ts";
import { plainModel } from "../../src/api/authoring.ts";
import { type Model, openLibrary } from "../../src/api/index.ts";
import {
  handsFor,
  type StabilityHand,
  type StateHand,
  settlingHandsFor,
  sharedSettling,
  sharedStages,
  sharedStates,
  stabilityHand,
  stateHand,
  stateHandsFor,
} from "../../src/api/sharing.ts";
import { type Analysed, analysed, analysedInStages, type Begun, begin } from "../../src/api/statics.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(read("../../data/sections.json"));

/** An example with seven combinations at the ultimate limit state that differ in shape: each has another case as its leading one. */
function example(name: string): Model {
  const model = plainModel(read(`../../../schemas/examples/${name}.json`) as Model);
  const { load_cases, load_combinations } = model.model;
  const leading = Array.from({ length: 7 }, (_, i) => ({
    id: `U${i}`,
    limit_state: "ULS" as const,
    terms: load_cases.map(({ id }, c) => ({ load_case: id, factor: (c % 7 === i ? 1.5 : 0.9) * (1 + i / 10) })),
  }));
  const others = load_combinations.filter(({ limit_state }) => limit_state !== "ULS");
  return {
    ...model,
    model: { ...model.model, load_combinations: [...others, ...leading] as typeof load_combinations },
    analysis: { options: { order: "first" }, buckling: { combinations: ["U2"], modes: 2 } },
  };
}

/** Hands that share nothing with the caller: what they were sent is a copy, as it is for a worker. Each `fails` before its task of that number. */
function hands({ frame }: Analysed, count: number, fails = Infinity): StabilityHand[] {
  return Array.from({ length: count }, (): StabilityHand => {
    const hand = stabilityHand(structuredClone(frame));
    let asked = 0;
    return async (task) => {
      if (++asked === fails) throw new Error("out of memory");
      return structuredClone(hand(structuredClone(task)));
    };
  });
}

/** What is found in the end, and how many combinations hands were asked for. */
async function shared(model: Model, start: (found: Analysed) => StabilityHand[], options: SolveOptions = {}) {
  let asked = 0;
  const counted = (hand: StabilityHand): StabilityHand => {
    return (task) => {
      asked++;
      return hand(task);
    };
  };
  const stages = analysedInStages(model, { sections, ...options });
  const rest = sharedStages(stages, start(stages.next().value).map(counted));
  for (;;) {
    const next = await rest.next();
    if (next.done) return { results: next.value.results, asked };
    // From the first on, none left out: whoever shows them need not ask which are there.
    const first = model.model.load_combinations.length - 7;
    next.value.results.stability.forEach(({ combination }, i) => void expect(combination).toBe(first + i));
  }
}

describe.each(["building-frame", "braced-frame", "plate-on-beams"])("%s", (name) => {
  const model = example(name);
  const alone = analysed(model, { sections }).results;
  test.each([1, 3])("%i hands find what none finds, to the same bits", async (count) => {
    const { results, asked } = await shared(model, (found) => hands(found, count));
    expect(asked).toBeGreaterThanOrEqual(count);
    expect(results.stability).toEqual(alone.stability);
    expect(results.buckling).toEqual(alone.buckling);
    expect(results.summary).toEqual(alone.summary);
  });
});

describe("a hand that breaks", () => {
  const model = example("building-frame");
  const { stability } = analysed(model, { sections }).results;
  test.each([1, 2])("at task %i leaves nothing out", async (task) => {
    const { results, asked } = await shared(model, (found) => hands(found, 2, task));
    expect(asked).toBe(2 * task);
    expect(results.stability).toEqual(stability);
  });
  test("with all that was left is made up for", async () => {
    // The others are asked once the first has its factor: eight of them take all seven that are left at once.
    const { results } = await shared(model, (found) => hands(found, 8, 1));
    expect(results.stability).toEqual(stability);
  });
});

test("an end is heard while hands are at it", async () => {
  const model = example("building-frame");
  const life = new AbortController();
  // As a pool does it: the end fails what is waited for.
  const never: StabilityHand = () =>
    new Promise((_, failed) => life.signal.addEventListener("abort", () => failed(new Error("cancelled"))));
  const work = shared(model, () => [never, never], { signal: life.signal });
  setTimeout(() => life.abort(), 50);
  await expect(work).rejects.toThrow("cancelled while stability");
});

describe.each([
  ["building-frame", "second"],
  ["braced-frame", "first"],
  ["braced-frame", "second"],
  ["plate-on-beams", "second"],
] as const)("combinations of %s to %s order, each solved by itself", (name, order) => {
  const model = example(name);
  model.analysis = { options: { order } };
  const alone = analysed(model, { sections }).results;

  /** What is found in the end, and how many combinations hands were asked for; each hand `fails` before its task of that number. */
  async function sharing(count: number, fails = Infinity) {
    const begun = begin(model, { sections });
    let asked = 0;
    const hands = Array.from({ length: count }, (): StateHand => {
      const hand = stateHand(structuredClone(begun.solvable));
      let own = 0;
      return async (task) => {
        asked++;
        if (++own === fails) throw new Error("out of memory");
        return structuredClone(hand(structuredClone(task)));
      };
    });
    for await (const _ of sharedStates(begun, hands));
    const stages = analysedInStages(model, { sections }, begun);
    return { found: stages.next().value.results, asked };
  }

  test.each([1, 3])("%i hands find what none finds, to the same bits", async (count) => {
    const { found, asked } = await sharing(count);
    expect(asked).toBeGreaterThanOrEqual(count);
    expect(found.load_combinations).toEqual(alone.load_combinations);
    expect(found.envelopes).toEqual(alone.envelopes);
  });
  test("what hands leave undone when they break is done", async () => {
    const { found, asked } = await sharing(2, 2);
    expect(asked).toBeGreaterThan(2);
    expect(found.load_combinations).toEqual(alone.load_combinations);
  });
});

test("an end is heard while hands solve combinations", async () => {
  const model = example("building-frame");
  model.analysis = { options: { order: "second" } };
  const life = new AbortController();
  const never: StateHand = () => new Promise((_, failed) => life.signal.addEventListener("abort", () => failed(new Error("cancelled"))));
  const states = sharedStates(begin(model, { sections, signal: life.signal }), [never, never]);
  await states.next();
  life.abort();
  await expect(states.next()).rejects.toThrow("cancelled while recovering");
});

describe("hands for states are started", () => {
  const of = (members: number, combinations: number, megabytes: number, apart = true): Begun =>
    ({
      read: { frame: { memberIds: Array.from({ length: members }) }, combinations: Array.from({ length: combinations }) },
      linear: { kernel: { bytes: 1e6 * megabytes } },
      states: { apart },
    }) as unknown as Begun;
  test("where there is enough to share, and for no load cases that add up", () => {
    expect(stateHandsFor(of(960, 10, 6), 3)).toBe(0);
    expect(stateHandsFor(of(3848, 10, 41), 3)).toBe(3);
    expect(stateHandsFor(of(9889, 10, 132, false), 3)).toBe(0);
    expect(begin(example("building-frame"), { sections }).states.apart).toBe(false);
  });
  test("no more than combinations beside this thread's own, and than memory has room for", () => {
    expect(stateHandsFor(of(20_000, 2, 100), 3)).toBe(1);
    expect(stateHandsFor(of(9889, 10, 132), 3)).toBe(2);
  });
});

describe.each(["building-frame", "braced-frame"])("orders and leans of %s, which its stability says", (name) => {
  const model = example(name);
  model.analysis = {};
  const alone = analysed(model, { sections }).results;
  test.each([1, 2])("%i hands find what none finds, to the same bits", async (count) => {
    const begun = begin(model, { sections });
    expect(settlingHandsFor(begun, count)).toBe(0);
    for await (const _ of sharedSettling(begun, hands({ frame: begun.solvable.frame } as Analysed, count)));
    const { results } = analysedInStages(model, { sections }, begun).next().value;
    expect(results.assumptions).toEqual(alone.assumptions);
    expect(results.stability).toEqual(alone.stability);
    expect(results.load_combinations).toEqual(alone.load_combinations);
  });
});

describe("hands are started", () => {
  const of = (members: number, combinations: number, megabytes: number): Analysed =>
    ({
      results: {
        members: { ids: Array.from({ length: members }, String) },
        load_combinations: Array.from({ length: combinations }, () => ({ limit_state: "ULS" })),
        stability: [],
        statistics: { memory_bytes: 1e6 * megabytes },
      },
    }) as unknown as Analysed;
  test("where there is enough to share", () => {
    expect(handsFor(of(960, 10, 6), 3)).toBe(0);
    expect(handsFor(of(960, 50, 6), 3)).toBe(3);
    expect(handsFor(of(3848, 10, 41), 3)).toBe(3);
  });
  test("no more than combinations beside the first and this thread's own", () => {
    expect(handsFor(of(20_000, 1, 100), 3)).toBe(0);
    expect(handsFor(of(20_000, 2, 100), 3)).toBe(0);
    expect(handsFor(of(20_000, 3, 100), 3)).toBe(1);
  });
  test("no more than memory has room for", () => {
    expect(handsFor(of(9889, 10, 132), 3)).toBe(2);
    expect(handsFor(of(50_000, 10, 900), 3)).toBe(0);
  });
});
