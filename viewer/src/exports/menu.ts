/** The export menu; what is in it is fetched when it is first opened. */
import { el } from "../controls/element.ts";
import { menu } from "../controls/menu.ts";
import type { Picture } from "../picture/picture.ts";
import type { Session } from "../state/session.ts";

export function exportMenu(session: Session, picture: Picture): HTMLElement {
  const list = el("div", {});
  const node = menu("Export", list, "button primary");
  const button = node.querySelector("button")!;
  button.ariaHasPopup = "menu";
  const fill = async (): Promise<void> => {
    const { exportItems } = await import("./items.ts");
    exportItems(session, picture, list);
    list.querySelector<HTMLElement>("button:not([disabled])")?.focus();
  };
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || !list.hidden) return;
    event.preventDefault();
    button.click();
  });
  node.addEventListener("click", () => void fill().catch((error: unknown) => session.report("The exports could not be listed", error)), {
    once: true,
  });
  return node;
}
