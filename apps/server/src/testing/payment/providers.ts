import { type PayPalStandIn, startPayPal } from "./paypal-stand-in.ts";
import { type StripeStandIn, startStripe } from "./stripe-stand-in.ts";

export interface Providers {
	readonly stripe: StripeStandIn;
	readonly payPal: PayPalStandIn;
	/** With it a server asks these two. */
	readonly environment: Readonly<Record<string, string>>;
	close(): Promise<void>;
}

/** Both companies that collect money, standing in for themselves. */
export async function startProviders(): Promise<Providers> {
	const [stripe, payPal] = await Promise.all([startStripe(), startPayPal()]);
	return {
		...{ stripe, payPal },
		environment: { ...stripe.environment, ...payPal.environment },
		async close() {
			await Promise.all([stripe.close(), payPal.close()]);
		},
	};
}
