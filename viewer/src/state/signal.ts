/** A value that tells its listeners when it changes: all the state management this page needs. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Calls back now and on every change. */
  watch(listener: (value: T) => void): void;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners: ((value: T) => void)[] = [];
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener(value);
    },
    watch(listener) {
      listeners.push(listener);
      listener(value);
    },
  };
}

/** Calls back now and on every change of any of them, whatever their values. */
export function watchAll(signals: { watch(listener: () => void): void }[], listener: () => void): void {
  for (const one of signals) one.watch(() => listener());
}
