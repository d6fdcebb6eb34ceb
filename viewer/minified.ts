/** How both builds shorten their code: two in a hundred shorter than esbuild's, which the budgets of the first load and of `/` need. Three passes in place of one take twice the time for a thousandth. */
import type { BuildOptions, UserConfig } from "vite";

export const MINIFIED: Pick<BuildOptions, "minify" | "terserOptions"> = {
  minify: "terser",
  terserOptions: { ecma: 2020, module: true },
};

/** As short as the target allows; nobody asks a module that is read at once for its tag. */
export const GENERATED = { preset: "es2015", symbols: false } as const;

/** The same for both, so that whoever comes from the one to the other has its workers already. */
export const WORKER: UserConfig["worker"] = { format: "es", rollupOptions: { output: { generatedCode: GENERATED } } };
