import { settleOrder, withdrawOrder } from "@offizin/contract";
import { providerKeys } from "../../adapters/payment/payment-provider.ts";
import { abandonDraft } from "../../nouns/checkout/abandon-draft.ts";
import type { PaymentStep } from "../../nouns/checkout/payment-step.ts";
import { opensOrder } from "../../nouns/orders/access-token.ts";
import { takeEvent } from "../../nouns/payments/payment-events.ts";
import { type Settled, settlePayment } from "../../nouns/payments/settle-payment.ts";
import type { Platform } from "../../nouns/platform.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Payments that others carry out: what they tell, and what who ordered finds when coming back from them. */
export function paymentRoutes(platform: Platform, pay: PaymentStep) {
	const { database, limiter, payments } = platform;
	const router = createRouter();

	/** Of an order at whatever stage; a wrong token is answered like an unknown number. */
	async function orderFor(number: string, token: string): Promise<string | undefined> {
		const order = await database.db
			.selectFrom("order")
			.select(["id", "token_hash"])
			.where("number", "=", number)
			.executeTakeFirst();
		return opensOrder(token, order?.token_hash) ? order?.id : undefined;
	}

	router.on(["POST", "DELETE"], "/web-api/orders/:number/payment", rateLimit(limiter, "change"));
	router.openapi(settleOrder, async (c) => {
		const order = await orderFor(c.req.valid("param").number, c.req.valid("query").token);
		if (order === undefined) return refuse(c, "order_unknown");
		c.header("Cache-Control", "no-store");
		return c.json(viewSettled(await settlePayment(platform, order)), 200);
	});
	router.openapi(withdrawOrder, async (c) => {
		const order = await orderFor(c.req.valid("param").number, c.req.valid("query").token);
		if (order === undefined) return refuse(c, "order_unknown");
		const before = await settlePayment(platform, order);
		if (before.state === "draft") await abandonDraft(platform, order, pay);
		// What somebody has paid in this very moment stands.
		const settled = before.state === "draft" ? await settlePayment(platform, order) : before;
		c.header("Cache-Control", "no-store");
		return c.json(viewSettled(settled), 200);
	});

	for (const key of providerKeys) {
		router.post(`/payments/${key}/events`, rateLimit(limiter, "payment event"), async (c) => {
			const provider = payments.named(key);
			if (!provider) return refuse(c, "not_found");
			const event = await provider.readEvent(await c.req.text(), c.req.raw.headers);
			if (!event) return refuse(c, "payment_event_unsigned");
			await takeEvent(platform, key, event);
			return c.json({});
		});
	}
	return router;
}

function viewSettled(settled: Settled): { state: Settled["state"]; payAt: string | null } {
	return { state: settled.state, payAt: settled.state === "draft" ? settled.payAt : null };
}
