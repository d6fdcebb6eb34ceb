/** Limits in pages written by hand: `<!-- draft_hours -->` becomes what schemas/limits.json says. */
import type { Plugin } from "vite";
import { withLimits } from "./documents/limits.ts";

export const limitsPlugin = (): Plugin => ({ name: "limits", transformIndexHtml: { order: "pre", handler: withLimits } });
