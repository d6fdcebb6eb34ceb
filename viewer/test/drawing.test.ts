/** What is drawn belongs to what is chosen, in whatever order values come. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, solve } from "handoff-solver";
import { expect, test, vi } from "vitest";
import { signal } from "../src/base/signal.ts";
import type { Theme } from "../src/controls/theme.ts";
import { WHOLE } from "../src/model/part.ts";
import type { Choices } from "../src/picture/choices.ts";
import type { Legend } from "../src/picture/legend.ts";
import { sourceOf } from "../src/report/alone.ts";
import type { SetValues } from "../src/results/sets.ts";
import type { DrawnReaction } from "../src/scene/reactions.ts";
import type { Stage } from "../src/scene/stage.ts";
import type { Session } from "../src/state/session.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
const { Drawing } = await import("../src/picture/drawing.ts");

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const model = JSON.parse(readFileSync(new URL("../../schemas/examples/portal-frame.json", import.meta.url), "utf8")) as Model;

test("reactions of a set that was chosen before are not drawn over those of the last one", async () => {
  const source = sourceOf(model, solve(model, { sections: library }), { styles: "", date: "", library });
  const [late, last] = ["ULS1", "SLS1"].map((name) => source.overview!.sets.find(({ id }) => id === name)!);
  const set = signal(late!.key);
  let arrive = (): void => undefined;
  const slow = new Promise<void>((done) => {
    arrive = done;
  });
  const values = async (key: string): Promise<SetValues> => {
    if (key === late!.key) await slow;
    return source.solution.set(key);
  };
  const session = {
    ...{ ...source, set, part: signal(WHOLE), mode: signal(null), tints: signal(null), isSolved: true, terms: () => [] },
    ...{ selected: signal(null), hovered: signal(null), sought: signal(null), solution: { set: values } },
  };
  Object.defineProperty(session, "setInfo", { get: () => source.overview!.sets.find(({ key }) => key === set.value) });
  const told: (string | undefined)[] = [];
  const nothing = (): undefined => undefined;
  const marks = {
    ...{ diagram: nothing, loads: nothing },
    reactions: (_: unknown, drawn: DrawnReaction[]) => void told.push(drawn[0]!.values[0]![0].by),
  };
  const acts = ["show", "deformed", "repaint", "restrict", "outline", "judged", "select"].map((name) => [name, nothing] as const);
  const stage = { ...Object.fromEntries(acts), marks, screen: { measure: nothing } } as unknown as Stage;
  const choices = {
    ...{ diagram: signal("none"), deformed: signal(false), reactions: signal(true), contour: signal("none") },
    ...{ layers: new Map(), colours: signal(false), animated: signal(false), exaggeration: signal(1) },
  };
  const drawing = new Drawing(stage, session as unknown as Session, choices as unknown as Choices, {} as Legend, signal<Theme>("light"));
  await Promise.resolve();
  set.value = last!.key;
  await vi.waitFor(() => expect(told).toHaveLength(1));
  arrive();
  await drawing.drawn();
  expect(told).toEqual(["SLS1"]);
});
