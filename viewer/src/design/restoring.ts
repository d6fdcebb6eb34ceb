/** Changes from before a reload, made again on the model that was loaded. */
import type { AuthoredModel } from "handoff-solver";
import { unwrapped } from "../model/reading.ts";
import type { Session } from "../state/session.ts";
import { DesignClient } from "./client.ts";
import { forget, type Kept } from "./kept.ts";
import { back, onward, shownOf, started } from "./trail.ts";
import { type Reopen, trails } from "./trails.ts";

/** Leads to where the reader was, with what was taken back; where a step cannot be made any more, it throws, and they are kept no longer. */
export async function restore(session: Session, { made, undone }: Kept, reopen: Reopen): Promise<void> {
  const client = new DesignClient(() => undefined);
  try {
    let trail = started(session.draft, session.model);
    for (const step of [...made, ...undone]) {
      const model = unwrapped(shownOf(trail).draft.text) as AuthoredModel;
      const after = await client.ask<"change">({ ask: "change", model, changes: [...step.changes] });
      trail = await onward(trail, after, step, (text) => session.solution.validate(text));
    }
    for (const _ of undone) trail = back(trail);
    if (session.life.signal.aborted) return;
    const { draft, model } = shownOf(trail);
    trails.set(draft, { ...trail, isKept: true });
    reopen(draft, model);
  } catch (error) {
    forget(session.draft);
    throw error;
  } finally {
    client.cancel();
  }
}
