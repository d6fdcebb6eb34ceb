/** Builds reports and conversions into solver/dist: paper.js beside the command, paper.iife.js for bare engines. They are made of the page's own modules. */

import { build } from "esbuild";

const ROOT = new URL("../../", import.meta.url).pathname;
const common = {
  bundle: true,
  target: "es2022",
  platform: "neutral",
  minify: true,
  legalComments: "none",
  loader: { ".css": "text", ".svg": "empty" },
};
/** The package's own files, which lie beside. */
const beside = {
  name: "beside",
  setup({ onResolve }) {
    const files = { "handoff-solver/plain": "model/plain" };
    onResolve({ filter: /^handoff-solver/ }, ({ path }) => ({
      path: `./${files[path] ?? path.split("/")[1] ?? "index"}.js`,
      external: true,
    }));
  },
};
/** A bare engine imports nothing, so that everything is inside. */
const inside = {
  name: "inside",
  setup({ onResolve }) {
    const files = { "handoff-solver/validate": "offline/validation/index", "handoff-solver/plain": "model/plain" };
    onResolve({ filter: /^handoff-solver/ }, ({ path }) => ({
      path: `${ROOT}solver/src/${files[path] ?? path.split("/")[1] ?? "index"}.ts`,
    }));
  },
};
await build({
  ...common,
  entryPoints: [`${ROOT}clients/paper/src/index.ts`],
  outfile: `${ROOT}solver/dist/paper.js`,
  format: "esm",
  plugins: [beside],
});
await build({
  ...common,
  entryPoints: [`${ROOT}clients/paper/src/script.ts`],
  outfile: `${ROOT}solver/dist/paper.iife.js`,
  format: "iife",
  globalName: "paper",
  plugins: [inside],
});
