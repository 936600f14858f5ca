import { type Product, products, quantityLadder } from "@offizin/assortment";
import { cardFormats, papers } from "@offizin/formats";
import {
	builtInBook,
	FIRST_PRICE_DAY,
	type PriceTerms,
	priceListOn,
	quoteSelection,
	type Selection,
	vatRateOf,
} from "@offizin/pricing";
import { marketOf } from "@offizin/sites";
import { nearestConfiguration, type Option } from "@offizin/solver";
import { median } from "../rounds.ts";
import type { RowResult } from "../row.ts";

const QUOTES = 100_000;
const SELECTIONS = 500;
const ROUNDS = 7;
const MIN_QUOTES_PER_SECOND = 200_000;

function germanTerms(): PriceTerms {
	const { country, key: market } = marketOf("de");
	const rate = vatRateOf({ country }, "standard", FIRST_PRICE_DAY);
	if (!rate.ok) throw new Error(JSON.stringify(rate.error));
	const list = priceListOn(builtInBook(), { channel: "papiervogel", market }, FIRST_PRICE_DAY);
	return { list, vatRate: rate.value };
}

function valuesOf({ domain }: Option): readonly string[] {
	if (domain.kind === "list") return domain.choices.map(({ key }) => key);
	if (domain.kind === "size") return domain.offered;
	const steps = Math.floor((domain.max - domain.min) / domain.step) + 1;
	return Array.from({ length: steps }, (_, step) => String(domain.min + step * domain.step));
}

/** Every value of every option in turn, each option at a pace of its own, made into what can be made. */
function selectionsOf(product: Product): Selection[] {
	const { offered } = product.quantities;
	return Array.from({ length: SELECTIONS }, (_, at) => {
		const wished = product.options.map((option, place): [string, string] => {
			const values = valuesOf(option);
			return [option.key, values[Math.floor(at / (place + 1)) % values.length] ?? option.default];
		});
		const configuration = nearestConfiguration(product, Object.fromEntries(wished), []);
		const quantity = offered[at % offered.length];
		if (!configuration || !quantity) throw new Error(`nothing of ${product.key} can be made`);
		return { product: product.key, configuration, quantity };
	});
}

/** Explained card quotes over every format, paper and quantity. */
function cardSelections(): Selection[] {
	return Array.from({ length: cardFormats.length * papers.length }, (_, at) => {
		const format = cardFormats[at % cardFormats.length];
		const stock = papers[at % papers.length];
		const quantity = quantityLadder[at % quantityLadder.length];
		if (!format || !stock || !quantity) throw new Error("the catalogue is empty");
		const configuration = {
			formatType: format.key,
			paperType: stock.key,
			refinementType: "ohne",
			punching: "ohne",
		};
		return { product: "card", configuration, quantity };
	});
}

/** Median of quotes per second over rounds. */
function rateOf(selections: readonly Selection[], terms: PriceTerms): number {
	const perSecond: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const startedAt = performance.now();
		for (let at = 0; at < QUOTES; at++) {
			const selection = selections[at % selections.length];
			const quote = selection && quoteSelection(selection, terms);
			if (!quote?.ok) throw new Error(`no quote: ${JSON.stringify([selection, quote])}`);
		}
		perSecond.push((1000 * QUOTES) / (performance.now() - startedAt));
	}
	return median(perSecond);
}

const figure = (what: string, rate: number) => ({
	what,
	ours: `${Math.round(rate).toLocaleString("en")}/s`,
	budget: `≥ ${MIN_QUOTES_PER_SECOND.toLocaleString("en")}/s`,
	isKept: rate >= MIN_QUOTES_PER_SECOND,
});

/** Pure functions on one core: explained quotes of cards, and of every product with every value of its options. */
export function measureQuotes(): RowResult {
	const terms = germanTerms();
	const cards = rateOf(cardSelections(), terms);
	const byProduct = products
		.map((product) => ({ key: product.key, rate: rateOf(selectionsOf(product), terms) }))
		.sort((one, other) => one.rate - other.rate);
	const [slowest] = byProduct;
	if (!slowest) throw new Error("there are no products");
	const all = byProduct.length / byProduct.reduce((sum, { rate }) => sum + 1 / rate, 0);
	const rates = byProduct.map(({ key, rate }) => `${key} ${Math.round(rate).toLocaleString("en")}/s`);
	return {
		figures: [
			figure("Card quotes per second and core", cards),
			figure(`Quotes of all ${byProduct.length} products in turn, per second and core`, all),
			figure(`Quotes of the slowest product (${slowest.key}), per second and core`, slowest.rate),
		],
		notes: [`Quotes, medians of ${ROUNDS} rounds of ${QUOTES.toLocaleString("en")}: ${rates.join(", ")}.`],
	};
}
