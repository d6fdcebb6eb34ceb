/** A change that is made outside the design panel leads the model on as one of the panel's own does. */
import type { AuthoredModel } from "handoff-solver";
import { unwrapped } from "../model/reading.ts";
import type { Session } from "../state/session.ts";
import { DesignClient } from "./client.ts";
import { onward, type Step, shownOf, started } from "./trail.ts";
import { type Reopen, trails } from "./trails.ts";
import { keep } from "./unsaved.ts";

/** False where the model has it already. */
export async function take(session: Session, step: Step, reopen: Reopen): Promise<boolean> {
  const trail = trails.get(session.draft) ?? started(session.draft, session.model);
  const client = new DesignClient(() => undefined);
  try {
    // As it was sent: a rule for combinations is to make them anew.
    const model = unwrapped(session.draft.text) as AuthoredModel;
    const after = await client.ask<"change">({ ask: "change", model, changes: [...step.changes] });
    if (JSON.stringify(after) === JSON.stringify(model)) return false;
    const next = await onward(trail, after, step, (text) => session.solution.validate(text));
    // A change that was under way when another took its place leads nowhere.
    if (session.life.signal.aborted) return true;
    const stop = shownOf(next);
    trails.set(stop.draft, next);
    keep(next);
    letGo();
    reopen(stop.draft, stop.model);
    return true;
  } finally {
    client.cancel();
  }
}

/** Browsers keep few graphics contexts, and the picture to come has its own. */
export function letGo(): void {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>("canvas.picture"))
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
}
