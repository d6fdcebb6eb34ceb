/** What a model is called. */
import type { Model } from "handoff-solver";

export const modelTitle = ({ settings }: Model): string => settings?.title?.trim() || "Untitled model";
