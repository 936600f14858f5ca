import { datePage } from "./date-page.ts";
import { type PagedMarket, pagedMarkets, pricePage } from "./price-page.ts";

/** The golden tables by their path in docs. */
export function goldenFiles(): ReadonlyMap<string, string> {
	const keys = Object.keys(pagedMarkets) as PagedMarket[];
	const markets = keys.map((key): [string, string] => [`prices/${key}.md`, pricePage(key)]);
	return new Map([...markets, ["prices/dates.md", datePage()]]);
}
