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

const base = "/web-api/product-selection-photo-frame";

describe("pictures for the wall", () => {
	test("[§7.4] a canvas of 60 x 40 costs by its area, and both doors say the same", async () => {
		const query = "materialType=leinwand&format=60x40";
		const shop = await get(`${base}/price-article?${query}`);
		const price = await get(`/price-api/prices/article?${query}`);
		expect(shop.body).toMatchObject({ total: 3490, lines: [{ code: "photoframe.base", amount: 3490 }] });
		expect(price.body).toEqual(shop.body);
	});

	test("what is sold by area says what a square metre costs", async () => {
		const { body } = await get(`${base}/price-article?materialType=fototapete&format=300x200`);
		expect(body.perSquareMetre).toBe(Math.round(body.total / 6));
		const canvas = await get(`${base}/price-article?materialType=leinwand`);
		expect(canvas.body).not.toHaveProperty("perSquareMetre");
	});

	test("sizes come with the price that the article then has", async () => {
		const { body } = await get("/price-api/prices/formats?materialType=acrylglas");
		expect(body.total).toBe(body.items.length);
		const [first, last] = [body.items[0], body.items.at(-1)];
		for (const { format, price } of [first, last]) {
			const article = await get(`/price-api/prices/article?materialType=acrylglas&format=${format}`);
			expect([format, article.body.total]).toEqual([format, price.amount]);
		}
	});

	test("sizes are grouped by ratio, and none is lost", async () => {
		const { body } = await get("/price-api/prices/format-group?materialType=poster");
		const all = await get("/price-api/prices/formats?materialType=poster");
		const grouped = body.groups.flatMap(({ items }: { items: { format: string }[] }) => items);
		expect(grouped).toHaveLength(all.body.total);
		const one = await get("/price-api/prices/format-group?materialType=poster&ratio=1%3A1");
		expect(one.body.groups).toEqual(body.groups.filter(({ ratio }: { ratio: string }) => ratio === "1:1"));
		const drawn = await get("/price-api/prices/format-group-prices-images?materialType=poster");
		expect(drawn.body.items.map(({ ratio }: { ratio: string }) => ratio)).toEqual(
			body.groups.map(({ ratio }: { ratio: string }) => ratio),
		);
		expect(drawn.body.items[0].image).toMatch(/^data:image\/svg\+xml,/);
	});

	test("no size of a material is cheaper than its price from", async () => {
		const { body } = await get(`${base}/prices-from`);
		for (const { value, from } of body.items) {
			const { items } = (await get(`/price-api/prices/formats?materialType=${value}`)).body;
			const cheapest = Math.min(...items.map(({ price }: { price: { amount: number } }) => price.amount));
			expect(from.amount).toBeLessThanOrEqual(cheapest);
		}
	});

	test("frames cost what they add to the picture, and are wider outside", async () => {
		const { body } = await get("/web-api/variants-for-frame-types?materialType=poster&format=60x40");
		const plain = (await get("/price-api/prices/article?materialType=poster&format=60x40")).body.total;
		const [variant] = body.items;
		expect(variant.outer.width).toBeGreaterThan(60);
		const { frame, frameType, matSize, matType, price } = variant;
		const query = new URLSearchParams({ materialType: "poster", format: "60x40", frame, frameType, matType });
		const framed = await get(`/price-api/prices/article?${query}&matSize=${matSize}`);
		expect(framed.body.total - plain).toBe(price.amount);
		const alone = await get(`/price-api/frame?${query}&matSize=${matSize}`);
		expect(alone.body).toMatchObject({ frame, price });
	});

	test("limits are those of the frame where one is asked for", async () => {
		const all = (await get(`${base}/format-limits`)).body.items;
		expect(all.length).toBe(12);
		const framed = (await get(`${base}/format-limits?materialType=poster&frame=holzrahmen`)).body.items;
		const [plain] = (await get(`${base}/format-limits?materialType=poster`)).body.items;
		expect(framed).toHaveLength(1);
		expect(framed[0].long.max).toBeLessThanOrEqual(plain.long.max);
		// A wooden frame is not made for canvas.
		expect((await get(`${base}/format-limits?materialType=leinwand&frame=holzrahmen`)).body.items).toEqual(
			[],
		);
	});

	test("[§4.1] a photo gets the sizes of its ratio, turned like it, and how well each prints", async () => {
		const { body } = await get("/web-api/aspect-ratio?width=3000&height=2000");
		expect([body.ratio, body.orientation]).toEqual(["3:2", "landscape"]);
		expect(body.formats.map(({ format }: { format: string }) => format)).toContain("60x40");
		expect(body.formats.map(({ format }: { format: string }) => format)).not.toContain("40x60");
		const quality = Object.fromEntries(
			body.formats.map(({ format, quality }: { format: string; quality: string }) => [format, quality]),
		);
		expect(quality["30x20"]).toBe("good");
		expect(quality["150x100"]).not.toBe("good");
		expect((await get("/web-api/aspect-ratio?width=0&height=2000")).status).toBe(400);
	});
});
