import { ok, type Result } from "@offizin/base";
import { type PriceList, type PriceMissing, priceIn } from "../list/price-list.ts";
import type { SizeCm } from "./chosen.ts";

/** A picture for the wall without a frame. `surcharge` is the share of its variant in per mille. */
export interface Picture {
	readonly material: string;
	readonly size: SizeCm;
	readonly surcharge: number;
}

const CM2_PER_M2 = 10_000;
const PER_MILLE = 1000;
/** Prices end the same way in every hundred minor units. */
const HUNDRED = 100;

/**
 * Pictures cost by area: a fixed amount and a rate per square metre, never less than a minimum (domain.md §7.4). The
 * price itself goes up to the ending of the list (34,80 to 34,90): that is how the shop sets prices, not a rounding, so
 * what comes out is whole.
 */
export function picturePrice(
	{ material, size, surcharge }: Picture,
	list: PriceList,
): Result<number, PriceMissing> {
	const fix = priceIn(list, "photoframe.material", material, "fix");
	if (!fix.ok) return fix;
	const rate = priceIn(list, "photoframe.material", material, "perSquareMetre");
	if (!rate.ok) return rate;
	const min = priceIn(list, "photoframe.material", material, "min");
	if (!min.ok) return min;
	const ending = priceIn(list, "photoframe.ending", "ending");
	if (!ending.ok) return ending;

	// Whole numbers up to the one division, so that a price that ends right already stays.
	const byArea = fix.value * CM2_PER_M2 + rate.value * size.width * size.height;
	const least = Math.max(byArea, min.value * CM2_PER_M2) * (PER_MILLE + surcharge);
	const scale = CM2_PER_M2 * PER_MILLE;
	const hundreds = Math.ceil((least - ending.value * scale) / (scale * HUNDRED));
	return ok(hundreds * HUNDRED + ending.value);
}
