/** The page of an ended link: its colours, and what the tab kept of the model. */
import { themeSignal } from "./controls/theme.ts";
import { copyOf } from "./design/copies.ts";
import { leftover } from "./layout/leftover.ts";

themeSignal();
const copy = copyOf(location.pathname);
if (copy) document.querySelector(".lead")?.after(leftover(location.pathname, copy));
