// Where an order goes and how: the ten countries, express and the same day, with the prices of where it goes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { address, addToCart, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const vienna = { ...address, country: "AT", postalCode: "1010", city: "Wien" };
const zurich = { ...address, country: "CH", postalCode: "8001", city: "Zürich" };

async function shopperWithCards(): Promise<Browser> {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	await addToCart(browser, design.id, 50, { refinementType: "ohne" });
	return browser;
}

async function orderOf({ body }: { body: { orderNumber: string; accessToken: string } }) {
	const path = `/web-api/orders/${body.orderNumber}?token=${body.accessToken}`;
	return (await browserOn(server.app).get(path)).body;
}

test("[3.7-9] [9.1-2] express to Vienna: the price of Austria, its VAT, the day, on the order too", async () => {
	const browser = await shopperWithCards();
	const { body: cart } = await browser.get("/web-api/cart?country=AT&postalCode=1010&shippingType=express");
	expect(cart).toMatchObject({
		...{ country: "AT", shippingType: "express", sameDay: false },
		shipping: { amount: 2299, currency: "eur" },
		vat: [{ rate: 200 }],
	});
	expect(cart.ways.map((way: { shippingType: string }) => way.shippingType)).toContain("standard");
	const body = checkoutBody(cart, {
		billing: vienna,
		shippingType: "express",
		expectedArrival: cart.delivery,
	});
	const order = await orderOf(await checkOut(browser, body));
	expect(order).toMatchObject({
		shippingType: "express",
		total: cart.total,
		charges: [{ code: "shipping.express", amount: 2299 }],
		deliveries: [{ carriage: "parcel", date: cart.delivery }],
		vat: [{ rate: 200 }],
	});
});

test("[9.1-3] from the German shop to Zurich: in francs, and the total in euros is another one", async () => {
	const browser = await shopperWithCards();
	const { body: german } = await browser.get("/web-api/cart");
	const { body: swiss } = await browser.get("/web-api/cart?country=CH");
	expect(german.total.currency).toBe("eur");
	expect(swiss).toMatchObject({ shipping: { amount: 999, currency: "chf" }, vat: [{ rate: 81 }] });
	const refused = await checkOut(browser, checkoutBody(german, { billing: zurich }));
	expect(refused).toMatchObject({
		status: 409,
		body: { code: "total_changed", cart: { country: "CH", total: swiss.total } },
	});
	const order = await orderOf(await checkOut(browser, checkoutBody(swiss, { billing: zurich })));
	expect(order.total).toEqual(swiss.total);
});

test("[1-4] every country of the footer has a price and a day", async () => {
	const browser = await shopperWithCards();
	for (const country of ["DE", "AT", "CH", "LI", "LU", "BE", "NL", "FR", "IT", "ES"]) {
		const { body } = await browser.get(`/web-api/cart?country=${country}`);
		expect(body).toMatchObject({ country, delivery: expect.any(String) });
		expect(body.ways[0]).toMatchObject({ shippingType: "standard", sameDay: false });
	}
});

test("[3.7-9] the surcharge for the same day brings the day forward, and is on the order", async () => {
	const browser = await shopperWithCards();
	const query = "/web-api/cart?postalCode=10623&shippingType=express";
	const { body: plain } = await browser.get(query);
	const { body: cart } = await browser.get(`${query}&sameDay=true`);
	expect(cart.sameDay).toBe(true);
	expect(cart.delivery < plain.delivery).toBe(true);
	expect(cart.shipping.amount - plain.shipping.amount).toBe(990);
	const way = { shippingType: "express", sameDay: true };
	const order = await orderOf(await checkOut(browser, checkoutBody(cart, way)));
	expect(order).toMatchObject({
		...way,
		charges: [{ code: "shipping.express" }, { code: "shipping.sameDay", amount: 990 }],
	});
});

test("[orders.O16] a day that is past the cut-off is told with the cart as it is now", async () => {
	const browser = await shopperWithCards();
	const { body: cart } = await browser.get("/web-api/cart?postalCode=10623");
	const early = checkoutBody(cart, { expectedArrival: "2026-11-21" });
	expect(await checkOut(browser, early)).toMatchObject({
		status: 409,
		body: { code: "arrival_changed", cart: { delivery: cart.delivery } },
	});
	const body = checkoutBody(cart, { expectedArrival: cart.delivery });
	expect((await checkOut(browser, body)).status).toBe(201);
});

test("a way that does not exist is the standard one in the cart, and refused at the checkout", async () => {
	const browser = await shopperWithCards();
	const { body: cart } = await browser.get("/web-api/cart?country=FR&shippingType=saturday");
	expect(cart).toMatchObject({ shippingType: "standard", sameDay: false });
	const paris = { ...address, country: "FR", postalCode: "75001", city: "Paris" };
	const body = checkoutBody(cart, { billing: paris, shippingType: "saturday" });
	expect((await checkOut(browser, body)).body.code).toBe("shipping_not_available");
	for (const query of ["shippingType=pigeon", "country=DEU", "sameDay=perhaps"])
		expect((await browser.get(`/web-api/cart?${query}`)).status).toBe(400);
});

test("[orders.O17] a parcel for a Packstation names who fetches it", async () => {
	const browser = await shopperWithCards();
	const { body: cart } = await browser.get("/web-api/cart");
	const packstation = { ...address, street: "Packstation 117" };
	const refused = await checkOut(browser, checkoutBody(cart, { shipping: packstation }));
	expect(refused.body.fields).toEqual({
		"shipping.postNumber": "Bitte geben Sie die Postnummer zur Packstation an.",
	});
	const shipping = { ...packstation, postNumber: "12345678" };
	expect((await orderOf(await checkOut(browser, checkoutBody(cart, { shipping })))).shipping).toEqual(
		shipping,
	);
});
