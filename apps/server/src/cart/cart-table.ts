import type { StoredConfiguration } from "@offizin/assortment";
import type { CartLine } from "@offizin/cart";
import type { Json, Timestamp } from "../database/column.ts";

type StoredCartLine = Omit<CartLine, "product" | "configuration"> & {
	/** Absent in lines stored when there were cards only. */
	readonly product?: CartLine["product"];
	readonly configuration: StoredConfiguration;
};

/** What a visitor wants to order in one channel. */
export interface CartTable {
	id: string;
	/** Hash of the visitor it belongs to (http/visitor.ts). */
	owner: string;
	channel: string;
	version: number;
	lines: Json<readonly StoredCartLine[]>;
	changed_at: Timestamp;
	/** Set when an order came of it; the visitor's next cart is a new one. */
	ordered_at: Timestamp | null;
}
