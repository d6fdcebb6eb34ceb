/** Results that a program can read: a block in the page and an event when it is there. */
import type { Session } from "./session.ts";

export function publish(session: Session): void {
  session.stand.watch((stand) => {
    if (stand.is !== "solved" && stand.is !== "failed") return;
    document.getElementById("results")?.remove();
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "results";
    const { fingerprint } = session.draft;
    block.textContent =
      stand.is === "solved"
        ? stand.overview.block
        : JSON.stringify({
            kind: "failure",
            code: stand.failure.code,
            message: stand.failure.message,
            node: stand.failure.node,
            direction: stand.failure.direction,
          }).replaceAll("<", "\\u003c");
    block.dataset.sha256 = fingerprint ?? "";
    document.body.append(block);
    document.dispatchEvent(
      new CustomEvent(stand.is === "solved" ? "handoff:solved" : "handoff:failed", { detail: { sha256: fingerprint } }),
    );
  });
}
