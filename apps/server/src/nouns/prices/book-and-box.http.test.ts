import { collageLayouts } from "@offizin/assortment";
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

describe("photo books", () => {
	test("[9.1-7] tell what the next five page counts cost", async () => {
		const { body } = await get("/web-api/photobook-price?type=digitalfotobuch&format=a4-quer&pageCount=48");
		expect(body.graduations.map(({ pageCount }: { pageCount: number }) => pageCount)).toEqual([
			52, 56, 60, 64, 68,
		]);
		const next = await get("/web-api/photobook-price?type=digitalfotobuch&format=a4-quer&pageCount=52");
		expect(body.graduations[0].total).toBe(next.body.total);
		const two = await get("/web-api/photobook-price?pageCount=48&graduationsPageCount=2");
		expect(two.body.graduations).toHaveLength(2);
	});

	test("[§3.2] know their spine, and whether it can carry text", async () => {
		const book = async (pages: number) =>
			(await get(`/web-api/photobook-price?cover=hard&pageCount=${pages}`)).body;
		const [thin, thick] = [await book(24), await book(120)];
		expect(thick.spineWidth).toBeGreaterThan(thin.spineWidth);
		expect([thin.hasSpineText, thick.hasSpineText]).toEqual([false, true]);
	});

	test("[3.2-5] of the photo brand start with gold", async () => {
		const gold = await get("/web-api/photobook-price", { "x-channel": "bildwand" });
		const plain = await get("/web-api/photobook-price", { "x-channel": "papiervogel" });
		expect([gold.body.configuration.refinementType, plain.body.configuration.refinementType]).toEqual([
			"gold",
			"ohne",
		]);
	});

	test("list types with what goes together", async () => {
		const { body } = await get("/web-api/photobook-types");
		const flat = body.items.find(({ value }: { value: string }) => value === "echtfotobuch");
		expect(flat).toMatchObject({ cover: "hard", binding: "layflat", pages: { min: 16, max: 80, step: 2 } });
	});

	test("have styles by category", async () => {
		const all = await get("/web-api/photobook-design-group-set");
		expect(all.body.total).toBe(35);
		const query = "categoryIds[]=reise&categoryIds[]=gestaltung";
		const some = await get(`/web-api/photobook-design-group-set?${query}`);
		for (const { categoryIds } of some.body.items) {
			expect(categoryIds.some((id: string) => ["reise", "gestaltung"].includes(id))).toBe(true);
		}
		expect(some.body.total).toBeLessThan(35);
		const one = await get("/web-api/photobook-design-group-set/hochzeit");
		expect(one.body).toMatchObject({ id: "hochzeit", name: "Hochzeit" });
	});
});

describe("photo boxes and prints", () => {
	test("[3.7-4] have 17 lids, both product types and only amounts that fit", async () => {
		const { body } = await get("/web-api/photobox-data");
		expect(body.designs).toHaveLength(17);
		expect(body.types.map(({ value }: { value: string }) => value)).toEqual(["photobox", "photoprint"]);
		const large = body.prices.filter(({ format }: { format: string }) => format === "gross");
		expect(Math.max(...large.map(({ amount }: { amount: number }) => amount))).toBe(50);
		expect(body.amounts[0].name).toMatch(/^\d+ Bilder$/);
	});

	test("a box costs what the table says", async () => {
		const { body } = await get("/web-api/photobox-data");
		const { format, amount, price } = body.prices[0];
		const box = await get(`/price-api/photoboxes?format=${format}&amount=${amount}`);
		expect(box.body.total).toBe(price.amount);
	});

	test("prints get cheaper in numbers, and are named with their prices", async () => {
		const { body } = await get("/price-api/photo-options-groups?format=10x15&quantity=100");
		expect(body.groups.map(({ key }: { key: string }) => key)).toEqual(["format", "material", "fit"]);
		const [ten] = body.groups[0].items.filter(({ value }: { value: string }) => value === "10x15");
		const few = await get("/price-api/photo-options-groups?format=10x15&quantity=1");
		expect(ten.from.amount).toBeLessThanOrEqual(few.body.quote.unit);
	});
});

describe("calendars", () => {
	test("start on a date or in a month of a year", async () => {
		const dated = await get("/web-api/calendar-price?startDate=2027-03-01");
		const told = await get("/web-api/calendar-price?startMonth=3&year=2027");
		expect(dated.body).toEqual(told.body);
	});

	test("have formats and mountings that go with their type", async () => {
		const { body } = await get("/web-api/calendar-design-group?designGroupId=tischkalender");
		expect(body.groups).toHaveLength(1);
		for (const { value, from } of body.groups[0].formats.items) {
			const { status, body: price } = await get(
				`/web-api/calendar-price?type=tischkalender&formatType=${value}`,
			);
			expect([value, status]).toEqual([value, 200]);
			expect(from.amount).toBeLessThanOrEqual(price.unit);
		}
	});
});

describe("collages", () => {
	test("[3.7-3] have layouts by kind, starting with 13 or 1", async () => {
		const of = async (channel: string) =>
			(await get("/web-api/collage-designer-design-groups", { "x-channel": channel })).body;
		const paper = await of("papiervogel");
		expect([paper.defaultDesignId, (await of("bildwand")).defaultDesignId]).toEqual(["13", "1"]);
		const layouts = paper.items.flatMap((group: { layouts: unknown[] }) => group.layouts);
		expect(layouts).toHaveLength(collageLayouts.length);
	});

	test("and merchandise are priced by one door", async () => {
		const collage = await get("/web-api/collage-designer-merch-price?productType=leinwand&formatType=60x40");
		expect(collage.body.configuration).toMatchObject({ productType: "leinwand" });
		const mug = await get("/web-api/collage-designer-merch-price?type=tasse&format=325-ml");
		expect(mug.body).toMatchObject({ total: 1290, configuration: { type: "tasse" } });
	});
});
