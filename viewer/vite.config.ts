/** How the pages are built: a document each, hashed assets, three.js in a chunk of its own. */
import { readFileSync, rmSync } from "node:fs";
import { defineConfig } from "vite";
import { libraryPlugin } from "./library.plugin.ts";

/** What the page behind a link has in common with the site, in one file instead of eight. */
const SHARED =
  /\/src\/(controls\/(element|failure|radio|theme)|exports\/download|format\/(countdown|units)|solving\/keys|state\/signal|tables\/column)\.ts$/;

export default defineConfig({
  base: "/",
  plugins: [
    libraryPlugin(),
    {
      // Other builds put packages/ and docs/ into dist too, so only this build's own files are cleared.
      name: "clear-own-assets",
      apply: "build",
      buildStart: () => rmSync("dist/assets", { recursive: true, force: true }),
    },
    {
      // The head of every page of the site stands in one file.
      name: "site-frame",
      transformIndexHtml: {
        order: "pre",
        handler: (html) => html.replace("<!-- frame -->", readFileSync("src/site/frame.html", "utf8").trim()),
      },
    },
    {
      // The entry is small and starts the worker first; what comes next is on its way by then, the picture's code last.
      name: "preload-what-follows",
      apply: "build",
      transformIndexHtml: {
        order: "post",
        handler: (_, { filename, bundle }) => {
          if (!filename.endsWith("index.html")) return [];
          const chunks = Object.values(bundle ?? {}).filter((item) => item.type === "chunk");
          const files = (name: string): string[] => chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
          const link = (file: string, attrs: Record<string, string> = {}) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}`, ...attrs },
            injectTo: "head" as const,
          });
          return [
            ...["page", "shared"].flatMap(files).map((file) => link(file)),
            ...["stage", "three"].flatMap(files).map((file) => link(file, { fetchpriority: "low" })),
          ];
        },
      },
    },
  ],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    // three.js does not get smaller; it has a chunk of its own and is fetched beside the model.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["index.html", "ended.html", "home.html", "sections.html", "account.html", "missing.html"],
      output: { manualChunks: (id) => (id.includes("/node_modules/three/") ? "three" : SHARED.test(id) ? "shared" : undefined) },
    },
  },
  worker: { format: "es" },
});
