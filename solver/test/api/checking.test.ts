/** Checks in batches: the same results, the worst early, and an end before the next batch once nobody waits. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkedByMany, checkedInBatches, type Hand, handOf, parcelOf } from "../../src/api/checking.ts";
import { type CheckResult, type Model, openLibrary, SolveError, solve } from "../../src/api/index.ts";
import { analysed } from "../../src/api/statics.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const model = read("../../../schemas/examples/building-frame.json") as Model;
const sections = openLibrary(read("../../data/sections.json"));
const whole = solve(model, { sections });
/** Checks read it and leave it as it is. */
const done = analysed(model, { sections });

test("batches put together are the results, each in its place", () => {
  const placed: CheckResult[] = [];
  const batches = checkedInBatches(model, done);
  let next = batches.next();
  let batch = 0;
  for (; !next.done; next = batches.next(), batch++) {
    const { results, places, done, count } = next.value;
    expect(done).toBeLessThanOrEqual(count);
    results.forEach((result, i) => (placed[places[i] as number] = result));
  }
  expect(batch).toBeGreaterThan(1);
  expect(placed).toEqual(whole.checks);
  expect(next.value.checks).toEqual(whole.checks);
});

test("what looks worst comes first: the most utilised is in the first half", () => {
  const first: CheckResult[] = [];
  const batches = checkedInBatches(model, done);
  for (let next = batches.next(); !next.done && next.value.done <= next.value.count / 2; next = batches.next())
    first.push(...next.value.results);
  const steel = whole.checks.filter(({ type }) => type === "en1993_1_1");
  const most = Math.max(...steel.map(({ utilisation }) => utilisation ?? 0));
  expect(first.some(({ utilisation }) => utilisation === most)).toBe(true);
});

test("an aborted signal ends the work before the next batch", () => {
  const controller = new AbortController();
  const batches = checkedInBatches(model, analysed(model, { sections, signal: controller.signal }));
  expect(batches.next().done).toBe(false);
  controller.abort();
  expect(() => batches.next()).toThrow(SolveError);
  expect(() => solve(model, { sections, signal: controller.signal })).toThrow("cancelled while reading");
});

/** Hands that share nothing with the caller: what they were sent is a copy, as it is for a worker. */
function handsFor(parcel: ReturnType<typeof parcelOf>, count: number): Hand[] {
  return Array.from({ length: count }, (): Hand => {
    const hand = handOf(structuredClone(parcel));
    return async (task) => structuredClone(hand(task));
  });
}

test.each([1, 3])("%i hands find the same, place by place", async (count) => {
  const places: number[] = [];
  const found = await checkedByMany(model, done, handsFor(parcelOf(model, done), count), (batch) => places.push(...batch.places));
  expect(found.checks).toEqual(whole.checks);
  expect(found.summary).toEqual(whole.summary);
  expect(places.sort((a, b) => a - b)).toEqual(whole.checks.map((_, place) => place));
});

test("hands stop before their next batch once nobody waits, and the forces stay", async () => {
  const controller = new AbortController();
  const heard = analysed(model, { sections, signal: controller.signal });
  let batches = 0;
  const work = checkedByMany(model, heard, handsFor(parcelOf(model, heard), 2), () => {
    batches++;
    controller.abort();
  });
  await expect(work).rejects.toThrow("cancelled while checking");
  expect(batches).toBe(1);
  expect(heard.results.load_combinations).toEqual(whole.load_combinations);
});

test("solve hands over what the analysis found where its checks are cancelled", () => {
  const cancelled = (): unknown => {
    try {
      return solve(model, { sections, onProgress: ({ phase, fraction }) => !(phase === "checking" && fraction > 0.9) });
    } catch (error) {
      return error;
    }
  };
  const error = cancelled() as SolveError;
  expect(error.message).toBe("cancelled while checking");
  expect(error.results?.load_combinations).toEqual(whole.load_combinations);
  expect(error.results?.checks).toEqual([]);
});
