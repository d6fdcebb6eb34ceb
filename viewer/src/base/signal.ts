/** A value that tells its listeners when it changes: all the state management this page needs. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Calls back now and on every change, until what it returns is called. */
  watch(listener: (value: T) => void): () => void;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<{ hear(value: T): void }>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener.hear(value);
    },
    watch(hear) {
      const listener = { hear };
      listeners.add(listener);
      hear(value);
      return () => void listeners.delete(listener);
    },
  };
}

/** A signal that outlives what watches it: those who watch through this one are forgotten when `life` ends. */
export const lent = <T>(shared: Signal<T>, life: AbortSignal): Signal<T> => ({
  get: shared.get,
  set: shared.set,
  watch(listener) {
    if (life.aborted) return () => undefined;
    const stop = shared.watch(listener);
    life.addEventListener("abort", stop, { once: true });
    return stop;
  },
});

/** Calls back now and on every change of any of them, whatever their values. */
export function watchAll(signals: { watch(listener: () => void): unknown }[], listener: () => void): void {
  for (const one of signals) one.watch(() => listener());
}
