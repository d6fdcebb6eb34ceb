/** A design under way: the model as it was sent and the changes made since, the last of which can be taken back. */

import type { Model } from "../generated/model.ts";
import type { SectionLibrary } from "../model/sections/properties.ts";
import { type Change, changed } from "./change.ts";

export interface Step {
  change: Change;
  /** The model with this change and all before it. */
  model: Model;
}

export interface Design {
  sent: Model;
  steps: readonly Step[];
}

export const begun = (sent: Model): Design => ({ sent, steps: [] });

/** The model as it now is. */
export const current = ({ sent, steps }: Design): Model => steps.at(-1)?.model ?? sent;

/** One step further; the design before is as it was. Throws `DesignError`. */
export function stepped(design: Design, change: Change, sections: SectionLibrary): Design {
  return { ...design, steps: [...design.steps, { change, model: changed(current(design), change, sections) }] };
}

/** One step back; the design as sent stays as it is. */
export const undone = (design: Design): Design => ({ ...design, steps: design.steps.slice(0, -1) });
