import type { Product } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import { type Day, daysBetween } from "@offizin/calendar-days";
import {
	type Change,
	type Configuration,
	type Constraint,
	choose,
	chooseKeeping,
	currentSizeLimits,
	type Extent,
	extentOf,
	type Following,
	formatConfiguration,
	type Option,
	offeredValues,
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
	/** Goes with everything else that is chosen, but for what comes along. */
	readonly isPossible: boolean;
	/** Why not. */
	readonly violated?: Constraint;
	/** Canonical query of the nearest configuration with this value. */
	readonly query: string;
	/** What else would change, to be told before it is chosen. */
	readonly changes: readonly Change[];
	/** What comes along quietly: the colour of a frame. */
	readonly along: readonly Change[];
	/** Minor units added to the total. */
	readonly priceChange: number;
	/** Calendar days added to the delivery date. */
	readonly dateChange: number;
}

/** A value that is not offered. */
export interface WithheldValue {
	readonly value: string;
	readonly violated: Constraint;
}

export interface PanelOption {
	readonly key: string;
	readonly kind: Option["domain"]["kind"];
	readonly value: string;
	/** How large what is chosen makes the product. */
	readonly size?: Extent;
	readonly values: readonly PanelValue[];
	/** What would change something that nothing else may change: it cannot be chosen here, and why. */
	readonly withheld: readonly WithheldValue[];
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
			...values.value,
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
): Result<Pick<PanelOption, "values" | "withheld">, PriceError> {
	const { configuration } = selection;
	const { reached, withheld } = reachable(product, configuration, option.key);
	const values: PanelValue[] = [];
	for (const { configuration: made, ...one } of reached) {
		const next = { ...selection, configuration: made };
		const quote = terms.quote(next);
		if (!quote.ok) return quote;
		const delivery = terms.deliveryOf(next);
		values.push({
			...one,
			...swatchOf(option, one.value),
			...sizeOf(option, one.value),
			isChosen: one.value === configuration[option.key],
			query: formatConfiguration(product, made),
			priceChange: quote.value.total - base.total,
			dateChange: daysLater(base.delivery, delivery),
		});
	}
	return ok({ values, withheld });
}

/** A value with what it leads to. */
interface Reached extends Pick<PanelValue, "value" | "isPossible" | "violated" | "changes" | "along"> {
	readonly configuration: Configuration;
}

interface Reachable {
	readonly reached: readonly Reached[];
	readonly withheld: readonly WithheldValue[];
}

function reachable(product: Product, configuration: Configuration, option: string): Reachable {
	const { follows } = product;
	return follows
		? keptValues({ ...product, follows }, configuration, option)
		: nearestValues(product, configuration, option);
}

/** What goes with nothing at all is not offered. */
function nearestValues(product: Product, configuration: Configuration, option: string): Reachable {
	const reached = possibleValues(product, configuration, option).flatMap((possible): Reached[] => {
		const { value, isPossible } = possible;
		const alone = { configuration: { ...configuration, [option]: value }, adjustments: [] };
		const chosen = isPossible ? ok(alone) : choose(product, configuration, option, value);
		if (!chosen.ok) return [];
		const { configuration: made, adjustments } = chosen.value;
		return [{ ...possible, configuration: made, changes: adjustments, along: [] }];
	});
	return { reached, withheld: [] };
}

/** What goes with what is chosen, if only it takes along what follows it. */
function keptValues(product: Following, configuration: Configuration, key: string): Reachable {
	const option = product.options.find((one) => one.key === key);
	const reached: Reached[] = [];
	const withheld: WithheldValue[] = [];
	for (const value of option ? offeredValues(option) : []) {
		const kept = chooseKeeping(product, configuration, key, value);
		if (!kept.ok) {
			withheld.push({ value, violated: kept.error });
			continue;
		}
		const { configuration: made, along, told, violated } = kept.value;
		reached.push({
			value,
			configuration: made,
			isPossible: told.length === 0,
			...(violated ? { violated } : {}),
			changes: told,
			along,
		});
	}
	// Sizes tell their limits.
	const isTold = option?.domain.kind === "list" && leads(product, key);
	return { reached, withheld: isTold ? withheld : [] };
}

/** Whether it follows no other option: what is missing of those that do is nobody's question. */
function leads({ follows }: Following, option: string): boolean {
	return !Object.values(follows.along).some((followers) => followers.includes(option));
}

/** Days from one delivery to another; most values leave the date as it is. */
function daysLater(from: Day | undefined, to: Day | undefined): number {
	return from && to && from !== to ? daysBetween(from, to) : 0;
}

function sizeOf(option: Option, value: string): Pick<PanelValue, "size"> {
	const size = extentOf(option, value);
	return size ? { size } : {};
}

function swatchOf({ domain }: Option, value: string): Pick<PanelValue, "swatch"> {
	const choice = domain.kind === "list" ? domain.choices.find((one) => one.key === value) : undefined;
	return choice?.swatch === undefined ? {} : { swatch: choice.swatch };
}
