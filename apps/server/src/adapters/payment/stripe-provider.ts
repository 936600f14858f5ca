import { type Currency, currencies, money } from "@offizin/money";
import type { RefundState } from "@offizin/orders";
import type Stripe from "stripe";
import type { StripeAccess } from "../../payment-config.ts";
import type {
	PaymentFacts,
	PaymentProvider,
	ProviderEvent,
	ProviderState,
	RefundFacts,
} from "./payment-provider.ts";

const methodTypes = { card: "card", klarna: "klarna", sepa: "sepa_debit" } as const;
type StripeMethod = keyof typeof methodTypes;
const TIMEOUT_MS = 20_000;

/** Cards with the wallets of a phone, Klarna and direct debits, on Stripe's own page: no card number comes near us. */
export function stripeProvider({ secretKey, webhookSecret, address }: StripeAccess): PaymentProvider {
	let client: Promise<Stripe> | undefined;
	const stripe = () => {
		client ??= import("stripe").then(
			({ default: Client }) =>
				new Client(secretKey, {
					...hostOf(address),
					timeout: TIMEOUT_MS,
					maxNetworkRetries: 2,
					telemetry: false,
				}),
		);
		return client;
	};

	return {
		key: "stripe",
		methods: Object.keys(methodTypes) as StripeMethod[],
		async open({ order, number, method, total, locale, email, brand, paidAt, cancelledAt }) {
			const name = `${brand} ${number}`;
			const session = await (await stripe()).checkout.sessions.create(
				{
					mode: "payment",
					client_reference_id: number,
					customer_email: email,
					allowed_payment_method_types: [methodTypes[method as StripeMethod]],
					payment_intent_data: { description: name, metadata: { order: number } },
					line_items: [
						{
							quantity: 1,
							price_data: {
								...{ currency: total.currency, unit_amount: total.amount },
								product_data: { name },
							},
						},
					],
					// What was agreed to is what is paid: no other currency.
					adaptive_pricing: { enabled: false },
					locale: localeOf(locale),
					...{ success_url: paidAt, cancel_url: cancelledAt },
				},
				{ idempotencyKey: `order-${order}` },
			);
			return { id: session.id, payAt: session.url ?? cancelledAt };
		},
		async look(id) {
			const api = await stripe();
			const session = await api.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
			const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
			const refunds = intent
				? await api.refunds.list({ payment_intent: intent.id, limit: 100 })
				: { data: [] };
			return factsOf(session, intent, refunds.data);
		},
		// Stripe collects by itself.
		collect: async () => undefined,
		async close(id) {
			const api = await stripe();
			await api.checkout.sessions.expire(id).catch((error) => {
				// Not open any more: whether it is paid or closed is found out by looking.
				if (!isInvalid(error)) throw error;
			});
		},
		async refund({ refund, reference, amount }) {
			try {
				const given = await (await stripe()).refunds.create(
					{ payment_intent: reference, amount: amount.amount },
					{ idempotencyKey: `refund-${refund}` },
				);
				return refundOf(given);
			} catch (error) {
				if (isInvalid(error)) return { code: "refund_refused", why: error.message };
				throw error;
			}
		},
		async readEvent(body, headers) {
			const api = await stripe();
			try {
				const event = await api.webhooks.constructEventAsync(
					body,
					headers.get("stripe-signature") ?? "",
					webhookSecret,
				);
				return eventOf(event);
			} catch (error) {
				if (hasType(error, "StripeSignatureVerificationError")) return undefined;
				throw error;
			}
		},
	};
}

function hostOf(address: string | undefined): Stripe.StripeConfig {
	if (address === undefined) return {};
	const { hostname, port, protocol } = new URL(address);
	return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}

function factsOf(
	session: Stripe.Checkout.Session,
	intent: Stripe.PaymentIntent | null,
	refunds: readonly Stripe.Refund[],
): PaymentFacts {
	return {
		state: stateOf(session, intent),
		total: money(session.amount_total ?? 0, currencyOf(session.currency)),
		reference: intent?.id ?? null,
		payAt: session.url,
		refunds: refunds.map(refundOf),
	};
}

function stateOf(
	{ status, payment_status }: Stripe.Checkout.Session,
	intent: Stripe.PaymentIntent | null,
): ProviderState {
	if (status === "expired") return "closed";
	if (status !== "complete") return "open";
	if (payment_status === "paid") return "paid";
	return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "pending";
}

const refundStates: Readonly<Record<string, RefundState>> = {
	succeeded: "done",
	failed: "failed",
	canceled: "failed",
};

function refundOf({ id, amount, status }: Stripe.Refund): RefundFacts {
	return { id, amount, state: refundStates[status ?? ""] ?? "requested" };
}

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
	const object = data.object as {
		readonly id?: string;
		readonly payment_intent?: string | { id: string } | null;
	};
	const intent =
		typeof object.payment_intent === "string" ? object.payment_intent : object.payment_intent?.id;
	const about = type.startsWith("checkout.session.") ? object.id : intent;
	return { id, kind: type, about: about ?? null, isDispute: type.startsWith("charge.dispute.") };
}

function currencyOf(code: string | null): Currency {
	const found = currencies.find((currency) => currency === code);
	if (!found) throw new Error(`a payment in ${code}, which no shop of ours sells in`);
	return found;
}

/** Languages of the page that somebody pays on. */
const languages = ["da", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "sv"] as const;

function localeOf(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
	return languages.find((language) => locale.startsWith(language)) ?? "auto";
}

function isInvalid(error: unknown): error is Error {
	return hasType(error, "StripeInvalidRequestError");
}

function hasType(error: unknown, type: string): error is Error {
	return error instanceof Error && "type" in error && error.type === type;
}
