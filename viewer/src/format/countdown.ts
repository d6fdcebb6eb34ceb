/** How long a link still lives, in words. */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return "link has ended; this page keeps working until closed";
  const hours = Math.floor(minutes / 60);
  if (hours >= 1) return `link ends in ${hours} h ${minutes % 60} min`;
  return minutes >= 1 ? `link ends in ${minutes} min` : "link ends within a minute";
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
const two = (value: number): string => String(value).padStart(2, "0");

/** As `toLocaleString` of en-GB has it, which takes 30 ms the first time. */
export const dateOf = (date: Date): string =>
  `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`;
