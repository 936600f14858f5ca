import { createHmac, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type Listening, listen, payPage } from "./listen.ts";

const SECRET_KEY = "sk_test_standin";
const WEBHOOK_SECRET = "whsec_standin";

interface Session {
	id: string;
	status: "open" | "complete" | "expired";
	payment_status: "unpaid" | "paid";
	amount_total: number;
	currency: string;
	payment_intent: string | null;
	success_url: string;
	cancel_url: string;
	client_reference_id: string;
	types: string[];
}

interface Refund {
	readonly id: string;
	readonly payment_intent: string;
	readonly amount: number;
	readonly status: string;
}

export interface StripeStandIn extends Listening {
	readonly environment: Readonly<Record<string, string>>;
	/** Sessions in the order they were opened. */
	readonly sessions: readonly Session[];
	/** Requests for refunds that were carried out. */
	readonly refunds: readonly Refund[];
	/** What is asked next fails once, as a network does. */
	failNext(): void;
	/** Somebody pays; with "later" the money is on its way. */
	pay(session: Session, how?: { readonly later?: true; readonly amount?: number }): void;
	/** Money that was on its way has come, or does not come. */
	arrive(session: Session, how: "paid" | "failed"): void;
	/** Somebody who works at Stripe's dashboard gives money back. */
	refundThere(session: Session, amount: number): void;
	/** An event with the signature it would have. */
	event(kind: string, object: object, id?: string): { readonly body: string; readonly signature: string };
}

/** The HTTP side of Stripe as far as we use it: sessions, intents, refunds, signed events, idempotency keys. */
export async function startStripe(): Promise<StripeStandIn> {
	const sessions: Session[] = [];
	const refunds: Refund[] = [];
	const failedIntents = new Set<string>();
	const answers = new Map<string, string>();
	let failing = false;
	const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;
	const app = new Hono();
	app.use("/v1/*", async (c, next) => {
		if (c.req.header("authorization") !== `Bearer ${SECRET_KEY}`)
			return c.json(problem("invalid_api_key"), 401);
		if (failing) {
			failing = false;
			return c.json(problem("api_error", "api_error"), 500, { "Stripe-Should-Retry": "false" });
		}
		const key = c.req.header("idempotency-key");
		const kept = key && c.req.method === "POST" ? answers.get(key) : undefined;
		if (kept) return c.body(kept, 200, { "Content-Type": "application/json" });
		await next();
		if (key && c.res.ok) answers.set(key, await c.res.clone().text());
		return undefined;
	});
	app.post("/v1/checkout/sessions", async (c) => {
		const form = new URLSearchParams(await c.req.text());
		const field = (name: string) => form.get(name) ?? "";
		const session: Session = {
			id: newId("cs_test"),
			...{ status: "open", payment_status: "unpaid", payment_intent: null },
			amount_total: Number(field("line_items[0][price_data][unit_amount]")),
			currency: field("line_items[0][price_data][currency]"),
			...{ success_url: field("success_url"), cancel_url: field("cancel_url") },
			client_reference_id: field("client_reference_id"),
			types: [field("allowed_payment_method_types[0]")],
		};
		sessions.push(session);
		return c.json(shown(session, c.req.url));
	});
	app.get("/v1/checkout/sessions/:id", (c) => {
		const session = sessions.find(({ id }) => id === c.req.param("id"));
		if (!session) return c.json(problem("resource_missing"), 404);
		const intent = session.payment_intent && {
			id: session.payment_intent,
			object: "payment_intent",
			status: intentStatus(session),
		};
		return c.json({ ...shown(session, c.req.url), payment_intent: intent });
	});
	app.post("/v1/checkout/sessions/:id/expire", (c) => {
		const session = sessions.find(({ id }) => id === c.req.param("id"));
		if (session?.status !== "open") return c.json(problem("checkout_session_not_open"), 400);
		session.status = "expired";
		return c.json(shown(session, c.req.url));
	});
	app.get("/v1/refunds", (c) =>
		c.json({
			...{ object: "list", has_more: false, url: "/v1/refunds" },
			data: refunds.filter(({ payment_intent }) => payment_intent === c.req.query("payment_intent")),
		}),
	);
	app.post("/v1/refunds", async (c) => {
		const form = new URLSearchParams(await c.req.text());
		const intent = form.get("payment_intent") ?? "";
		const amount = Number(form.get("amount"));
		const session = sessions.find(({ payment_intent }) => payment_intent === intent);
		const given = refunds
			.filter(({ payment_intent }) => payment_intent === intent)
			.reduce((sum, one) => sum + one.amount, 0);
		if (!session || amount + given > session.amount_total) {
			const message = "Refund amount is greater than unrefunded amount on charge";
			return c.json(problem("charge_already_refunded", "invalid_request_error", message), 400);
		}
		return c.json(refund(intent, amount));
	});
	app.get("/pay/:id", (c) => c.html(payPage("Stripe", c.req.param("id"))));
	app.post("/pay/:id", async (c) => {
		const session = sessions.find(({ id }) => id === c.req.param("id"));
		if (!session) return c.notFound();
		const { do: wish } = await c.req.parseBody();
		if (wish !== "pay") return c.redirect(session.cancel_url, 303);
		pay(session);
		return c.redirect(session.success_url, 303);
	});

	function refund(payment_intent: string, amount: number): Refund {
		const made = { id: newId("re"), object: "refund", payment_intent, amount, status: "succeeded" };
		refunds.push(made);
		return made;
	}

	function intentStatus({ payment_status, payment_intent }: Session): string {
		if (payment_status === "paid") return "succeeded";
		return failedIntents.has(payment_intent ?? "") ? "requires_payment_method" : "processing";
	}

	function pay(session: Session, { later, amount }: { later?: true; amount?: number } = {}): void {
		session.status = "complete";
		session.payment_status = later ? "unpaid" : "paid";
		session.payment_intent = newId("pi");
		if (amount !== undefined) session.amount_total = amount;
	}

	const listening = await listen(app);
	return {
		...listening,
		...{ sessions, refunds, pay },
		environment: {
			STRIPE_SECRET_KEY: SECRET_KEY,
			STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
			TEST_STRIPE_ADDRESS: listening.address,
		},
		failNext() {
			failing = true;
		},
		arrive(session, how) {
			if (how === "paid") session.payment_status = "paid";
			else failedIntents.add(session.payment_intent ?? "");
		},
		refundThere: (session, amount) => void refund(session.payment_intent ?? "", amount),
		event(kind, object, id = newId("evt")) {
			const body = JSON.stringify({ id, object: "event", type: kind, data: { object } });
			const at = Math.floor(Date.now() / 1000);
			const hash = createHmac("sha256", WEBHOOK_SECRET).update(`${at}.${body}`).digest("hex");
			return { body, signature: `t=${at},v1=${hash}` };
		},
	};
}

function shown({ types, ...session }: Session, address: string) {
	const url = session.status === "open" ? new URL(`/pay/${session.id}`, address).href : null;
	return { object: "checkout.session", ...session, url };
}

function problem(code: string, type = "invalid_request_error", message = code) {
	return { error: { code, type, message } };
}
