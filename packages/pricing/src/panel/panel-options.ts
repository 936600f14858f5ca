import type { Product } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import { type Day, daysBetween } from "@offizin/calendar-days";
import {
	type Adjustment,
	type Choosing,
	type Configuration,
	type Constraint,
	choose,
	currentSizeLimits,
	type Extent,
	extentOf,
	formatConfiguration,
	type Option,
	possibleValues,
	type SizeLimits,
} from "@offizin/solver";
import type { PriceError } from "../quote/part.ts";
import type { Quote } from "../quote/quote.ts";
import type { Selection } from "../quote/selection.ts";

/** What choosing a value would change. */
export interface PanelValue {
	readonly value: string;
	readonly swatch?: string;
	readonly size?: Extent;
	readonly isChosen: boolean;
	/** Goes with everything else that is chosen. */
	readonly isPossible: boolean;
	/** Why not. */
	readonly violated?: Constraint;
	/** Canonical query of the nearest configuration with this value. */
	readonly query: string;
	/** What else would change. */
	readonly changes: readonly Adjustment[];
	/** Minor units added to the total. */
	readonly priceChange: number;
	/** Calendar days added to the delivery date. */
	readonly dateChange: number;
}

export interface PanelOption {
	readonly key: string;
	readonly kind: Option["domain"]["kind"];
	readonly value: string;
	/** How large what is chosen makes the product. */
	readonly size?: Extent;
	readonly values: readonly PanelValue[];
	/** Of free sizes, in centimetres, with everything else as it is. */
	readonly limits?: SizeLimits;
}

/** How a panel asks for prices and dates: both for now, in one shop. */
export interface PanelTerms {
	readonly quote: (selection: Selection) => Result<Quote, PriceError>;
	/** Undefined where nothing is delivered. */
	readonly deliveryOf: (selection: Selection) => Day | undefined;
}

/** Every option of a product with every value that can be reached, each priced and dated (design.md §1.4, §1.5). */
export function panelOptions(
	product: Product,
	selection: Selection,
	terms: PanelTerms,
): Result<readonly PanelOption[], PriceError> {
	const now = terms.quote(selection);
	if (!now.ok) return now;
	const base = { total: now.value.total, delivery: terms.deliveryOf(selection) };
	const options: PanelOption[] = [];
	for (const option of product.options) {
		const values = panelValues(product, selection, { option, base, terms });
		if (!values.ok) return values;
		const chosen = selection.configuration[option.key] ?? option.default;
		options.push({
			key: option.key,
			kind: option.domain.kind,
			value: chosen,
			...sizeOf(option, chosen),
			values: values.value,
			...(option.domain.kind === "size"
				? { limits: currentSizeLimits(product, selection.configuration, option.key) }
				: {}),
		});
	}
	return ok(options);
}

interface ValueTerms {
	readonly option: Option;
	readonly base: { readonly total: number; readonly delivery: Day | undefined };
	readonly terms: PanelTerms;
}

function panelValues(
	product: Product,
	selection: Selection,
	{ option, base, terms }: ValueTerms,
): Result<readonly PanelValue[], PriceError> {
	const { configuration } = selection;
	const values: PanelValue[] = [];
	for (const { value, isPossible, violated } of possibleValues(product, configuration, option.key)) {
		const chosen = isPossible
			? { configuration: { ...configuration, [option.key]: value }, adjustments: [] }
			: nearestWith(product, configuration, option.key, value);
		// What goes with nothing at all is not offered.
		if (!chosen) continue;
		const next = { ...selection, configuration: chosen.configuration };
		const quote = terms.quote(next);
		if (!quote.ok) return quote;
		const delivery = terms.deliveryOf(next);
		values.push({
			value,
			...swatchOf(option, value),
			...sizeOf(option, value),
			isChosen: value === configuration[option.key],
			isPossible,
			...(violated ? { violated } : {}),
			query: formatConfiguration(product, chosen.configuration),
			changes: chosen.adjustments,
			priceChange: quote.value.total - base.total,
			dateChange: daysLater(base.delivery, delivery),
		});
	}
	return ok(values);
}

/** Days from one delivery to another; most values leave the date as it is. */
function daysLater(from: Day | undefined, to: Day | undefined): number {
	return from && to && from !== to ? daysBetween(from, to) : 0;
}

function nearestWith(
	product: Product,
	configuration: Configuration,
	option: string,
	value: string,
): Choosing | undefined {
	const chosen = choose(product, configuration, option, value);
	return chosen.ok ? chosen.value : undefined;
}

function sizeOf(option: Option, value: string): Pick<PanelValue, "size"> {
	const size = extentOf(option, value);
	return size ? { size } : {};
}

function swatchOf({ domain }: Option, value: string): Pick<PanelValue, "swatch"> {
	const choice = domain.kind === "list" ? domain.choices.find((one) => one.key === value) : undefined;
	return choice?.swatch === undefined ? {} : { swatch: choice.swatch };
}
