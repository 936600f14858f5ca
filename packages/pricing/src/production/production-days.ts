import type { ProductKey } from "@offizin/assortment";
import { type FactSource, invariant } from "@offizin/base";
import type { Selection } from "../quote/selection.ts";

interface ProductionTime {
	readonly days: number;
	readonly source: FactSource;
}

/** Of domain.md §10, the later end where it names two; boxes, prints and merchandise are ours. */
const productTimes: Readonly<Record<ProductKey, ProductionTime>> = {
	calendar: { days: 3, source: "market" },
	card: { days: 2, source: "market" },
	collage: { days: 3, source: "market" },
	guestbook: { days: 5, source: "market" },
	merch: { days: 4, source: "market" },
	photobook: { days: 5, source: "market" },
	photobox: { days: 3, source: "market" },
	photoframe: { days: 3, source: "market" },
	photoprint: { days: 2, source: "market" },
};

interface Step extends ProductionTime {
	readonly product: ProductKey;
	readonly option: string;
	/** Beginnings of values with this time; absent: every value but "ohne". */
	readonly values?: readonly string[];
	/** Days more, or instead of the product's own. */
	readonly effect: "more" | "instead";
}

const steps: readonly Step[] = [
	{ product: "card", option: "refinementType", effect: "more", days: 2, source: "market" },
	{ product: "card", option: "punching", effect: "more", days: 2, source: "market" },
	{
		product: "card",
		option: "formatType",
		values: ["pocketfold", "kartenfaecher"],
		effect: "more",
		days: 2,
		source: "market",
	},
	// Boards take three days (domain.md §10).
	{
		product: "card",
		option: "paperType",
		values: ["hartschaum"],
		effect: "more",
		days: 1,
		source: "market",
	},
	// Stapled like our booklets.
	{
		product: "photobook",
		option: "type",
		values: ["fotoheft"],
		effect: "instead",
		days: 2,
		source: "market",
	},
	{ product: "photoframe", option: "frame", effect: "more", days: 2, source: "market" },
];

/** Accessories lie in stock and only have to be packed. */
export const ACCESSORY_DAYS = 1;

function applies({ product, option, values }: Step, selection: Selection): boolean {
	const value = selection.configuration[option];
	if (product !== selection.product || value === undefined) return false;
	return values ? values.some((start) => value.startsWith(start)) : value !== "ohne";
}

/** Working days from the first day of production to the handover, both counted (P28). Copies do not add to them. */
export function productionDays(selection: Selection): number {
	const time = productTimes[selection.product];
	invariant(time, `no production time for ${selection.product}`);
	const needed = steps.filter((step) => applies(step, selection));
	const instead = needed.find(({ effect }) => effect === "instead");
	return needed
		.filter(({ effect }) => effect === "more")
		.reduce((sum, { days }) => sum + days, instead?.days ?? time.days);
}

/** Whether the goods can be made on the day of the order: plain cards, with nothing to add to printing and cutting. */
export function allowsSameDay(selection: Selection): boolean {
	return selection.product === "card" && productionDays(selection) === productTimes.card.days;
}
