/** What a model is called. */
import type { Model } from "handoff-solver";

export const modelTitle = ({ settings }: Model): string => settings?.title?.trim() || "Untitled model";

/** A saved model goes by the name that its owner gave it. */
export const titleOf = ({ draft, model }: { draft: { saved?: { name: string } | undefined }; model: Model }): string =>
  draft.saved?.name ?? modelTitle(model);
