import { mm, pt, um } from "@offizin/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createShaper } from "./create-shaper.ts";
import { addFixtureFonts, fixtureFonts } from "./font-fixtures.ts";
import { graphemeBoundaries } from "./graphemes.ts";
import { loadHyphenation } from "./hyphenation.ts";
import type { TextRequest } from "./text-request.ts";

const german = await loadHyphenation("de");
const open = async () => {
	const shaper = addFixtureFonts(await createShaper());
	shaper.addHyphenator(german);
	return shaper;
};
const shaper = await open();

const word = fc.constantFrom(
	..."abcfilAVTo,.-ß",
	...[
		"ffi",
		"Straße",
		"Hochzeit",
		"Donaudampfschifffahrt",
		"WIR",
		"2027",
		"Жар",
		"Τό",
		"u\u0308ber",
		"👍🏽",
		"🇩🇪",
	],
	...[" ", " ", " ", "  ", "\n", "\t", "\u00ad", "\u00a0", "\u200b", "\u0301"],
);
const phrase = fc.array(word, { maxLength: 30 }).map((parts) => parts.join(""));
/** Some letters are taken away at a place, and others put there. */
const edit = fc.record({ at: fc.nat(200), taken: fc.nat(6), put: fc.oneof(word, phrase) });
/** So that the same lines come again in another look and place. */
const restyled = fc.record(
	{
		style: fc.record(
			{
				size: fc.constantFrom(pt(9), pt(12)),
				tracking: fc.constantFrom(0, 20, 80),
				align: fc.constantFrom("left", "center"),
				caps: fc.constant("all" as const),
			},
			{ requiredKeys: [] },
		),
		verticalAlign: fc.constantFrom("top", "bottom"),
		height: fc.constantFrom(mm(12), mm(60)),
	},
	{ requiredKeys: [] },
);
const step = fc.tuple(fc.option(edit), fc.option(restyled));
const box = fc.record(
	{
		style: fc.record(
			{
				font: fc.constantFrom(...fixtureFonts),
				size: fc.constantFrom(pt(9), pt(12), pt(30)),
				leading: fc.constant(130),
				tracking: fc.constantFrom(0, 0, 80),
				align: fc.constantFrom("left", "center", "right"),
				caps: fc.constantFrom("all", "small"),
			},
			{ requiredKeys: ["font", "size", "leading", "tracking", "align"] },
		),
		width: fc.integer({ min: 8_000, max: 90_000 }).map(um),
		height: fc.constantFrom(mm(12), mm(60)),
		verticalAlign: fc.constantFrom("top", "middle", "bottom"),
		fitMin: fc.constantFrom(pt(6), pt(8)),
		hyphenate: fc.constant("de" as const),
		fallback: fc.constant(["italiana", "jost"]),
		runs: fc.constantFrom(
			[{ start: 3, end: 9, style: { tracking: 40 } }],
			[{ start: 0, end: 20, style: { font: "jost", size: pt(10) } }],
		),
	},
	{ requiredKeys: ["style", "width", "height", "verticalAlign"] },
);

function edited(text: string, { at, taken, put }: { at: number; taken: number; put: string }): string {
	const places = graphemeBoundaries(text);
	const place = places[at % places.length] ?? 0;
	return text.slice(0, place) + put + text.slice(place + taken);
}

/** Runs do not reach beyond the text. */
function within({ runs, ...request }: TextRequest): TextRequest {
	const kept = runs?.filter(({ end }) => end <= request.text.length) ?? [];
	return kept.length > 0 ? { ...request, runs: kept } : request;
}

test("[14] a text that is written on is set as if it were laid out for the first time", async () => {
	await fc.assert(
		fc.asyncProperty(
			phrase,
			fc.array(step, { minLength: 1, maxLength: 12 }),
			box,
			async (first, steps, at) => {
				let now: TextRequest = { ...at, text: first };
				shaper.layout(within(now));
				for (const [edit, change] of steps) {
					const { style, ...place } = change ?? {};
					const text = edit ? edited(now.text, edit) : now.text;
					now = { ...now, ...place, text, style: { ...now.style, ...style } };
					shaper.layout(within(now));
				}
				const request = within(now);
				const whole = (await open()).layout(request);
				expect(JSON.stringify(shaper.layout(request))).toBe(JSON.stringify(whole));
			},
		),
		{ numRuns: 200 },
	);
}, 60_000);

test("[14] lines before what is written stay the same objects, and where they move they are others", () => {
	const style = { font: "cormorant", size: pt(9), leading: 130, tracking: 0, align: "left" } as const;
	const request = { style, width: mm(40), height: mm(60), verticalAlign: "top" } as const;
	const text =
		"Wir heiraten und laden dich und deine Familie herzlich zu unserer Hochzeit am Ufer der Ostsee";
	const before = shaper.layout({ ...request, text });
	const after = shaper.layout({ ...request, text: `${text} ein` });
	expect(before.lines.length).toBeGreaterThan(2);
	expect(before.lines.slice(0, -1).every((line, at) => line === after.lines[at])).toBe(true);
	const raised = shaper.layout({ ...request, verticalAlign: "bottom", text });
	expect(raised.lines[0]?.baseline).toBeGreaterThan(before.lines[0]?.baseline ?? 0);
});
