import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);

interface Listed {
	readonly sku: string;
	readonly isPossible: boolean;
	readonly reason?: string;
	readonly price: { readonly amount: number };
}

describe("accessories", () => {
	test("of a card say whether they fit, and why not", async () => {
		const { body } = await get("/web-api/card-accessories?formatType=klappkarte-a6");
		const of = (sku: string): Listed => body.items.find((one: Listed) => one.sku === sku);
		expect(of("envelope-gerade-salbei-c6").isPossible).toBe(true);
		expect(of("envelope-gerade-salbei-b6")).toMatchObject({
			isPossible: false,
			reason: expect.stringContaining("C6"),
		});
		for (const { isPossible, reason } of body.items) expect(isPossible).toBe(reason === undefined);
		expect(body.postage).toEqual({
			class: "standard",
			name: "Standardbrief",
			price: { amount: 95, currency: "eur" },
		});
	});

	test("cost alone what they cost in the list", async () => {
		const { body } = await get("/web-api/card-accessories");
		const { sku, price } = body.items[0];
		for (const door of ["/price-api/accessory", "/web-api/card-accessory-price"]) {
			const alone = await get(`${door}?sku=${sku}&quantity=1`);
			expect(alone.body).toMatchObject({ total: price.amount, quantity: 1, delivery: expect.any(String) });
		}
	});

	test("[3.7-6] ordered together travel in one parcel, ribbons by themselves", async () => {
		const skus = "envelope-gerade-salbei-c6,seal-gold,ribbon-jute-natur";
		const { body } = await get(`/web-api/card-accessory-order?sku=${skus}&quantity=20`);
		expect(
			body.items.reduce((sum: number, { quote }: { quote: { total: number } }) => sum + quote.total, 0),
		).toBe(body.total.amount);
		expect(body.deliveries.map(({ skus: inside }: { skus: string[] }) => inside)).toEqual([
			["envelope-gerade-salbei-c6", "seal-gold"],
			["ribbon-jute-natur"],
		]);
	});

	test("[3.7-1] a SKU is taken apart", async () => {
		const { body } = await get("/web-api/sku/container?sku=envelope-spitz-salbei-c6,ribbon-jute-natur");
		expect(body.items.map(({ parts }: { parts: unknown }) => parts)).toEqual([
			{ kind: "envelope", type: "spitz", colour: "salbei", size: "c6" },
			{ kind: "ribbon", type: "jute", colour: "natur" },
		]);
	});
});
