/** How the page's tests run; apart from the build, which must not need the test tools. */
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["test/**/*.test.ts"] } });
