/** Once the page stands, it can be printed and saved by key, and what it may be asked for later is fetched: from then on it works without a network. */
import type { Theme } from "../controls/theme.ts";
import { savesByKey } from "../design/shortcut.ts";
import { printsOn } from "../layout/printing.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";
import type { Signal } from "../state/signal.ts";

/** `others` fetch for themselves. */
export function fetchAhead(session: Session, picture: Picture, theme: Signal<Theme>, others: (() => Promise<unknown>)[]): void {
  printsOn(session, picture, theme);
  savesByKey(session);
  let begun = false;
  session.status.watch(({ is }) => {
    if (begun || (is !== "solved" && is !== "failed")) return;
    begun = true;
    const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    later(
      () =>
        void Promise.all([
          ...others.map((fetch) => fetch()),
          import("./items.ts"),
          import("../scene/solids.ts"),
          import("../picture/reactions.ts"),
          import("../panel/arrival.ts"),
          import("../panel/member.ts"),
          import("../panel/node.ts"),
          import("../report/report.ts"),
          import("./csv.ts"),
          import("./tables.ts"),
          import("./picture.ts"),
          import("../exchange/saf_workbook.ts"),
          import("./pynite.ts"),
          import("./opensees.ts"),
          import("./scripts.ts"),
          import("../picture/parting.ts"),
          ...(session.model.model.plates?.length ? [import("../panel/plate.ts"), import("../scene/contours.ts")] : []),
        ])
          .then(() => {
            if (!session.life.signal.aborted) document.documentElement.dataset.offline = "ready";
          })
          // Without them each says itself, when it is asked for, that it could not be fetched.
          .catch(() => undefined),
    );
  });
}
