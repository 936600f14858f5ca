// Vouchers in the cart and in orders: taken off once, counted once, given back when nothing comes of it.
import { randomUUID } from "node:crypto";
import type { Voucher } from "@offizin/pricing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { address, checkOut, checkoutBody } from "../../testing/shopper.ts";
import { cancelOrder } from "../order-changes/cancel-order.ts";
import { addVoucher } from "./voucher-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const SKU = "envelope-gerade-salbei-c6";

/** Somebody with envelopes of 45 € in the cart. */
async function shopper(quantity = 100): Promise<Browser> {
	const browser = browserOn(server.app);
	await browser.post("/web-api/cart/items", { sku: SKU, quantity });
	return browser;
}

function enter(browser: Browser, code: string) {
	return browser.put("/web-api/cart/voucher", { code });
}

const mail = () => ({ contact: { email: `${randomUUID()}@example.org` } });

async function voucherWith(more: Partial<Voucher>): Promise<string> {
	const code = `T${randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
	const discount = { kind: "amount", amount: { amount: 500, currency: "eur" } } as const;
	await addVoucher(server.platform.database.db, { code, discount, firstOrderOnly: false, ...more });
	return code;
}

test("[cart.C15] a tenth off, as typed on a phone; the order keeps it, and it can be taken out", async () => {
	const browser = await shopper();
	const { body: before } = await browser.get("/web-api/cart");
	const { status, body: cart } = await enter(browser, " herbst-10 ");
	expect(status).toBe(200);
	expect(cart).toMatchObject({
		voucher: { code: "HERBST10", discount: { amount: 450, currency: "eur" }, refusal: null },
		charges: [
			{ code: "voucher", name: "Gutschein", amount: -450 },
			{ code: "shipping.standard", amount: 499 },
		],
		total: { amount: before.total.amount - 450 },
	});
	const without = await browser.delete("/web-api/cart/voucher");
	expect(without.body).toMatchObject({ voucher: null, total: before.total });
	await enter(browser, "HERBST10");
	const placed = await checkOut(browser, checkoutBody(cart, mail()));
	const order = await browser.get(
		`/web-api/orders/${placed.body.orderNumber}?token=${placed.body.accessToken}`,
	);
	expect(order.body).toMatchObject({ charges: cart.charges, total: cart.total, vat: cart.vat });
});

test("[pricing.R1] what does not count is refused in words, and nothing changes", async () => {
	const browser = await shopper(1);
	expect(await enter(browser, "GIBTESNICHT")).toMatchObject({
		status: 422,
		body: { code: "voucher_unknown", fields: { code: expect.any(String) } },
	});
	const small = await enter(browser, "HERBST10");
	expect(small).toMatchObject({ status: 422, body: { code: "voucher_minimum" } });
	expect(small.body.fields.code).toContain("25,00");
	expect((await browser.get("/web-api/cart")).body.voucher).toBeNull();
});

test("[cart.C15] goods taken out again: the voucher stays, takes nothing off and says why", async () => {
	const browser = await shopper();
	const { body } = await enter(browser, "HERBST10");
	await browser.patch(`/web-api/cart/items/${body.items[0].id}`, { quantity: 1 });
	const { body: cart } = await browser.get("/web-api/cart");
	expect(cart).toMatchObject({ voucher: { discount: null, refusal: expect.stringContaining("25,00") } });
	expect(cart.charges).toHaveLength(1);
});

test("[9.1-6] for the first order only: known by the cookie, and by the mail address at the checkout", async () => {
	const { contact } = mail();
	const first = await shopper();
	const { body: cart } = await enter(first, "WILLKOMMEN5");
	expect((await checkOut(first, checkoutBody(cart, { contact }))).status).toBe(201);
	await first.post("/web-api/cart/items", { sku: SKU, quantity: 100 });
	expect((await enter(first, "WILLKOMMEN5")).body.code).toBe("voucher_first_order_only");

	const elsewhere = await shopper();
	const { body: again } = await enter(elsewhere, "WILLKOMMEN5");
	const refused = await checkOut(
		elsewhere,
		checkoutBody(again, { contact: { email: contact.email.toUpperCase() } }),
	);
	expect(refused).toMatchObject({
		status: 409,
		body: { code: "total_changed", cart: { voucher: { discount: null, refusal: expect.any(String) } } },
	});
});

test("the last use of a voucher, wanted by 20 carts at once, is one", async () => {
	const code = await voucherWith({ inAll: 1 });
	const carts = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const browser = await shopper();
			const { body } = await enter(browser, code);
			return { browser, body: checkoutBody(body, mail()) };
		}),
	);
	const answers = await Promise.all(carts.map(({ browser, body }) => checkOut(browser, body)));
	expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
	expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(["total_changed"]));
});

test("[pricing.R1] a cancelled order gives its use back", async () => {
	const code = await voucherWith({ inAll: 1 });
	const first = await shopper();
	const { body: cart } = await enter(first, code);
	const placed = await checkOut(first, checkoutBody(cart, mail()));
	const second = await shopper();
	expect((await enter(second, code)).body.code).toBe("voucher_used_up");
	const { db } = server.platform.database;
	const { id } = await db
		.selectFrom("order")
		.select("id")
		.where("number", "=", placed.body.orderNumber)
		.executeTakeFirstOrThrow();
	expect(await db.transaction().execute((trx) => cancelOrder(server.platform, trx, { order: id }))).toBe(
		true,
	);
	expect((await enter(second, code)).status).toBe(200);
});

test("a voucher goes with the prices of the country: of euros nothing is taken off francs", async () => {
	const browser = await shopper();
	await enter(browser, await voucherWith({}));
	const { body: swiss } = await browser.get("/web-api/cart?country=CH");
	expect(swiss.voucher).toMatchObject({ discount: null, refusal: expect.any(String) });
	const zurich = { ...address, country: "CH", postalCode: "8001", city: "Zürich" };
	const placed = await checkOut(browser, checkoutBody(swiss, { ...mail(), billing: zurich }));
	expect(placed.status).toBe(201);
});
