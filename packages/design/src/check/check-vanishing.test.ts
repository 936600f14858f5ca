import { mm } from "@offizin/units";
import { expect, test } from "vitest";
import { namesElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import { check, dark, light, line, shape } from "./check-fixtures.ts";

const found = (elements: readonly DesignElement[], paperType: string) =>
	check(elements, { paperType, refinement: "ohne" }).filter(({ rule }) => rule === "ink.vanishes");

const pale = shape("pale", [20, 20, 40, 40], { fill: light });
const written: DesignElement = { ...namesElement, style: { ...namesElement.style, ink: light } };

test.each(["kraft", "recycling", "creme"])(
	"on %s what is near white cannot be told from the paper",
	(paper) => {
		const [finding] = found([pale], paper);
		expect(finding).toMatchObject({ severity: "warning", element: "pale", paper });
		expect(found([shape("dark", [20, 20, 40, 40], { fill: dark })], paper)).toEqual([]);
		expect(found([written], paper)).toMatchObject([{ element: "names" }]);
	},
);

test.each(["matt", "naturweiss", "feinstpapier"])("%s is white enough", (paper) => {
	expect(found([pale], paper)).toEqual([]);
});

test("lines and frames count by their ink, and a pale ground is no print", () => {
	expect(found([line("thin", [20, 20, 40, 1], light, 0.5)], "kraft")).toMatchObject([{ element: "thin" }]);
	const frame = shape("frame", [20, 20, 40, 40], { stroke: { ink: light, width: mm(1) } });
	expect(found([frame], "kraft")).toMatchObject([{ element: "frame" }]);
	expect(found([line("dark", [20, 20, 40, 1], dark, 0.5)], "kraft")).toEqual([]);
	const ground = shape("ground", [-3, -3, 111, 154], { fill: light });
	expect(found([ground, written], "kraft")).toMatchObject([
		{ element: "names", severity: "confirm" },
		{ element: "ground", severity: "warning" },
	]);
	expect(found([ground, { ...written, style: { ...written.style, ink: dark } }], "kraft")).toHaveLength(1);
});

test("what lies on print is told from it", () => {
	const ground = shape("ground", [-3, -3, 111, 154], { fill: dark });
	expect(found([ground, pale, { ...written, box: { ...namesElement.box } }], "kraft")).toEqual([]);
	expect(found([pale, shape("over", [25, 25, 20, 20], { fill: dark })], "kraft")).toMatchObject([
		{ element: "pale" },
	]);
});
