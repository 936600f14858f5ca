import { accessoryOptions } from "@offizin/assortment";
import { err, invariant, ok, type Result } from "@offizin/base";
import { paper } from "@offizin/formats";
import { roundMinor } from "@offizin/money";
import { type PriceList, type PriceMissing, priceIn } from "../../list/price-list.ts";
import { tierIn } from "../../list/tier.ts";
import { chosen } from "../../quote/chosen.ts";
import type { Part, PartsOf } from "../../quote/part.ts";
import type { Selection } from "../../quote/selection.ts";
import { accessoryPart } from "../accessory/accessory-part.ts";
import { knownLadderUnits, ladderLimit, roundedUnit } from "./ladder-units.ts";

/** Surcharges of the paper table hold at this quantity and follow the base price from there (domain.md §7.2). */
const PAPER_REFERENCE_QUANTITY = 50;
const NONE = "ohne";

/** What a printed card costs by: a share of the base or a price of its own, and surcharges. */
interface CardPrices {
	/** Minor units, whatever the quantity. */
	readonly fixed?: number;
	/** Hundredths of the base. */
	readonly factor: number;
	/** Of the paper and of the base, at the reference quantity. */
	readonly paper: number;
	readonly reference: number;
	readonly refinementType: string;
}

function cardPrices(selection: Selection, list: PriceList): Result<CardPrices, PriceMissing> {
	const formatType = chosen(selection, "formatType");
	const paperType = chosen(selection, "paperType");
	const refinementType = chosen(selection, "refinementType");
	const stock = paper(paperType);
	if (!stock) return err({ code: "price_missing", table: "card.paper", row: paperType, column: "price" });
	const surcharge = priceIn(list, "card.paper", String(stock.priceClass));
	if (!surcharge.ok) return surcharge;
	const reference = tierIn(list, "card.base", PAPER_REFERENCE_QUANTITY);
	if (!reference.ok) return reference;
	const prices = { paper: surcharge.value, reference: reference.value, refinementType };
	const fixed = priceIn(list, "card.fixed", formatType);
	if (fixed.ok) return ok({ ...prices, factor: 0, fixed: fixed.value });
	const factor = priceIn(list, "card.factor", formatType, "factor");
	return factor.ok ? ok({ ...prices, factor: factor.value }) : factor;
}

/** The printed card, part by part and not rounded. */
function printedParts(prices: CardPrices, quantity: number, list: PriceList): Result<Part[], PriceMissing> {
	const base = tierIn(list, "card.base", quantity);
	if (!base.ok) return base;
	const parts: Part[] = [
		{ code: "card.base", unit: prices.fixed ?? (base.value * prices.factor) / 100 },
		{ code: "card.paper", unit: (prices.paper * base.value) / prices.reference },
	];
	if (prices.refinementType !== NONE) {
		const refinement = tierIn(list, "card.refinement", quantity, prices.refinementType);
		if (!refinement.ok) return refinement;
		parts.push({ code: "card.refinement", unit: refinement.value });
	}
	return ok(parts);
}

/**
 * Prices per printed card before rounding, at several quantities: what must not fall in all as they rise (pricing.P5).
 */
export function exactCardUnits(
	card: Selection,
	quantities: readonly number[],
	list: PriceList,
): Result<readonly number[], PriceMissing> {
	const prices = cardPrices(card, list);
	if (!prices.ok) return prices;
	const units: number[] = [];
	for (const quantity of quantities) {
		const parts = printedParts(prices.value, quantity, list);
		if (!parts.ok) return parts;
		units.push(parts.value.reduce((sum, { unit }) => sum + unit, 0));
	}
	return ok(units);
}

/** Lowers the base where rounding would let more cards of the ladder cost less in all (pricing.P5). */
function withinLadder(parts: Part[], prices: CardPrices, quantity: number, list: PriceList): Part[] {
	const likeness = `${prices.fixed ?? ""}/${prices.factor}/${prices.paper}/${prices.refinementType}`;
	const units = knownLadderUnits(list, likeness, (step) => {
		const stepParts = printedParts(prices, step, list);
		invariant(stepParts.ok, "a card that has a price at one quantity has one at every quantity");
		return roundedUnit(stepParts.value);
	});
	if (!units) return parts;
	const excess = roundedUnit(parts) - ladderLimit(units, quantity);
	const [base, ...others] = parts;
	if (!base || excess <= 0) return parts;
	return [{ ...base, unit: roundMinor(base.unit) - excess }, ...others];
}

/** Cards cost by format, paper, refinement and punching, and what is ordered with each of them (pricing.P7). */
export const cardParts: PartsOf = (selection, list) => {
	const prices = cardPrices(selection, list);
	if (!prices.ok) return prices;
	const printed = printedParts(prices.value, selection.quantity, list);
	if (!printed.ok) return printed;
	const parts = withinLadder(printed.value, prices.value, selection.quantity, list);

	const punching = chosen(selection, "punching");
	if (punching !== NONE) {
		const price = priceIn(list, "card.punching", punching);
		if (!price.ok) return price;
		parts.push({ code: "card.punching", unit: price.value });
	}
	for (const { key } of accessoryOptions) {
		// Cards ordered before there were accessories, and templates, name none.
		const sku = selection.configuration[key];
		if (sku === undefined || sku === NONE) continue;
		const added = accessoryPart(sku, list);
		if (!added.ok) return added;
		parts.push(added.value);
	}
	return ok(parts);
};
