import { getShippingInformation } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { marketOf } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { ShippingFacts } from "./text-pages.server.ts";
import { tradeFacts } from "./trade-facts.server.ts";

/** What sending costs in the market of a page, at the prices in force. */
async function loadShipping(context: Readonly<RouterContextProvider>) {
	const country = marketOf(context.get(shopContext).site.market).country;
	const { countries, letterPostage } = valueOrThrow(await apiOf(context)(getShippingInformation, {}));
	const standard = countries
		.find((one) => one.country === country)
		?.types.find(({ type }) => type === "standard");
	return { country, standard, letterPostage };
}

/** The usual way there and its price, for machines; undefined where nothing is sent. */
export async function loadStandardShipping(context: Readonly<RouterContextProvider>) {
	const { country, standard } = await loadShipping(context);
	return standard && { country, price: standard.price };
}

/** The same in words. */
export async function loadShippingFacts(context: Readonly<RouterContextProvider>): Promise<ShippingFacts> {
	const { site } = context.get(shopContext);
	const { market, locale } = site;
	const { country, standard, letterPostage } = await loadShipping(context);
	const destinations: Readonly<Record<string, string>> = wordsOf(locale).destination;
	return {
		destination: destinations[market] ?? market,
		standard: standard ? formatMoney(standard.price, locale) : null,
		invoice: tradeFacts(site).invoice,
		letters: letterPostage
			.filter((letter) => letter.country === country)
			.map(({ name, price }) => ({ name, price: formatMoney(price, locale) })),
	};
}
