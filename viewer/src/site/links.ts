/** Links that still open, with the time they have left; each can be ended. */
import { el } from "../controls/element.ts";
import { ask } from "../controls/question.ts";
import { timeLeft } from "../format/countdown.ts";
import { call } from "../service/call.ts";
import { buttons, place, type Refused, table } from "./listing.ts";

interface Link {
  model_ref: string;
  open_url: string;
  expires_at: string;
  members: number | null;
  title: string | null;
}

/** Of a link's path: as much as tells two of one title apart. */
const SHOWN = "/open/".length + 6;
const LINKS = "/api/sdk/links";

export function linksPart(refused: Refused): HTMLElement {
  const list = place(async () => {
    const { links } = await call<{ links: Link[] }>("GET", LINKS);
    const rows = links.map((link) => {
      const path = new URL(link.open_url).pathname;
      return [
        el("a", { href: path }, link.title ?? "Untitled", " ", el("code", {}, path.slice(0, SHOWN), "…")),
        String(link.members ?? "–"),
        timeLeft(new Date(link.expires_at), new Date()).replace("link ends", "ends"),
        buttons(["End", path, () => end(path)]),
      ];
    });
    return table("Links", ["Link", "Members", "Time left", ""], rows, "No link opens now.");
  }, refused);
  const end = (path: string): void =>
    ask({ title: "End this link?", says: `${path} opens nothing from now on, for nobody.`, yes: "End the link" }, async () => {
      await call("DELETE", `${LINKS}/${encodeURIComponent(path.split("/").pop()!)}`);
      await list.again();
    });
  void list.again();
  return el("section", { class: "block", "aria-labelledby": "links" }, el("h2", { id: "links" }, "Recent links"), list.node);
}
