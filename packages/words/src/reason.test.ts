import { accessoriesFor, products } from "@offizin/assortment";
import { cardFormats } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { languages, wordsOf } from "./language.ts";
import { productWords } from "./product-words.ts";

const refused = cardFormats.flatMap((format) =>
	accessoriesFor(format).flatMap((fit) => (fit.fits ? [] : [fit.reason])),
);
const alike = new Map(refused.map((reason) => [JSON.stringify(reason), reason]));
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

function reasonOf(code: string, locale = "de-DE"): string | undefined {
	const [product] = products.filter(({ constraints }) => constraints.some((one) => one.code === code));
	const constraint = product?.constraints.find((one) => one.code === code);
	return constraint && product && plain(productWords(product.key, locale).reason(constraint));
}

describe.each(languages)("[assortment.K8] reasons in %s", (locale) => {
	test("every rule has one that is a sentence", () => {
		for (const { key, constraints } of products) {
			const words = productWords(key, locale);
			for (const rule of constraints) {
				expect(words.reason(rule), rule.code).toMatch(/^\p{Lu}.*[^.]\.$/u);
				expect(words.reason(rule), rule.code).not.toMatch(/undefined|NaN|[{}]|[a-z]-[a-z0-9]+-/);
			}
		}
	});

	test("every accessory that does not go with a card says why", () => {
		const { because } = productWords("card", locale);
		expect(alike.size).toBeGreaterThan(20);
		for (const reason of alike.values()) expect(because(reason)).toMatch(/^\p{Lu}[^{}]*\.$/u);
	});
});

test("nothing is said that no rule says", () => {
	const codes = products.flatMap(({ constraints }) =>
		constraints.map(({ code, reason }) => reason?.code ?? code),
	);
	const used = new Set([...codes, ...refused.map(({ code }) => code), "template.format", "template.value"]);
	expect(Object.keys(wordsOf("de").reason).filter((code) => !used.has(code))).toEqual([]);
});

test.each([
	[
		"card.foil-paper",
		"Heißfolie hält nur auf diesen Papieren: Bilderdruck matt, Premium seidenmatt, Naturpapier weiß, Naturpapier creme, Feinstpapier und Recycling.",
	],
	["calendar.holzblock-formats", "Für Holzblock ist dieses Format zu groß."],
	["calendar.wandkalender-mountings", "Den Wandkalender gibt es nur mit Spiralbindung oder Lochung."],
	[
		"photobook.digitalfotobuch-hard-pages",
		"Ein Fotobuch im Hardcover hat 24 bis 160 Seiten, in Schritten von 4 Seiten.",
	],
	["photobook.echtfotobuch-hard-binding", "Ein Echtfotobuch binden wir nur mit Layflat-Bindung."],
	[
		"photoframe.material-alurahmen",
		"Rahmen mit Glas gibt es nur für Papierdrucke: Poster und Hahnemühle FineArt.",
	],
	["photoframe.format-fotorahmen", "Fotorahmen gibt es fertig in 13 × 18, 15 × 20, 20 × 20 und 20 × 30 cm."],
	["collage.leinwand-size", "Leinwand fertigen wir von 20 × 20 bis 150 × 300 cm."],
])("%s: %s", (code, sentence) => {
	expect(reasonOf(code)).toBe(sentence);
});

test("in English", () => {
	expect(reasonOf("calendar.wandkalender-mountings", "en-GB")).toBe(
		"Wall calendar: it comes only with Wire binding or Punched hole.",
	);
});
