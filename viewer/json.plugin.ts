/** JSON modules without import attributes: Vite drops those of every module that also imports on use, and rollup warns where both ways meet. */
import type { Plugin } from "vite";

export const jsonPlugin = (): Plugin => ({
  name: "json-without-attributes",
  apply: "build",
  resolveId: {
    order: "pre",
    filter: { id: /\.json$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, attributes: {} };
    },
  },
});
