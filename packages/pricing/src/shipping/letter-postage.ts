import type { PostageClass } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import { type Money, money } from "@offizin/money";
import { type PriceList, type PriceMissing, priceIn } from "../list/price-list.ts";

/** What the post of a country takes for one letter: a hint, not our price (spec 9.1-4, domain.md §0.1). */
export function letterPostage(
	country: string,
	postageClass: Exclude<PostageClass, "parcel">,
	list: PriceList,
): Result<Money, PriceMissing> {
	const amount = priceIn(list, "postage.letter", country, postageClass);
	return amount.ok ? ok(money(amount.value, list.currency)) : amount;
}
