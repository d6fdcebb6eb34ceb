/** /docs…: search, copying what is shown, and on /docs/api requests to try. */
import "../frame.ts";
import { el } from "../../controls/element.ts";
import { failureNote } from "../../controls/failure.ts";
import { copyText } from "../copy.ts";
import { searchField } from "./search.ts";

document.getElementById("search")!.replaceChildren(searchField());
// On a phone the chapters stand in one line that scrolls.
document.querySelector(".chapters [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
for (const block of document.querySelectorAll("pre[data-run]"))
  block.after(
    el(
      "div",
      { class: "row" },
      copyText("Copy", () => block.textContent ?? ""),
    ),
  );

const place = document.getElementById("interactive");
if (place) {
  const open = async (): Promise<void> => {
    try {
      const { reference } = await import("./reference.ts");
      await reference(place);
      document.getElementById("read-operations")?.remove();
    } catch (error) {
      place.replaceChildren(failureNote("The interactive reference could not be loaded", error));
    }
  };
  place.replaceChildren(
    el("button", { type: "button", class: "button primary", onclick: () => void open() }, "Try requests from this page"),
    el("span", { class: "hint" }, " with a key of yours, or as whoever is signed in on the account's page in this tab"),
  );
  if (location.hash.startsWith("#/") || location.hash === "#try") void open();
}
