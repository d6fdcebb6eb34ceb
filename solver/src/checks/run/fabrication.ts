/** Sections whose fabrication the model leaves open: one is assumed, and asked about where the verdict hangs on it. */

import type { ExplicitSection } from "../../generated/model.ts";
import { assumedFabrication, type Fabrication } from "../clauses/profile.ts";
import type { CheckMember } from "./context.ts";
import type { Target } from "./target.ts";
import type { Run } from "./traces.ts";
import type { CheckResult } from "./verdict/result.ts";

/** What is assumed, and what gives more resistance than that, or less; of angles and bars nothing hangs on it (Table 6.2, 6.2.6(3)). */
interface Fabrications {
  assumed: Fabrication;
  more?: Fabrication;
  less?: Fabrication;
}

function fabricationsOf({ shape }: ExplicitSection): Fabrications {
  const r = (shape && "r" in shape && shape.r) || 0;
  const assumed = assumedFabrication(shape?.type, r);
  switch (shape?.type) {
    case "i":
    case "channel":
    case "tee":
      return assumed === "welded" ? { assumed, more: "hot_rolled" } : { assumed, less: "welded" };
    case "chs":
      return { assumed, more: "hot_finished" };
    // A welded box has wider walls, and no rounded corners.
    case "rhs":
      return r > 0 ? { assumed, more: "hot_finished" } : { assumed, more: "hot_finished", less: "welded" };
    default:
      return { assumed };
  }
}

const words = (name: string | undefined): string => `${name}`.replace("_", " ");

const isOpen = ({ section }: CheckMember): boolean => section.fabrication === undefined;

function made(target: Target, choose: (fabrications: Fabrications) => Fabrication): Target {
  const members = target.members.map((member) => {
    if (!isOpen(member)) return member;
    const { section } = member;
    const fabrication = choose(fabricationsOf(section));
    return { ...member, section: { ...section, name: section.name ?? section.id, id: `${section.id} ${fabrication}`, fabrication } };
  });
  return { ...target, members };
}

/** Runs a check by what is assumed, and by what else it may be: better where that fails, worse where it does not. */
export function whicheverFabrication(run: Run): Run {
  return (target, traced, later) => {
    const open = target.members.find(isOpen);
    if (!open) return run(target, traced, later);
    let trace: (() => CheckResult) | undefined;
    const keep = later && ((steps: () => CheckResult): void => void (trace = steps));
    const assumed = run(
      made(target, (all) => all.assumed),
      traced,
      keep,
    );
    const side = assumed.verdict === "fail" ? "more" : "less";
    const hasOther = target.members.some((member) => isOpen(member) && fabricationsOf(member.section)[side]);
    const other = hasOther
      ? run(
          made(target, (all) => all[side] ?? all.assumed),
          false,
        )
      : assumed;
    const by = fabricationsOf(open.section);
    const question = `fabrication is not given: ${words(by.assumed)} is assumed, and ${words(by[side])} the verdict is '${words(other.verdict)}'`;
    const asked = (found: CheckResult): CheckResult => (other.verdict === assumed.verdict ? found : withQuestion(found, question));
    if (later && trace) later(() => asked(trace!()));
    return asked(assumed);
  };
}

/** A pass that hangs on an answer is none. */
const withQuestion = (found: CheckResult, question: string): CheckResult => ({
  ...found,
  ...(found.verdict === "pass" ? { verdict: "incomplete", status: "incomplete" } : {}),
  questions: [...found.questions, question],
  warnings: [...found.warnings, question],
});
