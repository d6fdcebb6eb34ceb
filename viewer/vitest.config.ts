/** How the page's tests run; apart from the build, which must not need the test tools. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Of what these tests load; the parts that need a document are tested in a browser and counted nowhere.
    coverage: {
      provider: "v8",
      reportOnFailure: true,
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "../node_modules/.coverage/viewer",
    },
  },
});
