/** The kernel's code, which the solving worker fetches beside its own script: nothing is solved before it is there. See `kernel.plugin.ts`. */

export let CORE = "";

let fetched: Promise<void> | null = null;

/** Until it is there; what failed is fetched anew by whoever asks next. */
export function kernelCode(): Promise<void> {
  fetched ??= import("handoff-solver/kernel").then((found) => {
    CORE = found.CORE;
  });
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}

void kernelCode();
