import { cardFormats, marketOf, papers, quantityLadder } from "@offizin/catalog";
import { defaultConfiguration, products } from "@offizin/catalog/products";
import {
	builtInBook,
	FIRST_PRICE_DAY,
	offeredQuantities,
	type PriceTerms,
	priceListOn,
	quoteSelection,
	type Selection,
} from "@offizin/pricing";
import { median } from "./rounds.ts";
import type { Row } from "./row.ts";

const QUOTES = 100_000;
const ROUNDS = 7;
const MIN_QUOTES_PER_SECOND = 200_000;

/** Pure functions on one core: explained quotes over every card format, paper and quantity, and over every product. */
export const quotes: Row = {
	name: "quotes",
	async run() {
		return {
			figures: [
				figure("Card quotes per second and core", cardSelections()),
				figure("Quotes of every product per second and core", productSelections()),
			],
			notes: [],
		};
	},
};

function figure(what: string, selections: readonly Selection[]) {
	const perSecond = Array.from(
		{ length: ROUNDS },
		() => (1000 * QUOTES) / timed(() => quoteMany(selections, QUOTES)),
	);
	const rate = median(perSecond);
	return {
		what,
		ours: Math.round(rate).toLocaleString("en"),
		budget: `≥ ${MIN_QUOTES_PER_SECOND.toLocaleString("en")}`,
		isKept: rate >= MIN_QUOTES_PER_SECOND,
	};
}

/** As many as there are formats, papers and quantities together, each met in turn. */
function cardSelections(): Selection[] {
	return cardFormats.flatMap(({ key: formatType }, at) =>
		papers.flatMap(({ key: paperType }) => {
			const quantity = quantityLadder[at % quantityLadder.length];
			if (!quantity) throw new Error("the ladder is empty");
			const configuration = { formatType, paperType, refinementType: "ohne", punching: "ohne" };
			return [{ product: "card", configuration, quantity } as const];
		}),
	);
}

function productSelections(): Selection[] {
	return products.flatMap((product) =>
		offeredQuantities(product.key).map((quantity) => ({
			product: product.key,
			configuration: defaultConfiguration(product),
			quantity,
		})),
	);
}

function termsHere(): PriceTerms {
	const market = marketOf("de");
	const scope = { channel: "papiervogel", market: market.key } as const;
	return { list: priceListOn(builtInBook(), scope, FIRST_PRICE_DAY), vatRate: 190 };
}

function quoteMany(selections: readonly Selection[], count: number): number {
	const terms = termsHere();
	let total = 0;
	for (let at = 0; at < count; at++) {
		const selection = selections[at % selections.length];
		if (!selection) throw new Error("the catalogue is empty");
		const quote = quoteSelection(selection, terms);
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
