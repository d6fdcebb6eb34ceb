/** Refusals in the service's own words, or by their status where they have none. */
import { expect, it } from "vitest";
import { refusalIn } from "../src/service/refusal.ts";

it.each([
  ['{"error": "span_m must be positive"}', "span_m must be positive"],
  ['{"message": "Forbidden"}', "the service answered 403"],
  ["<html>Forbidden</html>", "the service answered 403"],
])("%s", async (body, said) => expect(await refusalIn(new Response(body, { status: 403 }))).toBe(said));
