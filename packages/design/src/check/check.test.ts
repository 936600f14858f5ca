import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cardFormats, punchedFormat, punchings, refinements } from "@offizin/formats";
import { arbitraryDocument } from "@offizin/testkit";
import { loadHyphenation } from "@offizin/text";
import { mm, pt } from "@offizin/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommands } from "../command/apply-command.ts";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { checkDocument } from "./check.ts";
import { check, code, dark, documentWith, formatNamed, line, qr, rulesOf, shaper } from "./check-fixtures.ts";

const require = createRequire(import.meta.url);
for (const [id, file] of [
	["jost", "jost/400Regular/Jost_400Regular.ttf"],
	["italiana", "italiana/400Regular/Italiana_400Regular.ttf"],
] as const) {
	shaper.addFont(id, new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${file}`))));
}
shaper.addHyphenator(await loadHyphenation("de"));

test("a design as the theme means it has nothing to say", () => {
	const crop = { x: 0, y: 0, width: 2400, height: 1600 };
	const photo = { ...photoElement, photo: { upload: "u", width: 2400, height: 1600, crop } };
	expect(check([namesElement, photo, code("code", [60, 10, 20, 20], { ink: dark })])).toEqual([]);
});

test("errors come first, then what stands higher or further left, then the next page", () => {
	const small = { ...namesElement.style, size: pt(5), ink: dark };
	const low = { ...namesElement, id: "low", box: { ...namesElement.box, y: mm(100) }, style: small };
	const high = { ...namesElement, id: "high", style: small };
	const right = line("right", [50, 20, 20, 1], dark, 0.05);
	const left = line("left", [20, 20, 20, 1], dark, 0.05);
	const front = documentWith([photoElement, low, right, high, left]);
	const inner = { ...photoElement, id: "inner-photo" };
	const pages = front.pages.map((page) => (page.key === "inner" ? { ...page, elements: [inner] } : page));
	const format = formatNamed("klappkarte-a6");
	const found = checkDocument(
		{ ...front, pages },
		{ format, refinement: "ohne", paperType: "matt", shaper, qr },
	);
	expect(rulesOf(found)).toEqual([
		"photo.empty photo",
		"photo.empty inner-photo",
		"line.hairline left",
		"line.hairline right",
		"text.tooSmall high",
		"text.tooSmall low",
	]);
});

test("of a spread the left panel is read before the right one", () => {
	const right = line("right", [120, 20, 20, 1], dark, 0.05);
	const left = line("left", [20, 90, 20, 1], dark, 0.05);
	expect(rulesOf(check([right, left], { page: "inner" }))).toEqual([
		"line.hairline left",
		"line.hairline right",
	]);
});

test("without the encoder a code is judged by its place and size", () => {
	const format = formatNamed("klappkarte-a6");
	const document = documentWith([code("code", [30, 30, 10, 10], { content: "ä".repeat(1999) })]);
	const found = checkDocument(document, { format, refinement: "ohne", paperType: "matt", shaper });
	expect(rulesOf(found)).toEqual(["qr.tooSmall code"]);
});

test("a page the format does not have is not checked", () => {
	const pages = [{ key: "panel-9", elements: [photoElement] }];
	expect(check([], { document: { pages } })).toEqual([]);
});

test("of the elements asked about everything is said, of the others nothing", () => {
	const across = line("l", [10, 12, 90, 1], dark, 0.05);
	const document = documentWith([photoElement, across, code("code", [40, 5, 20, 20])]);
	const format = formatNamed("klappkarte-a6");
	const context = {
		format,
		refinement: "ohne",
		paperType: "matt",
		shaper,
		qr,
		only: new Set(["code"]),
	} as const;
	expect(rulesOf(checkDocument(document, context))).toEqual(["qr.quietZone code"]);
});

const anyCheck = fc.record({
	document: arbitraryDocument,
	refinement: fc.constantFrom(...refinements),
	punching: fc.constantFrom(...punchings),
});

function found(
	document: DesignDocument,
	{ refinement, punching }: Pick<Of<typeof anyCheck>, "refinement" | "punching">,
) {
	const format = punchedFormat(formatNamed("klappkarte-a6"), punching);
	return checkDocument(document, { format, refinement, paperType: "kraft", shaper, qr });
}
type Of<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

test("every document can be checked, and nothing is said twice of one element", () => {
	fc.assert(
		fc.property(anyCheck, ({ document, ...configured }) => {
			const findings = found(document, configured);
			const said = findings.map(({ repair: _repair, ...finding }) => JSON.stringify(finding));
			expect(new Set(said).size).toBe(said.length);
		}),
		{ numRuns: 200 },
	);
});

test("a repair by commands can be applied and takes its finding away", () => {
	fc.assert(
		fc.property(anyCheck, ({ document, ...configured }) => {
			for (const { repair, rule, element } of found(document, configured)) {
				if (repair?.kind !== "commands") continue;
				const mended = applyCommands(document, repair.commands, () => undefined);
				if (!mended.ok) throw new Error(`${rule}: ${mended.error.code}`);
				const left = found(mended.value, configured).filter(
					(other) => other.rule === rule && other.element === element,
				);
				expect(left).toEqual([]);
			}
		}),
		{ numRuns: 200 },
	);
});

test("[1.3] the fixture can be checked as every format of the catalogue", () => {
	for (const format of cardFormats) {
		const pages = format.pages.map(({ key }) => ({
			key,
			elements: fixtureDocument.pages[0]?.elements ?? [],
		}));
		const document = { ...fixtureDocument, configuration: { formatType: format.key }, pages };
		const findings = checkDocument(document, { format, refinement: "gold", paperType: "matt", shaper, qr });
		expect(findings.length).toBeGreaterThanOrEqual(pages.length);
	}
});
