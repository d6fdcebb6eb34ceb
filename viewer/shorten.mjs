/** How page and site shorten their code: by terser two in a hundred shorter than by esbuild, which the budgets of the first load and of `/` need. Three passes in place of one take twice the time for a thousandth. */
import { transform } from "esbuild";
import { minify } from "terser";

/** A third of the page's code, in a worker that no budget counts: esbuild has it in a second, terser in ten. */
const LONG = "designing";

const known = new Map();

async function shorter(code, name) {
  if (name === LONG) return (await transform(code, { minify: true, target: "es2022", format: "esm", legalComments: "none" })).code;
  return (await minify(code, { ecma: 2020, module: true })).code;
}

/** Workers are in both builds: what one has shortened the other need not. */
export const shorten = () => ({
  name: "shorten",
  apply: "build",
  renderChunk: {
    order: "post",
    async handler(code, { name }) {
      if (!known.has(code)) known.set(code, shorter(code, name));
      return { code: await known.get(code), map: null };
    },
  },
});
