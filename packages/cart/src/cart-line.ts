import type { Selection } from "@offizin/pricing";

/** How many cards and envelopes there were when somebody said that this is how it is meant. */
export interface IntendedCounts {
	readonly cards: number;
	readonly envelopes: number;
}

/** A product made of a design at one revision, one way, so many times. */
export interface DesignLine extends Selection {
	readonly item: "design";
	readonly id: string;
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
	/** Each copy is a guest's own: there are as many as guests, and no other number of them. */
	readonly isPersonal?: true;
	/** A set of prints: there are as many as its design counts, and no other number of them. */
	readonly isSet?: true;
	/** What its ground is called among the colours of the design, where that is chosen and printed. */
	readonly ground?: string;
	/** The design it goes with, as an envelope goes with its card. */
	readonly beside?: string;
	readonly intended?: IntendedCounts;
}

/** Cards of a design to look at and to feel, before all of them are ordered (spec 9.1-5). */
export interface SampleLine extends Selection {
	readonly item: "sample";
	readonly id: string;
	readonly designId: string;
	readonly revision: number;
	readonly template: string;
}

/** A product as it is chosen, printed with a pattern of ours: nothing on it is a person's own. */
export interface ProductLine extends Selection {
	readonly item: "product";
	readonly id: string;
}

/** An accessory from stock, by its SKU. */
export interface ArticleLine {
	readonly item: "article";
	readonly id: string;
	readonly sku: string;
	readonly quantity: number;
	readonly intended?: IntendedCounts;
}

/** A gift voucher worth `value` minor units of the cart's currency. */
export interface VoucherLine {
	readonly item: "voucher";
	readonly id: string;
	readonly value: number;
	readonly quantity: 1;
}

export type CartLine = DesignLine | SampleLine | ProductLine | ArticleLine | VoucherLine;

/** Items that go to press; the others come from stock or as a mail. */
export const printedItems = ["design", "sample", "product"] as const;
type PrintedItem = (typeof printedItems)[number];

/** Whether a line goes to press. */
export function isPrinted<Line extends { readonly item: CartLine["item"] }>(
	line: Line,
): line is Extract<Line, { readonly item: PrintedItem }> {
	return printedItems.some((item) => item === line.item);
}

/** Whether a line is made of a person's design. */
export function isDesigned<Line extends { readonly item: CartLine["item"] }>(
	line: Line,
): line is Extract<Line, { readonly item: "design" | "sample" }> {
	return line.item === "design" || line.item === "sample";
}
