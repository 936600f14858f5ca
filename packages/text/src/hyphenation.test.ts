import { mm, type Um, um } from "@offizin/units";
import { beforeAll, describe, expect, test } from "vitest";
import { caretAt } from "./caret.ts";
import { createShaper } from "./create-shaper.ts";
import { divisionsIn } from "./divide-words.ts";
import { addFixtureFonts } from "./font-fixtures.ts";
import { type Hyphenator, loadHyphenation } from "./hyphenation.ts";
import { layoutText } from "./layout-text.ts";
import type { TextRequest, TextStyle } from "./text-request.ts";

const shaper = addFixtureFonts(await createShaper());
const style: TextStyle = { font: "cormorant", size: um(10_000), leading: 125, tracking: 0, align: "left" };
let german: Hyphenator;

beforeAll(async () => {
	german = await loadHyphenation("de");
	shaper.addHyphenator(german);
});

function divided(text: string): string {
	const divisions = new Set(divisionsIn(text, german));
	return [...text].map((letter, index) => (divisions.has(index) ? `-${letter}` : letter)).join("");
}
function layout(text: string, width: Um, more: Partial<TextRequest> = {}) {
	const box = { width, height: mm(1000), verticalAlign: "top", hyphenate: "de" } as const;
	return layoutText(shaper, { text, style, ...box, ...more });
}
function linesOf(text: string, width: Um, more: Partial<TextRequest> = {}): string[] {
	return layout(text, width, more).lines.map((line) => text.slice(line.start, line.end));
}
const widthOf = (text: string) => layout(text, mm(10_000)).width;

describe("German words", () => {
	test.each([
		["Hochzeitseinladung", "Hoch-zeits-ein-la-dung"],
		["Silberhochzeit", "Sil-ber-hoch-zeit"],
		["Straßenfest", "Stra-ßen-fest"],
		["Zucker backen", "Zu-cker ba-cken"],
		["Übernachtung", "Über-nach-tung"],
		["Müller-Lüdenscheidt", "Mül-ler-Lü-den-scheidt"],
	])("%s is divided as %s", (text, expected) => {
		expect(divided(text)).toBe(expected);
	});

	test("are divided alike when their umlauts come as two characters", () => {
		const text = "Übernachtung schöner".normalize("NFD");
		expect(divided(text).normalize("NFC")).toBe("Über-nach-tung schö-ner");
	});

	test.each([
		["shorter than six letters", "Liebe Gäste"],
		["in capitals", "HOCHZEITSEINLADUNG"],
		["with a soft hyphen of their own", "Hoch\u00adzeitseinladung"],
		["with figures", "Hochzeit2027 4.Strophenanfang12"],
		["in e-mail addresses", "hochzeit@beispielhausen.example"],
		["in web addresses", "https://hochzeit.example/einladung www.hochzeitseinladung.example"],
		["longer than any word", "hochzeit".repeat(500)],
	])("%s stay whole", (_, text) => {
		expect(divisionsIn(text, german)).toEqual([]);
	});

	test("keep two letters before and three behind the hyphen", () => {
		const eager: Hyphenator = { language: "de", divisions: (word) => [...word].map((_, index) => index) };
		expect(divisionsIn("Garten", eager)).toEqual([2, 3]);
	});
});

describe("hyphenated lines", () => {
	const text = "Unsere Hochzeitseinladung";
	const hyphen = shaper.shape("cormorant", "\u2010")[0]?.id;

	test("end with a hyphen whose width counts", () => {
		const result = layout(text, widthOf("Unsere Hochzeits\u2010"));
		expect(result.lines.map((line) => text.slice(line.start, line.end))).toEqual([
			"Unsere Hochzeits",
			"einladung",
		]);
		expect(result.lines[0]?.glyphs.at(-1)).toMatchObject({ id: hyphen, cluster: 15 });
		expect(result.lines[0]?.width).toBe(widthOf("Unsere Hochzeits\u2010"));
		expect(linesOf(text, um(widthOf("Unsere Hochzeits\u2010") - 1))[0]).toBe("Unsere Hoch");
	});

	test("need no emergency: the size stays where words may be divided", () => {
		const narrow = { width: widthOf("Hochzeits-"), fitMin: um(4000) };
		expect(layout("Hochzeitseinladung", narrow.width, narrow).size).toBe(10_000);
		const { hyphenate: _, ...plain } = { hyphenate: "de" as const, ...narrow };
		const request = { text: "Hochzeitseinladung", style, height: mm(1000), verticalAlign: "top" } as const;
		expect(layoutText(shaper, { ...request, ...plain }).size).toBeLessThan(10_000);
	});

	test("keep the caret between the letter and the hyphen, and reach the next line", () => {
		const result = layout(text, widthOf("Unsere Hochzeits\u2010"));
		const [first] = result.lines;
		expect(caretAt(result, text, 16, "before").x).toBe(first?.glyphs.at(-1)?.x);
		expect(caretAt(result, text, 16)).toMatchObject({ line: 1, x: 0 });
	});

	test("show the soft hyphen typed instead of the patterns' division", () => {
		const typed = "Unsere Hochzeitsein\u00adladung";
		expect(linesOf(typed, widthOf("Unsere Hochzeitseinl"))).toEqual(["Unsere ", "Hochzeitsein\u00adladung"]);
	});

	test("happen only when asked for, with patterns the shaper has", async () => {
		const without = addFixtureFonts(await createShaper());
		const request = { text, style, width: mm(30), height: mm(50), verticalAlign: "top" } as const;
		expect(() => layoutText(without, { ...request, hyphenate: "de" })).toThrow('"de" was never added');
		expect(layoutText(without, request).lines[0]).toMatchObject({ end: 7 });
	});
});
