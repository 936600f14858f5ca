import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import { photoElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import type { Swatch } from "../document/ink.ts";
import { boxMm, check, code, dark, documentWith, light, line, metal, shape } from "./check-fixtures.ts";

const bleedOf = (elements: readonly DesignElement[], refinement: "gold" | "ohne" = "ohne") =>
	check(elements, { refinement }).filter(({ rule }) => rule === "bleed.missing");

const crop = { x: 0, y: 0, width: 1200, height: 2400 };
const photo = (place: Parameters<typeof boxMm>[0]): DesignElement => ({
	...photoElement,
	box: boxMm(place),
	photo: { upload: "u", width: 1200, height: 2400, crop },
});

describe("bleed.missing", () => {
	test("[1.1] a photo that ends at the trim, or within the tolerance of the cut, stops the order", () => {
		// The front of a folded A6 card is cut above, below and to the right.
		expect(bleedOf([photo([36, 0, 69, 148])])).toMatchObject([
			{ severity: "error", element: "photo", edges: ["top", "right", "bottom"], past: 0 },
		]);
		expect(bleedOf([photo([36, 20, 70, 60])])).toMatchObject([
			{ severity: "error", edges: ["right"], past: 1000 },
		]);
		expect(bleedOf([photo([36, 20, 68.2, 60])])).toMatchObject([{ severity: "error", past: -800 }]);
	});

	test("[1.1] too little bleed and a narrow border are warnings: that may be meant", () => {
		const [little] = bleedOf([photo([36, 20, 71, 60])]);
		expect(little).toMatchObject({ severity: "warning", edges: ["right"], past: 2000 });
		const [border] = bleedOf([photo([36, 2, 67, 144])]);
		expect(border).toMatchObject({ severity: "warning", edges: ["top", "right", "bottom"], past: -2000 });
	});

	test("[1.1] what passes the edge by the bleed, stays 3 mm inside or ends at the fold is sound", () => {
		expect(bleedOf([photo([0, -3, 108, 154])])).toEqual([]);
		expect(bleedOf([photo([0, 3, 102, 142])])).toEqual([]);
		expect(bleedOf([photo([120, 20, 60, 60])])).toEqual([]);
	});

	test.each([
		["a photo", photo([36, 0, 69, 148])],
		["an area with a narrow border", shape("s", [36, 2, 71, 144], { fill: dark })],
		["a rule that runs to the trim", line("l", [36, 40, 69, 2], dark, 0.3)],
	])("the repair draws %s out over every edge it is short of", (_what, element) => {
		const [finding] = bleedOf([element]);
		if (finding?.repair?.kind !== "commands") throw new Error("no commands");
		const document = documentWith([element]);
		const mended = applyCommands(document, finding.repair.commands, () => undefined);
		if (!mended.ok) throw new Error(mended.error.code);
		const [drawnOut] = mended.value.pages[0]?.elements ?? [];
		expect(drawnOut && bleedOf([drawnOut])).toEqual([]);
		expect(drawnOut?.box.x).toBe(mm(36));
		expect((drawnOut?.box.x ?? 0) + (drawnOut?.box.width ?? 0)).toBe(mm(108));
	});

	test("the shape of a circle is for a person to change", () => {
		const circle = shape("c", [65, 40, 40, 40], { shape: "ellipse", fill: dark });
		expect(bleedOf([circle])).toMatchObject([{ severity: "error", repair: { kind: "enlarge" } }]);
	});

	test("a drawing is judged as a whole: one leaf in the bleed carries the branch, a tip near the edge is none", () => {
		const branch = (width: number) =>
			documentWith(
				[
					{
						id: "art",
						type: "artwork",
						label: "Zweig",
						box: boxMm([85, 40, width, 20]),
						rotation: 0,
						artwork: "branch",
						inks: { leaf: dark },
					},
				],
				{
					artworks: {
						branch: {
							width: 20,
							height: 20,
							paths: [
								{ d: "M0 4L20 5L0 6Z", ink: "leaf" },
								{ d: "M0 14L16 15L0 16Z", ink: "leaf" },
							],
						},
					},
				},
			);
		const found = (width: number) => {
			const { pages, ...document } = branch(width);
			return check(pages[0]?.elements ?? [], { document }).map(({ rule, severity }) => `${severity} ${rule}`);
		};
		expect(found(23)).toEqual([]);
		expect(found(18)).toEqual([]);
		expect(found(20)).toEqual(["error bleed.missing"]);
	});

	test("what another element hides, white on bare paper, metal and codes are not asked for bleed", () => {
		const panel = shape("panel", [50, -3, 58, 154], { fill: light });
		const under = shape("under", [40, 20, 65, 60], { fill: dark });
		expect(bleedOf([under, panel])).toEqual([]);
		expect(bleedOf([panel, under])).toMatchObject([{ element: "under" }]);
		const paperWhite: Swatch = { name: "Weiß", cmyk: [0, 0, 0, 0], srgb: "#ffffff" };
		const white = shape("white", [40, 20, 65, 60], { fill: { role: "process", swatch: "white" } });
		const document = { swatches: { ...documentWith([]).swatches, white: paperWhite } };
		expect(check([white], { document })).toEqual([]);
		expect(bleedOf([shape("bar", [40, 20, 65, 60], { fill: metal })], "gold")).toEqual([]);
		expect(bleedOf([code("code", [82, 20, 22, 22])])).toEqual([]);
	});
});
