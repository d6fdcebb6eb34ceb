/** The way to sign in and back to this page. */
import { signInFor } from "../service/next.ts";
import { el } from "./element.ts";

export const signIn = (): HTMLElement => el("a", { class: "button", href: signInFor(location.pathname + location.search) }, "Sign in");

/** In a tab of its own, from which this one learns of it: nothing that is open here is left. */
export const signInBeside = (kind = "button"): HTMLElement => el("a", { class: kind, href: "/account", target: "_blank" }, "Sign in");
