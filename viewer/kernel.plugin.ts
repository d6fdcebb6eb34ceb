/** In workers the solver reads its kernel from `solving/kernel_code.ts`, which fetches it as a file of its own: script and kernel travel side by side. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FETCHED = fileURLToPath(new URL("src/solving/kernel_code.ts", import.meta.url));

export const kernelPlugin = (): Plugin => ({
  name: "kernel",
  enforce: "pre",
  resolveId: (source, importer) => (source === "./kernel.js" && importer?.includes("/solver/dist/") ? FETCHED : null),
});
