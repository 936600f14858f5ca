import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let browser: Browser;
let design: { readonly id: string; readonly revision: number };
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	browser = browserOn(server.app);
	design = await makeDesign(browser);
});
afterAll(() => server.close());

const refused = (field: string) => ({
	status: 400,
	body: { code: "parameter_unknown", fields: { [field]: expect.stringMatching(/\S/) } },
});

describe("[3.8-1] what nothing is read from is refused by its name, never sold as something else", () => {
	test.each(["isSample", "voucher", "accessories", "__proto__"])("%s in a configuration", async (name) => {
		// Written out, since a literal would set the prototype.
		const configuration: unknown = JSON.parse(`{"${name}": true}`);
		const template = templateWith({}).id;
		const field = `configuration.${name}`;
		expect(await browser.post("/web-api/designs", { template, configuration })).toMatchObject(refused(field));
		const change = { "If-Match": `"${design.revision}"` };
		expect(await browser.patch(`/web-api/designs/${design.id}`, { configuration }, change)).toMatchObject(
			refused(field),
		);
		const line = { designId: design.id, quantity: 1, configuration };
		expect(await browser.post("/web-api/cart/items", line)).toMatchObject(refused(field));
		expect((await browser.get("/web-api/cart")).body.items).toEqual([]);
	});

	test("beside the configuration, too", async () => {
		const line = { designId: design.id, quantity: 1, isSample: true };
		expect(await browser.post("/web-api/cart/items", line)).toMatchObject(refused("isSample"));
	});

	test("[1-8] [9.1-5] who asks for a sample reads how to get one", async () => {
		const line = { designId: design.id, quantity: 1, configuration: { isSample: true } };
		const { body } = await browser.post("/web-api/cart/items", line);
		expect(body.fields["configuration.isSample"]).toContain("Musterkarten");
	});

	test.each([
		"/web-api/card-price",
		"/web-api/calendar-price",
		"/web-api/photobook-price",
		"/web-api/collage-designer-merch-price",
		"/web-api/calculator/reference?product=card",
		"/price-api/photoboxes",
		"/price-api/accessory?sku=seal-gold",
		"/web-api/card-accessory-order?sku=seal-gold",
		"/web-api/card-accessory-price?sku=seal-gold",
	])("a price of %s", async (door) => {
		const asked = (query: string) => browser.get(`${door}${door.includes("?") ? "&" : "?"}${query}`);
		expect(await asked("papier=kraft")).toMatchObject(refused("papier"));
		expect((await asked("quantity=5")).status).toBe(200);
	});

	test("an option of another product is none of this one", async () => {
		expect(await browser.get("/web-api/collage-designer-merch-price?type=tasse&designId=1")).toMatchObject(
			refused("designId"),
		);
		expect(await browser.get("/web-api/calculator/reference?product=card&isSample=1")).toMatchObject(
			refused("isSample"),
		);
	});
});
