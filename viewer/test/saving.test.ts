/** Where the model that is shown is kept, as the bar on top says it, and what a save makes of that. */
import type { Model } from "handoff-solver";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { signal } from "../src/base/signal.ts";
import { copyOf } from "../src/design/copies.ts";
import { linkText } from "../src/design/linking.ts";
import { Overtaken, saveShown, settle } from "../src/design/saving.ts";
import { back, forth, onward, type Step, shownOf, started, stepsSince, type Trail } from "../src/design/trail.ts";
import { isUnsaved, keep } from "../src/design/unsaved.ts";
import { placeWords } from "../src/layout/header.ts";
import { titleOf } from "../src/model/title.ts";
import type { Draft } from "../src/service/draft.ts";
import type { SavedState } from "../src/service/saved.ts";
import { keepToken } from "../src/service/token.ts";
import type { Session } from "../src/state/session.ts";
import { tabStorage } from "./storage.ts";

const kept = tabStorage();
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 0, 5, 9, 18) }));
afterAll(() => void vi.useRealTimers());

const none = { nodes: [], members: [], sections: [], materials: [], supports: [], load_cases: [], load_combinations: [] };
const model = { settings: {}, model: none } as unknown as Model;
const floor: SavedState = { id: "1", name: "Floor", tag: "a", fingerprint: "opened" };
const draft = (more: Partial<Draft>): Draft => ({
  ...{ text: JSON.stringify(model), expiresAt: null, fingerprint: "opened", altered: false, origin: "saved" },
  ...{ warnings: Promise.resolve([]), ...more },
});
const step: Step = { changes: [], words: "b IPE330", was: "" };
const changed = (first: Draft): Promise<Trail> =>
  onward(started(first, model), { ...model, schema_version: "1.0" } as Model, step, async () => ({ errors: [], warnings: [] }));
const save = (trail: Trail, state: SavedState): void =>
  settle({ draft: shownOf(trail).draft, kept: signal<SavedState | null>(null) }, trail, state);
const said = ({ draft: shown }: { draft: Draft }): string => placeWords(shown, new Date());

test("a changed model says that it is not saved until it is, and then when", async () => {
  const trail = await changed(draft({ saved: floor }));
  keep(trail);
  expect([said(trail.stops[0]!), said(trail.stops[1]!)]).toEqual(["saved in your account", "unsaved changes"]);
  expect(stepsSince(trail)).toEqual([step]);
  save(trail, { ...floor, tag: "b" });
  expect([said(trail.stops[0]!), said(trail.stops[1]!)]).toEqual(["unsaved changes", "saved 09:18"]);
  // Nothing is left to be told as changed, to be lost or to be brought back by a reload.
  expect(stepsSince(trail)).toEqual([]);
  expect(isUnsaved(trail)).toBe(false);
  expect(kept.size).toBe(0);
  expect(shownOf(trail).draft.changedFrom).toBeUndefined();
  // One step back is not what the account has.
  expect(isUnsaved(back(trail))).toBe(true);
});

test("what is saved as new is what the tab is on, also a step back and a step on", async () => {
  const trail = await changed(draft({ origin: "file" }));
  expect(said(trail.stops[0]!)).toBe("from your disk, nothing was uploaded");
  save(trail, { id: "2", name: "Roof", tag: "c", fingerprint: null });
  const next = await onward(trail, model, step, async () => ({ errors: [], warnings: [] }));
  expect([...trail.stops, ...next.stops].map(({ draft: { saved, origin } }) => `${saved?.id} ${origin}`)).toEqual(
    Array.from({ length: 5 }, () => "2 saved"),
  );
  expect(stepsSince(next)).toEqual([step]);
  expect(shownOf(next).draft.changedFrom).toBe(shownOf(trail).draft.fingerprint);
});

test("a link says how long it lives", () => {
  expect(placeWords(draft({ origin: "link", expiresAt: new Date(2026, 0, 5, 11, 18) }), new Date())).toMatch(/2 h|120 min/);
  expect(placeWords(draft({ origin: "link" }), new Date())).toBe("");
});

test("a changed model says how long the link that it came by lives, and that it is not behind it", async () => {
  const trail = await changed(draft({ origin: "link", expiresAt: new Date(2026, 0, 5, 11, 18) }));
  expect(said(trail.stops[1]!)).toBe("changed in this tab alone; the link ends in 2 h 0 min");
  vi.setSystemTime(new Date(2026, 0, 5, 11, 20));
  expect(said(trail.stops[1]!)).toMatch(/^changed in this tab alone; the link has ended/);
});

test("a step that was taken back before a save is of the saved model too, and the link's copy goes", async () => {
  const trail = await changed(draft({ origin: "link", link: "/open/1" }));
  keep(trail);
  expect(copyOf("/open/1")).not.toBeNull();
  const taken = back(trail);
  save(taken, { ...floor, fingerprint: null });
  expect(copyOf("/open/1")).toBeNull();
  const again = forth(taken);
  keep(again);
  expect([said(again.stops[0]!), said(again.stops[1]!)]).toEqual(["saved 09:18", "unsaved changes"]);
  expect([...kept.keys()]).toEqual(["handoff:design:opened"]);
});

test.each([
  [404, /^it was deleted from your account since you opened it/],
  [412, /^it was changed in your account since you opened it/],
])("a saved model that is overtaken (%i) can be saved as new alone", async (status, words) => {
  keepToken("token");
  vi.stubGlobal("fetch", async () => Response.json({ error: "no saved model 1" }, { status }));
  const trail = await changed(draft({ saved: floor }));
  const refused = saveShown({ draft: shownOf(trail).draft } as Session, trail);
  await expect(refused).rejects.toBeInstanceOf(Overtaken);
  await expect(refused).rejects.toThrow(words);
});

test("a saved model goes by its name, and so does a link of it that has no title", () => {
  const session = { draft: draft({ saved: floor }), model } as Session;
  expect(titleOf(session)).toBe("Floor");
  expect(JSON.parse(linkText(session))).toEqual({ ...model, settings: { title: "Floor" } });
  const titled = { ...model, settings: { title: "Hall" } } as Model;
  const other = { draft: draft({ saved: floor, text: JSON.stringify(titled) }), model: titled } as Session;
  expect(linkText(other)).toBe(JSON.stringify(titled));
  expect(linkText({ draft: draft({ origin: "file" }), model })).toBe(JSON.stringify(model));
});
