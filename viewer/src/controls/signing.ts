/** The way to sign in and back to this page. */
import { signInFor } from "../site/next.ts";
import { el } from "./element.ts";

export const signIn = (): HTMLElement => el("a", { class: "button", href: signInFor(location.pathname + location.search) }, "Sign in");
