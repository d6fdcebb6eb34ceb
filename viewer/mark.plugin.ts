/** The product's mark in pages: written into them, since a file of its own costs more than it holds. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const markPlugin = (): Plugin => ({
  name: "mark",
  apply: "build",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replaceAll("/src/mark.svg", `data:image/svg+xml,${encodeURIComponent(readFileSync("src/mark.svg", "utf8").trim())}`),
  },
});
