/** What every page of the site has: colours, and the button that changes them. */
import { themeButton, themeSignal } from "../controls/theme.ts";

export const theme = themeSignal();
document.getElementById("theme")?.append(themeButton(theme));
for (const link of document.querySelectorAll<HTMLAnchorElement>(".site-bar nav a")) {
  const path = new URL(link.href).pathname;
  if (location.pathname === path || location.pathname.startsWith(`${path}/`)) link.setAttribute("aria-current", "page");
}
