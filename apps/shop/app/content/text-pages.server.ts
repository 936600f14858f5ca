import { cardProduct, isSoldBy } from "@offizin/assortment";
import type { Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";
import type { Prose } from "./prose.ts";
import { proseValues } from "./prose-values.server.ts";

/** What sending costs in one market, amounts in words. */
export interface ShippingFacts {
	/** As "nach Österreich". */
	readonly destination: string;
	/** Null where nothing is delivered. */
	readonly standard: string | null;
	/** From which value of the goods an invoice is offered. */
	readonly invoice: string;
	/** What posting a finished card costs, lightest first; empty where the shop does not know. */
	readonly letters: readonly { readonly name: string; readonly price: string }[];
}

/** The one page that states prices: whoever shows it asks for them. */
export const shippingSlug = "zahlung-und-versand";

/** By path without slashes: whose words a page has. */
const pages = {
	impressum: "imprint",
	agb: "terms",
	datenschutz: "privacy",
	widerruf: "withdrawal",
	barrierefreiheit: "accessibility",
} as const;

/** Text pages by their path without slashes, in the words of a site; undefined where there is none. */
export function textPage(
	slug: string,
	{ channel, locale }: Pick<Site, "channel" | "locale">,
): Prose | undefined {
	if (!isPage(slug)) return undefined;
	const words = wordsOf(locale).prose[pages[slug]];
	// They may be read by search, but have nothing to be found for.
	return { ...sayAll(words, proseValues(channel, locale), locale), robots: "follow" };
}

/** What the shop charges for sending, and how it is paid. */
export function shippingPage(
	{ channel, locale }: Pick<Site, "channel" | "locale">,
	facts: ShippingFacts,
): Prose {
	const { destination, standard, invoice, letters } = facts;
	const values = {
		...proseValues(channel, locale),
		destination,
		price: standard ?? "",
		invoice,
	};
	const said = sayAll(wordsOf(locale).prose.shipping, values, locale);
	const { title, intro, description, costs, day, payment, postage } = said;
	const prices = letters.map(({ name, price }) => `${name} ${price}`);
	const hasPostage = isSoldBy(cardProduct, channel) && prices.length > 0;
	return {
		title,
		intro,
		description,
		robots: "index",
		sections: [
			{ heading: costs.heading, text: standard === null ? [costs.none] : [costs.standard, costs.country] },
			day,
			payment,
			...(hasPostage ? [{ heading: postage.heading, text: [postage.text, { list: prices }] }] : []),
		],
	};
}

function isPage(slug: string): slug is keyof typeof pages {
	return Object.hasOwn(pages, slug);
}
