/** How long a link still opens. */
import { expect, it } from "vitest";
import { dateOf, timeLeft } from "../src/format/countdown.ts";

const noon = new Date("2026-01-01T12:00:00Z");

it("counts a link down", () => {
  expect(timeLeft(new Date("2026-01-02T11:59:30Z"), noon)).toBe("link ends in 23 h 59 min");
  expect(timeLeft(new Date("2026-01-01T12:05:00Z"), noon)).toBe("link ends in 5 min");
  expect(timeLeft(new Date("2026-01-01T11:59:00Z"), noon)).toContain("has ended");
});

it("writes dates as British English does", () => {
  const written: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" };
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, 3 * month + 1, 2 * month, 5 * month);
    expect(dateOf(date)).toBe(date.toLocaleString("en-GB", written));
  }
});
