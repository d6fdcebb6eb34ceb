/** Adds styles to the page through CSSOM, which the content policy allows where a style element is refused. */
export function dress(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
