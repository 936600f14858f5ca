import { expect, test } from "vitest";
import { dayOf } from "./berlin-day.ts";

test("a day begins at midnight in Berlin", () => {
	expect(dayOf(new Date("2026-11-24T22:59:59Z"))).toBe("2026-11-24");
	expect(dayOf(new Date("2026-11-24T23:00:00Z"))).toBe("2026-11-25");
});
