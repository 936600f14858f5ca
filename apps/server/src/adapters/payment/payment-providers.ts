import { type ProvidedMethod, paymentMethods } from "@offizin/orders";
import type { PaymentAccess } from "../../payment-config.ts";
import type { PaymentProvider, ProviderKey } from "./payment-provider.ts";
import { payPalProvider } from "./paypal-provider.ts";
import { stripeProvider } from "./stripe-provider.ts";

/** The companies that collect money for this installation. */
export interface PaymentProviders {
	/** What can be paid by them, in the order it is offered. */
	readonly methods: readonly ProvidedMethod[];
	/** Who carries a method out; undefined where nobody does, or not any more. */
	for(method: string): PaymentProvider | undefined;
	named(key: ProviderKey): PaymentProvider | undefined;
}

/** Those that the configuration has keys for. */
export function paymentProviders({ stripe, payPal }: PaymentAccess): PaymentProviders {
	const providers: readonly PaymentProvider[] = [
		...(stripe ? [stripeProvider(stripe)] : []),
		...(payPal ? [payPalProvider(payPal)] : []),
	];
	const carriedOutBy = (method: string) =>
		providers.find(({ methods }) => methods.some((own) => own === method));
	return {
		methods: paymentMethods.filter((method): method is ProvidedMethod => carriedOutBy(method) !== undefined),
		for: carriedOutBy,
		named: (key) => providers.find((provider) => provider.key === key),
	};
}
