import { accessory } from "@offizin/assortment";
import { assertNever } from "@offizin/base";
import type { ArticleLine, DesignLine, SampleLine, VoucherLine } from "@offizin/cart";
import type { PackedAccessory } from "@offizin/contract";
import { accessoryName, accessoryNote, lineName, productWords } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";

/** What a name depends on, in a cart as in an order. */
type NamedLine =
	| Pick<DesignLine | SampleLine, "item" | "template" | "product">
	| Pick<ArticleLine, "item" | "sku">
	| Pick<VoucherLine, "item">;

/** What a line is called; what is no longer sold leaves a plain word, or its SKU. */
export function nameOfLine(line: NamedLine, locale: string, { row }: Pick<TemplateStore, "row">): string {
	switch (line.item) {
		case "design":
		case "sample":
			return row(line.template)?.name ?? productWords(line.product, locale).name;
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
