import type { Money } from "@offizin/money";
import type { PaymentMethod } from "@offizin/orders";

/** What is to be paid for a drafted order. */
export interface PaymentDue {
	readonly order: string;
	readonly method: PaymentMethod;
	readonly total: Money;
}

/**
 * Asks for the shopper's consent to pay, outside any transaction. It may be asked again for the same order and must
 * then answer for the same payment. "open": not decided yet.
 */
export type PaymentStep = (due: PaymentDue) => Promise<"agreed" | "open">;

/** Invoice and prepayment: the shopper agreed with the button; no third party is asked. */
export const agreedByOrdering: PaymentStep = async () => "agreed";
