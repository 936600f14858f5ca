import { isPacked, productOf, roleOf } from "@offizin/assortment";
import type { OptionPanel, PanelOption } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { say, wordsOf } from "@offizin/words";
import type { FacedValue, Look } from "#app/value-faces/value-face.tsx";
import { type ReasonView, reasonLines, reasonsOf, withheldOf } from "./option-reasons.server.ts";
import { countedWords } from "./page-count.server.ts";

type PanelValue = PanelOption["values"][number];

const NBSP = "\u00a0";
/** More values than this are a list to open rather than a row to look at. */
const MOST_CHIPS = 12;

export type QueryChanges = Readonly<Record<string, string | null>>;

export interface ValueView extends Required<FacedValue> {
	readonly name: string;
	readonly note: string | undefined;
	readonly swatch: string | undefined;
	readonly isChosen: boolean;
	readonly isPossible: boolean;
	/** What choosing it changes in the query of the panel; null is left out of it. Undefined where it sets its option alone. */
	readonly changes: QueryChanges | undefined;
	/** What one will cost with it, and what it does to the date: "1,69 € je Karte, + 2 Tage". */
	readonly hint: string | undefined;
	/** Place in `reasons` of the option; only of what does not go with the rest. */
	readonly reasonIndex: number | undefined;
	/** Heading of the row it stands in, part of its name for readers. */
	readonly row: string | undefined;
	/** Behind a fold: one of many. */
	readonly isBehind: boolean;
}

export interface OptionView {
	readonly key: string;
	readonly name: string;
	readonly look: Look;
	/** Some value changes price or date, be it alone or with what gives way: there may be hints after another choice. */
	readonly isHinted: boolean;
	readonly value: string;
	readonly valueName: string;
	readonly values: readonly ValueView[];
	readonly reasons: readonly ReasonView[];
	/** Everything they are about stands behind the fold, and so do they. */
	readonly areReasonsBehind: boolean;
	/** The kind of thing, which everything else follows: its values are not subdued. */
	readonly leads: boolean;
	/** Its values may say what they take away, in a line of their own. */
	readonly tells: boolean;
	/** Why others cannot be chosen here; one line for all that share the reason. */
	readonly withheld: readonly string[];
	readonly unit: string | undefined;
	/** Limits of a free size in centimetres, and the free size chosen now. */
	readonly free:
		| {
				readonly short: { readonly min: number; readonly max: number };
				readonly long: { readonly min: number; readonly max: number };
				readonly width: string;
				readonly height: string;
		  }
		| undefined;
}

/** An option with its words and figures ready. */
export function optionView(
	option: PanelOption,
	panel: OptionPanel,
	locale: string,
	own: Readonly<Record<string, string>> = {},
): OptionView {
	const { product, options } = panel;
	const look = lookOf(option, product);
	const offered = offeredOf(option, product, look);
	const reasons = reasonsOf(option.values);
	const suiting = suitingOf(option, product, own);
	const front = new Set(frontOf(option, offered, suiting).map(({ value }) => value));
	const isPriced = offered.some(
		(value) => (isFree(value) || value.without !== undefined) && value.priceChange !== 0,
	);
	const isHinted = offered.some(({ priceChange, dateChange }) => priceChange !== 0 || dateChange !== 0);
	const longest = Math.max(
		1,
		...offered.flatMap(({ value, size }) => (size && front.has(value) ? [size.width, size.height] : [])),
	);
	const shown = withQuantity(panel.query, panel.quantity);
	const values = inOrder(offered, suiting).map((value): ValueView => {
		const { size } = value;
		return withoutGaps({
			value: value.value,
			name: value.envelope?.colorName ?? value.name,
			note: value.note,
			swatch: value.swatch,
			isChosen: value.isChosen,
			isPossible: value.isPossible,
			changes: unlessAlone(
				queryChanges(shown, withQuantity(value.query, panel.quantity)),
				option.key,
				value.value,
			),
			hint: toldOf(value, panel, { locale, isPriced }),
			reasonIndex: value.isPossible
				? undefined
				: reasons.findIndex((group) => group.of.includes(value.value)),
			shape:
				size && front.has(value.value)
					? { width: shareOf(size.width, longest), height: shareOf(size.height, longest) }
					: undefined,
			flap: value.envelope?.flap,
			drawing: undefined,
			row: value.envelope?.flapName,
			isBehind: !front.has(value.value),
		});
	});
	const chosen = values.find(({ isChosen }) => isChosen);
	const refused = values.filter(({ isPossible }) => !isPossible);
	return {
		key: option.key,
		name: option.name,
		look,
		isHinted,
		value: option.value,
		valueName: chosen?.name ?? sizeName(option.value),
		values,
		reasons: reasonLines(reasons, { values, look }, locale),
		areReasonsBehind: refused.length > 0 && refused.every(({ isBehind }) => isBehind),
		leads: (options[0]?.key === option.key && !isFixed(option, product)) || tellsBefore(product),
		tells: productOf(product)?.follows?.givesWay[option.key] !== undefined,
		withheld: withheldOf(option, locale),
		unit: option.unit,
		free: freeOf(option, chosen !== undefined),
	};
}

/**
 * Accessories of the wrong size, sizes of other gifts and numbers out of range would be a long list of what nobody
 * looks for here.
 */
function offeredOf(
	{ key, values }: PanelOption,
	product: OptionPanel["product"],
	look: Look,
): readonly PanelValue[] {
	const isOfKind = roleOf(product, key) === "sizeOfKind" || isPacked(product, key);
	if (look !== "number" && !isOfKind) return values;
	return values.filter(({ isPossible, isChosen }) => isPossible || isChosen);
}

/** Choosing it changes nothing else: only then is its price the price of what is chosen. */
function isFree({ isPossible, changes }: PanelValue): boolean {
	return isPossible && changes.length === 0;
}

/** Its price and date where nothing else changes or what does is told with it: "103,90 €, ohne Rahmen". */
function toldOf(value: PanelValue, panel: OptionPanel, terms: Parameters<typeof hintOf>[2]) {
	if (!isFree(value) && value.without === undefined) return undefined;
	const parts = [hintOf(value, panel, terms), value.without?.replaceAll(" ", NBSP)].filter(
		(part) => part !== undefined,
	);
	return parts.length > 0 ? parts.join(", ") : undefined;
}

/** What a design was made for, and what comes closest to it; empty where nothing is nearer than the rest. */
function suitingOf(
	{ key }: PanelOption,
	product: OptionPanel["product"],
	own: Readonly<Record<string, string>>,
): readonly string[] {
	const first = own[key];
	const closest = first === undefined ? undefined : productOf(product)?.closest?.[key]?.[first];
	return first === undefined || closest === undefined ? [] : [first, ...closest];
}

function inOrder(offered: readonly PanelValue[], suiting: readonly string[]): readonly PanelValue[] {
	const place = ({ value }: PanelValue) =>
		suiting.includes(value) ? suiting.indexOf(value) : suiting.length;
	return offered.toSorted((a, b) => place(a) - place(b));
}

/**
 * What of many values stands openly: what suits a design; else what goes with the rest, and of sizes those of the ratio
 * that is chosen.
 */
function frontOf(
	{ kind, size: chosen }: PanelOption,
	offered: readonly PanelValue[],
	suiting: readonly string[],
): readonly PanelValue[] {
	if (suiting.length > 0) {
		return offered.filter(({ value, isChosen }) => isChosen || suiting.includes(value));
	}
	if (offered.length <= MOST_CHIPS) return offered;
	const fitting = offered.filter(({ isPossible, isChosen }) => isPossible || isChosen);
	if (kind !== "size") return fitting;
	const ratio = ratioOf(chosen);
	const nearest = fitting
		.map((value) => ({ value, off: Math.abs(Math.log(ratioOf(value.size) / ratio)) }))
		.toSorted((a, b) => a.off - b.off)
		.slice(0, MOST_CHIPS)
		.map(({ value }) => value);
	return fitting.filter((value) => nearest.includes(value));
}

function ratioOf(size: PanelValue["size"]): number {
	return size ? size.width / size.height : 1;
}

function sizeName(value: string): string {
	return value.replace("x", " × ");
}

/** Whether each template has one value of it. */
function isFixed({ key }: PanelOption, product: OptionPanel["product"]): boolean {
	return productOf(product)?.narrowing?.fixed.includes(key) ?? false;
}

function lookOf({ key, kind, values }: PanelOption, product: OptionPanel["product"]): Look {
	const role = roleOf(product, key);
	if (kind === "whole") return "number";
	if (kind === "size") return "tiles";
	if (role === "foil") return "metals";
	if (values.some(({ envelope }) => envelope !== undefined)) return "envelopes";
	if (role === "material" || values.some(({ swatch }) => swatch !== undefined)) return "swatches";
	const isDrawn = values.length > 1 && values.every(({ size }) => size !== undefined);
	if (isDrawn) return "tiles";
	return values.filter(({ isPossible }) => isPossible).length > MOST_CHIPS ? "select" : "chips";
}

/** Each of its values says by itself what else it would change. */
function tellsBefore(product: OptionPanel["product"]): boolean {
	return productOf(product)?.follows !== undefined;
}

/** What one piece, or a single one, costs with the value; nothing of a price where no value of its option has another. */
export function hintOf(
	{ priceChange, dateChange, isChosen }: Pick<PanelValue, "priceChange" | "dateChange" | "isChosen">,
	{
		quantity,
		quote,
		...made
	}: Pick<OptionPanel, "product" | "configuration" | "quantity"> & {
		readonly quote: Pick<OptionPanel["quote"], "currency" | "total">;
	},
	{ locale, isPriced }: { readonly locale: string; readonly isPriced: boolean },
): string | undefined {
	const words = wordsOf(locale).shop.options;
	const { each } = countedWords(made, locale);
	const total = quote.total + priceChange;
	// A price that pieces cannot be counted up with is their mean.
	const isEven = total % quantity === 0;
	const price = formatMoney({ amount: Math.round(total / quantity), currency: quote.currency }, locale);
	const told = quantity === 1 ? price : say(isEven ? words.exact : words.average, { price, each }, locale);
	const days = say(words.days, { days: Math.abs(dateChange) }, locale);
	const date = `${dateChange < 0 ? "−" : "+"}${NBSP}${days}`;
	const parts = [...(isPriced ? [told] : []), ...(dateChange === 0 || isChosen ? [] : [date])];
	return parts.length > 0 ? parts.join(", ") : undefined;
}

function freeOf({ kind, short, long, value }: PanelOption, isListed: boolean): OptionView["free"] {
	if (kind !== "size" || !short || !long) return undefined;
	const [width = "", height = ""] = isListed ? [] : value.split("x");
	return { short, long, width, height };
}

/** The data of a page would name what is undefined, too, for each of many values. */
function withoutGaps(view: ValueView): ValueView {
	return Object.fromEntries(Object.entries(view).filter(([, part]) => part !== undefined)) as typeof view;
}

/** Finer than a pixel of what is drawn with it. */
function shareOf(edge: number, longest: number): number {
	return Math.round((edge / longest) * 1000) / 1000;
}

/** What leads from one query to another. */
export function queryChanges(shown: string, leadsTo: string): QueryChanges {
	const [before, after] = [new URLSearchParams(shown), new URLSearchParams(leadsTo)];
	const gone = [...before.keys()].filter((name) => !after.has(name));
	const set = [...after].filter(([name, value]) => before.get(name) !== value);
	return Object.fromEntries([...gone.map((name) => [name, null] as const), ...set]);
}

function unlessAlone(changes: QueryChanges, option: string, value: string): QueryChanges | undefined {
	return Object.keys(changes).length === 1 && changes[option] === value ? undefined : changes;
}

/** The query of a configuration, with the quantity where it has none. */
export function withQuantity(query: string, quantity: number): string {
	if (new URLSearchParams(query).has("quantity")) return query;
	return query === "" ? `quantity=${quantity}` : `${query}&quantity=${quantity}`;
}
