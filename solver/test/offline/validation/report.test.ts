/** The report: in document order, many alike as one, at most 200, each at a path that reads back. */

import { expect, test } from "vitest";
import { type Finding, Findings, LIMIT, listed, path, type Where } from "../../../src/offline/validation/report.ts";

function issues(model: unknown, ...checks: Finding[][]) {
  const findings = new Findings();
  for (const check of checks) findings.add(check);
  return listed(model, findings, "error");
}
const at = (...where: Where): Finding => [where, "wrong", "told"];

test.each<[Where, string]>([
  [["model", "members", 3, "section"], "model.members[3].section"],
  [[], ""],
  [["model", "a.b"], "model['a.b']"],
  [["it's"], "['it\\'s']"],
  [["a\nb"], "['a\\x0ab']"],
  [["a\u202eb"], "['a\\u202eb']"],
  [["x".repeat(70)], `['${"x".repeat(64)}…']`],
])("%j is %s", (where, expected) => expect(path(where)).toBe(expected));

test("a name that turns the reading direction round does not turn the sentence", () => {
  expect(issues({ a: 1 }, [[["a"], "wrong", "'M\u202e1' uses 12 of 21"]])[0]!.message).toBe("'M\ufffd1' uses 12 of 21");
});

test("issues come in the order of the sender's keys, whichever check finds them", () => {
  const model = { b: [{ x: 1 }, { x: 2, y: 3 }], a: { c: 1 } };
  const found = issues(model, [at("a", "c")], [at("b", 1, "y")], [at("b", 0, "x"), at("b", 1, "x")]);
  expect(found.map((issue) => issue.path)).toEqual(["b[0].x", "b[1].x", "b[1].y", "a.c"]);
});

test("a missing key stands at the head of its object", () => {
  expect(issues({ a: { c: 1 } }, [at("a", "c"), at("a", "lacking")]).map((issue) => issue.path)).toEqual(["a.lacking", "a.c"]);
});

test("twenty alike are each told, one more makes one issue that counts the rest", () => {
  const copies = (count: number) =>
    issues(
      { m: Array(count).fill({ s: 1 }) },
      Array.from({ length: count }, (_, i) => at("m", i, "s")),
    );
  expect(copies(20).map((issue) => issue.path)).toEqual(Array.from({ length: 20 }, (_, i) => `m[${i}].s`));
  expect(copies(21)).toEqual([{ path: "m[0].s", code: "wrong", message: "told (and 20 more like it)", severity: "error" }]);
  expect(copies(4000)[0]!.message).toBe("told (and 3,999 more like it)");
});

test("two hundred unlike are all there is, of more the first and word of it", () => {
  const unlike = (count: number) =>
    issues(
      {},
      Array.from({ length: count }, (_, i) => at(`strange${i}`)),
    );
  expect(unlike(LIMIT)).toHaveLength(200);
  expect(unlike(LIMIT + 1)).toHaveLength(201);
  expect(unlike(1000).at(-1)).toMatchObject({
    path: "",
    code: "more_errors",
    message: "only the first 200 errors are listed; more follow",
  });
});

test("words are made of what is listed alone", () => {
  let made = 0;
  const slow = (i: number): Finding => [[`key${i}`], "wrong", () => `${++made}`];
  issues(
    {},
    Array.from({ length: 500 }, (_, i) => slow(i)),
  );
  expect(made).toBe(LIMIT);
});
