/** One session for every version of the model: what was chosen stays chosen, and what is shown belongs to what was solved. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { beforeEach, expect, test } from "vitest";
import { effect, signal } from "../src/base/signal.ts";
import type { UnitSystem } from "../src/format/units.ts";
import { hitOf } from "../src/model/hit.ts";
import type { Draft } from "../src/service/draft.ts";
import { overview } from "../src/solving/overview.ts";
import type { Listeners, Solution } from "../src/solving/solution.ts";
import { back, changedTo } from "../src/state/history.ts";
import { Session } from "../src/state/session.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const portal = JSON.parse(readFileSync(new URL("../../schemas/examples/portal-frame.json", import.meta.url), "utf8")) as Model;
/** The same frame with one member less: the first that is no column. */
const [gone] = portal.model.members.filter(({ section }) => section === "rafter");
const fewer = { ...portal, model: { ...portal.model, members: portal.model.members.filter((one) => one !== gone) } } as Model;

const draft = (fingerprint: string): Draft => ({
  ...{ text: fingerprint, expiresAt: null, fingerprint, altered: false, origin: "link", warnings: Promise.resolve([]) },
});
const found = overview(solve(portal, { sections: library }), 1);

let told: Listeners;
let solved: string[];
const solution = {
  listen: (listeners: Listeners) => void (told = listeners),
  solve: (text: string) => void solved.push(text),
  cancel: () => undefined,
} as unknown as Solution;

let session: Session;
const asked = (): Promise<void> => new Promise((done) => setTimeout(done));
const change = (): void => session.go(changedTo(session.history.value, { draft: draft("changed"), model: fewer, step: null }));

beforeEach(async () => {
  solved = [];
  session = new Session(draft("sent"), portal, signal<UnitSystem>("kN"), solution);
  session.solve();
  await asked();
  told.solved(found);
});

test("results of the version before stay on the screen until the changed one is solved", async () => {
  change();
  await asked();
  expect([session.isRenewed.value, session.standing, session.model]).toEqual([true, "solved", portal]);
  expect(solved).toEqual(["sent", "changed"]);
  told.solved({ ...found, milliseconds: 2 });
  expect([session.isRenewed.value, session.overview?.milliseconds, session.model]).toEqual([false, 2, fewer]);
});

test("what was chosen stays chosen by its id, and what is gone is chosen no more", () => {
  const last = portal.model.members.at(-1)!.id;
  session.set.value = "combination:SLS1";
  session.tab.value = "reactions";
  session.selected.value = hitOf(portal, "member", last);
  change();
  told.solved(found);
  expect(session.selected.value).toEqual(hitOf(fewer, "member", last));
  expect([session.set.value, session.tab.value]).toEqual(["combination:SLS1", "reactions"]);
  session.go(back(session.history.value));
  told.solved(found);
  session.selected.value = hitOf(portal, "member", gone!.id);
  change();
  told.solved(found);
  expect(session.selected.value).toBeNull();
});

test("a changed model that cannot stand takes the place of the results", () => {
  change();
  told.failed({ code: "unstable", message: "a mechanism", node: null, direction: null, motions: [], path: null });
  expect([session.standing, session.overview, session.model]).toEqual(["failed", null, fewer]);
});

test("checks that arrive tell those who look at checks, and nobody who looks at sets", () => {
  const { checks, ...rest } = found;
  session.go(changedTo(session.history.value, { draft: draft("large"), model: { ...portal }, step: null }));
  told.analysed({ ...rest, checks: [] });
  const heard = { sets: 0, checks: 0 };
  effect(() => void (session.sets.length && heard.sets++));
  effect(() => void (session.checks && heard.checks++));
  told.arrived!(checks.slice(0, 1));
  told.arrived!(checks.slice(1, 2));
  expect(heard).toEqual({ sets: 1, checks: 3 });
  expect(session.checks).toHaveLength(2);
});

test("a model that is saved is the same model: nothing is solved again", async () => {
  session.redraft((one) => ({ ...one, saved: { id: "1", name: "Hall", tag: null, fingerprint: "sent" } }));
  await asked();
  expect([session.kept.value?.name, session.isRenewed.value, solved]).toEqual(["Hall", false, ["sent"]]);
});
