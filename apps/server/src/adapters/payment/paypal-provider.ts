import { Agent } from "node:https";
import { connect } from "node:net";
import { invariant } from "@offizin/base";
import { type Currency, currencies, type Money, money } from "@offizin/money";
import type { RefundState } from "@offizin/orders";
import type { Client, Order, Refund } from "@paypal/paypal-server-sdk";
import { z } from "zod";
import type { PayPalAccess } from "../../payment-config.ts";
import type { PaymentFacts, PaymentProvider, ProviderState, RefundFacts } from "./payment-provider.ts";

const TIMEOUT_MS = 20_000;

type Sdk = typeof import("@paypal/paypal-server-sdk");

/** PayPal on its own page. We collect what somebody approved there, so what is never collected costs nobody anything. */
export function payPalProvider(access: PayPalAccess): PaymentProvider {
	let opened: Promise<{ readonly sdk: Sdk; readonly client: Client }> | undefined;
	const open = () => {
		opened ??= import("@paypal/paypal-server-sdk").then((sdk) => ({ sdk, client: clientOf(sdk, access) }));
		return opened;
	};
	const orders = async () => {
		const { sdk, client } = await open();
		return new sdk.OrdersController(client);
	};

	return {
		key: "paypal",
		methods: ["paypal"],
		async open({ order, number, total, locale, brand, paidAt, cancelledAt }) {
			const { sdk } = await open();
			const { result } = await (await orders()).createOrder({
				paypalRequestId: `order-${order}`,
				body: {
					intent: sdk.CheckoutPaymentIntent.Capture,
					purchaseUnits: [
						{
							amount: amountOf(total),
							customId: number,
							invoiceId: number,
							description: `${brand} ${number}`,
						},
					],
					paymentSource: {
						paypal: {
							experienceContext: {
								...{ brandName: brand, locale, returnUrl: paidAt, cancelUrl: cancelledAt },
								shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
								userAction: sdk.PaypalExperienceUserAction.PayNow,
							},
						},
					},
				},
			});
			const payAt = payAtOf(result);
			invariant(result.id !== undefined && payAt !== null, "PayPal names an order and where it is paid");
			return { id: result.id, payAt };
		},
		look: async (id) => factsOf((await (await orders()).getOrder({ id })).result),
		async collect(id) {
			const { sdk } = await open();
			try {
				await (await orders()).captureOrder({ id, paypalRequestId: `capture-${id}` });
			} catch (error) {
				// Declined, or collected by somebody else meanwhile: looking at it says which.
				if (!(error instanceof sdk.ApiError) || error.statusCode !== 422) throw error;
			}
		},
		// An order that is not collected ends by itself.
		close: async () => undefined,
		async refund({ refund, reference, amount }) {
			const { sdk, client } = await open();
			try {
				const { result } = await new sdk.PaymentsController(client).refundCapturedPayment({
					captureId: reference,
					paypalRequestId: `refund-${refund}`,
					prefer: "return=representation",
					body: { amount: amountOf(amount) },
				});
				return refundOf(result);
			} catch (error) {
				if (!(error instanceof sdk.ApiError) || error.statusCode !== 422) throw error;
				return { code: "refund_refused", why: issueOf(error.body) };
			}
		},
		async readEvent(body, headers) {
			const { client } = await open();
			const event = eventSchema.safeParse(parsed(body));
			if (!event.success || !(await isSigned(client, access.webhookId, { body, headers }))) return undefined;
			const { id, event_type: kind, resource } = event.data;
			const isDispute = kind.startsWith("CUSTOMER.DISPUTE.");
			return { id, kind, isDispute, about: aboutOf(kind, resource) };
		},
	};
}

function clientOf(sdk: Sdk, { clientId, clientSecret, isSandbox, address }: PayPalAccess): Client {
	return new sdk.Client({
		clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
		environment: isSandbox ? sdk.Environment.Sandbox : sdk.Environment.Production,
		timeout: TIMEOUT_MS,
		...(address === undefined ? {} : { httpClientOptions: { httpsAgent: agentTo(address) } }),
	});
}

/** Connects to `address`, "http://localhost:4000", whatever host is asked for: the client knows PayPal's own only. */
function agentTo(address: string): Agent {
	const { hostname, port } = new URL(address);
	return Object.assign(new Agent(), { createConnection: () => connect(Number(port), hostname) });
}

const headerNames = {
	auth_algo: "paypal-auth-algo",
	cert_url: "paypal-cert-url",
	transmission_id: "paypal-transmission-id",
	transmission_sig: "paypal-transmission-sig",
	transmission_time: "paypal-transmission-time",
} as const;

/** Asks PayPal whether it has sent this. The event goes back as it came: written anew it would be another one. */
async function isSigned(
	client: Client,
	webhookId: string,
	{ body, headers }: { readonly body: string; readonly headers: Headers },
): Promise<boolean> {
	const told = Object.entries(headerNames).map(([field, header]) => [field, headers.get(header) ?? ""]);
	if (told.some(([, value]) => value === "")) return false;
	const fields = JSON.stringify({ ...Object.fromEntries(told), webhook_id: webhookId });
	const request = client.getRequestBuilderFactory()("POST", "/v1/notifications/verify-webhook-signature");
	request.contentType("application/json");
	request.text(`${fields.slice(0, -1)},"webhook_event":${body}}`);
	request.authenticate([{ oauth2: true }]);
	const { result } = await request.callAsText();
	return verdictSchema.parse(parsed(result)).verification_status === "SUCCESS";
}

const verdictSchema = z.object({ verification_status: z.string() });
const eventSchema = z.object({
	id: z.string(),
	event_type: z.string(),
	resource: z.object({
		id: z.string().optional(),
		supplementary_data: z
			.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
			.optional(),
		links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
		disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
	}),
});

type Resource = z.infer<typeof eventSchema>["resource"];

/** The order or the money that an event is about: an order, a capture of one, a refund of a capture, a dispute about one. */
function aboutOf(
	kind: string,
	{ id, supplementary_data, links, disputed_transactions }: Resource,
): string | null {
	const capture = disputed_transactions?.[0]?.seller_transaction_id;
	const refunded = links
		?.find(({ rel }) => rel === "up")
		?.href.split("/")
		.at(-1);
	const isRefund = kind === "PAYMENT.CAPTURE.REFUNDED" || kind === "PAYMENT.CAPTURE.REVERSED";
	return (
		capture ?? (isRefund ? refunded : undefined) ?? supplementary_data?.related_ids?.order_id ?? id ?? null
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function factsOf(order: Order): PaymentFacts {
	const [unit] = order.purchaseUnits ?? [];
	const captures = unit?.payments?.captures ?? [];
	const capture =
		captures.find(({ status }) => status !== "DECLINED" && status !== "FAILED") ?? captures.at(-1);
	invariant(unit?.amount !== undefined, `PayPal names the amount of ${order.id}`);
	return {
		state: stateOf(order.status, capture?.status),
		total: moneyOf(capture?.amount ?? unit.amount),
		reference: capture?.id ?? null,
		payAt: payAtOf(order),
		refunds: (unit.payments?.refunds ?? []).map(refundOf),
	};
}

const captured: Readonly<Record<string, ProviderState>> = {
	COMPLETED: "paid",
	REFUNDED: "paid",
	PARTIALLY_REFUNDED: "paid",
	PENDING: "pending",
};

function stateOf(status: string | undefined, capture: string | undefined): ProviderState {
	// What was declined may be paid another way until the order is completed.
	if (capture !== undefined) return captured[capture] ?? (status === "COMPLETED" ? "failed" : "open");
	if (status === "APPROVED") return "approved";
	return status === "VOIDED" ? "closed" : "open";
}

const refundStates: Readonly<Record<string, RefundState>> = {
	COMPLETED: "done",
	FAILED: "failed",
	CANCELLED: "failed",
};

function refundOf({ id, amount, status }: Refund): RefundFacts {
	invariant(id !== undefined && amount !== undefined, "PayPal names a refund and its amount");
	return { id, amount: moneyOf(amount).amount, state: refundStates[status ?? ""] ?? "requested" };
}

function payAtOf({ links }: Order): string | null {
	return links?.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? null;
}

function amountOf({ amount, currency }: Money) {
	return { currencyCode: currency.toUpperCase(), value: (amount / 100).toFixed(2) };
}

function moneyOf({ currencyCode, value }: { readonly currencyCode: string; readonly value: string }): Money {
	const currency = currencies.find((code): code is Currency => code === currencyCode.toLowerCase());
	invariant(currency !== undefined, `a payment in ${currencyCode}, which no shop of ours sells in`);
	return money(Math.round(Number(value) * 100), currency);
}

const issueSchema = z.object({
	details: z.array(z.object({ issue: z.string(), description: z.string().optional() })),
});

function issueOf(body: unknown): string {
	const text = typeof body === "string" ? body : "";
	const read = issueSchema.safeParse(parsed(text));
	const [first] = read.success ? read.data.details : [];
	return first ? (first.description ?? first.issue) : text.slice(0, 200);
}
