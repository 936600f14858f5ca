import { mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import type { Artwork } from "../document/artwork.ts";
import type { ArtworkElement } from "../document/drawn-element.ts";
import type { Ink } from "../document/ink.ts";
import { boxMm, check, dark, documentWith, light, line, metal, shape } from "./check-fixtures.ts";

const relief: Ink = { role: "relief", swatch: "ink" };

/** A drawing of 20 × 10 units in a place of the page. */
function drawing(paths: Artwork["paths"], place: Parameters<typeof boxMm>[0], ink: Ink) {
	const element: ArtworkElement = {
		id: "art",
		type: "artwork",
		label: "Zweig",
		box: boxMm(place),
		rotation: 0,
		artwork: "art",
		inks: { a: ink },
	};
	return { element, artworks: { art: { width: 20, height: 10, paths } } };
}

describe("line.hairline", () => {
	test("[1.1] a printed line from 0.3 pt is fine, below it is a warning that a command mends", () => {
		expect(check([line("l", [20, 20, 40, 1], dark, 0.106)])).toEqual([]);
		const thin = line("l", [20, 20, 40, 1], dark, 0.09);
		const [finding] = check([thin]);
		expect(finding).toMatchObject({ rule: "line.hairline", severity: "warning", width: 90, least: 106 });
		if (finding?.repair?.kind !== "commands") throw new Error("no commands");
		const mended = applyCommands(documentWith([thin]), finding.repair.commands, () => undefined);
		if (!mended.ok) throw new Error(mended.error.code);
		expect(check(mended.value.pages[0]?.elements ?? [])).toEqual([]);
	});

	test("[1.1] a light line on dark needs 0.75 pt", () => {
		const ground = shape("ground", [0, -3, 108, 154], { fill: dark });
		const open = line("l", [20, 20, 40, 1], light, 0.2);
		expect(check([ground, open])).toMatchObject([
			{ rule: "line.hairline", element: "l", width: 200, least: 265 },
		]);
		expect(check([open])).toEqual([]);
		expect(check([ground, line("l", [20, 20, 40, 1], light, 0.265)])).toEqual([]);
	});

	test("[6] metal needs 0.25 mm, varnish 0.38 mm, each only where it is chosen and the page takes it", () => {
		const foiled = line("l", [20, 20, 40, 1], metal, 0.2);
		expect(check([foiled], { refinement: "gold" })).toMatchObject([{ width: 200, least: 250 }]);
		expect(check([foiled], { refinement: "relief" })).toMatchObject([{ width: 200, least: 380 }]);
		expect(check([foiled], { refinement: "ohne" })).toEqual([]);
		expect(check([foiled], { refinement: "gold", page: "inner" })).toEqual([]);
		const varnished = line("l", [20, 20, 40, 1], relief, 0.3);
		expect(check([varnished], { refinement: "relief" })).toMatchObject([{ width: 300, least: 380 }]);
		expect(check([varnished], { refinement: "gold" })).toEqual([]);
	});

	test("[6] a drawing made smaller makes its lines finer, in the direction they suffer most", () => {
		const paths: Artwork["paths"] = [{ d: "M1 5L19 5", ink: "a", stroke: 0.3 }];
		const full = drawing(paths, [20, 20, 20, 10], metal);
		expect(check([full.element], { document: full })).toEqual([]);
		const flat = drawing(paths, [20, 20, 20, 5], metal);
		expect(check([flat.element], { document: flat })).toMatchObject([
			{ rule: "line.hairline", width: 150, least: 250, repair: { kind: "enlarge" } },
		]);
	});

	test("the border of a shape is a line; the worst line of a drawing is named once", () => {
		const border = shape("s", [20, 20, 40, 40], { stroke: { ink: dark, width: mm(0.05) } });
		expect(check([border])).toMatchObject([{ rule: "line.hairline", element: "s" }]);
		const paths: Artwork["paths"] = [
			{ d: "M1 1L19 1", ink: "a", stroke: 0.09 },
			{ d: "M1 5L19 5", ink: "a", stroke: 0.05 },
		];
		const art = drawing(paths, [20, 20, 20, 10], dark);
		expect(check([art.element], { document: art })).toMatchObject([{ width: 50 }]);
	});
});

describe("foil.tooFine and relief.tooFine", () => {
	const strip = (width: number): Artwork["paths"] => [
		{ d: `M1 1L19 1L19 ${1 + width}L1 ${1 + width}Z`, ink: "a" },
	];

	test("[6] a filled strip of metal needs 0.25 mm", () => {
		const fine = drawing(strip(0.2), [20, 20, 20, 10], metal);
		expect(check([fine.element], { document: fine })).toMatchObject([
			{ rule: "foil.tooFine", severity: "warning", element: "art", least: 250 },
		]);
		expect(check([fine.element], { document: fine, refinement: "ohne" })).toEqual([]);
		const sound = drawing(strip(0.26), [20, 20, 20, 10], metal);
		expect(check([sound.element], { document: sound })).toEqual([]);
	});

	test("[6] varnish needs 0.38 mm", () => {
		const fine = drawing(strip(0.3), [20, 20, 20, 10], relief);
		expect(check([fine.element], { document: fine, refinement: "relief" })).toMatchObject([
			{ rule: "relief.tooFine", least: 380 },
		]);
	});

	test("[6] a dot of 0.4 mm and a leaf with fine tips are sound", () => {
		const dot = shape("dot", [30, 30, 0.4, 0.4], { shape: "ellipse", fill: metal });
		const leaf: Artwork["paths"] = [{ d: "M1 5C7 4.5 13 4.5 19 5C13 5.5 7 5.5 1 5Z", ink: "a" }];
		const art = drawing(leaf, [20, 40, 20, 10], metal);
		expect(check([dot, art.element], { document: art })).toEqual([]);
	});
});
