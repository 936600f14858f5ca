// An order is cancelled by who ordered it or by staff, as long as nothing is lost by it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { mailOf, postInto } from "../../testing/mails.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { checkOut, checkoutBody } from "../../testing/shopper.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { sendOrderMail } from "../mail/send-order-mail.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

interface Placed {
	readonly orderNumber: string;
	readonly accessToken: string;
}

/** Envelopes from stock, which nobody has to print first. */
async function order(overrides: object = {}): Promise<{ browser: Browser; placed: Placed }> {
	const browser = browserOn(server.app);
	const { body: cart } = await browser.post("/web-api/cart/items", {
		sku: "envelope-gerade-salbei-c6",
		quantity: 100,
	});
	const { body } = await checkOut(browser, checkoutBody(cart, overrides));
	return { browser, placed: body };
}

function cancel(browser: Browser, { orderNumber, accessToken }: Placed) {
	return browser.post(`/web-api/orders/${orderNumber}/cancellation?token=${accessToken}`);
}

test("[orders.O18] who holds the link cancels, gets a mail, and cannot cancel twice", async () => {
	const { browser, placed } = await order({ payment: "prepayment" });
	const cancelled = await cancel(browser, placed);
	expect(cancelled).toMatchObject({
		status: 200,
		body: {
			isCancellable: false,
			payment: { state: "cancelled" },
			lines: [{ production: "cancelled", delivery: "cancelled" }],
		},
	});
	expect(await cancel(browser, placed)).toMatchObject({
		status: 409,
		body: { code: "order_not_cancellable" },
	});
	const about = await mailOf(server.platform, {
		order: await orderIdOf(server.platform, placed.orderNumber),
		kind: "cancelled",
	});
	const sent: MailMessage[] = [];
	await sendOrderMail(server.platform, postInto(sent), about);
	expect(sent[0]?.subject).toBe(`Ihre Bestellung ${placed.orderNumber} ist storniert`);
	expect(sent[0]?.text).toContain("Haben Sie schon überwiesen, bekommen Sie den Betrag");
});

test("[orders.O18] a link that opens nothing cancels nothing", async () => {
	const { browser, placed } = await order();
	const wrong = { ...placed, accessToken: "x".repeat(43) };
	expect(await cancel(browser, wrong)).toMatchObject({ status: 404, body: { code: "order_unknown" } });
	const path = `/web-api/orders/${placed.orderNumber}?token=${placed.accessToken}`;
	expect((await browser.get(path)).body.isCancellable).toBe(true);
});

test("[orders.O18] what has been sent is cancelled by nobody; what has been paid goes back", async () => {
	const { browser, placed } = await order();
	const clerk = await clerkOn(server.app);
	const moves = `/office-api/orders/${placed.orderNumber}/moves`;
	expect((await clerk.post(moves, { move: "ship" })).body.moves).toEqual(["pay"]);
	expect((await cancel(browser, placed)).status).toBe(409);
	expect((await clerk.post(moves, { move: "cancel" })).body.code).toBe("move_impossible");

	const other = await order({ payment: "prepayment" });
	await clerk.post(`/office-api/orders/${other.placed.orderNumber}/moves`, { move: "pay" });
	expect((await cancel(other.browser, other.placed)).status).toBe(200);
	const { body } = await clerk.get(`/office-api/orders/${other.placed.orderNumber}`);
	expect(body.refunds).toMatchObject([{ state: "requested", provider: null, amount: body.total }]);
});

test("[orders.O18] staff cancel, and the history says who", async () => {
	const { placed } = await order();
	const clerk = await clerkOn(server.app);
	const { body } = await clerk.post(`/office-api/orders/${placed.orderNumber}/moves`, { move: "cancel" });
	expect(body).toMatchObject({ payment: { state: "cancelled" }, moves: [] });
	const event = body.history.find((one: { event: string }) => one.event === "cancel");
	expect(event.by).toEqual(expect.any(String));
	expect(body.mails.map((mail: { kind: string }) => mail.kind)).toContain("cancelled");
});
