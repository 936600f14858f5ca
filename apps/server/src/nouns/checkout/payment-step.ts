import type { Money } from "@offizin/money";
import type { PaymentMethod } from "@offizin/orders";
import type { Site } from "@offizin/sites";

/** What is to be paid for a drafted order. */
export interface PaymentDue {
	/** Id of the order. */
	readonly order: string;
	/** What who ordered knows it by. */
	readonly number: string;
	readonly method: PaymentMethod;
	readonly total: Money;
	readonly site: Site;
	readonly email: string;
}

/**
 * agreed: the money is owed or on its way · paid: it is there · differs: somebody has agreed, to another sum than ours ·
 * open: nobody has agreed.
 */
export type Consent = "agreed" | "paid" | "differs" | "open";

/** Open, and where somebody can agree. */
export interface PayAt {
	readonly payAt: string;
}

/** Whether nobody has agreed yet. */
export function isOpen(consent: Consent | PayAt): consent is PayAt | "open" {
	return consent === "open" || typeof consent === "object";
}

/** The shopper's consent to pay. Both are called outside any transaction, any number of times for the same order. */
export interface PaymentStep {
	/** Asks for consent; must answer for the same payment each time. */
	ask(due: PaymentDue): Promise<Consent | PayAt>;
	/** Takes the question back. After "withdrawn" nobody can agree any more; "agreed" when somebody has already. */
	withdraw(due: PaymentDue): Promise<"agreed" | "withdrawn">;
}

/** Invoice and prepayment: the shopper agreed with the button; no third party is asked. */
export const agreedByOrdering: PaymentStep = {
	ask: async () => "agreed",
	withdraw: async () => "agreed",
};
