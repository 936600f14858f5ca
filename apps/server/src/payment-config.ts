import { z } from "zod";

const testAddress = z.url({ protocol: /^http$/, error: "is not an http:// address" }).optional();

/** What the environment says about those who collect money for us. */
export const paymentEnvironment = {
	/** Cards, wallets, Klarna and direct debits are offered with both of these. */
	STRIPE_SECRET_KEY: z.string().optional(),
	STRIPE_WEBHOOK_SECRET: z.string().optional(),
	/** PayPal is offered with all three of these; in its sandbox nobody pays with money. */
	PAYPAL_CLIENT_ID: z.string().optional(),
	PAYPAL_CLIENT_SECRET: z.string().optional(),
	PAYPAL_WEBHOOK_ID: z.string().optional(),
	PAYPAL_SANDBOX: z.enum(["on", "off"]).default("off"),
	/** Who answers in the place of a provider; only tests set them. */
	TEST_STRIPE_ADDRESS: testAddress,
	TEST_PAYPAL_ADDRESS: testAddress,
};

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>;

export interface StripeAccess {
	readonly secretKey: string;
	/** Of the address that Stripe sends its events to. */
	readonly webhookSecret: string;
	/** Another address than Stripe's own. */
	readonly address?: string | undefined;
}

export interface PayPalAccess {
	readonly clientId: string;
	readonly clientSecret: string;
	/** Of the address that PayPal sends its events to. */
	readonly webhookId: string;
	readonly isSandbox: boolean;
	/** Another address than PayPal's own. */
	readonly address?: string | undefined;
}

/** Absent providers are not offered. */
export interface PaymentAccess {
	readonly stripe: StripeAccess | undefined;
	readonly payPal: PayPalAccess | undefined;
}

/** Of one provider each: all of them or none. */
const keySets = [
	["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
	["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
] as const;

/** Keys that are missing beside others of their provider, and why they are needed. */
export function missingKeys(
	environment: PaymentEnvironment,
): readonly (readonly [key: string, message: string])[] {
	return keySets.flatMap((keys) => {
		const given = keys.find((key) => environment[key]);
		const missing = keys.filter((key) => !environment[key]);
		return given ? missing.map((key) => [key, `is needed beside ${given}`] as const) : [];
	});
}

/** Who collects money for us. */
export function paymentsOf(environment: PaymentEnvironment): PaymentAccess {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
	const {
		PAYPAL_CLIENT_ID: clientId,
		PAYPAL_CLIENT_SECRET: clientSecret,
		PAYPAL_WEBHOOK_ID: webhookId,
	} = environment;
	return {
		stripe:
			secretKey && webhookSecret
				? { secretKey, webhookSecret, address: environment.TEST_STRIPE_ADDRESS }
				: undefined,
		payPal:
			clientId && clientSecret && webhookId
				? {
						...{ clientId, clientSecret, webhookId, address: environment.TEST_PAYPAL_ADDRESS },
						isSandbox: environment.PAYPAL_SANDBOX === "on",
					}
				: undefined,
	};
}
