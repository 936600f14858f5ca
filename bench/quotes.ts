import { cardFormats, marketOf, papers, quantityLadder } from "@offizin/catalog";
import { builtInBook, FIRST_PRICE_DAY, priceListOn, quoteSelection } from "@offizin/pricing";
import { median } from "./rounds.ts";
import type { Row } from "./row.ts";

const QUOTES = 100_000;
const ROUNDS = 7;
const MIN_QUOTES_PER_SECOND = 200_000;

/** Pure functions on one core: explained card quotes over every format, paper and quantity. */
export const quotes: Row = {
	name: "quotes",
	async run() {
		const perSecond: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			perSecond.push((1000 * QUOTES) / timed(() => quoteMany(QUOTES)));
		}
		const rate = median(perSecond);
		return {
			figures: [
				{
					what: "Card quotes per second and core",
					ours: Math.round(rate).toLocaleString("en"),
					budget: `≥ ${MIN_QUOTES_PER_SECOND.toLocaleString("en")}`,
					isKept: rate >= MIN_QUOTES_PER_SECOND,
				},
			],
			notes: [],
		};
	},
};

function quoteMany(count: number): number {
	const market = marketOf("de");
	const scope = { channel: "papiervogel", market: market.key } as const;
	const terms = { list: priceListOn(builtInBook(), scope, FIRST_PRICE_DAY), vatRate: market.vatRate };
	let total = 0;
	for (let at = 0; at < count; at++) {
		const format = cardFormats[at % cardFormats.length];
		const stock = papers[at % papers.length];
		const quantity = quantityLadder[at % quantityLadder.length];
		if (!format || !stock || !quantity) throw new Error("the catalogue is empty");
		const configuration = {
			formatType: format.key,
			paperType: stock.key,
			refinementType: "ohne",
			punching: "ohne",
			accessories: [],
		};
		const quote = quoteSelection({ product: "card", configuration, quantity }, terms);
		if (!quote.ok) throw new Error(`no quote: ${JSON.stringify(quote.error)}`);
		total += quote.value.total;
	}
	return total;
}

function timed(work: () => unknown): number {
	const startedAt = performance.now();
	work();
	return performance.now() - startedAt;
}
