/** What came of an order, said where it was given. */

import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { signInBeside } from "../controls/signing.ts";
import { SignedOut } from "../service/call.ts";

export interface Answer {
  node: HTMLElement;
  /** Says that something is under way, and then what came of it, or why nothing did; until then nothing else is begun. */
  to(what: string, work: () => Promise<(Node | string)[]>): void;
}

/** Said where it was asked for: the outcome below is a screen away. */
export function answer(): Answer {
  const node = el("div", { class: "answer", role: "status", "aria-live": "polite", tabindex: "-1" });
  let isBusy = false;
  const to = (what: string, work: () => Promise<(Node | string)[]>): void => {
    if (isBusy) return;
    isBusy = true;
    node.replaceChildren(`${what} …`);
    work()
      .then(
        (parts) => node.replaceChildren(...parts),
        (error: unknown) => node.replaceChildren(failureNote("Not done", error), ...(error instanceof SignedOut ? [signInBeside()] : [])),
      )
      .finally(() => (isBusy = false));
  };
  return { node, to };
}
