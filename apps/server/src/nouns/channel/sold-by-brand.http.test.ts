import { isSoldBy, products } from "@offizin/assortment";
import { channelKeys } from "@offizin/sites";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let browser: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	browser = browserOn(server.app);
});
afterAll(() => server.close());

const at = (channel: string) => ({ "x-channel": channel });
const notSold = { status: 422, body: { code: "product_not_sold", message: expect.stringMatching(/\S/) } };

/** Doors about one product, besides the panel, which is about any. */
const doors: Readonly<Record<string, readonly string[]>> = {
	card: [
		"/web-api/card-price",
		"/web-api/card-accessories",
		"/web-api/card-accessory-price?sku=seal-gold",
		"/web-api/card-accessory-order?sku=seal-gold",
	],
	calendar: ["/web-api/calendar-price", "/web-api/calendar-design-group"],
	collage: ["/web-api/collage-designer-merch-price", "/web-api/collage-designer-design-groups"],
	merch: ["/web-api/collage-designer-merch-price?type=tasse"],
	photobox: ["/price-api/photoboxes", "/web-api/photobox-data"],
	photoprint: ["/price-api/photo-options-groups"],
	photobook: ["/web-api/photobook-price", "/web-api/photobook-types"],
	guestbook: [],
	photoframe: [
		"/price-api/prices/article",
		"/price-api/prices/formats",
		"/price-api/prices/format-group",
		"/price-api/prices/format-group-prices-images",
		"/price-api/frame",
		"/web-api/variants-for-frame-types",
		"/web-api/aspect-ratio?width=3&height=2",
		...["price-article", "format-limits", "prices-format-group", "prices-formats", "prices-from", "data"].map(
			(name) => `/web-api/product-selection-photo-frame/${name}`,
		),
	],
};

describe.each(channelKeys)("[1-1] %s", (channel) => {
	test.each(products.map((product) => [product.key, product] as const))(
		"tells the price of a %s where it sells it, and nowhere else",
		async (key, product) => {
			for (const door of [`/web-api/calculator/reference?product=${key}`, ...(doors[key] ?? [])]) {
				const answer = await browser.get(door, at(channel));
				if (isSoldBy(product, channel)) expect([door, answer.status]).toEqual([door, 200]);
				else expect(answer, door).toMatchObject(notSold);
			}
		},
	);

	test("names in its express shop only what it sells", async () => {
		const { body } = await browser.get("/web-api/express-shop", at(channel));
		const named = body.items.map(({ product }: { product: string }) => product);
		expect(named).toEqual(products.filter((one) => isSoldBy(one, channel)).map(({ key }) => key));
	});
});

describe("[1-3] Bildwand sells no cards", () => {
	test("it has no card, no collection and no design of one", async () => {
		const template = templateWith({}).id;
		expect((await browser.get("/web-api/templates", at("bildwand"))).body).toMatchObject({
			items: [],
			total: 0,
		});
		expect((await browser.get("/web-api/themes", at("bildwand"))).body).toMatchObject({
			items: [],
			total: 0,
		});
		expect(await browser.get(`/web-api/templates/${template}`, at("bildwand"))).toMatchObject({
			status: 404,
			body: { code: "template_not_found" },
		});
		expect(await browser.post("/web-api/designs", { template }, at("bildwand"))).toMatchObject(notSold);
	});

	test("a card designed next door goes into no cart of it, and out of none that has one", async () => {
		const design = await makeDesign(browser);
		const line = { designId: design.id, quantity: 50 };
		expect(await browser.post("/web-api/cart/items", line, at("bildwand"))).toMatchObject(notSold);
		const cart = await addToCart(browser, design.id);
		// As such a cart was stored before.
		await server.platform.database.db.updateTable("cart").set({ channel: "bildwand" }).execute();
		const { body } = cart;
		const headers = { "Idempotency-Key": "karte-bei-bildwand", ...at("bildwand") };
		expect(await browser.post("/web-api/checkout", checkoutBody(body), headers)).toMatchObject(notSold);
		expect((await checkOut(browser, checkoutBody(body))).body.code).toBe("cart_empty");
	});
});
