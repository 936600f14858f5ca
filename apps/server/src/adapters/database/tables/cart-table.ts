import type { StoredOwner } from "@offizin/accounts";
import type { ProductKey, StoredConfiguration } from "@offizin/assortment";
import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "@offizin/cart";
import type { Json, Timestamp } from "../column.ts";

/** A line as it was stored when carts held designs only, and before when these were cards only. */
type StoredMade<Line extends DesignLine | SampleLine> = Omit<Line, "item" | "product" | "configuration"> & {
	readonly item?: Line["item"];
	readonly product?: ProductKey;
	readonly configuration: StoredConfiguration;
};

type StoredProduct = Omit<ProductLine, "configuration"> & { readonly configuration: StoredConfiguration };

export type StoredCartLine = StoredMade<DesignLine | SampleLine> | StoredProduct | ArticleLine | VoucherLine;

/** What somebody wants to order in one channel. */
export interface CartTable {
	id: string;
	/** Null once the contact of its order was removed (nouns/orders/remove-contact.ts). */
	owner: StoredOwner | null;
	channel: string;
	version: number;
	lines: Json<readonly StoredCartLine[]>;
	/** Of a voucher, as it is stored with it. */
	voucher: string | null;
	changed_at: Timestamp;
	/** Set when an order came of it; the owner's next cart is a new one. */
	ordered_at: Timestamp | null;
}
