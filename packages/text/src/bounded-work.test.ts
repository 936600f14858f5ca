import { mm, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { loadHyphenation } from "./hyphenation.ts";
import { layoutText } from "./layout-text.ts";
import type { Shaper } from "./shaper.ts";
import type { TextRequest } from "./text-request.ts";

const shaper = addFixtureFonts(await createShaper());
shaper.addHyphenator(await loadHyphenation("de"));

/** Code units sent to the shaper for one layout. */
function work(text: string, more: Partial<TextRequest> = {}): number {
	let units = 0;
	const counting: Shaper = {
		...shaper,
		shape(id, shown, features) {
			units += shown.length;
			return shaper.shape(id, shown, features);
		},
	};
	layoutText(counting, {
		text,
		style: { font: "jost", size: um(4000), leading: 120, tracking: 0, align: "left" },
		width: mm(80),
		height: mm(100),
		verticalAlign: "top",
		fitMin: um(2000),
		...more,
	});
	return units;
}

const kinds: [string, (length: number) => string][] = [
	["a name without spaces", (length) => "Wolfeschlegelstein".repeat(length).slice(0, length)],
	["words", (length) => "Wir laden herzlich zur Hochzeit ein. ".repeat(length).slice(0, length)],
	["paragraphs", (length) => "Anna\n".repeat(length).slice(0, length)],
	["spaces", (length) => `a${" ".repeat(length - 2)}b`],
	["soft hyphens", (length) => `W${"\u00ad".repeat(length - 1)}`],
	["spaces without width", (length) => `WW${"\u200b".repeat(length - 2)}`],
	["both in turn", (length) => `WW${"\u200b\u00ad".repeat(length / 2 - 1)}`],
	["control characters", (length) => `W${"\u0007".repeat(length - 1)}`],
	["marks on one letter", (length) => `o${"\u030b".repeat(length - 1)}`],
];

describe.each(kinds)("%s", (_, make) => {
	test.each([
		["in a card's width", mm(80), 4000],
		["in a box narrower than a letter", um(300), 1000],
	])("cost work in proportion to their number %s", (_where, width, few) => {
		const some = work(make(few), { width });
		expect(work(make(5 * few), { width })).toBeLessThan(some * 5.5 + 2000);
		expect(some).toBeLessThan(few * 60);
	});
});

test("hyphenation, fallback and a run for every letter keep to it as well", () => {
	const more = (length: number): Partial<TextRequest> => ({
		hyphenate: "de",
		fallback: ["cormorant"],
		runs: Array.from({ length: length / 2 }, (_, index) => ({
			start: 2 * index,
			end: 2 * index + 1,
			style: { size: um(5000) },
		})),
	});
	const text = (length: number) => "Hochzeitseinladung Жар ".repeat(length).slice(0, length);
	const some = work(text(4000), more(4000));
	expect(work(text(20_000), more(20_000))).toBeLessThan(some * 5.5);
});
