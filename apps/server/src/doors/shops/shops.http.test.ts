import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => browserOn(server.app).get(path, headers);

describe("[7.3-1] shop-frontends-initial-data", () => {
	test.each([
		[
			"papiervogel",
			"de-DE",
			{ currency: "eur", lengthUnit: "cm", deliveryCountries: ["DE"], language: "de-DE" },
		],
		[
			"papiervogel",
			"de-CH",
			{ currency: "chf", lengthUnit: "cm", deliveryCountries: ["CH"], language: "de-CH" },
		],
		["bildwand", "en-US", { currency: "usd", lengthUnit: "in", deliveryCountries: [], language: "en-US" }],
		["bildwand", "fr-FR", { currency: "eur", lengthUnit: "cm", deliveryCountries: ["FR"], language: "de" }],
	])("of %s in %s", async (channel, locale, facts) => {
		const { status, body } = await get("/web-api/shop-frontends-initial-data", {
			"x-channel": channel,
			"x-locale": locale,
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ channel, locale, ...facts });
		expect(body.giftVoucher.min.currency).toBe(facts.currency);
		expect(body.places).toHaveLength(18);
		expect(body.features.wishlist).toBe(channel === "papiervogel");
	});
});

describe("[7.3-1] localized-urls", () => {
	test("a page has an address in every country and language", async () => {
		const { body } = await get("/web-api/localized-urls?path=/produkte/");
		expect(body.total).toBe(18);
		expect(body.xDefault).toBe("http://localhost:3000/produkte/");
		const urls = Object.fromEntries(
			body.items.map(({ locale, url }: { locale: string; url: string }) => [locale, url]),
		);
		expect(urls).toMatchObject({
			"de-AT": "http://localhost:3000/at/produkte/",
			"en-DE": "http://localhost:3000/en/produkte/",
			"fr-CH": "http://localhost:3000/ch/fr/produkte/",
		});
	});

	test("no address of another site comes out", async () => {
		const { body } = await get(`/web-api/localized-urls?path=${encodeURIComponent("//evil.example/")}`);
		expect(body.xDefault).toBe("http://localhost:3000/evil.example/");
	});

	test("without a path it is refused by name", async () => {
		expect(await get("/web-api/localized-urls")).toMatchObject({
			status: 400,
			body: { code: "request_invalid", fields: { path: expect.stringMatching(/\S/) } },
		});
	});
});

describe("[7.3-1] campaign-data", () => {
	test("what holds in the market, in its language and currency", async () => {
		const { body } = await get("/web-api/campaign-data", { "x-locale": "de-CH" });
		expect(body.items).toContainEqual(
			expect.objectContaining({ key: "samples", text: "3 Musterkarten gratis" }),
		);
		expect(body.items).toContainEqual(
			expect.objectContaining({ key: "invoice", text: expect.stringContaining("CHF") }),
		);
	});

	test("[1-9] express is advertised where it is delivered, and samples where cards are sold", async () => {
		const keysOf = async (channel: string, locale: string) => {
			const { body } = await get("/web-api/campaign-data", { "x-channel": channel, "x-locale": locale });
			return body.items.map(({ key }: { key: string }) => key);
		};
		expect(await keysOf("papiervogel", "en-GB")).toEqual(["samples", "invoice"]);
		expect(await keysOf("bildwand", "de-DE")).toEqual(["invoice", "express"]);
	});
});
