import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const template = templateWith({ formatType: "klappkarte-a6" }).id;
const salbei = {
	sku: "envelope-gerade-salbei-c6",
	name: "Umschlag Salbei, gerade Klappe",
	note: "C6, 162\u202f×\u202f114\u00a0mm, 120\u00a0g/m²",
	swatch: "#a9b49a",
	shipsSeparately: false,
};
const jute = {
	sku: "ribbon-jute-natur",
	name: "Juteband Natur",
	note: "eine Länge je Karte, wird separat geliefert",
	swatch: "#c7b69a",
	shipsSeparately: true,
};

/** Fifty plain folded cards in the cart, with accessories. */
async function cardsWith(browser: Browser, sku: string) {
	const { id } = await makeDesign(browser, { template });
	const configuration = { paperType: "matt", refinementType: "ohne", ...(sku ? { sku } : {}) };
	const added = await addToCart(browser, id, 50, configuration);
	expect(added.status).toBe(201);
	return added.body;
}

async function order(browser: Browser, cart: { total: unknown }, overrides: object = {}): Promise<string> {
	const { status, body } = await checkOut(browser, checkoutBody(cart, overrides));
	expect(status).toBe(201);
	return `/web-api/orders/${body.orderNumber}?token=${body.accessToken}`;
}

const numberIn = (path: string) => path.slice("/web-api/orders/".length, path.indexOf("?"));

test("[3.7-6, C8] a cart names its accessories and has a date for the cards and one for the ribbon", async () => {
	const browser = browserOn(server.app);
	const cart = await cardsWith(browser, `${jute.sku},${salbei.sku}`);
	const [line] = cart.items;
	expect(line.accessories).toEqual([salbei, jute]);
	expect(cart.deliveries).toEqual([
		{ carriage: "parcel", lines: [line.id], date: "2026-11-27" },
		{ carriage: "ribbon", lines: [line.id], date: "2026-11-26" },
	]);
	expect(cart.delivery).toBe("2026-11-27");
	expect((await browser.get("/web-api/cart")).body).toEqual(cart);
});

test("[§7.2] the price of a line with accessories is explained to the cent", async () => {
	const cart = await cardsWith(browserOn(server.app), `${salbei.sku},${jute.sku}`);
	const [{ quote }] = cart.items;
	expect(quote.lines).toEqual([
		{ code: "card.base", name: "Karte", quantity: 50, unit: 169, amount: 8450 },
		{ code: "accessory.envelope", name: "Umschlag", quantity: 50, unit: 45, amount: 2250 },
		{ code: "accessory.ribbon", name: "Band", quantity: 50, unit: 50, amount: 2500 },
	]);
	expect(quote.total).toBe(13_200);
	expect(cart).toMatchObject({ subtotal: { amount: 13_200 }, total: { amount: 13_699 } });
});

test("[orders.O12, orders.O13] the order keeps accessories and both dates, whatever the calendar says later", async () => {
	const browser = browserOn(server.app);
	const cart = await cardsWith(browser, `${salbei.sku},${jute.sku}`);
	const path = await order(browser, cart);
	const placed = (await browserOn(server.app).get(path)).body;
	expect(placed.lines[0]).toMatchObject({ accessories: [salbei, jute], deliveryDate: "2026-11-27" });
	expect(placed.lines[0].quote).toEqual(cart.items[0].quote);
	expect(placed.deliveries).toEqual([
		{ carriage: "parcel", lines: [placed.lines[0].id], date: "2026-11-27" },
		{ carriage: "ribbon", lines: [placed.lines[0].id], date: "2026-11-26" },
	]);
	server.clock.advance(40 * 24 * 60 * 60 * 1000);
	expect((await browserOn(server.app).get(path)).body).toEqual(placed);
	server.clock.advance(-40 * 24 * 60 * 60 * 1000);
});

test("lines with and without a ribbon come in one parcel, the ribbon in another", async () => {
	const browser = browserOn(server.app);
	await cardsWith(browser, "");
	const cart = await cardsWith(browser, jute.sku);
	const { lines, deliveries } = (await browser.get(await order(browser, cart))).body;
	const [plain, tied] = lines;
	expect(plain.accessories).toEqual([]);
	expect(deliveries).toEqual([
		{ carriage: "parcel", lines: [plain.id, tied.id], date: plain.deliveryDate },
		{ carriage: "ribbon", lines: [tied.id], date: "2026-11-26" },
	]);
});

test("[orders.O13] money that comes later moves both dates", async () => {
	const browser = browserOn(server.app);
	const cart = await cardsWith(browser, jute.sku);
	const path = await order(browser, cart, { payment: "prepayment" });
	const staff = browserOn(server.app);
	const login = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };
	expect((await staff.post("/office-api/login", login)).status).toBe(200);
	server.clock.advance(3 * 24 * 60 * 60 * 1000);
	const paid = await staff.post(`/office-api/orders/${numberIn(path)}/moves`, { move: "pay" });
	server.clock.advance(-3 * 24 * 60 * 60 * 1000);
	expect(paid.status).toBe(200);
	expect(paid.body.deliveries).toMatchObject([
		{ carriage: "parcel", date: "2026-11-30" },
		{ carriage: "ribbon", date: "2026-11-27" },
	]);
	expect((await browser.get(path)).body.deliveries).toEqual(paid.body.deliveries);
});

test("an order of before ribbons had a date, or cards accessories, opens as it was promised", async () => {
	const browser = browserOn(server.app);
	const path = await order(browser, await cardsWith(browser, jute.sku));
	const { db } = server.platform.database;
	const stored = sql`where "order" in (select id from "order" where number = ${numberIn(path)})`;
	await sql`delete from order_delivery ${stored} and carriage = 'ribbon'`.execute(db);
	const undated = (await browser.get(path)).body;
	expect(undated.lines[0].accessories).toEqual([jute]);
	expect(undated.deliveries).toMatchObject([{ carriage: "parcel", date: "2026-11-27" }]);

	const plain = { formatType: "klappkarte-a6", paperType: "matt", refinementType: "ohne" };
	const store = (configuration: object) =>
		sql`update order_line set configuration = ${JSON.stringify(configuration)}::jsonb ${stored}`.execute(db);
	await store(plain);
	expect((await browser.get(path)).body.lines[0]).toMatchObject({
		configuration: { ...plain, punching: "ohne" },
		accessories: [],
	});

	await store({ ...plain, punching: "ohne", accessories: ["seal-lila"] });
	expect((await browser.get(path)).body.lines[0].accessories).toEqual([
		{ sku: "seal-lila", name: "seal-lila", shipsSeparately: false },
	]);
});
