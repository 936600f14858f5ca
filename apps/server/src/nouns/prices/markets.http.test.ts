import { sites } from "@offizin/sites";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { brandOf } from "../../testing/brand-of.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) =>
	browserOn(server.app).get(path, { "x-channel": brandOf(path), ...headers });

const frame = "/price-api/prices/article?materialType=leinwand&format=60x40";

test.each(sites.map(({ channel, locale, market }) => [channel, locale, market] as const))(
	"%s in %s answers in the currency of its market",
	async (channel, locale, market) => {
		const { status, body, headers } = await get("/web-api/photobook-price", {
			"x-channel": channel,
			"x-locale": locale,
		});
		expect(status).toBe(200);
		expect(headers.get("x-price-list")).toMatch(new RegExp(`^${channel}-${market}-`));
		expect(body.priceListId).toBe(headers.get("x-price-list"));
		const currency = { ch: "chf", li: "chf", gb: "gbp", us: "usd" }[market] ?? "eur";
		expect(body.currency).toBe(currency);
		expect(body.total).toBeGreaterThan(0);
	},
);

describe("[7.1] Switzerland", () => {
	test.each([
		frame,
		"/web-api/card-price?formatType=postkarte-a6&paperType=kraft&quantity=37",
		"/web-api/photobook-price?pageCount=60&quantity=7",
		"/price-api/photoboxes?format=gross&amount=50&quantity=5",
	])("%s is payable in coins of 5 Rappen", async (path) => {
		const { body } = await get(path, { "x-locale": "de-CH" });
		const amounts = [body.total, ...body.lines.map(({ amount }: { amount: number }) => amount)];
		expect(amounts.filter((amount) => amount % 5 !== 0)).toEqual([]);
		expect(body.vat).toEqual([expect.objectContaining({ rate: 81 })]);
	});
});

describe.each([
	["en-GB", "gbp"],
	["en-US", "usd"],
])("in %s prices are shown but nothing is delivered", (locale, currency) => {
	const shown = (path: string) => get(path, { "x-locale": locale });

	test("prices have no VAT and no date", async () => {
		expect((await shown(frame)).body).toMatchObject({
			currency,
			vat: [],
			delivery: null,
			deliveryText: null,
		});
		const { body } = await shown("/web-api/calculator/reference?product=photobook");
		expect(body.quote.delivery).toBeNull();
		const dates = body.options.flatMap(({ values }: { values: { dateChange: number }[] }) =>
			values.map(({ dateChange }) => dateChange),
		);
		expect(new Set(dates)).toEqual(new Set([0]));
	});

	test("there is no shipping and nothing for express", async () => {
		expect((await shown("/web-api/shipping-information")).body).toMatchObject({
			countries: [],
			christmas: [],
		});
		expect((await shown("/web-api/express-shop")).body).toMatchObject({ items: [], total: 0 });
	});
});

test.each(sites.map(({ locale }) => [locale] as const))("an empty cart in %s can be seen", async (locale) => {
	const { status, body } = await get("/web-api/cart", { "x-locale": locale });
	expect([status, body.items, body.delivery]).toEqual([200, [], null]);
});

test("a shop or language that nobody has is refused", async () => {
	expect((await get(frame, { "x-channel": "papierladen" })).body.code).toBe("channel_unknown");
	expect((await get(frame, { "x-locale": "pl-PL" })).body.code).toBe("locale_unknown");
});
