import type { Site } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { cardCounts } from "#app/content/card-counts.ts";
import { operatorFacts } from "#app/content/operator-facts.server.ts";
import { productFacts } from "#app/content/product-facts.server.ts";
import { tradeFacts } from "#app/content/trade-facts.server.ts";
import { wallFactsIn } from "#app/content/wall-facts.server.ts";
import { postedSendings } from "#app/magazine/post-dates.ts";

/** What texts of stories name in braces, "{papers}": figures are counted where they are decided and never typed. */
export type Facts = Readonly<Record<string, string>>;

const known = new Map<string, Facts>();

/** Of a shop front, put together once: they only change with a release. */
export function factsOf(site: Site): Facts {
	const key = `${site.channel} ${site.market} ${site.locale}`;
	const facts = known.get(key) ?? allFacts(site);
	known.set(key, facts);
	return facts;
}

function allFacts({ channel, market, locale }: Site): Facts {
	const { samples, invoice } = tradeFacts({ market, locale });
	const wall = wallFactsIn(locale);
	return {
		...numerals("papers", cardCounts.papers, locale),
		...numerals("foils", cardCounts.foils, locale),
		...numerals("foilPapers", cardCounts.foilPapers, locale),
		...numerals("sendings", postedSendings.length, locale),
		...numerals("samples", samples, locale),
		...numerals("materials", wall.materials, locale),
		// Three of them are named.
		...numerals("otherMaterials", wall.materials - 3, locale),
		...wall.ofEach,
		largest: wall.largest,
		largestCanvas: wall.largestOf("leinwand"),
		largestPlate: wall.largestOf("aludibond"),
		softBelowAcrylic: String(wall.softBelow("acrylglas")),
		weightOfHero: wall.weightOf("aludibond", "200x95"),
		invoiceFrom: invoice,
		...productFacts(locale),
		...operatorFacts(channel, locale),
	};
}

/** A count under its name as it stands within a sentence, and, with a capital, at the beginning of one. */
export function numerals(name: string, count: number, locale: string): Facts {
	const { within, first } = wordsOf(locale).numeral;
	return {
		[name]: say(within, { count }, locale),
		[`${name.charAt(0).toUpperCase()}${name.slice(1)}`]: say(first, { count }, locale),
	};
}

/** Puts facts into a text. What is no fact stays as it was written. */
export function withFacts(text: string, facts: Facts): string {
	return text.replace(/\{([A-Za-z]+)\}/g, (written, name: string) =>
		Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
	);
}
