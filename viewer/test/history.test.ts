/** The steps of a design: what they are called, taken back and made again, what a reload finds, and when closing the tab would lose something. */
import type { Model } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import { expect, test } from "vitest";
import { nextAfter } from "../src/design/changing.ts";
import { copyOf } from "../src/design/copies.ts";
import { forget, keptFor } from "../src/design/kept.ts";
import { wayOf } from "../src/design/keys.ts";
import { orderOf, suggestedOrder } from "../src/design/told.ts";
import { keep } from "../src/design/unsaved.ts";
import type { Draft } from "../src/service/draft.ts";
import {
  anew,
  back,
  changedTo,
  forth,
  type History,
  isUnsaved,
  lastOf,
  opened,
  redoWords,
  redrafted,
  type Step,
  stepsSince,
  undoWords,
} from "../src/state/history.ts";
import { tabStorage } from "./storage.ts";

const model = (library: string): Model =>
  ({
    model: {
      members: [{ id: "b", section: "s", material: "m" }],
      sections: [{ id: "s", library }],
      materials: [{ id: "m", grade: "S355" }],
      ...{ nodes: [], supports: [], load_cases: [], load_combinations: [] },
    },
  }) as unknown as Model;
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ text: "{}", expiresAt: null, fingerprint: "sent", altered: false, origin: "link", warnings: Promise.resolve([]) },
  ...more,
});
const change: Change = { kind: "section", members: ["b"], to: "ipe 330" };
const named = (of: ReturnType<typeof orderOf>, before: Model, after: Model): Step => ({ changes: of.changes, ...of.named(before, after) });
const order = orderOf(change, "b");
const step = named(order, model("HEA300"), model("IPE330"));
/** One version further, with a section of the library. */
async function further(history: History, library: string): Promise<History> {
  const issues = { errors: [], warnings: [] };
  const solver = {
    change: async () => ({ text: JSON.stringify(model(library)), ...issues }),
    validate: async () => ({ valid: true, ...issues }),
  };
  return changedTo(history, (await nextAfter(history, order, solver))!);
}

const kept = tabStorage();

test("a step is called by the library's name and by what it was, not as it was typed", () => {
  expect(undoWords(step)).toBe("Undo: b IPE330 (back to HEA300)");
  const grade = named(orderOf({ kind: "grade", members: ["b"], to: "S235" }, "b"), model("IPE330"), model("IPE330"));
  expect(undoWords(grade)).toBe("Undo: b S235 (back to S355)");
  const words = { words: "bottom flange 0.2 0.8", was: "nowhere" };
  const held = orderOf({ kind: "restraints", members: ["b"], to: { l_lt: 3 } }, "b", words);
  expect(undoWords(named(held, model("IPE330"), model("IPE330")))).toBe("Undo: b: bottom flange 0.2 0.8 (back to nowhere)");
});

test("a suggestion is called by the groups that it changes", () => {
  const suggestions = [
    { group: "c", from: "HEA200", to: "HEA160" },
    { group: "b", from: "IPE330", to: "IPE330" },
    { group: "IPE360", from: "IPE360", to: "IPE550" },
    { group: "haunch", from: null, to: null },
  ] as Parameters<typeof suggestedOrder>[0]["suggestions"];
  const taken = suggestedOrder({ suggestions, changes: [change] });
  expect(undoWords(named(taken, model("HEA200"), model("HEA200")))).toBe("Undo: c HEA160, IPE360 → IPE550 (back to HEA200)");
});

test("a reload finds the steps by the model that was sent, until they are taken back", async () => {
  const history = await further(await further(opened(draft(), model("HEA300")), "IPE330"), "IPE360");
  keep(history);
  expect(keptFor(draft())).toEqual({ made: stepsSince(history), undone: [] });
  expect(keptFor(draft({ fingerprint: "another" }))).toBeNull();
  keep(back(history));
  const [first, second] = stepsSince(history);
  expect(keptFor(draft())).toEqual({ made: [first], undone: [second] });
  // All taken back, and all of it can be made again.
  keep(back(back(history)));
  expect(keptFor(draft())).toEqual({ made: [], undone: [first, second] });
  keep(anew(history));
  expect(kept.size).toBe(0);
});

test("a model saved since is what a reload finds: only later steps are kept, and of one taken back behind it none", async () => {
  const sent = { id: "1", name: "Hall", tag: '"1"', fingerprint: "sent" };
  const before = await further(opened(draft({ origin: "saved", saved: sent }), model("HEA300")), "IPE330");
  keep(before);
  expect([isUnsaved(before), kept.size]).toEqual([true, 1]);
  // As saving does.
  forget(sent);
  const saved = { ...sent, fingerprint: lastOf(before).draft.fingerprint };
  const first = redrafted(before, (one) => ({ ...one, saved }));
  keep(first);
  expect([isUnsaved(first), kept.size]).toEqual([false, 0]);
  const second = await further(first, "IPE360");
  keep(second);
  expect(keptFor(saved)?.made).toHaveLength(1);
  expect(isUnsaved(second)).toBe(true);
  keep(back(back(second)));
  expect([isUnsaved(back(back(second))), kept.size]).toEqual([true, 0]);
});

test("what is in a file or behind a link is not lost", async () => {
  const history = await further(opened(draft(), model("HEA300")), "IPE330");
  expect([isUnsaved(history), isUnsaved(back(history))]).toEqual([true, false]);
  expect(isUnsaved(redrafted(history, (one) => ({ ...one, isElsewhere: true })))).toBe(false);
});

const sections = (versions: History["versions"]): unknown[] =>
  versions.map(({ model: one }) => (one.model.sections[0] as { library?: string }).library);

test("what is taken back can be made again in its order, until something else is changed", async () => {
  const history = await further(await further(opened(draft(), model("HEA300")), "IPE330"), "IPE360");
  const first = back(back(history));
  expect([sections(first.versions), sections(first.undone)]).toEqual([["HEA300"], ["IPE330", "IPE360"]]);
  expect(redoWords(first.undone[0]!.step!)).toBe("Redo: b IPE330");
  // The same drafts with their fingerprints, not others that are equal.
  expect(forth(forth(first)).versions).toEqual(history.versions);
  expect(forth(forth(first)).undone).toEqual([]);
  expect((await further(forth(first), "IPE400")).undone).toEqual([]);
  expect(anew(first).undone).toEqual([]);
  // At either end there is nothing to do.
  expect([back(first) === first, forth(history) === history]).toEqual([true, true]);
});

test("keys for a step back and on", () => {
  const pressed = (key: string, ...held: string[]) =>
    wayOf({
      key,
      ...Object.fromEntries(["ctrlKey", "metaKey", "shiftKey", "altKey"].map((one) => [one, held.includes(one)])),
    } as KeyboardEvent);
  expect([pressed("z", "ctrlKey"), pressed("z", "metaKey"), pressed("Z", "ctrlKey")]).toEqual([back, back, back]);
  expect([pressed("y", "ctrlKey"), pressed("Z", "ctrlKey", "shiftKey"), pressed("Z", "metaKey", "shiftKey")]).toEqual([
    forth,
    forth,
    forth,
  ]);
  const others = [
    pressed("z"),
    pressed("y", "metaKey"),
    pressed("z", "ctrlKey", "altKey"),
    pressed("z", "ctrlKey", "metaKey"),
    pressed("a", "ctrlKey"),
  ];
  expect(others).toEqual([null, null, null, null, null]);
});

test("the tab keeps a changed model of a link whole, until it is taken back", async () => {
  const link = "/open/1";
  const ends = new Date(2026, 0, 5);
  const history = await further(opened(draft({ link, expiresAt: ends }), model("HEA300")), "IPE330");
  keep(history);
  expect(copyOf(link)).toEqual({ changedFrom: "sent", text: JSON.stringify(model("IPE330")) });
  expect(lastOf(history).draft.expiresAt).toBe(ends);
  keep(back(history));
  expect(copyOf(link)).toBeNull();
});

test("a copy that is too large for the tab leaves the steps that it can keep, and none that is older", async () => {
  const link = "/open/1";
  const history = await further(opened(draft({ link }), model("HEA300")), "IPE330");
  keep(history);
  const set = sessionStorage.setItem;
  sessionStorage.setItem = (key, value) => {
    if (value.includes("IPE360") && key.startsWith("handoff:copy")) throw new Error("QuotaExceededError");
    set(key, value);
  };
  expect(keep(await further(history, "IPE360"))).toBe(true);
  expect([keptFor(draft())?.made.length, copyOf(link)]).toEqual([2, null]);
});
