/** Results that a program can read: a block in the page and an event when it is there. */
import type { Session } from "../state/session.ts";

export function publish(session: Session): void {
  session.status.watch((status) => {
    if (status.is !== "solved" && status.is !== "failed") return;
    document.getElementById("results")?.remove();
    const { fingerprint } = session.draft;
    const tell = (name: string): unknown => document.dispatchEvent(new CustomEvent(name, { detail: { sha256: fingerprint } }));
    if (status.is === "solved" && status.checking) return void tell("handoff:analysed");
    // Checks that were cancelled leave nothing whole to publish.
    if (status.is === "solved" && status.stopped) return;
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "results";
    block.textContent =
      status.is === "solved"
        ? status.overview.block
        : JSON.stringify({
            kind: "failure",
            code: status.failure.code,
            message: status.failure.message,
            node: status.failure.node,
            direction: status.failure.direction,
          }).replaceAll("<", "\\u003c");
    block.dataset.sha256 = fingerprint ?? "";
    document.body.append(block);
    tell(status.is === "solved" ? "handoff:solved" : "handoff:failed");
  });
}
