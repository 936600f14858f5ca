import { type Product, type ProductKey, productOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { type Money, money } from "@offizin/money";
import { type Configuration, defaultConfiguration, nearestConfiguration, type Option } from "@offizin/solver";
import type { PriceList } from "../list/price-list.ts";
import { offeredQuantities } from "../quote/offered-quantities.ts";
import { pricedProducts } from "../registry.ts";
import { quoteSelection } from "./quote-selection.ts";

/**
 * What can be made with each combination of the priced choices, of the smallest size and the fewest pages they allow.
 */
function* cheapConfigurations(product: Product, pinned: Configuration): Generator<Configuration> {
	const tried = product.options.filter(
		({ key }) => pricedProducts[product.key].pricedOptions.includes(key) && pinned[key] === undefined,
	);
	const smallest = tried.flatMap(({ key, domain }) =>
		domain.kind === "list"
			? []
			: [[key, domain.kind === "whole" ? String(domain.min) : `${domain.short.min}x${domain.long.min}`]],
	);
	const wish = { ...defaultConfiguration(product), ...Object.fromEntries(smallest), ...pinned };
	const made = nearestConfiguration(product, wish, Object.keys(pinned));
	if (made) yield* withEachChoice(product, tried, { wish, kept: Object.keys(pinned), made });
}

interface Wish {
	readonly wish: Configuration;
	readonly kept: readonly string[];
	/** The nearest to it that keeps what is to be kept. */
	readonly made: Configuration;
}

function* withEachChoice(
	product: Product,
	[option, ...others]: readonly Option[],
	{ wish, kept, made }: Wish,
): Generator<Configuration> {
	if (!option) {
		yield made;
		return;
	}
	if (option.domain.kind !== "list") {
		yield* withEachChoice(product, others, { wish, kept, made });
		return;
	}
	const { key } = option;
	const keptNow = [...kept, key];
	for (const choice of option.domain.choices) {
		const chosen = { ...wish, [key]: choice.key };
		// The nearest stays the nearest when a choice it has made is asked for.
		const near = made[key] === choice.key ? made : nearestConfiguration(product, chosen, keptNow);
		if (near) yield* withEachChoice(product, others, { wish: chosen, kept: keptNow, made: near });
	}
}

/** What people buy one of is priced for one: "ab 11,83 €" for 25 calendars would be true and mislead. */
function quantitiesOf({ key, quantities }: Product): readonly number[] {
	return quantities.default === 1 ? [1] : offeredQuantities(key);
}

const known = new WeakMap<PriceList, Map<string, number>>();

interface Offered {
	readonly pinned: Configuration;
	readonly quantities: readonly number[];
}

function lowestUnit(product: Product, { pinned, quantities }: Offered, list: PriceList): number {
	let lowest = Number.POSITIVE_INFINITY;
	for (const configuration of cheapConfigurations(product, pinned)) {
		for (const quantity of quantities) {
			const quote = quoteSelection(
				{ product: product.key, configuration, quantity },
				{ list, vatRate: undefined },
			);
			invariant(quote.ok, `what can be made has a price: ${JSON.stringify(quote)}`);
			lowest = Math.min(lowest, quote.value.unit);
		}
	}
	return lowest;
}

/**
 * The lowest price per piece a product can really be bought for, for "ab" (pricing.P9; § 3 PAngV): at any offered
 * quantity, or for a single piece where one is what people buy; with some options pinned, like the format of a card, the
 * lowest with those. Found once per price list. Throws when nothing can be made or has a price: it must not be listed.
 */
export function fromPrice(productKey: ProductKey, list: PriceList, pinned: Configuration = {}): Money {
	const product = productNamed(productKey);
	return lowestOf(product, { pinned, quantities: quantitiesOf(product) }, list);
}

/** A price per piece and for how many of them it holds. */
interface EntryPrice {
	readonly quantity: number;
	readonly unit: Money;
}

/**
 * The lowest price per piece at the quantity a product opens with, for tiles (pricing.P16): what somebody who begins
 * there can really pay, "50 Stück ab 1,69 € je Karte". Otherwise as `fromPrice`.
 */
export function entryPrice(productKey: ProductKey, list: PriceList, pinned: Configuration = {}): EntryPrice {
	const product = productNamed(productKey);
	const quantity = product.quantities.default;
	return { quantity, unit: lowestOf(product, { pinned, quantities: [quantity] }, list) };
}

function productNamed(key: ProductKey): Product {
	const product = productOf(key);
	invariant(product, `no product ${key}`);
	return product;
}

function lowestOf(product: Product, { pinned, quantities }: Offered, list: PriceList): Money {
	const ofList = known.get(list) ?? new Map<string, number>();
	known.set(list, ofList);
	const key = `${product.key}?${JSON.stringify(pinned)}×${quantities}`;
	const lowest = ofList.get(key) ?? lowestUnit(product, { pinned, quantities }, list);
	invariant(Number.isFinite(lowest), `nothing of ${key} can be bought by list ${list.id}`);
	ofList.set(key, lowest);
	return money(lowest, list.currency);
}
