/** What of Swagger UI stands on the page: who asks, what went wrong and the operations; and names for what it leaves unnamed. */

type Component = (props: object) => unknown;
interface Reading {
  getComponent(name: string, connected?: boolean): Component;
  specSelectors: { loadingStatus(): string };
}
interface System {
  React: { createElement(type: string | Component, props: object | null, ...children: unknown[]): unknown };
}

/** Its own layout brings a second `main`, a heading of its own and a choice of servers, of which there is one. */
export const layoutPlugin = ({ React: { createElement } }: System) => ({
  components: {
    Reference: ({ getComponent, specSelectors }: Reading) => {
      const part = (name: string, connected = true): unknown => createElement(getComponent(name, connected), {});
      if (specSelectors.loadingStatus() !== "success") return createElement("div", { className: "swagger-ui" }, part("errors"));
      return createElement(
        "div",
        { className: "swagger-ui" },
        part("SvgAssets", false),
        createElement("h2", { id: "try" }, "Try requests"),
        createElement("div", { className: "scheme-container" }, part("AuthorizeBtnContainer")),
        part("errors"),
        part("operations"),
      );
    },
  },
});

const NAMED: [selector: string, attribute: string, value: (node: Element) => string][] = [
  ["textarea.body-param__text", "aria-label", () => "Request body"],
  ["select.examples-select-element", "aria-label", () => "Example"],
  ["table[role=region]", "aria-label", (node) => `${node.closest(".opblock")?.id ?? ""} ${node.className}`],
  ["pre.microlight, pre.curl", "tabindex", () => "0"],
];

/** Names and keyboard for what is drawn from now on. */
export function nameParts(root: HTMLElement): void {
  const name = (): void => {
    for (const [selector, attribute, value] of NAMED)
      for (const node of root.querySelectorAll(`:is(${selector}):not([${attribute}])`)) node.setAttribute(attribute, value(node));
  };
  new MutationObserver(name).observe(root, { childList: true, subtree: true });
}
