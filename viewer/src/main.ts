/** Starts what takes longest, the solver and the request for the model; the page's own code comes beside them. */

import { reasonOf } from "./base/reason.ts";
import { draftId, fetchDraft } from "./service/draft.ts";
import { Solution } from "./solving/solution.ts";

const solution = new Solution();
const id = draftId(location.pathname);
const draft = id === null ? null : fetchDraft(id);
// Whoever awaits it below hears of a failure; until then it is not an unhandled one.
draft?.catch(() => undefined);
import("./page.ts").then(
  ({ startPage }) => startPage(solution, draft),
  (error: unknown) => {
    document.getElementById("app")!.textContent = `This page could not be loaded: ${reasonOf(error)}.`;
  },
);
