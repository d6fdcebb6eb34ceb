/** A beam of 6 m under 10 kN/m, solved: its closed forms are what the tests expect. */
import { type Model, type Results, solve } from "handoff-solver";
import { createBeam, library } from "handoff-solver/local";

export const SPAN_M = 6;
export const LOAD_KN_PER_M = 10;

export function solvedBeam(): { model: Model; results: Results } {
  const { model } = createBeam({ span_m: SPAN_M, section: "IPE300", udl: LOAD_KN_PER_M });
  return { model, results: solve(model, { sections: library() }) };
}
