import { accessory, trimOf } from "@offizin/assortment";
import { assertNever } from "@offizin/base";
import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "@offizin/cart";
import type { MadeCartItem, PackedAccessory, ProductCartItem } from "@offizin/contract";
import { toMm } from "@offizin/units";
import { accessoryName, accessoryNote, lineName, productWords, templateWords } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { patternPicture } from "../templates/product-pattern.ts";
import { type Chosen, chosenWords } from "./chosen-words.ts";
import { packedAccessories } from "./packed-accessories.ts";

/** What a name depends on, in a cart as in an order. */
type NamedLine =
	| Pick<DesignLine | SampleLine, "item" | "template" | "product">
	| Pick<ProductLine, "item" | "product">
	| Pick<ArticleLine, "item" | "sku">
	| Pick<VoucherLine, "item">;

/** What a line is called: by its card, else by its product; what is no longer sold leaves a plain word, or its SKU. */
export function nameOfLine(line: NamedLine, locale: string, { card }: Pick<TemplateStore, "card">): string {
	switch (line.item) {
		case "design":
		case "sample": {
			const template = card(line.template);
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

type ChosenView = Pick<ProductCartItem, "product" | "configuration" | "choices">;

function viewChosen(chosen: Chosen, locale: string): ChosenView {
	const { product, configuration } = chosen;
	return {
		product,
		configuration: { ...configuration },
		choices: chosenWords(chosen, locale),
	};
}

/** What there is to say of a product that is made of a design. */
export function viewMade(
	made: Chosen,
	locale: string,
): ChosenView & Pick<MadeCartItem, "size" | "accessories"> {
	const trim = trimOf(made);
	return {
		...viewChosen(made, locale),
		size: trim ? { width: toMm(trim.width), height: toMm(trim.height) } : null,
		accessories: packedAccessories(made.configuration, locale),
	};
}

/** What there is to say and to show of a product as it is chosen. */
export function viewProduct(
	made: Chosen,
	locale: string,
	templates: Pick<TemplateStore, "pattern">,
): ChosenView & Pick<ProductCartItem, "pattern"> {
	return { ...viewChosen(made, locale), pattern: patternPicture(templates, made) };
}
