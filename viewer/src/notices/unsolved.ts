/** Why a model is not solved: it is over the reader's limit, unstable, or refused. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import mechanisms from "../../../schemas/mechanisms.json" with { type: "json" };
import { effect } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { counted, plural } from "../format/counts.ts";
import type { Failure, Motion } from "../results/overview.ts";
import { memberLimit, type Tier } from "../service/account.ts";
import type { Issue } from "../service/draft.ts";
import type { Session } from "../state/session.ts";

export function limitCard(session: Session, onTier: (tier: Tier) => void): HTMLElement {
  const count = session.model.model.members.length;
  const tier = session.tier.value;
  const pro = limits.pro_member_limit;
  const over = count > pro;
  const words = over
    ? `This model has ${counted(count)} members. The most this page solves is ${counted(pro)}, at Pro tier.`
    : `This model has ${counted(count)} members. ${tier.email ? `${tier.email} is a free account: ` : "Without signing in "}up to ${counted(memberLimit(tier))} members are solved, for non-commercial use. Pro solves up to ${counted(pro)}.`;
  const form = el("div", {});
  if (!over)
    import("./signin.ts").then(
      ({ signIn }) => form.replaceChildren(signIn(onTier)),
      (error: unknown) => form.replaceChildren(failureNote("Signing in is not possible now", error)),
    );
  return el("div", { class: "card", id: "limit" }, el("h2", {}, "Shown, not solved"), el("p", {}, words), form);
}

/** Warnings that are read beside a failure; the strip has them all. */
const DOUBTS = 4;

/** What validation doubts of a model that cannot stand is often why, and says what to do. */
const doubtsOf = (warnings: readonly Issue[]): HTMLElement[] =>
  warnings.length
    ? [
        el("p", {}, "Validation warns:"),
        el("ul", { class: "open-points" }, ...warnings.slice(0, DOUBTS).map(({ message }) => el("li", {}, message))),
      ]
    : [];

const moves = ({ node, direction }: Pick<Motion, "node" | "direction">): (HTMLElement | string)[] => [
  "Node ",
  el("strong", {}, node),
  ` ${(mechanisms.motions as Record<string, string>)[direction] ?? "can move"}`,
];

/** Every way in which the model can move, each drawn when it is chosen. */
function motionList(session: Session, motions: readonly Motion[]): HTMLElement {
  const draw = (i: number): HTMLElement => {
    const button = el("button", { type: "button", class: "link", onclick: () => void (session.motion.value = i) }, ...moves(motions[i]!));
    effect(() => button.setAttribute("aria-pressed", String(session.motion.value === i)));
    return el("li", {}, button);
  };
  return el(
    "div",
    {},
    el("p", {}, `It can move in ${plural(motions.length, "independent way")}; ${mechanisms.unresisted}. Press one to see it:`),
    el("ol", { class: "motions" }, ...motions.map((_, i) => draw(i))),
  );
}

export function failureCard(session: Session, failure: Failure): HTMLElement {
  const unstable = failure.code === "unstable";
  return el(
    "div",
    { class: "card", id: "failure", role: "alert" },
    el(
      "h2",
      {},
      unstable ? "This model is unstable" : failure.code === "unsupported" ? "This cannot be solved here yet" : "This model was not solved",
    ),
    failure.motions.length > 1
      ? motionList(session, failure.motions)
      : unstable && failure.node
        ? el("p", {}, ...moves({ node: failure.node, direction: failure.direction ?? "" }), `: ${mechanisms.unresisted}.`)
        : el("p", {}, failure.message),
    ...(unstable ? doubtsOf(session.warnings.value) : []),
    unstable
      ? el(
          "p",
          { class: "hint" },
          `${failure.motions.length ? "The picture shows the movement. " : ""}No results are shown, because there are none.`,
        )
      : null,
  );
}
