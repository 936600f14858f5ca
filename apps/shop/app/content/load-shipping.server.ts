import { getShippingInformation } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { marketOf } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";

/** What sending costs in one market, amounts in words. */
export interface ShippingFacts {
	/** As "nach Österreich". */
	readonly destination: string;
	/** Null where nothing is delivered. */
	readonly standard: string | null;
	/** What posting a finished card costs, lightest first; empty where the shop does not know. */
	readonly letters: readonly { readonly name: string; readonly price: string }[];
}

async function readShipping(context: Readonly<RouterContextProvider>) {
	const country = marketOf(context.get(shopContext).site.market).country;
	const { countries, letterPostage } = valueOrThrow(await apiOf(context)(getShippingInformation, {}));
	const standard = countries
		.find((one) => one.country === country)
		?.types.find(({ type }) => type === "standard");
	return { country, standard, letterPostage };
}

/** The usual way there and its price, for machines; undefined where nothing is sent. */
export async function loadStandardShipping(context: Readonly<RouterContextProvider>) {
	const { country, standard } = await readShipping(context);
	return standard && { country, price: standard.price };
}

/** The same in words, and what the post takes for a letter. */
export async function loadShipping(context: Readonly<RouterContextProvider>): Promise<ShippingFacts> {
	const { market, locale } = context.get(shopContext).site;
	const { country, standard, letterPostage } = await readShipping(context);
	const destinations: Readonly<Record<string, string>> = wordsOf(locale).destination;
	return {
		destination: destinations[market] ?? market,
		standard: standard ? formatMoney(standard.price, locale) : null,
		letters: letterPostage
			.filter((letter) => letter.country === country)
			.map(({ name, price }) => ({ name, price: formatMoney(price, locale) })),
	};
}
