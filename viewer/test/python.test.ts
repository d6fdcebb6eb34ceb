/** Values of a model as Python literals. */
import { expect, it } from "vitest";
import { num, text } from "../src/exports/python.ts";

it("keeps text of a model inside its Python quotes", () => {
  expect(text('a"\n+ b')).toBe('"a\\"\\n+ b"');
  expect(num(-0)).toBe("0.0");
  expect(num(1e-7)).toBe("1e-7");
});
