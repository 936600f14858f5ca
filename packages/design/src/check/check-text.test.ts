import { pt } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import { namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignElement } from "../document/element.ts";
import type { TextElement, TextElementStyle } from "../document/text-element.ts";
import { boxMm, check, dark, documentWith, light, rulesOf, shape } from "./check-fixtures.ts";
import type { Finding } from "./finding.ts";

const at = { page: "front", element: "names", label: "Namen" };

function names(change: Partial<TextElement>, style: Partial<TextElementStyle> = {}): TextElement {
	return { ...namesElement, ...change, style: { ...namesElement.style, ...style } };
}

/** What is still found once the repair of a finding is applied. */
function repaired(elements: readonly DesignElement[], finding: Finding | undefined): string[] {
	if (finding?.repair?.kind !== "commands") throw new Error("no commands");
	const applied = applyCommands(documentWith(elements), finding.repair.commands, () => undefined);
	if (!applied.ok) throw new Error(applied.error.code);
	return rulesOf(check(applied.value.pages[0]?.elements ?? []));
}

test("an empty text field is nobody's mistake", () => {
	expect(check([names({ text: "  \n " })])).toEqual([]);
});

describe("text.overflow", () => {
	test("[1.1] a name that does not fit its field stops the order, and its place is not blamed too", () => {
		const long = names(
			{ text: "Maximilian-Alexander Freiherr von und zu Großmüllersdorf ".repeat(5) },
			{ ink: dark },
		);
		expect(check([long])).toEqual([
			{ rule: "text.overflow", severity: "error", ...at, repair: { kind: "shortenText" } },
		]);
	});
});

describe("text.dividedWord", () => {
	test("a word that no line takes is to be confirmed; one that shrinks to its line is not", () => {
		const narrow = names({ text: "Donaudampfschifffahrtsge", box: boxMm([15, 50, 30, 40]) }, { ink: dark });
		expect(check([narrow])).toMatchObject([
			{ rule: "text.dividedWord", severity: "confirm", repair: { kind: "shortenText" } },
		]);
		expect(check([{ ...narrow, fitMin: pt(7) }])).toEqual([]);
		expect(check([{ ...narrow, text: "Donau Dampf Schiff" }])).toEqual([]);
	});
});

describe("text.tooSmall", () => {
	const worst = (elements: DesignElement[], refinement: "gold" | "ohne" | "relief" = "ohne") =>
		check(elements, { refinement }).filter(({ rule }) => rule === "text.tooSmall");
	const small = (size: number, ink: TextElementStyle["ink"] = dark) => names({}, { size: pt(size), ink });

	test("[1.1] printed type from 6 pt is fine, below it is a warning", () => {
		expect(worst([small(6)])).toEqual([]);
		expect(worst([small(5.5)])).toEqual([
			{ rule: "text.tooSmall", severity: "warning", ...at, pt: 5.5, least: 6, repair: { kind: "enlarge" } },
		]);
	});

	test("[1.1] light type on dark needs 7 pt, the same type on paper does not", () => {
		const ground = shape("ground", [0, 0, 105, 148], { fill: dark });
		expect(worst([ground, small(6.5, light)])).toMatchObject([{ pt: 6.5, least: 7 }]);
		expect(worst([ground, small(7, light)])).toEqual([]);
		expect(worst([small(6.5, light)])).toEqual([]);
		expect(worst([{ ...ground, fill: light }, small(6.5, dark)])).toEqual([]);
	});

	test("[1.1] what lies on top of a dark ground is the ground", () => {
		const ground = shape("ground", [0, 0, 105, 148], { fill: dark });
		const label = shape("label", [10, 40, 85, 40], { fill: light });
		expect(worst([ground, label, small(6.5, light)])).toEqual([]);
	});

	test("[1.1] light type on a photo counts as light on dark", () => {
		const photo = { ...photoElement, box: boxMm([0, 0, 105, 148]) };
		expect(worst([photo, small(6.5, light)])).toMatchObject([{ least: 7 }]);
		expect(worst([photo, small(6.5, dark)])).toEqual([]);
	});

	test("[6] foil and varnish need 8 pt, but only where they are really applied", () => {
		const foiled = small(7, { role: "foil", swatch: "ink" });
		expect(worst([foiled], "gold")).toMatchObject([{ pt: 7, least: 8 }]);
		expect(worst([foiled], "relief")).toMatchObject([{ pt: 7, least: 8 }]);
		expect(worst([foiled], "ohne")).toEqual([]);
		const inside = check([foiled], { page: "inner", refinement: "gold" });
		expect(rulesOf(inside)).not.toContain("text.tooSmall names");
	});

	test("the size it is set in counts, not the one it was shrunk from", () => {
		const shrunk = names({ box: boxMm([15, 4, 75, 8]), fitMin: pt(6) }, { size: pt(60), ink: dark });
		expect(worst([shrunk])).toEqual([]);
	});

	test("small capitals count by their drawn letters, in a run as in the whole", () => {
		const caps = names(
			{ box: boxMm([15, 4, 75, 30]) },
			{ font: "marcellus", size: pt(7), ink: dark, caps: "small" },
		);
		const [found] = worst([caps]);
		expect(found).toMatchObject({ rule: "text.tooSmall", pt: 5.3, least: 6 });
		const { caps: _, ...plain } = caps.style;
		const runs = [{ start: 0, end: 5, style: { caps: "small" as const } }];
		expect(worst([{ ...caps, style: plain, runs }])).toEqual([found]);
		expect(worst([{ ...caps, style: plain }])).toEqual([]);
		expect(worst([{ ...caps, text: "CLARA" }])).toEqual([]);
	});

	test("type in another unit than micrometres stops the order", () => {
		expect(worst([small(0.01)])).toMatchObject([{ severity: "error", pt: 0, least: 6 }]);
		expect(worst([small(1.6)])).toMatchObject([{ severity: "warning", pt: 1.6 }]);
	});

	test("each run is judged at its own size, and the worst is named once", () => {
		const runs = [{ start: 0, end: 5, style: { size: pt(5) } }];
		expect(worst([{ ...small(20), runs }])).toMatchObject([{ pt: 5, least: 6 }]);
	});
});

describe("text.missingGlyph", () => {
	test("names the characters and stops the order; nobody can draw an emoji", () => {
		expect(check([names({ text: "Clara 💍 Jonas" })])).toEqual([
			{ rule: "text.missingGlyph", severity: "error", ...at, characters: ["💍"] },
		]);
	});

	test("a font of the document that has them all is offered, and the repair works", () => {
		const written = names({ text: "№ 5, Жанна" }, { font: "marcellus" });
		const [finding] = check([written]);
		expect(finding).toMatchObject({ characters: ["№", "Ж", "а", "н"], fallback: "cormorant" });
		expect(repaired([written], finding)).toEqual([]);
	});

	test("with a fallback only what it lacks too is missing", () => {
		const written = names({ text: "№ 💍" }, { font: "marcellus", fallback: "cormorant" });
		expect(check([written])).toMatchObject([{ rule: "text.missingGlyph", characters: ["💍"] }]);
	});

	test("every run is asked in its own font", () => {
		const text = "№ №";
		const runs = [{ start: 2, end: 3, style: { font: "marcellus" } }];
		expect(check([names({ text, runs })])).toMatchObject([{ characters: ["№"], fallback: "cormorant" }]);
		expect(check([names({ text })])).toEqual([]);
	});
});

describe("text.unsupportedScript", () => {
	test("stops the order and is not said again as missing characters", () => {
		expect(check([names({ text: "سارة & Jonas" })])).toEqual([
			{ rule: "text.unsupportedScript", severity: "error", ...at, scripts: ["Arabic"] },
		]);
	});
});

describe("text.wrongWeekday", () => {
	test("[12] says which weekday it is, and the repair writes it", () => {
		const written = names({ text: "Freitag, 12. Juni 2027" });
		const [finding] = check([written]);
		expect(finding).toEqual({
			rule: "text.wrongWeekday",
			severity: "confirm",
			...at,
			written: 5,
			right: 6,
			date: "12. Juni 2027",
			repair: {
				kind: "commands",
				commands: [{ type: "setText", element: "names", text: "Samstag, 12. Juni 2027" }],
			},
		});
		expect(repaired([written], finding)).toEqual([]);
	});

	test("[12] every wrong date is said, the right ones are not", () => {
		const text = "FR., 12.06.2027\nSonntag, 13.06.2027\nMontag, 15.06.2027";
		const found = check([names({ text, box: boxMm([15, 40, 75, 60]) })]);
		expect(found).toMatchObject([
			{ written: 5, right: 6, date: "12.06.2027" },
			{ written: 1, right: 2, date: "15.06.2027" },
		]);
		expect(found[0]?.repair).toMatchObject({ commands: [{ text: text.replace("FR", "SA") }] });
	});

	test("[12] a text nobody may change has no repair by command", () => {
		const [finding] = check([names({ text: "Freitag, 12. Juni 2027", editable: false })]);
		expect(finding?.repair).toBeUndefined();
	});
});

describe("field.unfilled", () => {
	test("[9.1] a field left in a text stops the order, listed or not, and nothing else is said about the text", () => {
		const fields = [{ key: "name", label: "Vorname", sample: "Anna" }];
		const found = check([names({ text: "{{name}} 💍" })], { document: { fields } });
		expect(found).toEqual([
			{
				...{ rule: "field.unlisted", severity: "error", ...at, fields: ["Vorname"] },
				repair: { kind: "commands", commands: [{ type: "setText", element: "names", text: "💍" }] },
			},
		]);
		expect(check([names({ text: "{{name}}" })])).toEqual([
			{
				...{ rule: "field.unlisted", severity: "error", ...at, fields: ["name"] },
				repair: { kind: "commands", commands: [{ type: "setText", element: "names", text: "" }] },
			},
		]);
	});

	test("[14] without its fields a text loses neither its other words nor its other placeholders", () => {
		const fields = [{ key: "tisch", label: "Tisch", sample: "4" }];
		const text = "Liebe Gäste,\n{{tisch}}\nvon {{name1}} {{tisch}} und allen";
		const [found] = check([names({ text })], { document: { fields } });
		const without = "Liebe Gäste,\nvon {{name1}} und allen";
		expect(found?.repair).toMatchObject({ commands: [{ type: "setText", text: without }] });
		const [fixed] = check([names({ text, editable: false })], { document: { fields } });
		expect(fixed).toMatchObject({ rule: "field.unlisted" });
		expect(fixed?.repair).toBeUndefined();
	});

	test("[14] what each guest needs may be left out with one tap while there is no list", () => {
		const fields = [{ key: "adresse", label: "Adresse", sample: "" }];
		const address = names({ text: "{{adresse}}", needed: true });
		const [found, ...more] = check([address], { document: { fields } });
		expect(found).toEqual({
			...{ rule: "field.noGuests", severity: "error", ...at },
			repair: { kind: "commands", commands: [{ type: "setText", element: address.id, text: "" }] },
		});
		expect(more).toEqual([]);
		expect(check([names({ text: "", needed: true })], { document: { fields } })).toEqual([]);
	});
});
