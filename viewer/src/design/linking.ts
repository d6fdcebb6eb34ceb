/** A link of a saved model as it is shown, made and copied from the bar on top. */
import { unwrapped } from "../model/reading.ts";
import type { Draft } from "../service/draft.ts";
import type { Version } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { handOff } from "./service.ts";

/** What is in a file or behind a link too is not lost with the tab. */
export const markElsewhere = (session: Session, draft: Draft): void =>
  session.redraft((one) => (one === draft ? { ...one, isElsewhere: true } : one));

/** A model without a title goes by the name that the account has for it. */
export function linkText({ wanted }: { wanted: Pick<Version, "draft" | "model"> }): string {
  const { text, saved } = wanted.draft;
  const { settings } = wanted.model;
  if (!saved || settings?.title?.trim()) return text;
  const own = unwrapped(text) as { settings?: object };
  return JSON.stringify({ ...own, settings: { ...own.settings, title: saved.name } });
}

export async function makeLink(session: Session): Promise<void> {
  const { draft } = session.wanted;
  const link = await handOff(linkText(session));
  markElsewhere(session, draft);
  const copied = await navigator.clipboard.writeText(link).then(
    () => ", which is copied",
    // Browsers copy on secure origins only, and not without leave.
    () => "",
  );
  session.problem.value = `The model as it is shown has a link${copied}: ${link}`;
}
