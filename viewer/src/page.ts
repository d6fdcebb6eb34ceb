/** The page: draw the model, solve it in a worker, show what came out. */

import type { Model } from "handoff-solver";
import { reasonOf } from "./base/reason.ts";
import { effect, owned, signal, untracked } from "./base/signal.ts";
import { afterPaint } from "./base/timing.ts";
import { el, stand } from "./controls/element.ts";
import { failureNote } from "./controls/failure.ts";
import { themeSignal } from "./controls/theme.ts";
import { designBeside } from "./design/button.ts";
import { exportMenu } from "./exports/menu.ts";
import { publish } from "./exports/published.ts";
import type { UnitSystem } from "./format/units.ts";
import { footer } from "./layout/footer.ts";
import { header, keptUnits } from "./layout/header.ts";
import { readModel } from "./model/reading.ts";
import { titleOf } from "./model/title.ts";
import { cards, unsolvedNotice } from "./notices/cards.ts";
import { onDrop } from "./opening/dropping.ts";
import { inspector } from "./panel/inspector.ts";
import { resultSummary } from "./panel/summary.ts";
import { picture } from "./picture/picture.ts";
import { keepTier, keptTier } from "./service/account.ts";
import { type Draft, LinkEnded } from "./service/draft.ts";
import { isSignedIn, WHILE_NOTHING_WAITS } from "./service/tabs.ts";
import { copyButton } from "./sharing/copying.ts";
import type { Following } from "./sharing/following.ts";
import type { Solution } from "./solving/solution.ts";
import { Session } from "./state/session.ts";

const root = document.getElementById("app")!;
const theme = themeSignal();
const units = signal<UnitSystem>(keptUnits());

/** `draft` is null on the page that opens models from disk. */
export function startPage(solution: Solution, draft: Promise<Draft> | null): void {
  // A link opens in a tab of its own: asked while the model is on its way, and what is shown by then follows.
  if (draft && !keptTier().email) void isSignedIn(undefined, WHILE_NOTHING_WAITS);
  if (draft) draft.then(async (found) => open(solution, found, await readModel(found.text))).catch(failed);
  else
    import("./layout/opening.ts")
      .then(({ openingPage }) =>
        root.replaceChildren(openingPage(theme, solution, ({ draft: found, model }) => open(solution, found, model))),
      )
      .catch(failed);
}

/** A file dropped on an open model: the reader is asked, since it would take the model's place. */
function takesDrops(session: Session): void {
  onDrop(
    (file) =>
      void Promise.all([import("./opening/replacing.ts"), import("./opening/file.ts")])
        .then(([{ askToReplace }, { fromFile }]) =>
          askToReplace(titleOf(session), file.name, async () => {
            const { draft, model } = await fromFile(session.solution, file);
            // The address of the link leads to the link's model: this one has the address of files.
            if (location.pathname !== "/open") history.pushState(null, "", "/open");
            addEventListener("popstate", () => location.reload(), { once: true });
            session.open(draft, model);
          }),
        )
        .catch((error: unknown) => session.report("The file could not be opened", error)),
  );
}

function open(solution: Solution, draft: Draft, model: Model): void {
  const session = new Session(draft, model, units, solution);
  // First of all: the worker solves while the rest is put together here.
  publish(session);
  // Again where the reader signs in, here or in another tab.
  effect(() => {
    void session.tier.value;
    untracked(() => {
      if (session.standing === "reading" || session.standing === "over_limit") session.solve();
    });
  });
  takesDrops(session);
  const drawn = picture(session, theme);
  // A link that says what to show needs it at once; otherwise it can wait until the page stands.
  let following: Promise<Following> | null = null;
  const follow = (): Promise<Following> => {
    following ??= import("./sharing/following.ts").then(({ Following: Found }) => new Found(session, drawn));
    return following;
  };
  if (location.hash) follow().catch((error: unknown) => session.report("The view in this link could not be restored", error));
  const top = header(
    session,
    theme,
    copyButton(session, async (button) => (await follow()).copy(button)),
    accountTools(session),
    exportMenu(session, drawn),
  );
  drawn.node.append(cards(session));
  const side = el(
    "main",
    { class: "side", "aria-label": "Results" },
    resultSummary(session),
    modesBeside(session),
    inspector(session),
    designBeside(session),
  );
  unsolvedNotice(session, side, (found) => {
    keepTier(found);
    session.tier.value = found;
  });
  effect(() => root.classList.toggle("stale", session.isRenewed.value));
  const foot = footer(session);
  root.classList.add("app");
  root.replaceChildren(
    el("a", { class: "skip", href: "#glance-title" }, "Skip to results"),
    top,
    drawn.node,
    side,
    tablesBelow(session),
    foot,
  );
  const bordered = async (): Promise<void> => {
    const { borders } = await import("./layout/panes.ts");
    root.append(borders(root, () => foot.offsetHeight));
  };
  const bordering = (): Promise<void> =>
    bordered().catch((error: unknown) => session.report("The borders between the panes cannot be moved", error));
  afterPaint()
    .then(() => import("./layout/ready.ts"))
    .then(({ makeReady }) => makeReady(session, drawn, theme, [follow, bordering]))
    // Without it, what is asked for later is fetched then.
    .catch(() => undefined);
}

/** The tables are not needed for the first picture: they are fetched once the page has been seen, and of a small model laid out once, with its results. */
function tablesBelow(session: Session): HTMLElement {
  const place = el(
    "section",
    { class: "tables", "aria-label": "Tables" },
    el("div", { class: "tabs" }),
    el("div", { class: "table-scroll" }),
  );
  const fetched = afterPaint().then(() => import("./drawer/drawer.ts"));
  Promise.all([fetched, session.outcome()]).then(
    ([{ drawer }]) => place.replaceWith(drawer(session)),
    (error: unknown) => place.replaceChildren(failureNote("The tables could not be fetched", error)),
  );
  return place;
}

/** For whoever signed in, also since or before; others fetch nothing of it. */
function accountTools(session: Session): HTMLElement {
  const place = el("span", { class: "tools" });
  let isFetched = false;
  effect(() => {
    const isWanted = session.tier.value.email || session.kept.value;
    if (isFetched || !isWanted) return;
    isFetched = true;
    import("./design/tools.ts").then(
      ({ toolsIn }) => toolsIn(session, place),
      (error: unknown) => session.report("Saving is not available: part of the page could not be loaded", error),
    );
  });
  return place;
}

/** What lists and draws modes is fetched only for a model that has them. */
function modesBeside(session: Session): HTMLElement {
  const { node, put } = stand();
  effect(() => {
    const { modes, standing } = session;
    put();
    // While they are found, each that arrives would take the list from under the reader's hand.
    if (!modes || (standing === "checking" && modes.awaited.length)) return;
    if (!modes.buckling.length && !modes.modal) return;
    import("./modes/panel.ts").then(
      owned(({ modesPanel }: typeof import("./modes/panel.ts")) => put(modesPanel(session, modes))),
      owned((error: unknown) => session.report("The modes could not be shown", error)),
    );
  });
  return node;
}

function failed(error: unknown): void {
  // The service has a page of its own for ended links; a reload leads there.
  if (error instanceof LinkEnded) return location.reload();
  root.replaceChildren(
    el(
      "main",
      { class: "card" },
      el("h1", {}, "This model could not be opened"),
      el("p", { role: "alert" }, reasonOf(error)),
      el("div", { class: "row" }, el("button", { type: "button", class: "button", onclick: () => location.reload() }, "Try again")),
    ),
  );
}
