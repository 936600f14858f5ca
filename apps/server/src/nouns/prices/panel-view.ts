import { accessory, formatLink, type Product } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import type { OptionPanel } from "@offizin/contract";
import {
	type PanelOption,
	type PriceError,
	panelOptions,
	quoteSelection,
	type Selection,
} from "@offizin/pricing";
import { formatConfiguration } from "@offizin/solver";
import { accessoryPart, type ProductWords, productWords } from "@offizin/words";
import { datedQuote, ladderOf } from "./dated-quote.ts";
import { deliveryOf, type PricingContext, termsOf } from "./pricing-context.ts";
import { productFacts } from "./product-facts.ts";
import type { GaveWay, SelectedProduct } from "./read-selection.ts";

type Settled = SelectedProduct & { readonly gaveWay: readonly GaveWay[] };

/** Everything an option panel shows of a selection (design.md §1.4, §1.5). */
export function panelView(
	{ product, selection, gaveWay }: Settled,
	template: string | undefined,
	pricing: PricingContext,
): Result<OptionPanel, PriceError> {
	const { configuration, quantity } = selection;
	const quote = datedQuote(selection, pricing);
	if (!quote.ok) return quote;
	const ladder = ladderOf(selection, pricing);
	if (!ladder.ok) return ladder;
	const terms = termsOf(pricing, product.key);
	const words = productWords(product.key, pricing.site.locale);
	const options = panelOptions(product, selection, {
		quote: (other) => quoteSelection(other, { ...terms, vatRate: undefined }),
		deliveryOf: (other) => deliveryOf(pricing, other),
	});
	if (!options.ok) return options;
	return ok({
		product: product.key,
		name: words.name,
		configuration: { ...configuration },
		query: `${formatConfiguration(product, configuration)}&quantity=${quantity}`,
		options: options.value.map((option) =>
			optionView(option, product, { ...words, locale: pricing.site.locale }),
		),
		adjustments: gaveWay.map(({ option, from, to, reason }) => ({
			option,
			name: words.option(option),
			from: words.value(option, from),
			to: words.value(option, to),
			reason: words.because(reason),
		})),
		quantity,
		quantities: { max: product.quantities.max },
		ladder: ladder.value,
		quote: quote.value,
		facts: productFacts(product, configuration, pricing),
		isSoldAsChosen: product.pattern !== undefined,
		configurator: template === undefined ? null : { path: configuratorPath(product, selection, template) },
	});
}

/** Where the editor of a template opens with what is chosen. */
function configuratorPath(
	product: Product,
	{ configuration, quantity }: Selection,
	template: string,
): string {
	const link = formatLink({ product, configuration, quantity, references: {} });
	return link.replace("/?", `/${encodeURIComponent(template)}/?`);
}

function optionView(
	{ limits, values, withheld, ...option }: PanelOption,
	{ options, follows }: SelectedProduct["product"],
	words: ProductWords & { readonly locale: string },
) {
	const { key } = option;
	const domain = options.find((one) => one.key === key)?.domain;
	return {
		...option,
		name: words.option(key),
		values: values.map(({ violated, changes, along, ...value }) => {
			const note = words.note(key, value.value);
			return {
				...value,
				name: words.value(key, value.value),
				...(note === undefined ? {} : { note }),
				...envelopeFacts(value.value, words.locale),
				...(violated ? { reason: words.reason(violated) } : {}),
				changes: changesInWords(changes, words),
				...(along.length > 0 ? { along: changesInWords(along, words) } : {}),
				...(follows && changes.length > 0
					? { without: changes.map(({ option, to }) => words.value(option, to)).join(", ") }
					: {}),
			};
		}),
		...(withheld.length > 0
			? {
					withheld: withheld.map(({ value, violated }) => ({
						value,
						name: words.value(key, value),
						reason: words.reason(violated),
					})),
				}
			: {}),
		...(domain?.kind === "whole"
			? { min: domain.min, max: domain.max, step: domain.step, unit: words.unit(key) }
			: {}),
		...(limits ? { short: { ...limits.short }, long: { ...limits.long } } : {}),
	};
}

function changesInWords(changes: PanelOption["values"][number]["changes"], words: ProductWords): string[] {
	return changes.map(({ option, to }) => `${words.option(option)}: ${words.value(option, to)}`);
}

function envelopeFacts(sku: string, locale: string) {
	const sold = accessory(sku);
	if (sold?.parts.kind !== "envelope") return {};
	const [flapName, colorName] = [accessoryPart(sold, "type", locale), accessoryPart(sold, "colour", locale)];
	return { envelope: { flap: sold.parts.type, flapName, colorName } };
}
