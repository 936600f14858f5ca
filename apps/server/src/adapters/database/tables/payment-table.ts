import type { RefundState } from "@offizin/orders";
import type { ProviderKey } from "../../payment/payment-provider.ts";
import type { Timestamp } from "../column.ts";

/** A payment that a provider carries out: one for an order. */
export interface PaymentSessionTable {
	order: string;
	provider: ProviderKey;
	/** What the provider calls it; null until it has answered. */
	id: string | null;
	/** withdrawn: nobody may agree any more. taken: somebody has agreed, or we are collecting. */
	state: "open" | "taken" | "withdrawn";
	/** Of the money, once it is on its way. */
	reference: string | null;
	created_at: Timestamp;
}

/** What a provider has told of: once, however often it was sent. */
export interface PaymentEventTable {
	provider: ProviderKey;
	id: string;
	/** In the words of the provider. */
	kind: string;
	/** Id of a payment or reference of its money. */
	about: string | null;
	is_dispute: boolean;
	received_at: Timestamp;
	worked_at: Timestamp | null;
}

/** Money that goes back. */
export interface RefundTable {
	id: string;
	order: string;
	/** Minor units of the currency of the order. */
	amount: number;
	state: RefundState;
	reason: string;
	/** Null: somebody transfers it by hand. */
	provider: ProviderKey | null;
	/** What the provider calls it. */
	provider_refund: string | null;
	/** Why it failed, in the words of the provider. */
	problem: string | null;
	/** Name the member of staff had then; null for the shop itself. */
	by: string | null;
	requested_at: Timestamp;
	ended_at: Timestamp | null;
}
