/** What every form of the inputs works on. */
import type { AuthoredModel } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import type { Session } from "../state/session.ts";

export interface Editing {
  session: Session;
  model: AuthoredModel;
  /** Made as a step that can be undone; what the format does not allow is thrown. */
  make(changes: Change[], words: string): Promise<void>;
}
