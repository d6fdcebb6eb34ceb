"""The words that a page draws into its picture, heard as they are drawn."""

from playwright.sync_api import Page

# The words of the picture as they are drawn, with where they stand; a new drawing begins with a clean sheet.
LISTEN = """
  window.words = [];
  const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (this.canvas.className === 'labels') window.words = [];
    return clearRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    if (this.canvas.className === 'labels') window.words.push({ text, x, y, wide: this.measureText(text).width });
    return fillText.call(this, text, x, y, ...rest);
  };
"""
# Words that stand under a control, beyond the picture's border, or on other words.
HIDDEN = """() => {
  const home = document.querySelector('.stage').getBoundingClientRect();
  const controls = [...document.querySelectorAll('.overlay > :not(.group), .overlay > .group > *')]
    .map((node) => node.getBoundingClientRect()).filter((box) => box.width);
  const boxes = words.map(({ text, x, y, wide }) => ({ text, left: x, right: x + wide, top: y - 5, bottom: y + 5 }));
  const meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  return boxes.filter((box, i) =>
    box.left < 0 || box.right > home.width || box.top < 0 || box.bottom > home.height ||
    boxes.some((other, k) => k < i && meets(box, other)) ||
    controls.some(({ left, right, top, bottom }) => meets(box, {
      left: left - home.left, right: right - home.left, top: top - home.top, bottom: bottom - home.top })));
}"""


def until_said(page: Page, test: str) -> None:
    """Until the words of the picture fulfil an expression over `said`, the list of their texts."""
    page.wait_for_function(f"() => {{ const said = words.map(({{ text }}) => text); return {test}; }}")
