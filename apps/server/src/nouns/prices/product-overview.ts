import type { Product } from "@offizin/assortment";
import type { ProductVariant } from "@offizin/contract";
import { entryPrice } from "@offizin/pricing";
import {
	type Configuration,
	choicesOf,
	defaultConfiguration,
	extentOf,
	formatConfiguration,
	nearestConfiguration,
} from "@offizin/solver";
import { productWords, saySize } from "@offizin/words";
import type { PricingContext } from "./pricing-context.ts";

/** Every combination of some options, in the order of the catalogue. */
function combinations(product: Product, [option, ...others]: readonly string[]): readonly Configuration[] {
	if (option === undefined) return [{}];
	const rest = combinations(product, others);
	return choicesOf(product, option).flatMap(({ key }) => rest.map((more) => ({ [option]: key, ...more })));
}

/** What can be made of each combination that a product is looked over by, as it opens. */
export function productOverview(product: Product, pricing: PricingContext): readonly ProductVariant[] {
	const { site, day, list } = pricing;
	const shown = product.overview ?? [];
	const standard = defaultConfiguration(product);
	const words = productWords(product.key, site.locale);
	return combinations(product, shown).flatMap((pinned) => {
		const opening = product.opensWith?.({ channel: site.channel, day, pinned });
		const wanted = { ...standard, ...opening, ...pinned };
		const configuration = nearestConfiguration(product, wanted, Object.keys(pinned));
		if (!configuration) return [];
		const size = sizeOf(product, configuration);
		const values = shown.map((option) => {
			const value = configuration[option] ?? "";
			return { option, value, name: words.value(option, value) };
		});
		return [
			{
				id: values.map(({ value }) => value).join("-"),
				name: values.map(({ name }) => name).join(", "),
				configuration: { ...configuration },
				query: formatConfiguration(product, configuration),
				values,
				size: size ?? null,
				sizeText: size ? saySize(size, site.locale) : null,
				from: entryPrice(product.key, list, pinned),
			},
		];
	});
}

function sizeOf({ options }: Product, configuration: Configuration) {
	return options
		.map((option) => extentOf(option, configuration[option.key] ?? ""))
		.find((extent) => extent !== undefined);
}
