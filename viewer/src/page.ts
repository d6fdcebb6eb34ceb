/** The page: draw the model, solve it in a worker, show what came out. */

import type { Model } from "handoff-solver";
import { reasonOf } from "./base/reason.ts";
import { lent, signal, watchAll } from "./base/signal.ts";
import { afterPaint } from "./base/timing.ts";
import { el } from "./controls/element.ts";
import { failureNote } from "./controls/failure.ts";
import { themeSignal } from "./controls/theme.ts";
import { designBeside } from "./design/button.ts";
import type { Reopen } from "./design/trails.ts";
import { exportMenu } from "./exports/menu.ts";
import { publish } from "./exports/published.ts";
import type { UnitSystem } from "./format/units.ts";
import { footer } from "./layout/footer.ts";
import { header, keptUnits } from "./layout/header.ts";
import { memberCount, readModel } from "./model/reading.ts";
import { titleOf } from "./model/title.ts";
import { cards, unsolvedNotice } from "./notices/cards.ts";
import { onDrop } from "./opening/dropping.ts";
import { inspector } from "./panel/inspector.ts";
import { resultSummary } from "./panel/summary.ts";
import { picture } from "./picture/picture.ts";
import { keepTier, keptTier, memberLimit, type Tier } from "./service/account.ts";
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
function dropsOn(session: Session): void {
  const stop = onDrop(
    (file) =>
      void Promise.all([import("./opening/replacing.ts"), import("./opening/file.ts")])
        .then(([{ askToReplace }, { fromFile }]) =>
          askToReplace(titleOf(session), file.name, async () => {
            const { draft, model } = await fromFile(session.solution, file);
            // The address of the link leads to the link's model: this one has the address of files.
            if (location.pathname !== "/open") history.pushState(null, "", "/open");
            window.addEventListener("popstate", () => location.reload(), { once: true });
            session.life.abort();
            session.solution.cancel();
            open(session.solution, draft, model);
          }),
        )
        .catch((error: unknown) => session.report("The file could not be opened", error)),
  );
  session.life.signal.addEventListener("abort", stop);
}

function open(solution: Solution, draft: Draft, model: Model, tier?: Tier): void {
  const session = new Session(draft, model, units, solution);
  // Said of the model before this one.
  delete document.documentElement.dataset.offline;
  if (tier) session.tier.set(tier);
  // First of all: the worker solves while the rest is put together here.
  publish(session);
  // Again where the reader signs in, here or in another tab.
  session.tier.watch(() => {
    if (["reading", "over_limit"].includes(session.status.get().is)) solveWithin(session);
  });
  dropsOn(session);
  const own = lent(theme, session.life.signal);
  const drawn = picture(session, own);
  // A link that says what to show needs it at once; otherwise it can wait until the page stands.
  let following: Promise<Following> | null = null;
  const follow = (): Promise<Following> => {
    following ??= import("./sharing/following.ts").then(({ Following: Found }) => new Found(session, drawn));
    return following;
  };
  if (location.hash) follow().catch((error: unknown) => session.report("The view that the link names could not be set", error));
  const top = header(
    session,
    own,
    copyButton(session, async (button) => (await follow()).copy(button)),
    accountTools(session),
    exportMenu(session, drawn),
  );
  drawn.node.append(cards(session));
  const reopen: Reopen = (changed, next) => {
    session.life.abort();
    open(solution, changed, next, session.tier.get());
  };
  const side = el("main", { class: "side", "aria-label": "Results" }, resultSummary(session, reopen), inspector(session));
  modesBeside(session, side);
  designBeside(session, side, reopen);
  unsolvedNotice(session, side, (found) => {
    keepTier(found);
    session.tier.set(found);
  });
  const foot = footer(session);
  root.className = "app";
  root.replaceChildren(
    el("a", { class: "skip", href: "#glance-title" }, "Skip to results"),
    top,
    drawn.node,
    side,
    tablesBelow(session, reopen),
    foot,
  );
  const bordered = async (): Promise<void> => {
    const { borders } = await import("./layout/panes.ts");
    // Another model may have taken the page meanwhile, with borders of its own.
    if (!session.life.signal.aborted) root.append(borders(root, () => foot.offsetHeight));
  };
  const bordering = (): Promise<void> =>
    bordered().catch((error: unknown) => session.report("The borders between the panes cannot be moved", error));
  afterPaint()
    .then(() => import("./layout/ready.ts"))
    .then(({ makeReady }) => makeReady(session, drawn, own, [follow, bordering]))
    // Without it, what is asked for later is fetched then.
    .catch(() => undefined);
}

/** The tables are not needed for the first picture: they are fetched once the page has been seen, and of a small model laid out once, with its results. */
function tablesBelow(session: Session, reopen: Reopen): HTMLElement {
  const place = el(
    "section",
    { class: "tables", "aria-label": "Tables" },
    el("div", { class: "tabs" }),
    el("div", { class: "table-scroll" }),
  );
  const fetched = afterPaint().then(() => import("./drawer/drawer.ts"));
  Promise.all([fetched, session.outcome()]).then(
    ([{ drawer }]) => place.replaceWith(drawer(session, reopen)),
    (error: unknown) => place.replaceChildren(failureNote("The tables could not be fetched", error)),
  );
  return place;
}

/** For whoever signed in, also since or before; others fetch nothing of it. */
function accountTools(session: Session): HTMLElement {
  const place = el("span", { class: "tools" });
  let isFetched = false;
  session.tier.watch(({ email }) => {
    if (isFetched || !(email || session.kept.get())) return;
    isFetched = true;
    import("./design/tools.ts").then(
      ({ toolsIn }) => toolsIn(session, place),
      (error: unknown) => session.report("What saves models could not be fetched", error),
    );
  });
  return place;
}

/** What lists and draws modes is fetched only for a model that has them. */
function modesBeside(session: Session, side: HTMLElement): void {
  let shown: HTMLElement | null = null;
  watchAll([session.status, session.modes], () => {
    const status = session.status.get();
    shown?.remove();
    session.mode.set(null);
    if (status.is !== "solved") return;
    const { modes } = status.overview;
    // While they are found, each that arrives would take the list from under the reader's hand.
    if (status.checking && modes.awaited.length) return;
    if (!modes.buckling.length && !modes.modal) return;
    import("./modes/panel.ts").then(
      ({ modesPanel }) => {
        if (session.overview?.modes !== modes) return;
        shown = modesPanel(session, modes);
        side.children[0]?.after(shown);
      },
      (error: unknown) => session.report("The modes could not be shown", error),
    );
  });
}

/** Solves at the tier of whoever looks; above its limit the model is shown, with the reason. */
function solveWithin(session: Session): void {
  if (memberCount(session.model) <= memberLimit(session.tier.get())) session.solve();
  else session.status.set({ is: "over_limit" });
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
