/** The kernel's code, which the solving worker fetches beside its own script: nothing is solved before it is there. See `kernel.plugin.ts`. */

export let CORE = "";

/** Until it is there. */
export const kernelCode: Promise<void> = import("handoff-solver/kernel").then((fetched) => {
  CORE = fetched.CORE;
});
