/** Sections whose fabrication the model leaves open: one is assumed, and it is a question where another turns the verdict. */

import { assumedFabrication, type Fabrication } from "../../ec3/profile.ts";
import type { ExplicitSection } from "../../generated/model.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { CheckMember } from "../../topology/context.ts";
import type { Target } from "../../topology/target.ts";
import { type Alternative, withAlternatives } from "../alternatives.ts";
import type { Run } from "../traces.ts";

/** What is assumed, and what gives more resistance than that, or less; of angles and bars nothing hangs on it (Table 6.2, 6.2.6(3)). */
interface Fabrications {
  assumed: Fabrication;
  more?: Fabrication;
  less?: Fabrication;
}

/**
 * A tube by a name that tells nothing of how it was made: the library's SHS, RHS and CHS are hot finished (EN 10210), yet cold formed ones (EN 10219) are
 * sold by the same name and in the same grades. HFSHS… and CFSHS… tell.
 */
const isPlainTube = ({ name, fabrication }: ExplicitSection): boolean => fabrication === "hot_finished" && /^[CRS]HS\d/.test(name ?? "");

/** What uses no more than this as hot finished passes as cold formed: χ of curve a0 is at most 1.34 times that of curve c. */
const SURE = 0.5;

function fabricationsOf(section: ExplicitSection): Fabrications {
  if (isPlainTube(section)) return { assumed: "hot_finished", less: "cold_formed" };
  const { shape } = section;
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

const words = (name: Fabrication): string => name.replace("_", " ");

const isOpen = ({ section }: CheckMember): boolean => section.fabrication === undefined || isPlainTube(section);

function made(target: Target, choose: (fabrications: Fabrications) => Fabrication): Target {
  const members = target.members.map((member) => {
    if (!isOpen(member)) return member;
    const { section } = member;
    const fabrication = choose(fabricationsOf(section));
    if (fabrication === section.fabrication) return member;
    return { ...member, section: { ...section, name: section.name ?? section.id, id: `${section.id} ${fabrication}`, fabrication } };
  });
  return { ...target, members };
}

/** Runs a check by what is assumed, and by what else it may be: better where that fails, worse where it does not. */
export function whicheverFabrication(run: Run): Run {
  return (target, traced, later) => {
    if (!target.members.some(isOpen)) return run(target, traced, later);
    const assumed = made(target, (all) => all.assumed);
    return withAlternatives(run, [assumed, traced, later], (found) => {
      const side = found.verdict === "fail" ? "more" : "less";
      const sure = found.utilisation !== null && found.utilisation <= SURE;
      const open = target.members.find(
        (member) => isOpen(member) && fabricationsOf(member.section)[side] && !(sure && isPlainTube(member.section)),
      );
      if (!open) return [];
      const other = made(target, (all) => all[side] ?? all.assumed);
      return [alternative(open.section, side, run(other, false))];
    });
  };
}

function alternative(section: ExplicitSection, side: "more" | "less", result: CheckResult): Alternative {
  const by = fabricationsOf(section);
  const { id, name = id } = section;
  const [taken, other] = [by.assumed, by[side] as Fabrication];
  const field = isPlainTube(section)
    ? { field: "/model/sections/*/library", options: [`HF${name}`, `CF${name}`] }
    : { field: "/model/sections/*/fabrication", options: [taken, other] };
  return {
    ask: {
      ...{ code: "fabrication", clause: "Table 6.2", finding: "unstated", of: [id], ...field },
      figures: { section: { symbol: "", value: name, unit: "" } },
    },
    ...{ taken: words(taken), other: words(other), result },
  };
}
