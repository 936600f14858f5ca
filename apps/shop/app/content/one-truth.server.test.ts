import { materials } from "@offizin/assortment";
import { INVOICE_MINIMUM } from "@offizin/orders";
import { FREE_SAMPLES } from "@offizin/pricing";
import { type ChannelKey, channelKeys, operator } from "@offizin/sites";
import { productWords, wordsOf } from "@offizin/words";
import { describe, expect, test } from "vitest";
import { factsOf, withFacts } from "#app/blocks/facts.server.ts";
import { seedStories } from "#app/blocks/seeds.fixtures.ts";
import { postedSendings } from "#app/magazine/post-dates.ts";
import { cardCounts } from "./card-counts.ts";
import { listCopy } from "./list-copy.server.ts";
import { productLinesOf } from "./product-pages.server.ts";

function textsIn(tree: unknown): string[] {
	if (typeof tree === "string") return [tree];
	return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** Fields that are the same in all languages, and those of one: of a story in English its German words are left out. */
function spokenIn(tree: unknown, locale: string): unknown {
	if (Array.isArray(tree)) return tree.map((one) => spokenIn(one, locale));
	if (typeof tree !== "object" || tree === null) return tree;
	const isEnglish = locale.startsWith("en");
	const entries = Object.entries(tree).filter(([key]) =>
		isEnglish ? !(`${key}__i18n__en` in tree) : !key.endsWith("__i18n__en"),
	);
	return Object.fromEntries(entries.map(([key, value]) => [key, spokenIn(value, locale)]));
}

/** What the stories say that a new shop begins with. */
function storyTexts(channel: ChannelKey, locale: string, slug?: string): string[] {
	const facts = factsOf({ channel, market: "de", locale });
	const stories = seedStories(channel).filter((story) => slug === undefined || story.full_slug === slug);
	return textsIn(spokenIn(stories, locale)).map((text) => withFacts(text, facts));
}

/** What both brands say on all their pages. */
function textsOf(locale: string): string[] {
	const { page, papers, product, cart, blocks, about, prices } = wordsOf(locale).shop;
	return textsIn([
		[page, papers, product, cart, blocks, about, prices, listCopy(locale)],
		channelKeys.flatMap((channel) => [
			storyTexts(channel, locale),
			productLinesOf({ channel, locale }).map(({ line }) => line),
		]),
	]);
}

const german = {
	locale: "de-DE",
	numerals: ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
	things: {
		materials: /Materialien\b/,
		papers: /Papieren?\b/,
		foils: /Folien\b/,
		sendings: /Sendungen\b/,
		samples: /Musterkarten\b/,
	},
	invoice: /Rechnung ab (?:einem Warenwert von )?(\d+)\s€/,
	size: /bis (\d+)\s×\s(\d+)\scm/,
	promise:
		/Versandkosten (zurück|erstatt)|erstatten wir die Versandkosten|Zahlungsbestätigung|noch vieles ändern|bis kurz vor Druck ändern/,
};
const english: typeof german = {
	locale: "en-DE",
	numerals: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
	things: {
		materials: /materials\b/,
		papers: /papers\b/,
		foils: /foils\b/,
		sendings: /mailings\b/,
		samples: /samples?\b/,
	},
	invoice: /invoice (?:from|for goods worth) €(\d+)/,
	size: /to (\d+)\s×\s(\d+)\scm/,
	promise:
		/refund (the )?(postage|delivery costs)|postage back|payment confirmation|until just before printing/,
};
const counts = {
	materials: materials.length,
	papers: cardCounts.papers,
	foils: cardCounts.foils,
	sendings: postedSendings.length,
	samples: FREE_SAMPLES,
};

describe.each([german, english])("the pages of the shops say one thing in $locale", (language) => {
	const { locale, things } = language;
	const texts = textsOf(locale);

	/** A count before a plural as running text has it: in words up to twelve, in figures from there on. */
	const numerals = new Map(
		Array.from({ length: 100 }, (_, count) => [language.numerals[count - 2] ?? String(count), count]),
	);

	/** Every count before a word, anywhere. */
	function countsOf(thing: RegExp): number[] {
		const counted = new RegExp(`([\\p{L}\\d]+) (?:${thing.source})`, "gu");
		return texts
			.flatMap((text) => [...text.matchAll(counted)])
			.flatMap(([, word]) => numerals.get((word ?? "").toLowerCase()) ?? []);
	}

	test.each(["materials", "papers", "foils", "sendings", "samples"] as const)(
		"as many %s wherever they are counted",
		(thing) => {
			expect(new Set(countsOf(things[thing]))).toEqual(new Set([counts[thing]]));
		},
	);

	test("an invoice is offered from the same amount wherever it is named", () => {
		const named = texts.flatMap((text) => {
			const [, amount] = language.invoice.exec(text) ?? [];
			return amount === undefined ? [] : [Number(amount) * 100];
		});
		expect(named.length).toBeGreaterThan(2);
		expect(new Set(named)).toEqual(new Set([INVOICE_MINIMUM]));
	});

	test("no sentence makes a material larger than it is made", () => {
		const tooLarge = texts.flatMap((text) => {
			const named = text.split(language.size);
			return Array.from({ length: (named.length - 1) / 3 }, (_, index) => index).flatMap((index) => {
				const [words = "", long, short] = named.slice(3 * index);
				return materials
					.map(({ key, limits }) => ({
						limits,
						name: productWords("photoframe", locale).value("materialType", key),
					}))
					.filter(({ name, limits }) => {
						const isMade = limits.long.max >= Number(long) && limits.short.max >= Number(short);
						return words.includes(name) && !isMade;
					})
					.map(({ name }) => `${name}: ${text}`);
			});
		});
		expect(tooLarge).toEqual([]);
		expect(texts.filter((text) => language.size.test(text)).length).toBeGreaterThan(3);
	});

	test("what becomes of an order is one sentence, at the order and in the terms", () => {
		const { shop, terms } = wordsOf(locale);
		expect(shop.cart.order.help.known.text).toContain(terms.frozen);
		for (const channel of channelKeys)
			expect(storyTexts(channel, locale, "agb").join(" ")).toContain(terms.frozen);
	});

	test("nobody is promised postage back, a mail about a payment, which nothing sends, or a late change", () => {
		expect(texts.filter((text) => language.promise.test(text))).toEqual([]);
	});
});

test("the hours are the same in words and in figures", () => {
	const figures = [operator.hours.opens, operator.hours.closes].map((time) => time.replace(/^0/, ""));
	expect(wordsOf("de").shop.page.layout.hours.match(/\d+:\d\d/g)).toEqual(figures);
});
