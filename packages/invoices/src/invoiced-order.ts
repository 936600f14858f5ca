import type { Order } from "@offizin/orders";
import type { Quote } from "@offizin/pricing";

/** What of a placed order its invoice is made of. */
export interface InvoicedOrder
	extends Pick<
		Order,
		"number" | "channel" | "billing" | "shipping" | "payment" | "charges" | "total" | "vat"
	> {
	readonly lines: readonly InvoicedLine[];
}

interface InvoicedLine {
	readonly id: string;
	/** As it was called when it was ordered. */
	readonly name: string;
	readonly details: readonly string[];
	readonly quantity: number;
	readonly quote: Pick<Quote, "unit" | "total" | "vat">;
}
