/** How both builds shorten their code: two in a hundred shorter than esbuild's, which the budgets of the first load and of `/` need. Three passes in place of one take twice the time for a thousandth. */
import type { BuildOptions } from "vite";

export const MINIFIED: Pick<BuildOptions, "minify" | "terserOptions"> = {
  minify: "terser",
  terserOptions: { ecma: 2020, module: true },
};
