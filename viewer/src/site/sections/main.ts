/** /sections: fetch the library, then look through it in the page. */
import "../frame.ts";
import sectionsUrl from "../../../../solver/data/sections.json?url";
import { openLibrary } from "../../../../solver/src/model/sections/whole.ts";
import { el } from "../../controls/element.ts";
import { failureNote } from "../../controls/failure.ts";
import { browser } from "./browser.ts";

const root = document.getElementById("sections")!;

async function start(): Promise<void> {
  root.replaceChildren(el("p", { class: "hint", role: "status" }, "Fetching the table …"));
  const response = await fetch(sectionsUrl);
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  root.replaceChildren(browser(openLibrary(await response.json())));
}

start().catch((error: unknown) => root.replaceChildren(failureNote("The table could not be fetched", error)));
