/** The interactive reference: Swagger UI over this service's own description, fetched with it when it is asked for. */
import { effect } from "../../base/signal.ts";
import "swagger-ui-dist/swagger-ui.css";
import "./reference.css";
// As it is delivered: to bundle and minify it once more takes a minute and saves nothing.
import bundle from "swagger-ui-dist/swagger-ui-bundle.js?url";
import { el } from "../../controls/element.ts";
import { keptToken } from "../../service/token.ts";
import { theme } from "../frame.ts";
import { layoutPlugin, nameParts } from "./layout.ts";

interface Options {
  url: string;
  domNode: HTMLElement;
  layout: string;
  plugins: unknown[];
  docExpansion: "list" | "full" | "none";
  defaultModelsExpandDepth: number;
  displayRequestDuration: boolean;
  tryItOutEnabled: boolean;
  validatorUrl: null;
  onComplete(): void;
}
type Swagger = (options: Options) => { preauthorizeApiKey(scheme: string, value: string): void };

declare global {
  interface Window {
    SwaggerUIBundle: Swagger;
  }
}

/** It is a classic script, which leaves its name on the window. */
function loaded(): Promise<Swagger> {
  return new Promise((ready, failed) => {
    const script = el("script", { src: bundle });
    script.addEventListener("load", () => ready(window.SwaggerUIBundle));
    script.addEventListener("error", () => failed(new Error("its script could not be fetched")));
    document.head.append(script);
  });
}

export async function reference(place: HTMLElement): Promise<void> {
  const swagger = await loaded();
  const node = el("div", { id: "swagger" });
  place.replaceChildren(node);
  nameParts(node);
  effect(() => void document.documentElement.classList.toggle("dark-mode", theme.value === "dark"));
  return new Promise((ready) => {
    const ui = swagger({
      url: "/api/openapi.json",
      domNode: node,
      layout: "Reference",
      plugins: [layoutPlugin],
      docExpansion: "list",
      defaultModelsExpandDepth: -1,
      displayRequestDuration: true,
      tryItOutEnabled: true,
      // Requests go nowhere but to this service.
      validatorUrl: null,
      onComplete: () => {
        const token = keptToken();
        if (token) ui.preauthorizeApiKey("Bearer", token);
        ready();
      },
    });
  });
}
