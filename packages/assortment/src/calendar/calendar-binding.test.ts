import { describe, expect, test } from "vitest";
import { calendarBinding } from "./calendar-binding.ts";

function binding(type: string, formatType: string, mountingType: string) {
	return calendarBinding({ type, formatType, mountingType, startMonth: "1", year: "2027" });
}

describe("[§2] what the binding takes of a sheet", () => {
	test("12 mm at the head under a wire, with a gap for the hanger on the wall", () => {
		expect(binding("wandkalender", "a4-quer", "spirale")).toEqual({
			edge: "top",
			zone: { x: 0, y: 0, width: 297, height: 12 },
			hangerGap: 25,
		});
	});

	test("a hole in the middle of the head, inside the strip that is kept free", () => {
		const { hole, zone } = binding("kuechenkalender", "130-300", "lochung");
		expect(hole).toEqual({ x10: 650, y10: 80, diameter10: 70 });
		expect(zone.height).toBe(12);
		expect(binding("wandkalender", "a4-hoch", "lochung").hangerGap).toBeUndefined();
	});

	test("8 mm at the foot in wood", () => {
		const zone = { x: 0, y: 137, width: 145, height: 8 };
		expect(binding("tischkalender", "145", "holzfuss")).toEqual({ edge: "bottom", zone });
		expect(binding("tischkalender", "145", "holzblock")).toEqual({ edge: "bottom", zone });
	});

	test("the left edge of planners, and no hanger on the desk", () => {
		expect(binding("terminkalender", "a5-hoch", "spirale")).toEqual({
			edge: "left",
			zone: { x: 0, y: 0, width: 12, height: 210 },
		});
		expect(binding("tischkalender", "265-120", "spirale").hangerGap).toBeUndefined();
	});

	test("nothing where there is no such calendar", () => {
		expect(() => binding("wandkalender", "a7", "spirale")).toThrow("no calendar");
	});
});
