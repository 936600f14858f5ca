import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type Listening, listen, payPage } from "./listen.ts";

const CLIENT = { id: "paypal-client", secret: "paypal-secret" };
const WEBHOOK_ID = "WH-STANDIN";
const SIGNATURE = "signed-by-the-stand-in";

interface Amount {
	readonly currency_code: string;
	readonly value: string;
}

interface Order {
	readonly id: string;
	status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
	amount: Amount;
	readonly return_url: string;
	readonly cancel_url: string;
	captures: { readonly id: string; status: string; readonly amount: Amount }[];
	refunds: { readonly id: string; readonly status: string; readonly amount: Amount }[];
}

export interface PayPalStandIn extends Listening {
	readonly environment: Readonly<Record<string, string>>;
	readonly orders: readonly Order[];
	/** How often money was collected. */
	readonly captures: () => number;
	/** The next collection is refused: they have to choose another way to pay. */
	declineNext(): void;
	/** The next collection waits for a check of PayPal's. */
	holdNext(): void;
	approve(order: Order): void;
	/** Headers and body of an event, as PayPal sends it. */
	event(
		kind: string,
		resource: object,
		id?: string,
	): { readonly body: string; readonly headers: Record<string, string> };
}

/** The HTTP side of PayPal as far as we use it: orders, captures, refunds, signed events, request ids. */
export async function startPayPal(): Promise<PayPalStandIn> {
	const orders: Order[] = [];
	const answers = new Map<string, string>();
	let declining = false;
	let holding = false;
	let collected = 0;
	// The client asks PayPal's host, whoever answers.
	let here = "";
	const newId = () => randomBytes(8).toString("hex").toUpperCase();
	const app = new Hono();
	app.post("/v1/oauth2/token", (c) => {
		const expected = `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret}`)}`;
		if (c.req.header("authorization") !== expected) return c.json({ error: "invalid_client" }, 401);
		return c.json({ access_token: "token", token_type: "Bearer", expires_in: 32_400 });
	});
	app.use("/v2/*", async (c, next) => {
		if (c.req.header("authorization") !== "Bearer token")
			return c.json({ name: "AUTHENTICATION_FAILURE" }, 401);
		const key = c.req.header("paypal-request-id");
		const kept = key && answers.get(key);
		if (kept) return c.body(kept, 200, { "Content-Type": "application/json" });
		await next();
		if (key && c.res.ok) answers.set(key, await c.res.clone().text());
		return undefined;
	});
	app.post("/v2/checkout/orders", async (c) => {
		const body = await c.req.json();
		const { return_url, cancel_url } = body.payment_source.paypal.experience_context;
		const order: Order = {
			id: newId(),
			...{ status: "PAYER_ACTION_REQUIRED", amount: body.purchase_units[0].amount },
			...{ return_url, cancel_url, captures: [], refunds: [] },
		};
		orders.push(order);
		return c.json(shown(order, here));
	});
	app.get("/v2/checkout/orders/:id", (c) => {
		const order = orders.find(({ id }) => id === c.req.param("id"));
		return order ? c.json(shown(order, here)) : c.json({ name: "RESOURCE_NOT_FOUND" }, 404);
	});
	app.post("/v2/checkout/orders/:id/capture", (c) => {
		const order = orders.find(({ id }) => id === c.req.param("id"));
		if (order?.status !== "APPROVED") return c.json(issue("ORDER_NOT_APPROVED"), 422);
		if (declining) {
			declining = false;
			order.status = "PAYER_ACTION_REQUIRED";
			return c.json(issue("INSTRUMENT_DECLINED"), 422);
		}
		order.status = "COMPLETED";
		order.captures.push({ id: newId(), status: holding ? "PENDING" : "COMPLETED", amount: order.amount });
		holding = false;
		collected++;
		return c.json(shown(order, here));
	});
	app.post("/v2/payments/captures/:id/refund", async (c) => {
		const order = orders.find(({ captures }) => captures.some(({ id }) => id === c.req.param("id")));
		const { amount } = await c.req.json();
		const given = (order?.refunds ?? []).reduce((sum, one) => sum + Number(one.amount.value), 0);
		if (!order || given + Number(amount.value) > Number(order.amount.value) + 0.001) {
			return c.json(issue("REFUND_AMOUNT_EXCEEDED"), 422);
		}
		const refund = { id: newId(), status: "COMPLETED", amount };
		order.refunds.push(refund);
		return c.json(refund);
	});
	app.post("/v1/notifications/verify-webhook-signature", async (c) => {
		const { transmission_sig, webhook_id } = await c.req.json();
		const isOurs = transmission_sig === SIGNATURE && webhook_id === WEBHOOK_ID;
		return c.json({ verification_status: isOurs ? "SUCCESS" : "FAILURE" });
	});
	app.get("/pay/:id", (c) => c.html(payPage("PayPal", c.req.param("id"))));
	app.post("/pay/:id", async (c) => {
		const order = orders.find(({ id }) => id === c.req.param("id"));
		if (!order) return c.notFound();
		const { do: wish } = await c.req.parseBody();
		if (wish !== "pay") return c.redirect(`${order.cancel_url}&token=${order.id}`, 303);
		order.status = "APPROVED";
		return c.redirect(`${order.return_url}?token=${order.id}&PayerID=STANDIN`, 303);
	});

	const listening = await listen(app);
	here = listening.address;
	return {
		...listening,
		orders,
		captures: () => collected,
		environment: {
			PAYPAL_CLIENT_ID: CLIENT.id,
			PAYPAL_CLIENT_SECRET: CLIENT.secret,
			PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
			PAYPAL_SANDBOX: "on",
			TEST_PAYPAL_ADDRESS: listening.address,
		},
		declineNext() {
			declining = true;
		},
		holdNext() {
			holding = true;
		},
		approve(order) {
			order.status = "APPROVED";
		},
		event(kind, resource, id = `WH-${newId()}`) {
			return {
				body: JSON.stringify({ id, event_type: kind, resource }),
				headers: {
					"paypal-auth-algo": "SHA256withRSA",
					"paypal-cert-url": "https://api.sandbox.paypal.com/cert.pem",
					"paypal-transmission-id": newId(),
					"paypal-transmission-sig": SIGNATURE,
					"paypal-transmission-time": new Date().toISOString(),
				},
			};
		},
	};
}

function shown({ id, status, amount, captures, refunds }: Order, address: string) {
	const payments = captures.length > 0 ? { payments: { captures, refunds } } : {};
	return {
		...{ id, status, intent: "CAPTURE" },
		purchase_units: [{ reference_id: "default", amount, ...payments }],
		links: [
			{ href: `${address}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
			{ href: `${address}/pay/${id}`, rel: "payer-action", method: "GET" },
		],
	};
}

function issue(name: string) {
	return { name: "UNPROCESSABLE_ENTITY", details: [{ issue: name, description: `${name}.` }] };
}
