/** Once the page stands, it can be printed and saved by key. What it may be asked for later has come with this module (`chunks.ts`): it works without a network. */

import type { Signal } from "../base/signal.ts";
import type { Theme } from "../controls/theme.ts";
import { savesByKey } from "../design/shortcut.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import { printsOn } from "./printing.ts";

/** `others` begin when there is something to show. */
export function makeReady(session: Session, picture: Picture, theme: Signal<Theme>, others: (() => Promise<unknown>)[]): void {
  printsOn(session, picture, theme);
  savesByKey(session);
  let begun = false;
  session.status.watch(({ is }) => {
    if (begun || (is !== "solved" && is !== "failed")) return;
    begun = true;
    const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    later(
      () =>
        void Promise.all(others.map((begin) => begin()))
          .then(() => {
            if (!session.life.signal.aborted) document.documentElement.dataset.offline = "ready";
          })
          // Without them each says itself, when it is asked for, that it could not be fetched.
          .catch(() => undefined),
    );
  });
}
