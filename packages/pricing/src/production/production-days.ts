import type { ProductionStep } from "../quote/priced-product.ts";
import type { Selection } from "../quote/selection.ts";
import { pricedProducts } from "../registry.ts";

/** Accessories lie in stock and only have to be packed. */
export const ACCESSORY_DAYS = 1;

function applies({ option, values }: ProductionStep, { configuration }: Selection): boolean {
	const value = configuration[option];
	if (value === undefined) return false;
	return values ? values.some((start) => value.startsWith(start)) : value !== "ohne";
}

/**
 * Working days from the first day of production to the handover, both counted (pricing.P28). Copies do not add to them.
 */
export function productionDays(selection: Selection): number {
	const { days: usual, steps = [] } = pricedProducts[selection.product].production;
	const needed = steps.filter((step) => applies(step, selection));
	const instead = needed.find(({ effect }) => effect === "instead");
	return needed
		.filter(({ effect }) => effect === "more")
		.reduce((sum, { days }) => sum + days, instead?.days ?? usual);
}

/** Whether the goods can be made on the day of the order: plain cards, with nothing to add to printing and cutting. */
export function allowsSameDay(selection: Selection): boolean {
	const { sameDay, days } = pricedProducts[selection.product].production;
	return sameDay === true && productionDays(selection) === days;
}
