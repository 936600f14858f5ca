import { describe, expect, it } from "vitest";
import { dayOf } from "./load-order.server.ts";

describe("the day of an order", () => {
	it.each([
		["2026-11-20T22:59:59Z", "2026-11-20"],
		["2026-11-20T23:00:00Z", "2026-11-21"],
		["2026-06-30T22:00:00Z", "2026-07-01"],
	])("at %s is %s in Berlin", (instant, day) => {
		expect(dayOf(instant, "Europe/Berlin")).toBe(day);
	});
});
