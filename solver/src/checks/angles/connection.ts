/** An angle of which the model does not say how its force enters: verified both ways, of which the worse counts (BB.1.2). */

import type { DesignMember } from "../../generated/model.ts";
import type { CheckResult } from "../../results/checks.ts";
import type { Target } from "../../topology/target.ts";
import { changed, isWorse, withAlternatives, withAssumption } from "../alternatives.ts";
import type { Run } from "../traces.ts";
import { assumed } from "../verdict/assumptions.ts";

type Connection = NonNullable<DesignMember["connection"]>;

const WORDS: Record<Connection, string> = { centric: "through the centroid", one_leg: "through one leg" };

const isForced = ({ verifications }: CheckResult): boolean =>
  verifications.some(({ key, utilisation }) => (key === "tension" || key === "compression") && (utilisation ?? 0) > 0);

/** The one that fails, or leaves more open, or else uses more. */
const isWorseThan = (one: CheckResult, other: CheckResult): boolean =>
  isWorse(one, other) || (!isWorse(other, one) && (one.utilisation ?? 0) > (other.utilisation ?? 0));

export function whicheverConnection(run: Run): Run {
  return (target, traced, later) => {
    const { design, members } = target;
    if (design.connection !== undefined || members.some(({ section: { shape } }) => shape?.type !== "angle"))
      return run(target, traced, later);
    const by = (connection: Connection): Target => ({ ...target, design: { ...design, connection } });
    const [centric, one_leg] = [run(by("centric"), false), run(by("one_leg"), false)];
    if (!isForced(centric)) return run(by("centric"), traced, later);
    const [worse, better] = isWorseThan(centric, one_leg) ? (["centric", "one_leg"] as const) : (["one_leg", "centric"] as const);
    const note = assumed(
      "connection",
      "BB.1.2",
      `how the angle is connected is not stated: its force enters ${WORDS[worse]}, the worse of both`,
    );
    const noted: Run = (...args) => changed(run, args, withAssumption(note));
    return withAlternatives(noted, [by(worse), traced, later], () => [
      {
        ask: { code: "connection", field: "/model/design_members/*/connection", clause: "BB.1.2", finding: "angle", figures: {} },
        ...{ taken: WORDS[worse], other: WORDS[better], result: better === "centric" ? centric : one_leg },
      },
    ]);
  };
}
