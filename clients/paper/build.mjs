/** Builds into solver/dist what the command writes (paper.js) and what it reads and writes of other programs (exchange.js), each also as .iife.js for bare engines. They are made of the page's own modules. */

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
/** A bare engine imports nothing, so that everything is inside; */
const inside = {
  name: "inside",
  setup({ onResolve }) {
    const files = { "handoff-solver/validate": "model/validation/index", "handoff-solver/plain": "model/plain" };
    onResolve({ filter: /^handoff-solver/ }, ({ path }) => ({
      path: `${ROOT}solver/src/${files[path] ?? `api/${path.split("/")[1] ?? "index"}`}.ts`,
    }));
  },
};
/** but a report solves and validates, for which the whole solver is there: its own script, run before. */
const { metafile } = await build({
  ...common,
  entryPoints: [`${ROOT}solver/src/design/script.ts`],
  format: "esm",
  write: false,
  metafile: true,
});
const [{ exports: given }] = Object.values(metafile.outputs);
const before = {
  name: "before",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^handoff-solver\/plain$/ }, () => ({ path: `${ROOT}solver/src/model/plain.ts` }));
    onResolve({ filter: /^handoff-solver|solver\/src\/valid\.ts$/ }, () => ({ path: "handoff", namespace: "before" }));
    onLoad({ filter: /./, namespace: "before" }, () => ({ contents: `export const { ${given.join(", ")} } = handoff;` }));
  },
};
/** What the command loads on use, beside it, and the same as one script for a bare engine. */
const DOORS = [
  { module: "index", script: "script", name: "paper", whole: before },
  { module: "exchange", script: "exchange_script", name: "exchange", whole: inside },
];
for (const { module, script, name, whole } of DOORS) {
  await build({
    ...common,
    entryPoints: [`${ROOT}clients/paper/src/${module}.ts`],
    outfile: `${ROOT}solver/dist/${name}.js`,
    format: "esm",
    plugins: [beside],
  });
  await build({
    ...common,
    entryPoints: [`${ROOT}clients/paper/src/${script}.ts`],
    outfile: `${ROOT}solver/dist/${name}.iife.js`,
    format: "iife",
    globalName: name,
    plugins: [whole],
  });
}
