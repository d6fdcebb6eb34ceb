/** Texts of callers, short enough to show: a message quotes them and does not repeat a megabyte. */

/** Whether a text has more than so many characters, of which some take two units. */
export const isLonger = (text: string, count: number): boolean => text.length > count && [...text.slice(0, 2 * count + 2)].length > count;

export const clipped = (text: string, count: number): string =>
  isLonger(text, count) ? `${[...text.slice(0, 2 * count)].slice(0, count).join("")}…` : text;
