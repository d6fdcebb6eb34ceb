/** A model solved as far as it can be: validated as it is, and an unstable one is an answer. */

import { expect, test } from "vitest";
import { attempt } from "../../src/design/attempt.ts";
import { heldBeam, inKilonewtons, sections } from "./beams.ts";

test("what validation warns of is found, and what the caller knew is kept", () => {
  const known = { path: "", code: "warnings_unread", message: "unread" };
  expect(attempt(heldBeam("IPE300"), { sections }).warnings).toEqual([]);
  const { warnings, results } = attempt(inKilonewtons(heldBeam("IPE300")), { sections, warnings: [known] });
  expect(warnings.map(({ code }) => code)).toEqual(["force_unit", "warnings_unread"]);
  expect(results!.summary.verdict).not.toBe("passes");
});

test("a mechanism is an answer, a cancelled solve is none", () => {
  const beam = heldBeam("IPE300");
  const loose = { ...beam, model: { ...beam.model, supports: beam.model.supports.slice(0, 1) } };
  expect(attempt(loose, { sections })).toMatchObject({ results: null, failed: { code: "unstable" } });
  expect(() => attempt(beam, { sections, signal: { aborted: true } })).toThrow(expect.objectContaining({ code: "cancelled" }));
});
