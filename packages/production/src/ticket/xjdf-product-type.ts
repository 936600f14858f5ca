import type { ProductKey } from "@offizin/assortment";
import type { JobTicket } from "./ticket.ts";

/** Sheets that are neither bound nor folded, other than to be packed. */
const FLAT = "FlatWork";

/** What XJDF calls a product that is printed; what has no word of its own there is flat work. */
const ofProduct: Readonly<Partial<Record<ProductKey, string>>> = { card: "Card", giftwrap: FLAT };

/** Forms of a product that XJDF has words for. */
const ofForm: Readonly<Record<string, string>> = {
	briefumschlag: "Envelope",
	flaschenetikett: "Label",
	sticker: "Label",
	"wunderkerzen-etikett": "Label",
};

/** What is made, in the vocabulary of XJDF (Component, ProductType). */
export function xjdfProductType({ product: { type, form }, stitching }: JobTicket): string {
	if (stitching) return "Booklet";
	const products: Readonly<Record<string, string>> = ofProduct;
	return ofForm[form] ?? products[type] ?? FLAT;
}
