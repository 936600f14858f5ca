import { mm, pt, toMm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import { namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { Ink, Swatch } from "../document/ink.ts";
import type { TextElement } from "../document/text-element.ts";
import { boxMm, check, dark, documentWith, light, shape } from "./check-fixtures.ts";

const swatches: Record<string, Swatch> = {
	...documentWith([]).swatches,
	olive: { name: "Oliv", cmyk: [45, 25, 45, 70], srgb: "#434c41" },
	rich: { name: "Tiefschwarz", cmyk: [60, 40, 40, 100], srgb: "#000000" },
	two: { name: "Zwei", cmyk: [4, 0, 25, 88], srgb: "#34342f" },
	night: { name: "Nacht", cmyk: [100, 82, 42, 56], srgb: "#08213c" },
};
const ink = (swatch: string): Ink => ({ role: "process", swatch });
const choices: DesignDocument["choices"] = {
	fonts: ["cormorant"],
	inks: [ink("olive"), light, dark, ink("two")],
};
const document = { swatches, choices };

function text(size: number, of: Ink): TextElement {
	return { ...namesElement, style: { ...namesElement.style, size: pt(size), ink: of } };
}

const crop = { x: 0, y: 0, width: 2400, height: 1600 };
const photo = { ...photoElement, photo: { upload: "u", width: 2400, height: 1600, crop } };

const rules = (elements: Parameters<typeof check>[0]) =>
	check(elements, { document, refinement: "ohne" }).map(({ rule, severity }) => `${severity} ${rule}`);

describe("text.manyInks and text.richBlack", () => {
	test("below 10 pt more than two inks are a warning, from there on they are not", () => {
		expect(rules([text(9.5, ink("olive"))])).toEqual(["warning text.manyInks"]);
		expect(rules([text(8, ink("rich"))])).toEqual(["warning text.richBlack"]);
		expect(rules([text(10, ink("olive"))])).toEqual([]);
		expect(rules([text(7, ink("two"))])).toEqual([]);
		expect(rules([text(7, dark)])).toEqual([]);
	});

	test("the size it is set in counts, and foil is no ink", () => {
		expect(
			rules([{ ...text(24, ink("olive")), fitMin: pt(8), text: "Maximilian-Alexander ".repeat(12) }]),
		).toContain("warning text.manyInks");
		const foiled = check([text(9, { role: "foil", swatch: "olive" })], { document, refinement: "gold" });
		expect(foiled).toEqual([]);
	});

	test("the repair takes the nearest ink of the document that is fit and can be read", () => {
		const small = text(8, ink("olive"));
		const [finding] = check([small], { document, refinement: "ohne" });
		if (finding?.repair?.kind !== "commands") throw new Error("no commands");
		expect(finding.repair.commands).toEqual([
			{ type: "setTextStyle", element: "names", style: { ink: ink("two") } },
		]);
		const mended = applyCommands(documentWith([small], document), finding.repair.commands, () => undefined);
		if (!mended.ok) throw new Error(mended.error.code);
		expect(rules(mended.value.pages[0]?.elements ?? [])).toEqual([]);
	});
});

describe("text.inHeavyInk", () => {
	test("light type below 8 pt closes in a ground of much ink, not in one of less", () => {
		const ground = (of: Ink) => shape("ground", [-3, -3, 111, 154], { fill: of });
		expect(rules([ground(ink("night")), text(7.5, light)])).toEqual(["warning text.inHeavyInk"]);
		expect(rules([ground(ink("night")), text(8, light)])).toEqual([]);
		expect(rules([ground(dark), text(7.5, light)])).toEqual([]);
		expect(rules([{ ...photo, box: namesElement.box }, text(7.5, light)])).toEqual([
			"warning text.openInPhoto",
		]);
		expect(rules([{ ...photo, box: namesElement.box }, text(7.5, dark)])).toEqual([]);
		const [finding] = check([ground(ink("night")), text(7, light)], { document, refinement: "ohne" });
		expect(finding).toMatchObject({ pt: 7, least: 8, percent: 280, repair: { kind: "enlarge" } });
	});
});

describe("text.invisible", () => {
	const white: Swatch = { name: "Weiß", cmyk: [0, 0, 0, 0], srgb: "#ffffff" };
	const seen = (elements: Parameters<typeof check>[0], paperType = "matt") =>
		check(elements, {
			document: { ...document, swatches: { ...swatches, white } },
			refinement: "ohne",
			paperType,
		})
			.map(({ rule, severity }) => `${severity} ${rule}`)
			.filter((found) => /invisible|vanishes|covered/.test(found));
	const panel = (of: Ink) => shape("panel", [10, 45, 85, 30], { fill: of });

	test("white on white paper and an ink on itself are asked about, before anybody pays for an empty card", () => {
		expect(seen([text(24, ink("white"))])).toEqual(["confirm text.invisible"]);
		expect(seen([panel(ink("night")), text(24, ink("night"))])).toEqual(["confirm text.invisible"]);
		expect(seen([{ ...text(24, ink("night")), opacity: 5 }])).toEqual(["confirm text.invisible"]);
	});

	test("no other ink is offered to type that is unseen because it is see-through", () => {
		const found = check([{ ...text(24, ink("night")), opacity: 5 }], {
			document: { ...document, swatches },
			refinement: "ohne",
		});
		expect(found.find(({ rule }) => rule === "text.invisible")).not.toHaveProperty("repair");
	});

	test("what can be read is not, and on tinted stock it is said once", () => {
		expect(seen([text(24, ink("night"))])).toEqual([]);
		expect(seen([panel(ink("night")), text(24, ink("white"))])).toEqual([]);
		expect(seen([panel(ink("night")), text(24, ink("olive"))])).toEqual([]);
		expect(seen([text(24, ink("white"))], "kraft")).toEqual(["confirm ink.vanishes"]);
	});

	test("each end of a line is looked at: white that runs from a dark panel onto bare paper", () => {
		const { box } = namesElement;
		const half = shape("half", [toMm(box.x), toMm(box.y), toMm(box.width) / 2, toMm(box.height)], {
			fill: ink("night"),
		});
		expect(seen([half, text(24, ink("white"))])).toEqual(["confirm text.invisible"]);
		expect(seen([half, text(24, ink("olive"))])).toEqual([]);
	});

	test("what lies wholly below something else is asked about, also below a photo; partly below it is not", () => {
		const over = (above: Parameters<typeof check>[0][number]) =>
			seen([text(24, ink("night")), above]).filter((found) => found.endsWith("covered"));
		expect(over(shape("over", [-3, -3, 111, 154], { fill: light }))).toEqual(["confirm text.covered"]);
		expect(over({ ...photo, box: boxMm([-3, -3, 111, 154]) })).toEqual(["confirm text.covered"]);
		expect(over(shape("over", [50, -3, 58, 154], { fill: light }))).toEqual([]);
		expect(over(shape("frame", [-3, -3, 111, 154], { stroke: { ink: dark, width: mm(2) } }))).toEqual([]);
	});

	test("a run of its own colour counts, and one that covers all of the text alone", () => {
		const whole = {
			...text(24, ink("night")),
			runs: [{ start: 0, end: namesElement.text.length, style: { ink: ink("white") } }],
		};
		const part = { ...text(24, ink("night")), runs: [{ start: 0, end: 5, style: { ink: ink("white") } }] };
		expect(seen([whole])).toEqual(["confirm text.invisible"]);
		expect(seen([part])).toEqual(["confirm text.invisible"]);
		expect(seen([panel(ink("night")), whole])).toEqual([]);
	});
});
