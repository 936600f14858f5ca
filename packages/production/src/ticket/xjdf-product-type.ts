import type { ProductKey } from "@offizin/assortment";
import type { JobTicket } from "./ticket.ts";

type Table = Readonly<Record<string, string>>;

/** Products that XJDF has a word for. */
const ofProduct: Table = { card: "Card" } satisfies Partial<Record<ProductKey, string>>;

/** Forms of a product that it has a word for. */
const ofForm: Table = {
	briefumschlag: "Envelope",
	flaschenetikett: "Label",
	sticker: "Label",
	"wunderkerzen-etikett": "Label",
};

/**
 * What is made, in the vocabulary of XJDF (Component, ProductType); all else is flat work: neither bound nor folded, other
 * than to be packed.
 */
export function xjdfProductType({ product: { type, form }, stitching }: JobTicket): string {
	return stitching ? "Booklet" : (ofForm[form] ?? ofProduct[type] ?? "FlatWork");
}
