/** Values and what depends on them: what was begun by an effect ends with it, and late answers are dropped. */
import { expect, test } from "vitest";
import { computed, effect, follow, onEnd, owned, signal } from "../src/base/signal.ts";

test("an effect acts on whatever it read, and not once it has ended", () => {
  const [one, other] = [signal(1), signal(10)];
  const sum = computed(() => one.value + other.value);
  const seen: number[] = [];
  const end = effect(() => void seen.push(sum.value));
  one.value = 2;
  other.value = 20;
  end();
  one.value = 3;
  expect(seen).toEqual([11, 12, 22]);
});

test("what an effect began ends before it acts again, and with it", () => {
  const [model, units] = [signal("first"), signal("kN")];
  const seen: string[] = [];
  const end = effect(() => {
    const name = model.value;
    effect(() => void seen.push(`${name} ${units.value}`));
    onEnd(() => seen.push(`${name} left`));
  });
  model.value = "second";
  units.value = "kip";
  end();
  units.value = "SI";
  expect(seen).toEqual(["first kN", "first left", "second kN", "second kip", "second left"]);
});

test("what comes after a wait belongs to the effect that waited, and is left undone where that has ended", () => {
  const units = signal("kN");
  const seen: string[] = [];
  let arrive: (what: string) => void = () => undefined;
  const end = effect(() => {
    arrive = owned((what: string) => {
      effect(() => void seen.push(`${what} ${units.value}`));
    });
  });
  arrive("panel");
  units.value = "kip";
  end();
  units.value = "SI";
  arrive("late");
  expect(seen).toEqual(["panel kN", "panel kip"]);
});

test("of several changes in one moment the last is worked on, and an answer that a newer one outran is dropped", async () => {
  const key = signal("a");
  const [asked, taken] = [[] as string[], [] as string[]];
  const answers = new Map<string, () => void>();
  follow(
    () => {
      const wanted = key.value;
      return () => {
        asked.push(wanted);
        return new Promise<string>((done) => answers.set(wanted, () => done(wanted)));
      };
    },
    (found) => taken.push(found),
    () => undefined,
  );
  key.value = "b";
  await Promise.resolve();
  key.value = "c";
  await Promise.resolve();
  answers.get("b")!();
  answers.get("c")!();
  await new Promise((done) => setTimeout(done));
  expect([asked, taken]).toEqual([["b", "c"], ["c"]]);
});
