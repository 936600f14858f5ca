import type { Money } from "@offizin/money";
import type { PaymentMethod } from "@offizin/orders";

/** What is to be paid for a drafted order. */
export interface PaymentDue {
	readonly order: string;
	readonly method: PaymentMethod;
	readonly total: Money;
}

/** The shopper's consent to pay. Both are called outside any transaction, any number of times for the same order. */
export interface PaymentStep {
	/** Asks for consent; must answer for the same payment each time. "open": not decided yet. */
	ask(due: PaymentDue): Promise<"agreed" | "open">;
	/** Takes the question back. After "withdrawn" nobody can agree any more; "agreed" when somebody has already. */
	withdraw(due: PaymentDue): Promise<"agreed" | "withdrawn">;
}

/** Invoice and prepayment: the shopper agreed with the button; no third party is asked. */
export const agreedByOrdering: PaymentStep = {
	ask: async () => "agreed",
	withdraw: async () => "agreed",
};
