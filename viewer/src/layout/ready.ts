/** Once the page stands, it can be printed and saved by key. What it may be asked for later has come with this module (`chunks.ts`): it works without a network. */

import { effect, type Signal } from "../base/signal.ts";
import type { Theme } from "../controls/theme.ts";
import { undoesByKey, warnsOfLeaving } from "../design/keys.ts";
import { savesByKey } from "../design/shortcut.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import { printsOn } from "./printing.ts";

/** `others` begin when there is something to show. */
export function makeReady(session: Session, picture: Picture, theme: Signal<Theme>, others: (() => Promise<unknown>)[]): void {
  printsOn(session, picture, theme);
  savesByKey(session);
  undoesByKey(session);
  warnsOfLeaving(session);
  let isBegun = false;
  effect(() => {
    if (isBegun || !(session.isSolved || session.failure)) return;
    isBegun = true;
    const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    later(
      () =>
        void Promise.all(others.map((begin) => begin()))
          .then(() => void (document.documentElement.dataset.offline = "ready"))
          // Without them each says itself, when it is asked for, that it could not be fetched.
          .catch(() => undefined),
    );
  });
}
