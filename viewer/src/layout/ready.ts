/** Once the page stands, it can be printed and saved by key. What it may be asked for later has come with this module (`chunks.ts`): it works without a network. */

import { effect, type Signal } from "../base/signal.ts";
import type { Theme } from "../controls/theme.ts";
import { undoesByKey, warnsOfLeaving } from "../design/keys.ts";
import { savesByKey } from "../design/shortcut.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import { printsOn } from "./printing.ts";

/** The longest that the rest waits for an idle moment, ms. */
const IDLE = 2000;

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
    const begin = (): void =>
      void Promise.all(others.map((other) => other()))
        .then(() => void (document.documentElement.dataset.offline = "ready"))
        // Without them each says itself, when it is asked for, that it could not be fetched.
        .catch(() => undefined);
    // A picture that moves may leave no idle moment.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: IDLE });
    else setTimeout(begin, 200);
  });
}
