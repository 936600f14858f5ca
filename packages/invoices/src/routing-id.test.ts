import { expect, test } from "vitest";
import { isRoutingId } from "./routing-id.ts";

test.each([
	["04011000-1234512345-06", true],
	["991-33333TEST-33", true],
	// Two figures the other way round.
	["04011000-1234512354-06", false],
	["04011000-1234512345-07", false],
	["4-06", false],
	["04011000 1234512345 06", false],
	["04011000-12345-12345-06", false],
	["", false],
])("[invoices.I14] %s: %s", (text, isOne) => {
	expect(isRoutingId(text)).toBe(isOne);
});
