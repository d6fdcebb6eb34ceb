/** The solver tells whether it computes rightly where it runs. */

import { expect, test } from "vitest";
import { doctorSaid } from "../../../src/api/command/doctor.ts";
import { EXIT } from "../../../src/api/command/exit.ts";
import { library } from "../../../src/model/sections/included.ts";

test("1.35 · 10 · 6²/8 = 60.75 kNm, and the library's size", () => {
  const { text, code } = doctorSaid(library());
  expect(text).toContain("ok: a beam of 6 m has M = 60.750 kNm, q·l²/8 = 60.750 kNm");
  expect(text).toContain("ok: 3758 sections");
  expect(code).toBe(EXIT.done);
});
