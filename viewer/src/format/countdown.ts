/** How long a link still lives, in words. */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return "link has ended; this page keeps working until closed";
  const hours = Math.floor(minutes / 60);
  if (hours >= 1) return `link ends in ${hours} h ${minutes % 60} min`;
  return minutes >= 1 ? `link ends in ${minutes} min` : "link ends within a minute";
}

export const dateOf = (date: Date): string =>
  date.toLocaleString("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
