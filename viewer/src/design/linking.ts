/** A link of a saved model as it is shown, made and copied from the bar on top. */
import { unwrapped } from "../model/reading.ts";
import type { Session } from "../state/session.ts";
import { handOff } from "./service.ts";
import { isElsewhere } from "./unsaved.ts";

/** A model without a title goes by the name that the account has for it. */
export function linkText({ draft: { text, saved }, model: { settings } }: Pick<Session, "draft" | "model">): string {
  if (!saved || settings?.title?.trim()) return text;
  const own = unwrapped(text) as { settings?: object };
  return JSON.stringify({ ...own, settings: { ...own.settings, title: saved.name } });
}

export async function makeLink(session: Session): Promise<void> {
  const { draft, problem } = session;
  const link = await handOff(linkText(session));
  isElsewhere(draft);
  const copied = await navigator.clipboard.writeText(link).then(
    () => ", which is copied",
    // Browsers copy on secure origins only, and not without leave.
    () => "",
  );
  problem.set(`The model as it is shown has a link${copied}: ${link}`);
}
