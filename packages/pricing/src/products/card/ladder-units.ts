import { quantityLadder } from "@offizin/assortment";
import { roundMinor } from "@offizin/money";
import type { PriceList } from "../../list/price-list.ts";
import type { Part } from "../../quote/part.ts";

/** What a piece costs when every part is rounded. */
export function roundedUnit(parts: readonly Part[]): number {
	let unit = 0;
	for (const part of parts) unit += roundMinor(part.unit);
	return unit;
}

/**
 * Prices per piece of the ladder with which no smaller quantity costs more in all than a larger one (pricing.P5): from
 * the largest down, each is lowered until it does not. Undefined where nothing has to be.
 */
function ladderUnits(unitAt: (quantity: number) => number): readonly number[] | undefined {
	let isLowered = false;
	let total = Number.POSITIVE_INFINITY;
	const units = quantityLadder.map(() => 0);
	for (let at = quantityLadder.length - 1; at >= 0; at--) {
		const quantity = quantityLadder[at] ?? 1;
		const rounded = unitAt(quantity);
		const unit = Math.min(rounded, Math.floor(total / quantity));
		isLowered ||= unit < rounded;
		units[at] = unit;
		total = unit * quantity;
	}
	return isLowered ? units : undefined;
}

const known = new WeakMap<PriceList, Map<string, readonly number[] | undefined>>();

/** The same, found once for a list and everything that costs alike. */
export function knownLadderUnits(
	list: PriceList,
	likeness: string,
	unitAt: (quantity: number) => number,
): readonly number[] | undefined {
	const ofList = known.get(list) ?? new Map<string, readonly number[] | undefined>();
	known.set(list, ofList);
	if (!ofList.has(likeness)) ofList.set(likeness, ladderUnits(unitAt));
	return ofList.get(likeness);
}

/** The price per piece that a quantity may have at most: that of the last step of the ladder before it. */
export function ladderLimit(units: readonly number[], quantity: number): number {
	const next = quantityLadder.findIndex((step) => step > quantity);
	return units[(next === -1 ? units.length : next) - 1] ?? Number.POSITIVE_INFINITY;
}
