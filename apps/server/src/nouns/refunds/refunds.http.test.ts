import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { type Providers, startProviders } from "../../testing/payment/providers.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, placeOrder } from "../../testing/shopper.ts";
import { sweepPayments } from "../payments/payment-events.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { giveRefund } from "./refund-order.ts";

let server: AppUnderTest;
let clerk: Browser;
let providers: Providers;
let stripe: Providers["stripe"];
let payPal: Providers["payPal"];
beforeAll(async () => {
	providers = await startProviders();
	({ stripe, payPal } = providers);
	server = await startAppUnderTest({
		environment: { RATE_LIMIT_FACTOR: "1000", ...providers.environment },
	});
	clerk = await clerkOn(server.app);
});
afterAll(async () => {
	await server.close();
	await providers.close();
});

async function paid(payment: "card" | "paypal") {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	const { body: cart } = await addToCart(browser, design.id);
	const { body } = await checkOut(browser, checkoutBody(cart, { payment }));
	const { orderNumber: number, accessToken: token } = body;
	const session = stripe.sessions.at(-1);
	const order = payPal.orders.at(-1);
	if (payment === "card" && session) stripe.pay(session);
	if (payment === "paypal" && order) payPal.approve(order);
	const settled = await browser.post(`/web-api/orders/${number}/payment?token=${token}`, {});
	expect(settled.body.state).toBe("placed");
	const total: number = cart.total.amount;
	return {
		...{ browser, number, token, total, session, order },
		page: async () => (await browser.get(`/web-api/orders/${number}?token=${token}`)).body,
		refund: (amount: number) =>
			clerk.post(`/office-api/orders/${number}/refunds`, { amount, reason: "Eine Karte war geknickt" }),
		office: async () => (await clerk.get(`/office-api/orders/${number}`)).body,
	};
}

async function giveAll() {
	const requested = await server.platform.database.db
		.selectFrom("refund")
		.select("id")
		.where("state", "=", "requested")
		.where("provider", "is not", null)
		.execute();
	for (const { id } of requested) await giveRefund(server.platform, id);
}

describe("[orders.O20] money goes back", () => {
	test.each(["card", "paypal"] as const)(
		"%s: in parts, the way it came, never more than was paid",
		async (method) => {
			const { refund, office, page, total } = await paid(method);
			expect((await refund(1000)).body).toMatchObject({
				refundable: { amount: total - 1000 },
				refunds: [
					{
						amount: { amount: 1000 },
						state: "requested",
						by: "Werkstatt",
						reason: "Eine Karte war geknickt",
					},
				],
			});
			expect(await refund(total)).toMatchObject({
				status: 422,
				body: { code: "refund_too_high", refundable: total - 1000 },
			});
			await giveAll();
			expect(await page()).toMatchObject({ payment: { state: "paid" }, refunded: { amount: 1000 } });
			await refund(total - 1000);
			await giveAll();
			await giveAll();
			expect(await page()).toMatchObject({ payment: { state: "refunded" }, refunded: { amount: total } });
			const { refunds, mails, refundable } = await office();
			expect(refundable.amount).toBe(0);
			expect(refunds.map(({ state }: { state: string }) => state)).toEqual(["done", "done"]);
			expect(mails.filter(({ kind }: { kind: string }) => kind === "refunded")).toHaveLength(2);
		},
	);

	test("two members of staff at once give back once what is left once", async () => {
		const { refund, total } = await paid("card");
		const answers = await Promise.all([refund(total), refund(total)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
		await giveAll();
	});

	test("cut off after the provider gave it: the sweep finds it given, and asks for no second one", async () => {
		const { refund, office, number, session } = await paid("card");
		await refund(1500);
		const before = stripe.refunds.length;
		const row = await server.platform.database.db
			.selectFrom("refund")
			.select("id")
			.where("state", "=", "requested")
			.executeTakeFirstOrThrow();
		const provider = server.platform.payments.named("stripe");
		const wish = { refund: row.id, reference: session?.payment_intent ?? "" };
		await provider?.refund({ ...wish, amount: { amount: 1500, currency: "eur" } });
		await sweepPayments(server.platform);
		await giveAll();
		expect(stripe.refunds.length).toBe(before + 1);
		expect((await office()).refunds).toMatchObject([{ state: "done" }]);
		expect(number).toBeTruthy();
	});

	test("what the provider refuses has failed, says why, and may be tried again", async () => {
		const { refund, office, session, total } = await paid("card");
		if (session) session.amount_total = 500;
		await refund(total);
		await giveAll();
		expect(await office()).toMatchObject({
			payment: { state: "paid" },
			refundable: { amount: total },
			refunds: [{ state: "failed", problem: expect.stringContaining("greater") }],
		});
	});

	test("what somebody gives back at the provider is noted once, and told", async () => {
		const { session, office, number } = await paid("card");
		if (session) stripe.refundThere(session, 700);
		const { id } = await server.platform.database.db
			.selectFrom("order")
			.select("id")
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		await settlePayment(server.platform, id);
		await settlePayment(server.platform, id);
		expect((await office()).refunds).toMatchObject([
			{ amount: { amount: 700 }, state: "done", by: null, reason: "", provider: "stripe" },
		]);
	});

	test("more given back at the provider than the order came to takes back all of the invoice, and no more", async () => {
		const { session, office, number, total } = await paid("card");
		if (session) stripe.refundThere(session, total + 500);
		const { id } = await server.platform.database.db
			.selectFrom("order")
			.select("id")
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		await settlePayment(server.platform, id);
		const { documents, payment } = await office();
		expect(payment.state).toBe("refunded");
		const credits = documents.filter(({ kind }: { kind: string }) => kind === "credit");
		expect(credits).toMatchObject([{ total: { amount: total } }]);
	});

	test("[orders.O18] who has paid and cancels before the press gets all of it back", async () => {
		const { browser, number, token, page, total } = await paid("paypal");
		const cancelled = await browser.post(`/web-api/orders/${number}/cancellation?token=${token}`, {});
		expect(cancelled).toMatchObject({ status: 200, body: { lines: [{ production: "cancelled" }] } });
		await giveAll();
		expect(await page()).toMatchObject({ payment: { state: "refunded" }, refunded: { amount: total } });
		expect((await browser.post(`/web-api/orders/${number}/cancellation?token=${token}`, {})).status).toBe(
			409,
		);
	});

	test("what was transferred to us is transferred back by hand, and ticked off", async () => {
		const browser = browserOn(server.app);
		const { orderNumber: number } = await placeOrder(browser, { payment: "prepayment" });
		const path = `/office-api/orders/${number}`;
		expect((await clerk.post(`${path}/refunds`, { amount: 100, reason: "zu früh" })).status).toBe(422);
		await clerk.post(`${path}/moves`, { move: "pay" });
		const { body } = await clerk.post(`${path}/refunds`, { amount: 100, reason: "Umschläge fehlten" });
		expect(body.refunds).toMatchObject([{ state: "requested", provider: null }]);
		const [{ id }] = body.refunds;
		const ticked = await clerk.post(`${path}/refunds/${id}/transfer`, {});
		expect(ticked.body.refunds).toMatchObject([{ state: "done" }]);
		expect((await clerk.post(`${path}/refunds/${id}/transfer`, {})).status).toBe(404);
	});
});
