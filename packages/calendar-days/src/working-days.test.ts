import { describe, expect, test } from "vitest";
import { firstFrom, isSaturday, isWeekend, workingDaysAfter } from "./working-days.ts";

const onWeekdays = (day: string) => !isWeekend(day);

describe("working days", () => {
	test("leave Saturday and Sunday out", () => {
		const week = ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"];
		expect(week.map(isWeekend)).toEqual([false, true, true, false]);
		expect(week.map(isSaturday)).toEqual([false, true, false, false]);
	});

	test("are counted from the day after", () => {
		expect(firstFrom("2026-11-27", onWeekdays)).toBe("2026-11-27");
		expect(firstFrom("2026-11-28", onWeekdays)).toBe("2026-11-30");
		expect(workingDaysAfter("2026-11-26", 2, onWeekdays)).toBe("2026-11-30");
		expect(workingDaysAfter("2026-11-28", 0, onWeekdays)).toBe("2026-11-28");
	});
});
