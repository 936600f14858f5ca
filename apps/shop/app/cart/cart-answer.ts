import type { MadeCartItem, ProductCartItem } from "@offizin/contract";
import type { Offline } from "./or-offline.ts";

/** A line that was taken out, with all it takes to put it back. */
export type RemovedLine =
	| Pick<MadeCartItem, "designId" | "name" | "quantity" | "configuration">
	| Pick<ProductCartItem, "product" | "name" | "quantity" | "configuration">
	| { readonly sku: string; readonly name: string; readonly quantity: number };

/** A change that did not happen. */
export interface CartRefusal {
	readonly kind: "refused";
	readonly code: string;
	readonly message: string;
	/** The line it is about, with what was typed there. */
	readonly line?: string | undefined;
	readonly quantity?: string | undefined;
	/** The code of a voucher that was not taken, as typed. */
	readonly voucher?: string | undefined;
	/** The line that should have come back. */
	readonly removed?: RemovedLine | undefined;
}

/** What the cart has to say after a change; a change that speaks for itself says nothing. */
export type CartAnswer =
	| CartRefusal
	| (Offline & { readonly line?: never })
	| { readonly kind: "removed"; readonly removed: RemovedLine; readonly line?: never };
