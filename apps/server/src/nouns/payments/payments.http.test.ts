import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { type Providers, startProviders } from "../../testing/payment/providers.ts";
import { addToCart, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";
import { sweepDrafts } from "../checkout/sweep-drafts.ts";
import { giveRefund } from "../refunds/refund-order.ts";
import { paymentStep } from "./ask-provider.ts";
import { sweepPayments, workOnEvent } from "./payment-events.ts";

let server: AppUnderTest;
let providers: Providers;
let stripe: Providers["stripe"];
let payPal: Providers["payPal"];
beforeAll(async () => {
	providers = await startProviders();
	({ stripe, payPal } = providers);
	server = await startAppUnderTest({
		environment: { RATE_LIMIT_FACTOR: "1000", ...providers.environment },
	});
});
afterAll(async () => {
	await server.close();
	await providers.close();
});

/** Somebody who stands before the page of a provider. */
async function paying(payment: string, browser: Browser = browserOn(server.app)) {
	const design = await makeDesign(browser);
	const { body: cart } = await addToCart(browser, design.id);
	const asked = await checkOut(browser, checkoutBody(cart, { payment }));
	expect(asked).toMatchObject({ status: 201, body: { payAt: expect.stringContaining("/pay/") } });
	const { orderNumber: number, accessToken: token } = asked.body;
	const path = `/web-api/orders/${number}`;
	const session = stripe.sessions.at(-1);
	const order = payPal.orders.at(-1);
	return {
		...{ browser, cart, number, session: session as NonNullable<typeof session> },
		order: order as NonNullable<typeof order>,
		settle: () => browser.post(`${path}/payment?token=${token}`, {}),
		withdraw: () => browser.delete(`${path}/payment?token=${token}`),
		page: () => browser.get(`${path}?token=${token}`),
		async cancel() {
			return browser.post(`${path}/cancellation?token=${token}`, {});
		},
	};
}

/** Works on everything that providers have told of and that is to be given back. */
async function work() {
	const { db } = server.platform.database;
	const events = await db.selectFrom("payment_event").selectAll().where("worked_at", "is", null).execute();
	for (const { provider, id } of events) await workOnEvent(server.platform, { provider, event: id });
	const refunds = await db
		.selectFrom("refund")
		.select("id")
		.where("state", "=", "requested")
		.where("provider", "is not", null)
		.execute();
	for (const { id } of refunds) await giveRefund(server.platform, id);
}

const tell = {
	async stripe(kind: string, object: object, id?: string) {
		const { body, signature } = stripe.event(kind, object, id);
		const headers = { "stripe-signature": signature, "content-type": "application/json" };
		return server.app.request("/payments/stripe/events", { method: "POST", body, headers });
	},
	async payPal(kind: string, resource: object, id?: string) {
		const { body, headers } = payPal.event(kind, resource, id);
		return server.app.request("/payments/paypal/events", { method: "POST", body, headers });
	},
};

async function mailsOf(number: string): Promise<readonly string[]> {
	const mails = await server.platform.database.db
		.selectFrom("mail")
		.select("kind")
		.where("order", "=", await orderIdOf(server.platform, number))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return mails.map(({ kind }) => kind).toSorted();
}

describe("[orders.O19] what is offered", () => {
	test("methods of both providers, with keys of both", async () => {
		const browser = browserOn(server.app);
		const design = await makeDesign(browser);
		const { body } = await addToCart(browser, design.id);
		expect(body.payments).toEqual(["card", "paypal", "klarna", "invoice", "sepa", "prepayment"]);
	});

	test("a brand without keys offers none of them, and its doors for events are not there", async () => {
		const other = await startAppUnderTest({});
		try {
			const browser = browserOn(other.app);
			const design = await makeDesign(browser);
			const { body: cart } = await addToCart(browser, design.id);
			expect(cart.payments).toEqual(["invoice", "prepayment"]);
			expect(await checkOut(browser, checkoutBody(cart, { payment: "card" }))).toMatchObject({
				status: 422,
				body: { code: "payment_not_available" },
			});
			expect(
				(await other.app.request("/payments/stripe/events", { method: "POST", body: "{}" })).status,
			).toBe(404);
		} finally {
			await other.close();
		}
	});
});

describe("paid on the page of a provider", () => {
	test("with a card: the sum of the cart is asked for, the order counts once it is paid, and is paid", async () => {
		const { session, cart, settle, page, browser, number } = await paying("card");
		expect(session).toMatchObject({
			amount_total: cart.total.amount,
			currency: "eur",
			types: ["card"],
			client_reference_id: number,
			success_url: expect.stringMatching(/\/kasse\/zurueck\/$/),
		});
		expect((await settle()).body).toEqual({ state: "draft", payAt: expect.stringContaining(session.id) });
		expect((await page()).status).toBe(404);
		expect((await browser.get("/web-api/cart")).body.items).toHaveLength(1);
		stripe.pay(session);
		expect((await settle()).body).toEqual({ state: "placed", payAt: null });
		expect((await page()).body).toMatchObject({
			payment: { method: "card", state: "paid" },
			isCancellable: true,
		});
		expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
		expect(await mailsOf(number)).toEqual(["confirmation"]);
	});

	test("with PayPal: what was approved is collected once, however often it is asked after", async () => {
		const { order, settle, page } = await paying("paypal");
		const before = payPal.captures();
		expect((await settle()).body.state).toBe("draft");
		payPal.approve(order);
		const answers = await Promise.all([settle(), settle(), settle()]);
		expect(answers.map(({ body }) => body.state)).toEqual(["placed", "placed", "placed"]);
		expect(payPal.captures()).toBe(before + 1);
		expect((await page()).body.payment).toEqual({ method: "paypal", state: "paid" });
	});

	test("what PayPal declines is open again, and another try is paid", async () => {
		const { order, settle } = await paying("paypal");
		payPal.approve(order);
		payPal.declineNext();
		expect((await settle()).body).toEqual({ state: "draft", payAt: expect.stringContaining(order.id) });
		payPal.approve(order);
		expect((await settle()).body.state).toBe("placed");
	});

	test("declined, and cut off before that was noted: after an hour it is given up, not placed", async () => {
		const { order, settle, number } = await paying("paypal");
		await server.platform.database.db
			.updateTable("payment_session")
			.set({ state: "taken" })
			.where("order", "=", ({ selectFrom }) =>
				selectFrom("order").select("order.id").where("number", "=", number),
			)
			.execute();
		server.clock.advance(3_700_000);
		await sweepDrafts(server.platform, paymentStep(server.platform));
		expect((await settle()).body.state).toBe("abandoned");
		expect(order.captures).toEqual([]);
	});

	test("the same wish again leads to the same page; nobody pays twice", async () => {
		const browser = browserOn(server.app);
		const design = await makeDesign(browser);
		const { body: cart } = await addToCart(browser, design.id);
		const body = checkoutBody(cart, { payment: "card" });
		const opened = stripe.sessions.length;
		const [first, again, other] = [
			await checkOut(browser, body, "dieselbe-bestellung"),
			await checkOut(browser, body, "dieselbe-bestellung"),
			await checkOut(browser, body, "ein-anderer-knopf"),
		];
		expect(again.body).toEqual(first.body);
		expect(other.body).toEqual(first.body);
		expect(stripe.sessions.length).toBe(opened + 1);
	});

	test("whoever comes back may pay another way; the first page takes no money any more", async () => {
		const { browser, cart, session, settle } = await paying("card");
		const other = await checkOut(browser, checkoutBody(cart, { payment: "invoice" }));
		expect(other.status).toBe(201);
		expect(other.body.payAt).toBeUndefined();
		expect(session.status).toBe("expired");
		expect((await settle()).body).toEqual({ state: "abandoned", payAt: null });
	});

	test("whoever gives up finds the cart free again; whoever has paid meanwhile finds the order", async () => {
		const left = await paying("paypal");
		expect((await left.withdraw()).body).toEqual({ state: "abandoned", payAt: null });
		payPal.approve(left.order);
		expect((await left.settle()).body.state).toBe("abandoned");
		expect(left.order.captures).toEqual([]);
		const changed = await left.browser.get("/web-api/cart");
		expect(changed.body.items).toHaveLength(1);

		const paid = await paying("card");
		stripe.pay(paid.session);
		expect((await paid.withdraw()).body).toEqual({ state: "placed", payAt: null });
	});

	test("the browser is closed after paying: the sweeper finishes the order", async () => {
		const { session, page } = await paying("klarna");
		stripe.pay(session);
		server.clock.advance(60_000);
		await sweepDrafts(server.platform, paymentStep(server.platform));
		expect((await page()).body.payment).toEqual({ method: "klarna", state: "paid" });
	});

	test("nobody pays for an hour: the order is given up and its page closed", async () => {
		const { session, settle, browser } = await paying("card");
		server.clock.advance(3_700_000);
		await sweepDrafts(server.platform, paymentStep(server.platform));
		expect(session.status).toBe("expired");
		expect((await settle()).body.state).toBe("abandoned");
		expect((await browser.get("/web-api/cart")).body.items).toHaveLength(1);
	});

	test("a provider that does not answer costs nothing: the same request goes through when it does", async () => {
		const browser = browserOn(server.app);
		const design = await makeDesign(browser);
		const { body: cart } = await addToCart(browser, design.id);
		const body = checkoutBody(cart, { payment: "card" });
		stripe.failNext();
		expect((await checkOut(browser, body, "erst-kaputt-dann-heil")).status).toBe(500);
		server.clock.advance(6000);
		expect(await checkOut(browser, body, "erst-kaputt-dann-heil")).toMatchObject({
			status: 201,
			body: { payAt: expect.any(String) },
		});
	});

	test("another sum than ours: the order counts, nothing is printed for it, and staff see why", async () => {
		const { session, settle, page, number } = await paying("card");
		stripe.pay(session, { amount: 100 });
		expect((await settle()).body.state).toBe("placed");
		expect((await page()).body.payment.state).toBe("open");
		const clerk = await clerkOn(server.app);
		const { body } = await clerk.get(`/office-api/orders/${number}`);
		expect(body.history.map(({ event }: { event: string }) => event)).toContain("payment_differs");
		expect(body.lines[0].moves).toEqual([]);
	});
});

describe("money that comes later", () => {
	test("a direct debit: printed once it has come, which is written about", async () => {
		const { session, settle, page, number } = await paying("sepa");
		stripe.pay(session, { later: true });
		expect((await settle()).body.state).toBe("placed");
		const before = (await page()).body;
		expect(before.payment).toEqual({ method: "sepa", state: "open" });
		stripe.arrive(session, "paid");
		server.clock.advance(3 * 86_400_000);
		await tell.stripe("checkout.session.async_payment_succeeded", session);
		await work();
		const after = (await page()).body;
		expect(after.payment.state).toBe("paid");
		expect(after.deliveries[0].date > before.deliveries[0].date).toBe(true);
		expect(await mailsOf(number)).toEqual(["confirmation", "paid"]);
	});

	test("a debit that is returned cancels the order, and nobody told us but the sweep", async () => {
		const { session, settle, page, number } = await paying("sepa");
		stripe.pay(session, { later: true });
		await settle();
		stripe.arrive(session, "failed");
		await sweepPayments(server.platform);
		expect((await page()).body).toMatchObject({
			payment: { state: "cancelled" },
			lines: [{ production: "cancelled" }],
		});
		expect(await mailsOf(number)).toEqual(["cancelled", "confirmation"]);
	});

	test("PayPal looks at it for a while, then it is paid", async () => {
		const { order, settle, page } = await paying("paypal");
		payPal.approve(order);
		payPal.holdNext();
		expect((await settle()).body.state).toBe("placed");
		expect((await page()).body.payment.state).toBe("open");
		const [capture] = order.captures;
		if (capture) capture.status = "COMPLETED";
		const resource = { id: capture?.id, supplementary_data: { related_ids: { order_id: order.id } } };
		await tell.payPal("PAYMENT.CAPTURE.COMPLETED", resource);
		await work();
		expect((await page()).body.payment.state).toBe("paid");
	});
});

describe("events", () => {
	test("twice, late and out of order they do what one does", async () => {
		const { session, page, number } = await paying("card");
		stripe.pay(session);
		const intent = { id: "ch_1", payment_intent: session.payment_intent };
		expect((await tell.stripe("charge.refunded", intent)).status).toBe(200);
		for (const id of ["evt_gleich", "evt_gleich"]) {
			expect((await tell.stripe("checkout.session.completed", session, id)).status).toBe(200);
		}
		await Promise.all([work(), work()]);
		expect((await page()).body.payment.state).toBe("paid");
		expect(await mailsOf(number)).toEqual(["confirmation"]);
		await tell.stripe("checkout.session.completed", session, "evt_gleich");
		await work();
		expect(await mailsOf(number)).toEqual(["confirmation"]);
	});

	test("a wrong signature, an old one and no JSON are refused", async () => {
		const { body, signature } = stripe.event("checkout.session.completed", { id: "cs_1" });
		const post = (path: string, text: string, headers: Record<string, string>) =>
			server.app.request(path, { method: "POST", body: text, headers });
		const old = signature.replace(/t=\d+/, "t=1700000000");
		for (const forged of ["", "t=1,v1=ab", old, signature.replace(/v1=../, "v1=00")]) {
			const answer = await post("/payments/stripe/events", body, { "stripe-signature": forged });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ code: "payment_event_unsigned" });
		}
		expect(
			(await post("/payments/stripe/events", `${body} `, { "stripe-signature": signature })).status,
		).toBe(400);
		const paid = payPal.event("CHECKOUT.ORDER.APPROVED", { id: "1" });
		const forged = { ...paid.headers, "paypal-transmission-sig": "forged" };
		expect((await post("/payments/paypal/events", paid.body, forged)).status).toBe(400);
		expect((await post("/payments/paypal/events", "{", paid.headers)).status).toBe(400);
		expect((await post("/payments/paypal/events", paid.body, {})).status).toBe(400);
	});

	test("a dispute stands in the history, once", async () => {
		const { session, settle, number } = await paying("card");
		stripe.pay(session);
		await settle();
		const dispute = { id: "dp_1", payment_intent: session.payment_intent };
		for (const id of ["evt_streit", "evt_streit"]) await tell.stripe("charge.dispute.created", dispute, id);
		await work();
		const clerk = await clerkOn(server.app);
		const { body } = await clerk.get(`/office-api/orders/${number}`);
		expect(body.history.filter(({ event }: { event: string }) => event === "disputed")).toHaveLength(1);
	});

	test("what is not about an order of ours changes nothing", async () => {
		expect((await tell.stripe("checkout.session.completed", { id: "cs_foreign" })).status).toBe(200);
		expect((await tell.payPal("BILLING.PLAN.CREATED", {})).status).toBe(200);
		await work();
	});
});
