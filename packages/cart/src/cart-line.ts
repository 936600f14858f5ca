import type { Selection } from "@offizin/pricing";

/** A product made of a design at one revision, one way, so many times. */
export interface DesignLine extends Selection {
	readonly item: "design";
	readonly id: string;
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
}

/** Cards of a design to look at and to feel, before all of them are ordered (spec 9.1-5). */
export interface SampleLine extends Selection {
	readonly item: "sample";
	readonly id: string;
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
}

/** An accessory from stock, by its SKU. */
export interface ArticleLine {
	readonly item: "article";
	readonly id: string;
	readonly sku: string;
	readonly quantity: number;
}

/** A gift voucher worth `value` minor units of the cart's currency. */
export interface VoucherLine {
	readonly item: "voucher";
	readonly id: string;
	readonly value: number;
	readonly quantity: 1;
}

export type CartLine = DesignLine | SampleLine | ArticleLine | VoucherLine;

/** Whether a line goes to press; the others come from stock or as a mail. */
export function isPrinted<Line extends { readonly item: CartLine["item"] }>(
	line: Line,
): line is Extract<Line, { readonly item: "design" | "sample" }> {
	return line.item === "design" || line.item === "sample";
}
