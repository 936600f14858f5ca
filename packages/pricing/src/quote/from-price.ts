import { invariant } from "@offizin/base";
import {
	type Configuration,
	defaultConfiguration,
	nearestConfiguration,
	type Option,
	type Product,
	type ProductKey,
	productOf,
} from "@offizin/catalog/products";
import { type Money, money } from "@offizin/money";
import type { PriceList } from "../list/price-list.ts";
import { offeredQuantities } from "./price-ladder.ts";
import { quoteSelection } from "./quote-selection.ts";

/**
 * The options whose values cost more or less than one another. All others add nothing by default and never take
 * anything off (no price is negative), so the default is the cheapest and only these have to be tried.
 */
const pricedOptions: Readonly<Record<ProductKey, readonly string[]>> = {
	card: ["formatType", "paperType"],
	calendar: ["type", "formatType", "mountingType"],
	collage: ["productType", "formatType"],
	guestbook: ["type", "format", "paper", "pageCount", "lineature"],
	merch: ["type", "format"],
	photobook: ["type", "cover", "format", "paper", "pageCount"],
	photobox: ["format", "material", "amount"],
	photoframe: ["materialType", "variant", "format"],
	photoprint: ["format", "material"],
};

/** The values of an option that can be the cheapest: more pages and larger sizes never cost less. */
function cheapCandidates({ domain }: Option): readonly string[] {
	if (domain.kind === "list") return domain.choices.map(({ key }) => key);
	return domain.kind === "whole" ? [String(domain.min)] : [`${domain.short.min}x${domain.long.min}`];
}

/** What can be made with each combination of candidates; where a size is too small, the smallest that is not. */
function* cheapConfigurations(product: Product, pinned: Configuration): Generator<Configuration> {
	const tried = product.options.filter(
		({ key }) => pricedOptions[product.key].includes(key) && pinned[key] === undefined,
	);
	const listed = tried.filter(({ domain }) => domain.kind === "list").map(({ key }) => key);
	let wishes: Configuration[] = [{ ...defaultConfiguration(product), ...pinned }];
	for (const option of tried) {
		wishes = wishes.flatMap((wish) =>
			cheapCandidates(option).map((value) => ({ ...wish, [option.key]: value })),
		);
	}
	for (const wish of wishes) {
		const made = nearestConfiguration(product, wish, [...Object.keys(pinned), ...listed]);
		if (made) yield made;
	}
}

/** What people buy one of is priced for one: "ab 11,83 €" for 25 calendars would be true and mislead. */
function quantitiesOf({ key, quantities }: Product): readonly number[] {
	return quantities.default === 1 ? [1] : offeredQuantities(key);
}

const known = new WeakMap<PriceList, Map<string, number>>();

function lowestUnit(product: Product, pinned: Configuration, list: PriceList): number {
	let lowest = Number.POSITIVE_INFINITY;
	for (const configuration of cheapConfigurations(product, pinned)) {
		for (const quantity of quantitiesOf(product)) {
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
 * The lowest price per piece a product can really be bought for, for "ab" (P9; § 3 PAngV): at any offered quantity, or
 * for a single piece where one is what people buy; with some options pinned, like the format of a card, the lowest with
 * those. Found once per price list. Throws when nothing can be made or has a price: it must not be listed.
 */
export function fromPrice(productKey: ProductKey, list: PriceList, pinned: Configuration = {}): Money {
	const product = productOf(productKey);
	invariant(product, `no product ${productKey}`);
	const ofList = known.get(list) ?? new Map<string, number>();
	known.set(list, ofList);
	const key = `${productKey}?${JSON.stringify(pinned)}`;
	const lowest = ofList.get(key) ?? lowestUnit(product, pinned, list);
	invariant(Number.isFinite(lowest), `nothing of ${key} can be bought by list ${list.id}`);
	ofList.set(key, lowest);
	return money(lowest, list.currency);
}
