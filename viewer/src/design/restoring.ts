/** Changes from before a reload, made again on the model that was loaded. */
import { back, changedTo } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { goTo, nextAfter } from "./changing.ts";
import { forget, type Kept } from "./kept.ts";

/** Leads to where the reader was, with what was taken back; where a step cannot be made any more, it throws, and they are kept no longer. */
export async function restore(session: Session, { made, undone }: Kept): Promise<void> {
  const started = session.history.value;
  try {
    let history = started;
    for (const { changes, words, was } of [...made, ...undone]) {
      const next = await nextAfter(history, { changes, named: () => ({ words, was }) }, session.solution);
      if (next) history = changedTo(history, next);
    }
    for (const _ of undone) history = back(history);
    if (session.history.value === started) goTo(session, { ...history, isRestored: true });
  } catch (error) {
    forget(session.draft);
    throw error;
  }
}
