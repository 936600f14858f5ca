import { box } from "@offizin/units";
import { expect, test } from "vitest";
import { boxPath, pathOperators } from "./path.ts";

test("path data become PDF operators", () => {
	const path = "M0,0 L10.5-3 C1 2 3 4 5 6Z M.25 0L-7 8Z";
	expect(pathOperators(path)).toBe("0 0 m 10.5 -3 l 1 2 3 4 5 6 c h 0.25 0 m -7 8 l h");
});

test("a command may be left out when it repeats, and after M it means L", () => {
	expect(pathOperators("M0 0 1 1 2 2 C1 1 2 2 3 3 4 4 5 5 6 6")).toBe(
		"0 0 m 1 1 l 2 2 l 1 1 2 2 3 3 c 4 4 5 5 6 6 c",
	);
});

test("a box is a closed path", () => {
	expect(pathOperators(boxPath(box(10, 20, 30, 40)))).toBe("10 20 m 40 20 l 40 60 l 10 60 l h");
});

test.each([
	"",
	"L1 1",
	"0 0 L1 1",
	"M0",
	"M0 0 Q1 1 2 2",
	"m0 0",
	"M0 0 L1 x",
	"M0 0 Z 5 5",
	"M0 0 L1 1e400",
])("path %j is refused", (path) => {
	expect(() => pathOperators(path)).toThrow(/path/);
});
