import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { checkOutWith, openPayment, ownerOf } from "../../testing/check-out-with.ts";
import { address, addToCart, checkOut, checkoutBody, makeDesign, placeOrder } from "../../testing/shopper.ts";
import { agreedByOrdering, type PaymentStep } from "./payment-step.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

async function filledCart(quantity = 50): Promise<{ browser: Browser; cart: { total: { amount: number } } }> {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	const { body } = await addToCart(browser, design.id, quantity);
	return { browser, cart: body };
}

async function countOrders(): Promise<number> {
	const rows = await server.platform.database.db.selectFrom("order").select("id").execute();
	return rows.length;
}

/** Jobs sent so far, by kind. */
async function outbox(): Promise<Readonly<Record<string, number>>> {
	const { rows } = await sql<{ name: string; jobs: number }>`
		select name, count(*)::int as jobs from pgboss.job group by name`.execute(server.platform.database.db);
	return Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs]));
}

test("[orders.O12, orders.O14] an order is placed: number, token, frozen lines, empty cart, mail and print job on their way", async () => {
	const { browser, cart } = await filledCart();
	const before = await outbox();
	const placed = await checkOut(browser, checkoutBody(cart));
	expect(placed.status).toBe(201);
	expect(placed.headers.get("cache-control")).toBe("no-store");
	expect(placed.body).toEqual({
		orderNumber: expect.stringMatching(/^26-1\d{5}$/),
		accessToken: expect.stringMatching(/^[\w-]{43}$/),
	});
	const { orderNumber, accessToken } = placed.body;
	const order = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(order.body).toMatchObject({
		number: orderNumber,
		channel: "papiervogel",
		placedAt: "2026-11-20T09:00:00.000Z",
		payment: { method: "invoice", state: "open" },
		contact: { email: "Aenne@example.org", phone: "030 123456" },
		billing: address,
		total: cart.total,
		lines: [{ quantity: 50, production: "preparing", delivery: "pending" }],
	});
	const emptied = await browser.get("/web-api/cart");
	expect(emptied.body).toMatchObject({ version: 0, items: [] });
	const after = await outbox();
	expect(after["mail.send"]).toBe((before["mail.send"] ?? 0) + 1);
	expect(after["print.line"]).toBe((before["print.line"] ?? 0) + 1);
});

test("the database holds no token that opens an order, and no cookie", async () => {
	const browser = browserOn(server.app);
	const { accessToken } = await placeOrder(browser);
	const { db } = server.platform.database;
	const stored = JSON.stringify([
		await db.selectFrom("order").selectAll().execute(),
		await db.selectFrom("checkout_request").selectAll().execute(),
		await db.selectFrom("cart").selectAll().execute(),
	]);
	expect(stored).not.toContain(accessToken);
	const [, cookie = "none"] = /visitor=([\w-]+)/.exec(browser.cookies()) ?? [];
	expect(stored).not.toContain(cookie);
});

test("the same request again gets the same answer; its key for another request is refused", async () => {
	const { browser, cart } = await filledCart();
	const body = checkoutBody(cart);
	const first = await checkOut(browser, body, "schluessel-1");
	const before = await countOrders();
	expect((await checkOut(browser, body, "schluessel-1")).body).toEqual(first.body);
	const other = { ...body, contact: { email: "andere@example.org" } };
	expect(await checkOut(browser, other, "schluessel-1")).toMatchObject({
		status: 422,
		body: { code: "idempotency_key_reused" },
	});
	expect(await countOrders()).toBe(before);
});

test("a key belongs to its visitor: somebody else's same key is another request", async () => {
	const mine = await filledCart();
	const yours = await filledCart();
	const first = await checkOut(mine.browser, checkoutBody(mine.cart), "gleicher-key");
	const second = await checkOut(yours.browser, checkoutBody(yours.cart), "gleicher-key");
	expect(second.status).toBe(201);
	expect(second.body.orderNumber).not.toBe(first.body.orderNumber);
});

test("the same checkout ten times at once is one order", async () => {
	const { browser, cart } = await filledCart();
	const before = await countOrders();
	const body = checkoutBody(cart);
	const answers = await Promise.all(Array.from({ length: 10 }, () => checkOut(browser, body, "zehnmal-key")));
	const numbers = answers
		.filter(({ status }) => status === 201)
		.map(({ body: { orderNumber } }) => orderNumber);
	expect(new Set(numbers).size).toBe(1);
	for (const { status, body: answer, headers } of answers) {
		if (status === 201) continue;
		expect(answer.code).toBe("checkout_running");
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
	}
	expect(await countOrders()).toBe(before + 1);
});

test("the same cart twice at once under two keys is one order", async () => {
	const { browser, cart } = await filledCart();
	const before = await countOrders();
	const answers = await Promise.all(
		["key-eins", "key-zwei"].map((key) => checkOut(browser, checkoutBody(cart), key)),
	);
	const codes = answers.map(({ status, body }) => (status === 201 ? body.orderNumber : body.code));
	expect(answers.some(({ status }) => status === 201)).toBe(true);
	expect(new Set(codes.filter((code) => code !== "cart_empty")).size).toBe(1);
	expect(await countOrders()).toBe(before + 1);
});

test("[orders.O7] an empty cart, and a visitor without one, cannot be ordered", async () => {
	const body = checkoutBody({ total: 0 });
	const stranger = await checkOut(browserOn(server.app), body);
	expect(stranger).toMatchObject({ status: 422, body: { code: "cart_empty" } });
	const { browser, cart } = await filledCart();
	const { body: current } = await browser.get("/web-api/cart");
	await browser.delete(`/web-api/cart/items/${current.items[0].id}`);
	expect((await checkOut(browser, checkoutBody(cart))).body.code).toBe("cart_empty");
});

test("[orders.O8] every bad field is named in words, and the corrected form may keep its key", async () => {
	const { browser, cart } = await filledCart();
	const body = checkoutBody(cart, {
		contact: { email: "aenne@" },
		billing: { ...address, postalCode: "123", city: " " },
		shipping: { ...address, firstName: "", country: "XX" },
	});
	const refused = await checkOut(browser, body, "formular-key");
	expect(refused).toMatchObject({ status: 422, body: { code: "address_invalid" } });
	expect(Object.keys(refused.body.fields).sort()).toEqual([
		"billing.city",
		"billing.postalCode",
		"contact.email",
		"shipping.country",
		"shipping.firstName",
	]);
	expect(refused.body.fields["billing.postalCode"]).toBe("Diese Postleitzahl passt nicht zum Land.");
	expect((await checkOut(browser, checkoutBody(cart), "formular-key")).status).toBe(201);
});

test("[orders.O9] a place that is not reached this way is refused before the total", async () => {
	const { browser, cart } = await filledCart();
	const billing = { ...address, country: "FR", postalCode: "75001" };
	const refused = await checkOut(
		browser,
		checkoutBody(cart, { billing, shippingType: "express", expectedTotal: 1 }),
	);
	expect(refused).toMatchObject({ status: 422, body: { code: "shipping_not_available" } });
	const delivered = await checkOut(browser, checkoutBody(cart, { billing, shipping: address }));
	expect(delivered.status).toBe(201);
});

test("[orders.O10] another total than the shopper saw is refused with the new cart; whole minor units may stand alone", async () => {
	const { browser, cart } = await filledCart();
	for (const expectedTotal of [cart.total.amount - 1, { ...cart.total, currency: "chf" }]) {
		const refused = await checkOut(browser, checkoutBody(cart, { expectedTotal }));
		expect(refused).toMatchObject({
			status: 409,
			body: { code: "total_changed", cart: { version: 1, total: cart.total } },
		});
	}
	expect((await checkOut(browser, checkoutBody(cart, { expectedTotal: cart.total.amount }))).status).toBe(
		201,
	);
});

test("[orders.O10] a cart changed in another tab is a changed total", async () => {
	const { browser, cart } = await filledCart();
	const { body } = await browser.get("/web-api/cart");
	await browser.patch(`/web-api/cart/items/${body.items[0].id}`, { quantity: 60 });
	expect((await checkOut(browser, checkoutBody(cart))).body).toMatchObject({
		code: "total_changed",
		cart: { items: [{ quantity: 60 }] },
	});
});

test("[orders.O11, 1-12] invoice is not offered below 25 €", async () => {
	const { browser, cart } = await filledCart(1);
	const refused = await checkOut(browser, checkoutBody(cart));
	expect(refused).toMatchObject({
		status: 422,
		body: {
			code: "payment_not_available",
			payments: ["prepayment"],
			fields: { payment: expect.any(String) },
		},
	});
	expect((await checkOut(browser, checkoutBody(cart, { payment: "prepayment" }))).status).toBe(201);
});

test("a request without key, or with a body that cannot be read, is refused with its fields", async () => {
	const { browser, cart } = await filledCart();
	expect(await browser.post("/web-api/checkout", checkoutBody(cart))).toMatchObject({
		status: 400,
		body: { code: "request_invalid", fields: { "idempotency-key": expect.any(String) } },
	});
	const unread = await checkOut(browser, { ...checkoutBody(cart), payment: "bitcoin", billing: undefined });
	expect(unread).toMatchObject({
		status: 400,
		body: { fields: { payment: expect.any(String), billing: expect.any(String) } },
	});
});

/** A checkout whose payment is never decided: what a crash between draft and finish leaves. */
async function cutOff(browser: Browser, body: ReturnType<typeof checkoutBody>, key: string) {
	const request = { owner: ownerOf(browser), key, body };
	expect(await checkOutWith(server.platform, openPayment, request)).toMatchObject({
		error: { code: "checkout_running" },
	});
}

test("a draft cut off is carried on by the same request, once it can no longer be running", async () => {
	const { browser, cart } = await filledCart();
	const body = checkoutBody(cart);
	const before = await countOrders();
	await cutOff(browser, body, "abgerissen-1");
	const early = await checkOut(browser, body, "abgerissen-1");
	expect(early).toMatchObject({ status: 409, body: { code: "checkout_running" } });
	expect(early.headers.get("retry-after")).toBe("2");
	server.clock.advance(5000);
	const placed = await checkOut(browser, body, "abgerissen-1");
	expect(placed.status).toBe(201);
	expect((await checkOut(browser, body, "abgerissen-1")).body).toEqual(placed.body);
	expect(await countOrders()).toBe(before + 1);
});

test("a draft cut off is carried on by the reloaded page; another wish for the same cart waits for it", async () => {
	const { browser, cart } = await filledCart();
	const before = await countOrders();
	await cutOff(browser, checkoutBody(cart), "abgerissen-2");
	const other = checkoutBody(cart, { contact: { email: "andere@example.org" } });
	expect((await checkOut(browser, other)).body.code).toBe("checkout_running");
	expect((await checkOut(browser, checkoutBody(cart))).status).toBe(201);
	expect(await countOrders()).toBe(before + 1);
	expect((await checkOut(browser, other)).body.code).toBe("cart_empty");
});

test("the sweeper finishes what a crash left, once, and leaves young drafts alone", async () => {
	const { browser, cart } = await filledCart();
	await cutOff(browser, checkoutBody(cart), "abgerissen-3");
	const before = await outbox();
	await sweepDrafts(server.platform, agreedByOrdering);
	expect((await browser.get("/web-api/cart")).body.items).toHaveLength(1);
	server.clock.advance(5000);
	await Promise.all([1, 2].map(() => sweepDrafts(server.platform, agreedByOrdering)));
	expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
	const after = await outbox();
	expect(after["mail.send"]).toBe((before["mail.send"] ?? 0) + 1);
	expect(after["print.line"]).toBe((before["print.line"] ?? 0) + 1);
	const placed = await checkOut(browser, checkoutBody(cart), "abgerissen-3");
	expect(placed.status).toBe(201);
});

test("[security.L7] a clock set back by two hours holds up neither the same request nor the sweeper", async () => {
	const { browser, cart } = await filledCart();
	const swept = await filledCart();
	await cutOff(browser, checkoutBody(cart), "abgerissen-6");
	await cutOff(swept.browser, checkoutBody(swept.cart), "abgerissen-7");
	server.clock.advance(-7_200_000);
	expect((await checkOut(browser, checkoutBody(cart), "abgerissen-6")).status).toBe(201);
	await sweepDrafts(server.platform, agreedByOrdering);
	expect((await swept.browser.get("/web-api/cart")).body.items).toEqual([]);
	server.clock.advance(7_200_000);
});

test("[security.L7] clocks of two processes that differ a little do not run one request twice at once", async () => {
	const { browser, cart } = await filledCart();
	await cutOff(browser, checkoutBody(cart), "abgerissen-8");
	server.clock.advance(-4000);
	expect((await checkOut(browser, checkoutBody(cart), "abgerissen-8")).status).toBe(409);
	server.clock.advance(9000);
	expect((await checkOut(browser, checkoutBody(cart), "abgerissen-8")).status).toBe(201);
});

test("one draft that cannot be finished holds up no other, and the sweeper says so", async () => {
	const [broken, sound] = [await filledCart(), await filledCart()];
	await cutOff(broken.browser, checkoutBody(broken.cart), "abgerissen-4");
	await cutOff(sound.browser, checkoutBody(sound.cart), "abgerissen-5");
	server.clock.advance(5000);
	let asked = 0;
	const failsFirst: PaymentStep = {
		...agreedByOrdering,
		async ask(due) {
			asked += 1;
			if (asked === 1) throw new Error("the payment provider is away");
			return agreedByOrdering.ask(due);
		},
	};
	await expect(sweepDrafts(server.platform, failsFirst)).rejects.toThrow("1 drafts not swept");
	expect((await sound.browser.get("/web-api/cart")).body.items).toEqual([]);
	await sweepDrafts(server.platform, agreedByOrdering);
	expect((await broken.browser.get("/web-api/cart")).body.items).toEqual([]);
});

test("a draft nobody agreed to pay is abandoned after an hour, and its cart can be ordered again", async () => {
	const { browser, cart } = await filledCart();
	await cutOff(browser, checkoutBody(cart), "unentschieden");
	server.clock.advance(3_500_000);
	await sweepDrafts(server.platform, openPayment);
	const { db } = server.platform.database;
	const abandoned = db.selectFrom("order").select("id").where("state", "=", "abandoned");
	expect(await abandoned.execute()).toEqual([]);
	server.clock.advance(200_000);
	await sweepDrafts(server.platform, openPayment);
	expect(await abandoned.execute()).toHaveLength(1);
	expect((await checkOut(browser, checkoutBody(cart), "unentschieden")).status).toBe(201);
});
