/** A link of a saved model as it is shown, made and copied from the bar on top. */
import type { Session } from "../state/session.ts";
import { handOff } from "./service.ts";
import { isElsewhere } from "./unsaved.ts";

export async function makeLink({ draft, problem }: Session): Promise<void> {
  const link = await handOff(draft.text);
  isElsewhere(draft);
  const copied = await navigator.clipboard.writeText(link).then(
    () => ", which is copied",
    // Browsers copy on secure origins only, and not without leave.
    () => "",
  );
  problem.set(`The model as it is shown has a link${copied}: ${link}`);
}
