import type { Product } from "@offizin/assortment";
import type { ChoiceView } from "@offizin/contract";
import { fromPrice } from "@offizin/pricing";
import type { Choice, Configuration } from "@offizin/solver";
import type { PriceDesk } from "./price-desk.ts";

/** A choice as answers carry it. */
export function choiceView({ key, nameDe, noteDe, swatch }: Choice): ChoiceView {
	return {
		value: key,
		name: nameDe,
		...(noteDe === undefined ? {} : { note: noteDe }),
		...(swatch === undefined ? {} : { swatch }),
	};
}

/** A choice with the lowest price that it can be had for. */
export function pricedChoice(
	choice: Choice,
	{ key }: Product,
	{ list }: PriceDesk,
	pinned: Configuration,
): ChoiceView {
	return { ...choiceView(choice), from: fromPrice(key, list, pinned) };
}
