/** One row of controls: those for which there is no room stand in a menu at its end. */
import { batched } from "../base/timing.ts";
import { el, show } from "./element.ts";
import { menu } from "./menu.ts";

/** `controls` leave the row from the last to the first; `kept` never do. */
export function overflowRow(className: string, kept: HTMLElement[], controls: HTMLElement[]): HTMLElement {
  const list = el("div", { class: "more-tools" });
  const more = menu("More", list, "button");
  const row = el("div", { class: className }, ...kept, ...controls, more);
  let width = 0;
  const arrange = (): void => {
    const focused = document.activeElement;
    for (const control of controls) more.before(control);
    show(more, false);
    const waiting = [...controls];
    while (row.scrollWidth > row.clientWidth && waiting.length) {
      show(more, true);
      list.prepend(waiting.pop()!);
    }
    // Whatever was being used is still what is being used.
    if (focused instanceof HTMLElement && row.contains(focused)) focused.focus();
  };
  const again = (): void => {
    if (list.hidden) arrange();
  };
  const sized = new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    again();
  });
  sized.observe(row);
  // Controls come and go with what is solved and chosen; measured before the rest of that is in its place, the page would be laid out twice.
  const changed = new MutationObserver(batched(again, requestAnimationFrame));
  for (const control of controls) changed.observe(control, { attributes: true, attributeFilter: ["hidden"] });
  return row;
}
