/** The order of the page's rooms, as `make lint` holds it. */
import { expect, test } from "vitest";
import { pageFaults } from "../rooms.mjs";

test("a room imports from those before it alone", () => expect(pageFaults()).toEqual([]));
