/** Where the model that is shown is kept, as the bar on top says it, and what a save makes of that. */
import type { Model } from "handoff-solver";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { nextAfter } from "../src/design/changing.ts";
import { copyOf } from "../src/design/copies.ts";
import { linkText } from "../src/design/linking.ts";
import { Overtaken, saveShown, settle } from "../src/design/saving.ts";
import { keep } from "../src/design/unsaved.ts";
import { placeWords } from "../src/layout/header.ts";
import { titleOf } from "../src/model/title.ts";
import type { Draft } from "../src/service/draft.ts";
import type { SavedState } from "../src/service/saved.ts";
import { keepToken } from "../src/service/token.ts";
import { back, changedTo, forth, type History, isUnsaved, lastOf, opened, redrafted, stepsSince } from "../src/state/history.ts";
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
const words = { words: "b IPE330", was: "" };
const step = { changes: [], ...words };
/** One version further. */
async function changed(history: History, text = JSON.stringify({ ...model, schema_version: "1.0" })): Promise<History> {
  const issues = { errors: [], warnings: [] };
  const solver = { change: async () => ({ text, ...issues }), validate: async () => ({ valid: true, ...issues }) };
  return changedTo(history, (await nextAfter(history, { changes: [], named: () => words }, solver))!);
}
const changedFrom = (first: Draft): Promise<History> => changed(opened(first, model));
/** What saving makes of the versions. */
function saved(history: History, state: SavedState): History {
  const session = { history: { value: history }, wanted: lastOf(history), redraft: (_change: (one: Draft) => Draft): void => void 0 };
  session.redraft = (change) => void (session.history.value = redrafted(session.history.value, change));
  settle(session as unknown as Session, state);
  return session.history.value;
}
const said = ({ draft: shown }: { draft: Draft }): string => placeWords(shown, new Date());

test("a changed model says that it is not saved until it is, and then when", async () => {
  const history = await changedFrom(draft({ saved: floor }));
  keep(history);
  expect(history.versions.map(said)).toEqual(["saved in your account", "unsaved changes"]);
  expect(stepsSince(history)).toEqual([step]);
  const after = saved(history, { ...floor, tag: "b" });
  expect(after.versions.map(said)).toEqual(["unsaved changes", "saved 09:18"]);
  // Nothing is left to be told as changed, to be lost or to be brought back by a reload.
  expect(stepsSince(after)).toEqual([]);
  expect(isUnsaved(after)).toBe(false);
  expect(kept.size).toBe(0);
  expect(lastOf(after).draft.changedFrom).toBeUndefined();
  // One step back is not what the account has.
  expect(isUnsaved(back(after))).toBe(true);
});

test("what is saved as new is what the tab is on, also a step back and a step on", async () => {
  const history = await changedFrom(draft({ origin: "file" }));
  expect(said(history.versions[0]!)).toBe("from your disk, nothing was uploaded");
  const after = saved(history, { id: "2", name: "Roof", tag: "c", fingerprint: null });
  const next = await changed(after, JSON.stringify(model));
  expect(next.versions.map(({ draft: one }) => `${one.saved?.id} ${one.origin}`)).toEqual(["2 saved", "2 saved", "2 saved"]);
  expect(stepsSince(next)).toEqual([step]);
  expect(lastOf(next).draft.changedFrom).toBe(lastOf(after).draft.fingerprint);
});

test("a link says how long it lives", () => {
  expect(placeWords(draft({ origin: "link", expiresAt: new Date(2026, 0, 5, 11, 18) }), new Date())).toMatch(/2 h|120 min/);
  expect(placeWords(draft({ origin: "link" }), new Date())).toBe("");
});

test("a changed model says how long the link that it came by lives, and that it is not behind it", async () => {
  const { versions } = await changedFrom(draft({ origin: "link", expiresAt: new Date(2026, 0, 5, 11, 18) }));
  expect(said(versions[1]!)).toBe("changed in this tab alone; the link ends in 2 h 0 min");
  vi.setSystemTime(new Date(2026, 0, 5, 11, 20));
  expect(said(versions[1]!)).toMatch(/^changed in this tab alone; the link has ended/);
});

test("a step that was taken back before a save is of the saved model too, and the link's copy goes", async () => {
  const history = await changedFrom(draft({ origin: "link", link: "/open/1" }));
  keep(history);
  expect(copyOf("/open/1")).not.toBeNull();
  const taken = saved(back(history), { ...floor, fingerprint: null });
  expect(copyOf("/open/1")).toBeNull();
  const again = forth(taken);
  keep(again);
  expect(again.versions.map(said)).toEqual(["saved 09:18", "unsaved changes"]);
  expect([...kept.keys()]).toEqual(["handoff:design:opened"]);
});

test.each([
  [404, /^it was deleted from your account since you opened it/],
  [412, /^it was changed in your account since you opened it/],
])("a saved model that is overtaken (%i) can be saved as new alone", async (status, words) => {
  keepToken("token");
  vi.stubGlobal("fetch", async () => Response.json({ error: "no saved model 1" }, { status }));
  const refused = saveShown({ wanted: lastOf(await changedFrom(draft({ saved: floor }))) } as Session);
  await expect(refused).rejects.toBeInstanceOf(Overtaken);
  await expect(refused).rejects.toThrow(words);
});

test("a saved model goes by its name, and so does a link of it that has no title", () => {
  const wanted = { draft: draft({ saved: floor }), model };
  expect(titleOf(wanted)).toBe("Floor");
  expect(JSON.parse(linkText({ wanted }))).toEqual({ ...model, settings: { title: "Floor" } });
  const titled = { ...model, settings: { title: "Hall" } } as Model;
  const other = { draft: draft({ saved: floor, text: JSON.stringify(titled) }), model: titled };
  expect(linkText({ wanted: other })).toBe(JSON.stringify(titled));
  expect(linkText({ wanted: { draft: draft({ origin: "file" }), model } })).toBe(JSON.stringify(model));
});
