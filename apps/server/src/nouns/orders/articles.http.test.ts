import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { findOrder } from "./order-store.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const jute = "ribbon-jute-natur";
const salbei = "envelope-gerade-salbei-c6";

function addArticle(browser: Browser, sku: string, quantity: number) {
	return browser.post("/web-api/cart/items", { sku, quantity });
}

async function staff(): Promise<Browser> {
	const clerk = browserOn(server.app);
	const login = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };
	expect((await clerk.post("/office-api/login", login)).status).toBe(200);
	return clerk;
}

test("[2.3-5] an accessory lies in the cart by itself, named, priced and dated", async () => {
	const browser = browserOn(server.app);
	const { status, body } = await addArticle(browser, jute, 20);
	expect(status).toBe(201);
	expect(body.items).toEqual([
		{
			item: "article",
			id: expect.any(String),
			sku: jute,
			name: "Juteband Natur",
			note: expect.stringContaining("wird separat geliefert"),
			swatch: "#c7b69a",
			quantity: 20,
			quote: expect.objectContaining({
				total: 1000,
				lines: [{ code: "accessory.ribbon", name: "Band", quantity: 20, unit: 50, amount: 1000 }],
			}),
		},
	]);
	expect(body.deliveries).toMatchObject([{ carriage: "ribbon" }]);
	const more = await addArticle(browser, jute, 5);
	expect(more.body.items).toMatchObject([{ quantity: 25 }]);
	expect((await browser.get("/web-api/customer-data")).body.cartItems).toBe(1);
});

test("what is no accessory, too many of one, or both ways at once is refused", async () => {
	const browser = browserOn(server.app);
	expect(await addArticle(browser, "ribbon-gold-lame", 3)).toMatchObject({
		status: 422,
		body: { code: "sku_unknown", fields: { sku: expect.stringContaining("ribbon-gold-lame") } },
	});
	expect((await addArticle(browser, jute, 5001)).body.code).toBe("quantity_out_of_range");
	const both = await browser.post("/web-api/cart/items", { sku: jute, quantity: 1, designId: "x" });
	expect(both).toMatchObject({ status: 400, body: { code: "parameter_unknown" } });
	const bildwand = { "X-Channel": "bildwand" };
	expect(await browser.post("/web-api/cart/items", { sku: salbei, quantity: 10 }, bildwand)).toMatchObject({
		status: 422,
		body: { code: "product_not_sold" },
	});
});

test("cards and ribbons of one order: the cards are printed, the ribbons are sent from stock", async () => {
	const browser = browserOn(server.app);
	const { id: design } = await makeDesign(browser);
	await addToCart(browser, design, 50);
	const { body: cart } = await addArticle(browser, jute, 50);
	const { body: placed, status } = await checkOut(browser, checkoutBody(cart));
	expect(status).toBe(201);
	const path = `/web-api/orders/${placed.orderNumber}?token=${placed.accessToken}`;
	const { body: order } = await browser.get(path);
	expect(order.lines).toMatchObject([
		{ item: "design", production: "preparing", preview: expect.any(String) },
		{ item: "article", sku: jute, name: "Juteband Natur", production: "stocked", delivery: "pending" },
	]);
	const [cards, ribbons] = order.lines;
	expect(order.deliveries).toMatchObject([
		{ carriage: "parcel", lines: [cards.id] },
		{ carriage: "ribbon", lines: [ribbons.id], date: ribbons.deliveryDate },
	]);
	expect(order.total).toEqual(cart.total);

	const clerk = await staff();
	const office = (await clerk.get(`/office-api/orders/${placed.orderNumber}`)).body;
	expect(office.lines).toMatchObject([{ jobs: [{}] }, { jobs: [], moves: ["ship"] }]);
	const preview = `/office-api/orders/${placed.orderNumber}/lines/${ribbons.id}/preview.png`;
	expect((await clerk.get(preview)).status).toBe(404);
	const sent = await clerk.post(`/office-api/orders/${placed.orderNumber}/moves`, {
		move: "ship",
		line: ribbons.id,
	});
	expect(sent.body.lines).toMatchObject([{ delivery: "pending" }, { delivery: "shipped" }]);
	expect((await browser.get(path)).body.lines[1].delivery).toBe("shipped");
});

test("a mail tells of articles what they are", async () => {
	const browser = browserOn(server.app);
	const { body: cart } = await addArticle(browser, salbei, 80);
	const { body: placed } = await checkOut(browser, checkoutBody(cart));
	const order = await findOrder(server.platform.database.db, placed.orderNumber);
	if (!order) throw new Error("the order is there");
	const { text } = await composeMail(server.platform, order, { id: "m", kind: "confirmation" });
	expect(text).toContain("Umschlag Salbei, gerade Klappe");
	expect(text).toContain("80\u00a0Stück zu je");
	expect(text).toContain("Standardversand, alles in einem Paket");
	const shipped = await composeMail(server.platform, order, { id: "n", kind: "shipped" });
	expect(shipped.text).toContain("Ihre Bestellung ist verpackt. Wir haben sie dem Paketdienst übergeben.");
});
