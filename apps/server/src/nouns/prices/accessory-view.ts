import { type Accessory, accessory, parseSku, type UnknownSku } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { money } from "@offizin/money";
import { accessoryItem, type PriceError, quoteAccessory } from "@offizin/pricing";
import { accessoryName } from "@offizin/words";
import { viewQuote } from "./dated-quote.ts";
import { accessoryTerms, arrivalOf, deliveryView, type PricingContext } from "./pricing-context.ts";

/** The SKUs of a parameter, each once, in their order. */
export function skusIn(text: string): string[] {
	return [...new Set(text.split(",").map((sku) => sku.trim()))].filter((sku) => sku !== "");
}

/** What is sold by some SKUs; none at all and the first unknown one are refused. */
export function accessoriesOf(skus: readonly string[]): Result<readonly Accessory[], UnknownSku> {
	const found: Accessory[] = [];
	for (const sku of skus.length === 0 ? [""] : skus) {
		const one = accessory(sku);
		const parsed = parseSku(sku);
		if (!parsed.ok) return err(parsed.error);
		if (one) found.push(one);
	}
	return ok(found);
}

/** The quote of an accessory bought by itself, with its date. */
export function accessoryQuote({ sku, kind }: Accessory, quantity: number, pricing: PricingContext) {
	const quote = quoteAccessory(sku, quantity, accessoryTerms(pricing));
	if (!quote.ok) return quote;
	return ok({
		...viewQuote(quote.value, pricing.site.locale),
		...deliveryView(pricing, arrivalOf(pricing, [accessoryItem(sku, kind)])),
	});
}

/** An accessory as it is sold, with the price of one. */
export function accessoryView(
	sold: Accessory,
	pricing: PricingContext,
): Result<
	{
		sku: string;
		kind: string;
		name: string;
		swatch: string;
		price: ReturnType<typeof money>;
		shipsSeparately: boolean;
		withdrawal: "14d";
	},
	PriceError | UnknownSku
> {
	const { sku, kind, swatch, shipsSeparately, withdrawal } = sold;
	const quote = quoteAccessory(sku, 1, accessoryTerms(pricing));
	if (!quote.ok) return quote;
	const price = money(quote.value.total, pricing.list.currency);
	const name = accessoryName(sold, pricing.site.locale);
	return ok({ sku, kind, name, swatch, price, shipsSeparately, withdrawal });
}
