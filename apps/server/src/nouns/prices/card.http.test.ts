import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const price = (query: string) => browserOn(server.app).get(`/web-api/card-price?${query}`);
const folded = "formatType=klappkarte-a6&paperType=matt";

describe("a card", () => {
	test("costs what its lines say, accessories included, with date and ladder", async () => {
		const { body } = await price(`${folded}&sku=envelope-gerade-salbei-c6,seal-gold&quantity=50`);
		const { lines, total, unit, ladder, query, delivery, deliveryText } = body;
		expect(lines.map(({ code }: { code: string }) => code)).toEqual([
			"card.base",
			"accessory.envelope",
			"accessory.seal",
		]);
		expect(lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total);
		expect(ladder).toContainEqual({ quantity: 50, unit, total });
		expect(query).toContain("sku=envelope-gerade-salbei-c6,seal-gold");
		// Ordered on a Friday at 10 in Berlin: two working days, and four for the parcel.
		expect([delivery, deliveryText.replaceAll("\u00a0", " ")]).toEqual([
			"2026-11-27",
			"Fr., 27. November 2026",
		]);
	});

	test("may have its SKUs as a list or one parameter each", async () => {
		const listed = await price(`${folded}&sku=envelope-gerade-salbei-c6,seal-gold`);
		const repeated = await price(`${folded}&sku=envelope-gerade-salbei-c6&sku=seal-gold`);
		expect(repeated.body).toEqual(listed.body);
	});

	test("without a quantity is priced in the one offered first", async () => {
		expect((await price(folded)).body.quantity).toBe(50);
		expect((await price(`${folded}&quantity=&punching=`)).body.quantity).toBe(50);
	});

	test("refuses parameters that it does not know, all by name", async () => {
		const { status, body } = await price(`${folded}&materialType=leinwand&utm_source=post`);
		expect([status, body.code]).toEqual([400, "parameter_unknown"]);
		expect(Object.keys(body.fields).sort()).toEqual(["materialType", "utm_source"]);
	});

	test("of a template is what the template is, narrowed to it", async () => {
		const template = templateWith({ formatType: "klappkarte-a6" });
		const { body } = await price(`template=${template.id}`);
		expect(body.configuration).toMatchObject({ formatType: "klappkarte-a6" });
		const other = await price(`template=${template.id}&formatType=postkarte-a6`);
		expect(other).toMatchObject({
			status: 422,
			body: {
				code: "configuration_impossible",
				fields: { formatType: "Dieses Design gibt es nur als Klappkarte A6." },
				nearest: expect.stringContaining("formatType=klappkarte-a6"),
			},
		});
	});

	test("that cannot be made is refused with the reason and the nearest that can", async () => {
		const { status, body } = await price(`${folded.replace("matt", "kraft")}&refinementType=relief`);
		expect([status, body.code]).toEqual([422, "configuration_impossible"]);
		expect(Object.values(body.fields)).toEqual([expect.stringMatching(/: Bilderdruck matt.+\.$/)]);
		expect((await price(body.nearest)).status).toBe(200);
	});
});

test("[9.1-5] samples: three are free, each further one costs", async () => {
	const sample = (count: number) => price(`${folded}&isSample=1&quantity=${count}`);
	expect((await sample(3)).body.total).toBe(0);
	expect((await sample(5)).body).toMatchObject({ total: 380, quantity: 5 });
	expect((await sample(21)).body.code).toBe("quantity_out_of_range");
	const swiss = await browserOn(server.app).get(`/web-api/card-price?${folded}&isSample=1&quantity=4`, {
		"x-locale": "de-CH",
	});
	expect(swiss.body).toMatchObject({ total: 350, currency: "chf" });
});

test("a sample is the card alone, and its answer says so", async () => {
	const { body } = await price(`${folded}&sku=envelope-gerade-salbei-c6,seal-gold&isSample=1`);
	expect(body.configuration).toMatchObject({ envelope: "ohne", seal: "ohne" });
	expect(body.query).not.toContain("sku=");
});
