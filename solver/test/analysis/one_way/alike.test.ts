/** States that tell by themselves whether turning counts, made up: a tie that is pressed where it does and drawn where it does not. */

import { expect, test } from "vitest";
import { findAlike } from "../../../src/analysis/one_way/alike.ts";
import { findState } from "../../../src/analysis/one_way/oneway.ts";
import { SolveError } from "../../../src/results/error.ts";

const TIE = 0;

/** Whether the tie wants to change: with turning it should be slack, without it should act. */
const wants = (isOut: boolean, turning: boolean): number[] => (isOut === turning ? [] : [TIE]);

/** `asked` is what each state tells, by whether the tie is out. */
function find(asked: (isOut: boolean) => boolean, fails: (turning: boolean | undefined) => SolveError | undefined = () => undefined) {
  const told = new Set<boolean>();
  const attempt = (turning?: boolean) => (out: ReadonlySet<number>) => {
    const counts = turning ?? asked(out.has(TIE));
    told.add(counts);
    return { state: counts, contradictions: wants(out.has(TIE), counts) };
  };
  const search = (start: ReadonlySet<number>, turning?: boolean) => {
    const failure = fails(turning);
    if (failure) throw failure;
    return findState([TIE], attempt(turning), () => [], start);
  };
  const { state, out } = findAlike(search, attempt(), new Set(), () => told.size > 1, 2);
  return { turned: state, slack: out.has(TIE) };
}

test("states that agree with what they tell are found as they tell", () => {
  expect(find(() => false)).toEqual({ turned: false, slack: false });
  expect(find(() => true)).toEqual({ turned: true, slack: true });
});

test("where a state with the tie tells of turning and one without does not, turning counts in both", () => {
  expect(find((isOut) => !isOut)).toEqual({ turned: true, slack: true });
});

test("what gives way whatever acts is told as it is, and so is a circle that is none of turning", () => {
  const beyond = new SolveError("beyond_critical", "buckles", { load_ratio: 2 });
  const circle = new SolveError("one_way_cycle", "no state");
  for (const failure of [beyond, circle])
    expect(() =>
      find(
        (isOut) => !isOut,
        () => failure,
      ),
    ).toThrow(failure);
});

test("where turning lets it snap through, the circle is told", () => {
  const through = new SolveError("beyond_critical", "snaps");
  expect(() =>
    find(
      (isOut) => !isOut,
      (turning) => (turning ? through : undefined),
    ),
  ).toThrow("come to no state");
});
