import type { Product } from "@offizin/assortment";
import { ok } from "@offizin/base";
import { MAX_SAMPLES, quoteSamples, sampleItem } from "@offizin/pricing";
import { type Configuration, formatConfiguration } from "@offizin/solver";
import { viewQuote } from "./dated-quote.ts";
import { arrivalOf, deliveryView, type PricingContext, termsOf } from "./pricing-context.ts";
import type { SelectedProduct } from "./read-selection.ts";

/** Copies of a sample that are offered. */
const steps = [1, 2, 3, 4, 5, 10, MAX_SAMPLES];

/** A sample is the card alone, whatever its design is usually packed with. */
function withoutAccessories({ options }: Product, configuration: Configuration): Configuration {
	const accessories = options.filter(({ parameter }) => parameter === "sku");
	return { ...configuration, ...Object.fromEntries(accessories.map(({ key }) => [key, "ohne"])) };
}

/** The price of sample cards for somebody who has had none in the last 30 days (spec 9.1-5). */
export function sampleAnswer({ product, selection }: SelectedProduct, pricing: PricingContext) {
	const { quantity } = selection;
	const configuration = withoutAccessories(product, selection.configuration);
	const terms = termsOf(pricing, product.key);
	const quote = quoteSamples(quantity, 0, terms);
	if (!quote.ok) return quote;
	const ladder: { quantity: number; unit: number; total: number }[] = [];
	for (const step of steps) {
		const priced = quoteSamples(step, 0, terms);
		if (!priced.ok) return priced;
		ladder.push({ quantity: step, unit: priced.value.unit, total: priced.value.total });
	}
	return ok({
		...viewQuote(quote.value, pricing.site.locale),
		...deliveryView(pricing, arrivalOf(pricing, [sampleItem("sample", { ...selection, configuration })])),
		configuration: { ...configuration },
		query: `${formatConfiguration(product, configuration)}&isSample=1`,
		ladder,
	});
}
