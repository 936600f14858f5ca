import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);

const information = async (locale: string) =>
	(await get("/web-api/shipping-information", { "x-locale": locale })).body;

interface Way {
	readonly type: string;
	readonly price: { readonly amount: number; readonly currency: string };
	readonly delivery: string;
}

function waysOf(body: { countries: { country: string; types: Way[] }[] }, country: string) {
	const types = body.countries.find((one) => one.country === country)?.types ?? [];
	return Object.fromEntries(types.map(({ type, price }) => [type, price.amount]));
}

describe("shipping", () => {
	test("[9.1-1] [9.1-2] [9.1-3] costs what the spec says", async () => {
		const german = await information("de-DE");
		expect(waysOf(german, "DE")).toEqual({ standard: 499, express: 1299, saturday: 2299 });
		expect(waysOf(german, "AT")).toEqual({ standard: 599, express: 2299 });
		expect(waysOf(await information("de-CH"), "CH")).toEqual({ standard: 999, express: 3499 });
	});

	test("[9.1-4] tells letter postage in the currency of the market", async () => {
		const postage = (
			body: { letterPostage: { country: string; price: { amount: number } }[] },
			country: string,
		) => body.letterPostage.filter((one) => one.country === country).map(({ price }) => price.amount);
		const german = await information("de-DE");
		expect([postage(german, "DE"), postage(german, "AT"), postage(german, "CH")]).toEqual([
			[95, 110, 180],
			[100, 150, 150],
			[],
		]);
		expect(postage(await information("de-CH"), "CH")).toEqual([100, 120, 290]);
	});

	test("[9.1-6] counts from 11 o'clock, and names countries in the language of the shop", async () => {
		expect(
			(await information("fr-FR")).countries.find(({ country }: { country: string }) => country === "DE")
				.name,
		).toBe("Allemagne");
		expect((await information("de-DE")).cutOff).toBe("11:00");
	});

	test("says until when to order for Christmas", async () => {
		const { christmas } = await information("de-DE");
		const card = christmas.find(({ product }: { product: string }) => product === "card");
		const book = christmas.find(({ product }: { product: string }) => product === "photobook");
		expect(card.lastOrder > book.lastOrder).toBe(true);
		expect(card.lastOrderText.replaceAll("\u00a0", " ")).toMatch(/^\S+, \d+\. Dezember 2026, 11:00$/);
	});
});

test("the express shop has every product of the brand with its ways, the standard one first", async () => {
	const { body } = await get("/web-api/express-shop");
	expect(body.total).toBe(8);
	for (const { types } of body.items) {
		expect(types[0].type).toBe("standard");
		for (const { delivery } of types.slice(1)) expect(delivery < types[0].delivery).toBe(true);
	}
});
