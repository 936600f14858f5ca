import { accessory, designedProduct } from "@offizin/assortment";
import { assertNever } from "@offizin/base";
import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "@offizin/cart";
import type { CartView, PackedAccessory } from "@offizin/contract";
import { accessoryName, accessoryNote, lineName, productWords, templateWords } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { patternPicture } from "../templates/product-pattern.ts";

/** What a name depends on, in a cart as in an order. */
type NamedLine =
	| Pick<DesignLine | SampleLine, "item" | "template" | "product">
	| Pick<ProductLine, "item" | "product">
	| Pick<ArticleLine, "item" | "sku">
	| Pick<VoucherLine, "item">;

/** What a line is called; what is no longer sold leaves a plain word, or its SKU. */
export function nameOfLine(line: NamedLine, locale: string, { row }: Pick<TemplateStore, "row">): string {
	switch (line.item) {
		case "design":
		case "sample": {
			const template = row(line.template);
			return template ? templateWords(template, locale).name : productWords(line.product, locale).name;
		}
		case "product":
			return productWords(line.product, locale).name;
		case "article": {
			const sold = accessory(line.sku);
			return sold ? accessoryName(sold, locale) : line.sku;
		}
		case "voucher":
			return lineName("giftVoucher.value", locale);
		default:
			return assertNever(line, "line");
	}
}

/** What there is to say and to show of an article beside its name. */
export function viewArticle(sku: string, locale: string): Pick<PackedAccessory, "sku" | "note" | "swatch"> {
	const sold = accessory(sku);
	if (!sold) return { sku };
	const note = accessoryNote(sold, locale);
	return { sku, swatch: sold.swatch, ...(note ? { note } : {}) };
}

type ProductItem = Extract<CartView["items"][number], { item: "product" }>;

/** What there is to say and to show of a product as it is chosen. */
export function viewProduct(
	{ product, configuration }: Pick<ProductLine, "product" | "configuration">,
	locale: string,
	templates: Pick<TemplateStore, "pattern">,
): Pick<ProductItem, "product" | "configuration" | "choices" | "pattern"> {
	const words = productWords(product, locale);
	return {
		product,
		configuration: { ...configuration },
		choices: designedProduct(product).options.flatMap(({ key }) => {
			const value = configuration[key];
			return value === undefined ? [] : [{ name: words.option(key), value: words.value(key, value) }];
		}),
		pattern: patternPicture(templates, { product, configuration }),
	};
}
