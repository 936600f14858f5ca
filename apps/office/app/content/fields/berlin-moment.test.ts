import { expect, test } from "vitest";
import { berlinMoment, instantInBerlin } from "./berlin-moment.ts";

test.each([
	["2026-12-01T08:30:00.000Z", "2026-12-01T09:30"],
	["2026-07-01T22:15:00.000Z", "2026-07-02T00:15"],
])("%s is %s in Berlin, and back", (instant, moment) => {
	expect(berlinMoment(instant)).toBe(moment);
	expect(instantInBerlin(moment)).toBe(instant);
});

test("an hour that no clock shows is none, and neither is half a time", () => {
	expect(instantInBerlin("2026-03-29T02:30")).toBeUndefined();
	expect(instantInBerlin("2026-03-29")).toBeUndefined();
	expect(instantInBerlin("")).toBeUndefined();
});
