import { materials } from "@offizin/assortment";
import { type ChannelKey, channelKeys, operator } from "@offizin/sites";
import { productWords, wordsOf } from "@offizin/words";
import { describe, expect, test } from "vitest";
import { factsOf, withFacts } from "#app/blocks/facts.server.ts";
import { seedStories } from "#app/blocks/seeds.fixtures.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import { postedSendings } from "#app/magazine/post-dates.ts";
import { cardCounts } from "./card-counts.ts";
import { listCopy } from "./list-copy.server.ts";
import { numeralDe } from "./numeral-de.ts";
import { papersCopy } from "./papers-copy.server.ts";
import { productPageAt } from "./product-pages.server.ts";
import { shippingPage, textPage } from "./text-pages.server.ts";
import { timingArticle } from "./timing-article.server.ts";

function textsIn(tree: unknown): string[] {
	if (typeof tree === "string") return [tree];
	return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** What the stories say that a new shop begins with. */
function storyTexts(channel: ChannelKey): string[] {
	const facts = factsOf({ channel, market: "de", locale: "de-DE" });
	return textsIn(seedStories(channel)).map((text) => withFacts(text, facts));
}

const textPages = ["impressum", "agb", "datenschutz", "widerruf", "barrierefreiheit"];

/** What both brands say on all their pages. */
const texts = textsIn([
	wordsOf("de").shop.page,
	wordsOf("de").shop.papers,
	wordsOf("de").shop.product,
	wordsOf("de").shop.cart,
	[
		storyTexts("papiervogel"),
		storyTexts("bildwand"),
		listCopy("de-DE"),
		timingArticle,
		papersCopy(false),
		papersCopy(true),
	],
	channelKeys.flatMap((channel) => [
		textPages.map((slug) => textPage(slug, channel)),
		shippingPage(channel, { destination: "nach Deutschland", standard: "4,99 €", letters: [] }),
		productLinks({ channel, locale: "de-DE" }).map(({ to }) => productPageAt(channel, to)),
	]),
]);

const numerals = new Map(Array.from({ length: 100 }, (_, count) => [numeralDe(count).toLowerCase(), count]));

/** Every count before a word, anywhere. */
function countsOf(things: RegExp): number[] {
	const counted = new RegExp(`([\\p{L}\\d]+) (?:${things.source})`, "gu");
	return texts
		.flatMap((text) => [...text.matchAll(counted)])
		.flatMap(([, word]) => numerals.get((word ?? "").toLowerCase()) ?? []);
}

describe("the pages of the shops say one thing", () => {
	test.each([
		[/Materialien\b/, new Set([materials.length])],
		[/Papieren?\b/, new Set([cardCounts.papers])],
		[/Folien\b/, new Set([cardCounts.foils])],
		[/Sendungen\b/, new Set([postedSendings.length])],
	])("as many %s wherever they are counted", (things, counts) => {
		expect(new Set(countsOf(things))).toEqual(counts);
	});

	test("no sentence makes a material larger than it is made", () => {
		const tooLarge = texts.flatMap((text) => {
			const [, ...sizes] = text.split(/bis \d+\s×\s\d+\scm/);
			const named = text.split(/bis (\d+)\s×\s(\d+)\scm/);
			return sizes.flatMap((_, index) => {
				const [words = "", long, short] = named.slice(3 * index);
				return materials
					.map(({ key, limits }) => ({
						limits,
						name: productWords("photoframe", "de-DE").value("materialType", key),
					}))
					.filter(({ name, limits }) => {
						const isMade = limits.long.max >= Number(long) && limits.short.max >= Number(short);
						return words.includes(name) && !isMade;
					})
					.map(({ name }) => `${name}: ${text}`);
			});
		});
		expect(tooLarge).toEqual([]);
		expect(texts.filter((text) => /bis \d+\s×\s\d+\scm/.test(text)).length).toBeGreaterThan(3);
	});

	test("the hours are the same in words and in figures", () => {
		const figures = [operator.hours.opens, operator.hours.closes].map((time) => time.replace(/^0/, ""));
		expect(wordsOf("de").shop.page.layout.hours.match(/\d+:\d\d/g)).toEqual(figures);
	});

	test("what becomes of an order is one sentence, at the order and in the terms", () => {
		expect(wordsOf("de").shop.cart.order.help.known.text).toContain(wordsOf("de").terms.frozen);
		expect(textsIn(textPage("agb", "papiervogel")).join(" ")).toContain(wordsOf("de").terms.frozen);
		expect(texts.filter((text) => /noch vieles ändern|bis kurz vor Druck ändern/.test(text))).toEqual([]);
	});

	test("nobody is promised postage back or a mail about a payment, which nothing sends", () => {
		const promises = /Versandkosten (zurück|erstatt)|erstatten wir die Versandkosten|Zahlungsbestätigung/;
		expect(texts.filter((text) => promises.test(text))).toEqual([]);
	});
});
