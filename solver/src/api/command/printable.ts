/** A line for a terminal: what an id brings along to move its cursor, end the line or turn words round is shown as unreadable. */

export const printable = (line: string): string => line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
