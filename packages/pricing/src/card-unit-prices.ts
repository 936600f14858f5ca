import { err, ok, type Result } from "@offizin/base";
import { type CardConfiguration, cardFormat, paper } from "@offizin/catalog";
import { roundMinor } from "@offizin/money";
import type { PriceList } from "./price-list.ts";
import type { UnitPrices } from "./quote.ts";
import { tierUnit } from "./tier.ts";

/** The price list or the catalogue does not know `value` of `field`. */
export interface PriceMissing {
	readonly code: "price_missing";
	readonly field: keyof CardConfiguration;
	readonly value: string;
}

/** Surcharges of the paper table hold at this quantity and follow the base price from there (domain.md §7.2). */
const PAPER_REFERENCE_QUANTITY = 50;

/** What one card costs, part by part: the one place where card prices are rounded (P4). */
export function cardUnitPrices(
	configuration: CardConfiguration,
	quantity: number,
	{ card }: PriceList,
): Result<UnitPrices, PriceMissing> {
	const { formatType, paperType, refinementType, punching } = configuration;
	const missing = (field: keyof CardConfiguration) =>
		err({ code: "price_missing", field, value: configuration[field] } as const);

	const factor = cardFormat(formatType)?.priceFactor;
	const base = tierUnit(card.base, quantity);
	const reference = tierUnit(card.base, PAPER_REFERENCE_QUANTITY);
	if (!factor || base === undefined || !reference) return missing("formatType");

	const stock = paper(paperType);
	const surcharge = stock && card.paper[stock.priceClass];
	if (surcharge === undefined) return missing("paperType");

	const refinement =
		refinementType === "ohne" ? 0 : tierUnit(card.refinement[refinementType] ?? [], quantity);
	if (refinement === undefined) return missing("refinementType");

	const units: UnitPrices = [
		{ code: "card.base", unit: roundMinor((base * factor) / 100) },
		{ code: "card.paper", unit: roundMinor((surcharge * base) / reference) },
		{ code: "card.refinement", unit: roundMinor(refinement) },
		{ code: "card.punching", unit: punching === "ohne" ? 0 : roundMinor(card.punching) },
	];
	return ok(units.filter(({ code, unit }) => code === "card.base" || unit !== 0));
}
