/** Values that tell what depends on them of a change; what depends on them ends with its owner. */
import { batch, computed, type ReadonlySignal, effect as run, type Signal, signal, untracked } from "@preact/signals-core";

export { batch, computed, type ReadonlySignal, type Signal, signal, untracked };

type End = () => void;

/** What has begun in the run of an effect that is under way. */
let begun: End[] | null = null;

function within(own: End[] | null, act: () => void): void {
  const before = begun;
  begun = own;
  try {
    act();
  } finally {
    begun = before;
  }
}

/** Calls back before the effect under way acts again, and when it ends. */
export const onEnd = (end: End): void => void begun?.push(end);

/** Acts now, and again whenever anything that it has read changes; what it began ends before that. */
export function effect(act: () => void): End {
  const own: End[] = [];
  const clear = (): void => untracked(() => own.splice(0).forEach((end) => void end()));
  const stop = run(() => {
    clear();
    within(own, act);
  });
  const end = (): void => {
    stop();
    clear();
  };
  onEnd(end);
  return end;
}

/** What comes after a wait belongs to the effect under way: it is left undone where that has acted again or ended. */
export function owned<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const own = begun;
  let isOver = false;
  onEnd(() => {
    isOver = true;
  });
  return (...given) => {
    if (!isOver) within(own, () => untracked(() => act(...given)));
  };
}

/**
 * For what takes time. `plan` reads what it depends on and gives the work; several changes in one moment are one work,
 * and what a newer change has outrun is neither begun nor taken.
 */
export function follow<Found>(plan: () => () => Promise<Found>, take: (found: Found) => void, failed: (error: unknown) => void): void {
  effect(() => {
    const work = plan();
    const [taken, refused] = [owned(take), owned(failed)];
    queueMicrotask(owned(() => void work().then(taken, refused)));
  });
}
