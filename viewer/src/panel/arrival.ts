/** What was chosen is shown in the inspector: says so, and brings it into sight. */
import { percent } from "../format/units.ts";
import type { Hit } from "../model/hit.ts";
import type { Session } from "../state/session.ts";

/** Where it stands between the picture and the tables, and not beside both. */
const narrow = matchMedia("(max-width: 899px)");
/** What of it must be seen below its top edge, px: its title, who it is and how it stands. */
const HEAD = 200;

/** For who does not see where it is shown: "R2 selected: 72.0 %, its data are in the inspector". */
function selectedWords({ model, overview }: Session, { kind, index }: Hit): string {
  const ratio = kind === "member" ? overview?.ratios[index] : null;
  const share = ratio == null ? "" : ` ${percent(ratio, overview!.unverified[index] === null)},`;
  return `${model.model[`${kind}s`]![index]!.id} selected:${share} its data are in the inspector`;
}

/** `told` hears of what was chosen in a list. A choice in the picture does not lead away from the picture. */
export function arrive(session: Session, hit: Hit, section: HTMLElement, told: HTMLElement | false): void {
  if (told) told.textContent = selectedWords(session, hit);
  if (narrow.matches) {
    if (told) section.scrollIntoView();
    return;
  }
  // To the top of its pane, below a long verdict; where its head is in sight nothing moves.
  const pane = section.parentElement!;
  const below = section.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (below < 0 || below > pane.clientHeight - HEAD) pane.scrollTop += below;
}
