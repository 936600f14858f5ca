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

const quantities = [
	["0", 422, "quantity_out_of_range"],
	["-1", 422, "quantity_out_of_range"],
	["5001", 422, "quantity_out_of_range"],
	["1000000000", 422, "quantity_out_of_range"],
	["1.5", 422, "quantity_out_of_range"],
	["1e400", 400, "request_invalid"],
	["NaN", 400, "request_invalid"],
	["zehn", 400, "request_invalid"],
	["1e3", 400, "request_invalid"],
	["0x10", 400, "request_invalid"],
	["%D9%A3", 400, "request_invalid"],
	["12,5", 400, "request_invalid"],
	["%2050", 400, "request_invalid"],
] as const;

const doors = [
	"/web-api/card-price?formatType=klappkarte-a6",
	"/web-api/calendar-price?type=wandkalender",
	"/web-api/photobook-price?type=fotoheft",
	"/web-api/collage-designer-merch-price?productType=poster",
	"/web-api/collage-designer-merch-price?type=tasse",
	"/price-api/photoboxes?format=retro",
	"/price-api/prices/article?materialType=poster",
	"/price-api/photo-options-groups?format=10x15",
	"/price-api/accessory?sku=seal-gold",
	"/web-api/card-accessory-order?sku=seal-gold,ribbon-jute-natur",
];

describe.each(doors)("%s", (door) => {
	test.each(quantities)("refuses %s pieces", async (quantity, status, code) => {
		const answer = await get(`${door}&quantity=${quantity}`);
		expect(answer).toMatchObject({
			status,
			body: { code, message: expect.stringMatching(/\S/), fields: { quantity: expect.any(String) } },
		});
		expect(answer.headers.get("cache-control")).toContain("no-store");
	});
});

describe.each(["materialType=poster&format=", "materialType=leinwand&format="])(
	"a picture of %s",
	(query) => {
		test.each(["0x0", "0x40", "-1x40", "1000000000x40", "60", "60x40x2", "60,5x40", "abc", "500x500"])(
			"%s cm is refused with the sizes there are",
			async (format) => {
				const { status, body } = await get(`/price-api/prices/article?${query}${format}`);
				expect([status, body.fields?.format]).toEqual([422, expect.stringMatching(/\d.* cm/)]);
			},
		);
	},
);

test.each([
	["/web-api/card-price?formatType=gibt-es-nicht", "configuration_unknown_value", "formatType"],
	["/web-api/card-price?template=gibt-es-nicht", "template_unknown", "template"],
	["/web-api/card-price?sku=seal-lila", "configuration_unknown_value", "sku"],
	["/web-api/card-price?sku=seal-gold,seal-kupfer", "configuration_unknown_value", "sku"],
	["/web-api/card-price?formatType=constructor", "configuration_unknown_value", "formatType"],
	// Prints in no box have a door of their own.
	["/price-api/photoboxes?type=photoprint", "configuration_unknown_value", "type"],
	["/web-api/calendar-price?startDate=morgen", "configuration_unknown_value", "startDate"],
	["/web-api/calendar-price?startMonth=13", "configuration_unknown_value", "startMonth"],
	["/web-api/photobook-price?pageCount=-4", "configuration_unknown_value", "pageCount"],
	["/web-api/photobook-price?type=fotoheft&cover=hard", "configuration_impossible", "cover"],
	[
		"/price-api/prices/article?materialType=leinwand&frame=holzrahmen",
		"configuration_impossible",
		"materialType",
	],
	["/price-api/prices/formats?materialType=pappe", "configuration_unknown_value", "materialType"],
	["/price-api/prices/format-group?ratio=5:4", "configuration_unknown_value", "ratio"],
	["/web-api/product-selection-photo-frame/format-limits?frame=gold", "configuration_unknown_value", "frame"],
	["/price-api/accessory?sku=seal-lila", "sku_unknown", "sku"],
	["/price-api/accessory?sku=%20", "sku_unknown", "sku"],
	["/web-api/card-accessory-order?sku=,", "sku_unknown", "sku"],
	["/web-api/sku/container?sku=,%20,", "sku_unknown", "sku"],
	["/web-api/sku/container?sku=seal-gold,quatsch", "sku_unknown", "sku"],
])("%s is refused as %s", async (path, code, field) => {
	const { status, body } = await get(path);
	expect([status, body.code]).toEqual([422, code]);
	expect(Object.keys(body.fields)).toContain(field);
	expect(body.fields[field]).toMatch(/[.?]$/);
	if (code === "configuration_impossible") expect(body.nearest).toMatch(/=/);
});

test.each([
	["/web-api/calendar-design-group?designGroupId=mondkalender", "designGroupId", "wandkalender"],
	["/web-api/collage-designer-design-group?designGroupId=kreis", "designGroupId", "raster"],
	["/web-api/photobook-design-group-set/gibt-es-nicht", "id", "hochzeit"],
])("%s does not exist, others do", async (path, field, other) => {
	expect(await get(path)).toMatchObject({
		status: 404,
		body: { code: "design_group_not_found", fields: { [field]: expect.stringContaining(other) } },
	});
});

test.each([
	["/web-api/card-price?formatType=a&formatType=b", "formatType", "Bitte geben Sie nur einen Wert an."],
	["/web-api/card-price?quantity=zehn", "quantity", "Bitte geben Sie eine Zahl in Ziffern an."],
	["/web-api/card-price?isSample=ja", "isSample", "Möglich: 0, 1."],
	[`/web-api/card-price?paperType=${"a".repeat(401)}`, "paperType", "Höchstens 400 Zeichen."],
	[`/web-api/card-price?${"sku=seal-gold&".repeat(21)}`, "sku", "Höchstens 20 Werte."],
	["/web-api/aspect-ratio?width=1.5&height=2", "width", "Bitte geben Sie eine ganze Zahl an."],
	["/web-api/aspect-ratio?width=100001&height=2", "width", "Höchstens 100.000."],
	["/web-api/aspect-ratio?height=2", "width", "Diese Angabe fehlt."],
	["/web-api/photobook-price?graduationsPageCount=51", "graduationsPageCount", "Höchstens 50."],
])("%s says what to write instead", async (path, field, words) => {
	expect(await get(path)).toMatchObject({
		status: 400,
		body: { code: "request_invalid", fields: { [field]: words } },
	});
});

test.each([
	["x-channel", "laden", "channel_unknown", "X-Channel", "papiervogel"],
	["x-channel", "bildwand-xx", "channel_unknown", "X-Channel", "bildwand"],
	["x-locale", "de_DE", "locale_unknown", "X-Locale", "de-DE"],
	["x-locale", "", "locale_unknown", "X-Locale", "nl-NL"],
])("%s: %s is refused with what there is", async (header, value, code, field, known) => {
	expect(await get("/web-api/card-price", { [header]: value })).toMatchObject({
		status: 400,
		body: { code, fields: { [field]: expect.stringContaining(known) } },
	});
});

test.each([
	"/price-api/accessory",
	"/web-api/sku/container",
	"/web-api/voucher",
	"/web-api/calculator/reference",
])("%s says what is missing", async (path) => {
	expect(await get(path)).toMatchObject({
		status: 400,
		body: { code: "request_invalid", fields: expect.anything() },
	});
});
