/** Signals: who hears what, and for how long. */
import { expect, test } from "vitest";
import { lent, signal } from "../src/base/signal.ts";

test("a listener hears the value now and each change, until it is stopped", () => {
  const heard: number[] = [];
  const one = signal(1);
  const stop = one.watch((value) => heard.push(value));
  one.set(2);
  one.set(2);
  stop();
  one.set(3);
  expect(heard).toEqual([1, 2]);
});

test("a shared signal forgets who watched it for a model that was left", () => {
  const units = signal("kN");
  const heard: string[] = [];
  const first = new AbortController();
  lent(units, first.signal).watch((value) => heard.push(`first ${value}`));
  first.abort();
  // The model that took its place.
  const second = lent(units, new AbortController().signal);
  second.watch((value) => heard.push(`second ${value}`));
  second.set("kip");
  // Asked too late: a picture may come up after its model was left.
  lent(units, first.signal).watch((value) => heard.push(`late ${value}`));
  expect(heard).toEqual(["first kN", "second kN", "second kip"]);
  expect(units.get()).toBe("kip");
});
