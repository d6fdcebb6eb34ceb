/** Results that a program can read: a block in the page and an event when it is there. */
import type { Session, Status } from "../state/session.ts";

export function publish(session: Session): void {
  session.status.watch((status) => {
    if (status.is !== "solved" && status.is !== "failed") return;
    document.getElementById("results")?.remove();
    const { fingerprint } = session.draft;
    const tell = (name: string): unknown => document.dispatchEvent(new CustomEvent(name, { detail: { sha256: fingerprint } }));
    if (status.is === "solved" && status.checking) return void tell("handoff:analysed");
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "results";
    // Beside an empty text: a script with one text alone takes Chromium four times as long, 67 ms for the 3 million characters of a hundred members.
    block.append("", contentOf(status, session.missing));
    block.dataset.sha256 = fingerprint ?? "";
    document.body.append(block);
    // What was cancelled is not solved: nobody who waits for that is to read it as such.
    if (!(status.is === "solved" && status.stopped)) tell(status.is === "solved" ? "handoff:solved" : "handoff:failed");
  });
}

type Ended = Extract<Status, { is: "solved" | "failed" }>;

/** Whole results or their summary; after a cancel what is missing; after a failure its cause. */
function contentOf(status: Ended, missing: string[]): string {
  if (status.is === "solved" && !status.stopped) return status.overview.block;
  const told =
    status.is === "solved"
      ? { kind: "partial", missing }
      : {
          kind: "failure",
          code: status.failure.code,
          message: status.failure.message,
          node: status.failure.node,
          direction: status.failure.direction,
        };
  return JSON.stringify(told).replaceAll("<", "\\u003c");
}
