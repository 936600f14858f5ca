import { productOf } from "@offizin/assortment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);
const bildwand = { "x-channel": "bildwand-de" };

test.each([
	["calendar", {}],
	["photobook", {}],
	["photobox", {}],
	["collage", {}],
	["photoprint", bildwand],
] as const)(
	"[2.3-4] what there is of a %s can be made, and costs what its own price door says",
	async (product, headers) => {
		const { status, body } = await get(`/web-api/product-overview?product=${product}`, headers);
		expect(status).toBe(200);
		expect(body.items.length).toBeGreaterThan(8);
		expect(new Set(body.items.map(({ id }: { id: string }) => id)).size).toBe(body.total);
		for (const { query, from } of [body.items[0], body.items.at(-1)]) {
			const panel = await get(
				`/web-api/calculator/reference?product=${product}&${query}&quantity=${from.quantity}`,
				headers,
			);
			expect(panel.status).toBe(200);
			expect(panel.body.adjustments).toEqual([]);
			expect(panel.body.quote.unit).toBeGreaterThanOrEqual(from.unit.amount);
			expect(from.quantity).toBe(productOf(product)?.quantities.default);
		}
	},
);

test("[3.2-3] sizes are told in the unit of the market, prices in its money", async () => {
	const { body } = await get("/web-api/product-overview?product=calendar", { "x-locale": "en-US" });
	expect(body.items[0]).toMatchObject({
		sizeText: expect.stringMatching(/in$/),
		from: { unit: { currency: "usd" } },
	});
	const german = await get("/web-api/product-overview?product=calendar");
	expect(german.body.items[0].sizeText).toMatch(/cm$/);
});

test("what a brand does not sell it has no overview of", async () => {
	expect((await get("/web-api/product-overview?product=photoprint")).body.code).toBe("product_not_sold");
	expect((await get("/web-api/product-overview?product=kite")).body.code).toBe("request_invalid");
});
