import type { Choice, Configuration, Product } from "@offizin/catalog/products";
import type { ChoiceView } from "@offizin/contract";
import { fromPrice } from "@offizin/pricing";
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

/** The listed choices of an option. */
export function choicesOf({ options }: Product, optionKey: string): readonly Choice[] {
	const domain = options.find(({ key }) => key === optionKey)?.domain;
	return domain?.kind === "list" ? domain.choices : [];
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
