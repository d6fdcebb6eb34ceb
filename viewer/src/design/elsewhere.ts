/** Another model to compare with: a file from the reader's disk, a link of this service, or a saved model. */
import { el } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { readModel } from "../model/reading.ts";
import { memberLimit } from "../service/account.ts";
import { type Draft, draftId, fetchDraft } from "../service/draft.ts";
import { openSaved, savedId } from "../service/saved.ts";
import type { Session } from "../state/session.ts";

export function elsewhereForm(session: Session, compare: (other: () => Promise<Draft>) => void): HTMLElement {
  const file = el("input", { class: "field", type: "file", accept: ".json,application/json", id: "design-file" });
  const link = el("input", { class: "field", type: "url", id: "design-link", placeholder: `${location.origin}/open/…`, required: true });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (chosen) compare(async () => within(session, await fromFile(session, await chosen.text())));
  });
  const follow = (event: Event): void => {
    event.preventDefault();
    compare(async () => within(session, await fromLink(session, link.value)));
  };
  return el(
    "details",
    {},
    el("summary", {}, "Compare with another file or link"),
    el("label", { class: "stack" }, "A model file; nothing is uploaded", file),
    el(
      "form",
      { class: "group", onsubmit: follow },
      el("label", { class: "stack" }, "A link of this service, or the address of a saved model", link),
      el("button", { class: "button" }, "Compare"),
    ),
  );
}

async function fromFile(session: Session, text: string): Promise<Draft> {
  const { fromText } = await import("../opening/text.ts");
  return (await fromText(session.solution, text)).draft;
}

async function fromLink(session: Session, address: string): Promise<Draft> {
  const { origin, pathname, search } = new URL(address, location.origin);
  const isOwn = origin === location.origin;
  const id = isOwn ? draftId(pathname) : null;
  const saved = isOwn ? savedId(search) : null;
  if (saved !== null) return fromFile(session, (await openSaved(saved)).text);
  if (id === null) throw new Error("only links of this service and saved models can be compared with");
  return fetchDraft(id);
}

async function within(session: Session, draft: Draft): Promise<Draft> {
  const most = memberLimit(session.tier.value);
  const { length } = (await readModel(draft.text)).model.members;
  if (length > most) throw new Error(`that model has ${counted(length)} members, and ${counted(most)} may be solved here`);
  return draft;
}
