import { describe, expect, test } from "vitest";
import { namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { Ink } from "../document/ink.ts";
import {
	boxMm,
	check,
	code,
	dark,
	documentWith,
	light,
	line,
	metal,
	rulesOf,
	shape,
} from "./check-fixtures.ts";

const at = { page: "front", element: "code", label: "Code" };
const sage: Ink = { role: "process", swatch: "sage" };

test("[9.1] a dark code of 25 mm on bare paper has nothing to say", () => {
	expect(check([code("code", [30, 30, 25, 25])])).toEqual([]);
});

describe("qr.empty, qr.tooLong and field.unfilled", () => {
	test("stop the order and are said alone", () => {
		expect(check([code("code", [30, 30, 10, 10], { content: " " })])).toEqual([
			{ rule: "qr.empty", severity: "error", ...at },
		]);
		expect(check([code("code", [30, 30, 25, 25], { content: "ä".repeat(1999), level: "H" })])).toEqual([
			{ rule: "qr.tooLong", severity: "error", ...at },
		]);
		const fields = [{ key: "code", label: "Gast-Code", sample: "7Kx2" }];
		const unfilled = code("code", [30, 30, 25, 25], { content: "https://example.org/g/{{code}}" });
		expect(check([unfilled], { document: { fields } })).toEqual([
			{ rule: "field.unlisted", severity: "error", ...at, fields: ["Gast-Code"] },
		]);
	});
});

describe("qr.tooSmall", () => {
	test("[9.1] 20 mm with the quiet zone, by the shorter side", () => {
		expect(check([code("code", [30, 30, 20, 20])])).toEqual([]);
		expect(check([code("code", [30, 30, 40, 19])])).toEqual([
			{
				rule: "qr.tooSmall",
				severity: "warning",
				...at,
				width: 19_000,
				least: 20_000,
				repair: { kind: "enlarge" },
			},
		]);
	});

	test("[9.1] half a millimetre for each module of a long link", () => {
		const long = { content: `https://example.org/${"x".repeat(200)}`, level: "H" } as const;
		const [finding] = check([code("code", [30, 30, 25, 25], long)]);
		expect(finding).toMatchObject({ rule: "qr.tooSmall", width: 25_000 });
		const least = finding?.rule === "qr.tooSmall" ? finding.least / 1000 : 0;
		expect(least).toBeGreaterThan(25);
		expect(check([code("code", [30, 30, least, least], long)])).toEqual([]);
	});

	test("a code too small to be drawn stops the order", () => {
		expect(check([code("code", [30, 30, 0.02, 0.02])])).toMatchObject([
			{ rule: "qr.tooSmall", severity: "error" },
		]);
	});
});

describe("qr.quietZone", () => {
	const own = code("code", [30, 30, 25, 25]);

	test("[9.1] what reaches into the square, below or above, is a warning", () => {
		const across = line("l", [10, 32, 40, 1], dark, 0.5);
		expect(rulesOf(check([across, own]))).toEqual(["qr.quietZone code"]);
		expect(rulesOf(check([own, across]))).toEqual(["qr.quietZone code"]);
		expect(check([line("l", [10, 29, 60, 1], dark, 0.5), own])).toEqual([]);
	});

	test("[9.1] a frame around it and a label below it are fine", () => {
		const frame = shape("frame", [29, 29, 27, 27], {
			stroke: { ink: dark, width: boxMm([0, 0, 1, 1]).width },
		});
		expect(check([own, frame])).toEqual([]);
		expect(check([shape("label", [25, 25, 35, 35], { fill: light }), own])).toEqual([]);
		expect(rulesOf(check([shape("label", [25, 25, 20, 35], { fill: light }), own]))).toEqual([
			"qr.quietZone code",
		]);
	});

	test("[9.1] an own background or a label hides what lies below", () => {
		const across = line("l", [10, 32, 40, 1], dark, 0.5);
		expect(check([across, { ...own, background: light }])).toEqual([]);
		expect(check([across, shape("label", [25, 25, 35, 35], { fill: light }), own])).toEqual([]);
		expect(rulesOf(check([{ ...own, background: light }, across]))).toEqual(["qr.quietZone code"]);
	});

	test("[9.1] a photo below is no quiet ground", () => {
		const crop = { x: 0, y: 0, width: 2400, height: 2400 };
		const photo = { ...photoElement, box: boxMm([20, 20, 60, 60]) };
		const filled = { ...photo, photo: { upload: "u", width: 2400, height: 2400, crop } };
		expect(rulesOf(check([filled, own]))).toEqual(["qr.quietZone code"]);
	});

	test("[9.1] type counts by its ink, in a turned code too", () => {
		const names = { ...namesElement, style: { ...namesElement.style, ink: dark } };
		const beside = { ...names, box: boxMm([15, 56, 75, 20]), verticalAlign: "top" as const };
		expect(check([own, beside])).toEqual([]);
		expect(rulesOf(check([own, { ...beside, box: boxMm([15, 48, 75, 20]) }]))).toContain("qr.quietZone code");
		const corner = shape("dot", [30.5, 30.5, 1, 1], { fill: dark });
		expect(rulesOf(check([own, corner]))).toEqual(["qr.quietZone code"]);
		expect(check([{ ...own, rotation: 4500 }, corner])).toEqual([]);
	});
});

describe("qr.lowContrast", () => {
	const codeIn = (ink: Ink, background?: Ink) =>
		code("code", [30, 30, 25, 25], { ink, ...(background && { background }) });

	test("[9.1] dark on light with at least 40 % difference in reflectance", () => {
		expect(check([codeIn(sage)])).toEqual([]);
		expect(check([codeIn(light)])).toEqual([{ rule: "qr.lowContrast", severity: "warning", ...at }]);
		expect(rulesOf(check([codeIn(dark, sage)]))).toEqual(["qr.lowContrast code"]);
	});

	test("[9.1] light on dark is refused by many readers", () => {
		expect(rulesOf(check([codeIn(light, dark)]))).toEqual(["qr.lowContrast code"]);
	});

	test("[9.1] the label it stands on is its ground", () => {
		expect(check([shape("label", [25, 25, 35, 35], { fill: dark }), codeIn(dark)])).toMatchObject([
			{ rule: "qr.lowContrast", element: "code" },
		]);
	});

	test("the stock takes light from both: a mid tone that is read on white is not on kraft, nor on its white label", () => {
		const mid: Ink = { role: "process", swatch: "mid" };
		const swatches: DesignDocument["swatches"] = {
			...documentWith([]).swatches,
			mid: { name: "Mittel", cmyk: [40, 30, 40, 20], srgb: "#8b8c80" },
		};
		const on = (paperType: string, background?: Ink) =>
			rulesOf(check([codeIn(mid, background)], { paperType, document: { swatches } }));
		expect(on("matt")).toEqual([]);
		expect(on("kraft")).toEqual(["qr.lowContrast code"]);
		expect(on("kraft", light)).toContain("qr.lowContrast code");
	});

	test("metal glares", () => {
		expect(rulesOf(check([codeIn(metal, sage)]))).toEqual(["qr.lowContrast code"]);
		expect(check([codeIn(metal, light)], { refinement: "ohne" })).toEqual([]);
	});
});
