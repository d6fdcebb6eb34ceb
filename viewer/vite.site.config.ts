/** How the site is built, beside the page and into the same folder: apart, so that the page's chunks stay its own. */
import { defineConfig } from "vite";
import { documentsPlugin } from "./documents/plugin.ts";
import { jsonPlugin } from "./json.plugin.ts";
import { libraryPlugin } from "./library.plugin.ts";
import { limitsPlugin } from "./limits.plugin.ts";
import { markPlugin } from "./mark.plugin.ts";
import { MINIFIED, WORKER } from "./minified.ts";
import { sitePlugin } from "./site.plugin.ts";

export default defineConfig({
  base: "/",
  plugins: [jsonPlugin(), limitsPlugin(), libraryPlugin(), documentsPlugin(), sitePlugin(), markPlugin()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...MINIFIED,
    rollupOptions: { input: ["home.html", "sections.html", "account.html", "missing.html", "ended.html", "documents.html"] },
  },
  worker: WORKER,
});
