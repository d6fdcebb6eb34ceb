/** First thing to read of a structure that buckles before its loads are reached: which way, where, and what to look at. */
import { el } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import { collapseOf, collapseWords } from "../results/collapse.ts";
import { alphaText } from "../results/modes.ts";
import type { Session } from "../state/session.ts";

/** Members that are named; the rest are counted. */
const NAMED = 4;

/** `draw` shows the mode; null where it is drawn already. */
export function collapseFigure(session: Session, draw: HTMLElement | null): HTMLElement {
  const collapse = collapseOf(session.overview!.modes, session.parts)!;
  const { overview, model } = session;
  const ids = collapse.members.map((m) => model.model.members[m]!.id);
  const [index] = collapse.members;
  const choose = (): void => {
    if (index !== undefined) session.seek({ kind: "member", index, all: collapse.members });
  };
  const follow = overview!.points.filter(({ follows }) => follows);
  return el(
    "div",
    { class: "collapse", id: "collapse" },
    el(
      "div",
      { class: "head" },
      el("span", { class: "label" }, "Stability"),
      el("span", { class: "pill fail" }, "buckles below its loads"),
    ),
    el("div", { class: "value", id: "critical" }, "α", el("sub", {}, "cr"), ` = ${alphaText(collapse.alpha)}`),
    el("p", {}, collapseWords(collapse)),
    ids.length
      ? el(
          "p",
          { class: "note" },
          `${plural(ids.length, "member")} ${ids.length > 1 ? "take" : "takes"} part: `,
          el("button", { type: "button", class: "link", onclick: choose }, some(ids, NAMED)),
        )
      : null,
    el("p", { class: "note" }, "Stiffen or brace the structure first. Until it stands, no figure of a member counts (EN 1993-1-1 5.2.1)."),
    draw,
    follow.length
      ? el(
          "details",
          { class: "note" },
          el("summary", {}, `${plural(follow.length, "point")} that ${follow.length > 1 ? "follow" : "follows"} from it`),
          el("ul", {}, ...follow.map(({ message }) => el("li", {}, message))),
        )
      : null,
  );
}
