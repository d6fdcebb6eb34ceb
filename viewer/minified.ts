/** What both builds say of their code; `shorten.mjs` makes it short. */
import type { BuildOptions, UserConfig } from "vite";
import { chunksOf, WORKER_STEPS } from "./chunks.ts";
import { kernelPlugin } from "./kernel.plugin.ts";

export const MINIFIED: Pick<BuildOptions, "minify" | "cssMinify"> = { minify: false, cssMinify: true };

/** As short as the target allows; nobody asks a module that is read at once for its tag. */
export const GENERATED = { preset: "es2015", symbols: false } as const;

/** The same for both, so that whoever comes from the one to the other has its workers already. */
export const WORKER: UserConfig["worker"] = {
  format: "es",
  plugins: () => [kernelPlugin()],
  rollupOptions: { output: { generatedCode: GENERATED, manualChunks: chunksOf(WORKER_STEPS) } },
};
