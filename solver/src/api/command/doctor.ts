/** Whether the solver computes rightly where it runs: a beam against its closed form, and the library's size. */

import { checkBeam } from "../../model/beams/index.ts";
import { listing } from "../../model/sections/listing.ts";
import type { SectionLibrary } from "../../model/sections/properties.ts";
import { solve } from "../solve.ts";
import { VERSION } from "../version.ts";
import type { Said } from "./checks.ts";
import { EXIT } from "./exit.ts";

/** Spans and loads that the closed form q·l²/8 is asked for. */
const SPAN_M = 6;
const LOAD_KN = 10;
const FACTOR = 1.35;

export function doctorSaid(library: SectionLibrary): Said {
  const { model } = checkBeam({ span_m: SPAN_M, section: "IPE300", udl: LOAD_KN }, library);
  const results = solve(model as Parameters<typeof solve>[0], { sections: library });
  const found = results.load_combinations.find(({ id }) => id === "ULS")!.extrema.my.max[0]! / 1e3;
  const wanted = (FACTOR * LOAD_KN * SPAN_M * SPAN_M) / 8;
  const right = Math.abs(found / wanted - 1) < 1e-9;
  const lines = [
    `solver ${VERSION}`,
    `${right ? "ok" : "WRONG"}: a beam of ${SPAN_M} m has M = ${found.toFixed(3)} kNm, q·l²/8 = ${wanted.toFixed(3)} kNm`,
    `ok: ${listing(library).count} sections`,
  ];
  return { text: lines.join("\n"), code: right ? EXIT.done : EXIT.failed };
}
