import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>) => browserOn(server.app).get("/api/get-location/", headers);

describe("[7.5-1] /api/get-location/", () => {
	test("the header of the edge names the country", async () => {
		const { status, body, headers } = await ask({ "x-country-code": "at", "accept-language": "de-DE" });
		expect(status).toBe(200);
		expect(headers.get("cache-control")).toBe("private, no-store");
		expect(body).toEqual({
			country: "AT",
			offer: {
				market: "at",
				locale: "de-AT",
				language: "de-AT",
				address: "http://localhost:3000/at",
				words: {
					title: "Wir liefern nach Österreich",
					text: "Auf diesen Seiten stehen Preise in Euro und Liefertage nach Österreich.",
					accept: "Österreich wählen",
					stay: "Hier bleiben",
				},
			},
		});
	});

	test.each([
		[{ "accept-language": "de;q=0.5,en-US;q=0.9" }, "en-US", "Prices in dollars"],
		[{ "accept-language": "fr-CH" }, "fr-CH", "Wir liefern in die Schweiz"],
		[{ "accept-language": "en" }, "en-DE", "Also in English"],
		[{ "x-country-code": "DE", "x-locale": "de-AT" }, "de-DE", "Wir liefern nach Deutschland"],
	])("%j is offered %s", async (headers, locale, title) => {
		expect((await ask(headers)).body.offer).toMatchObject({ locale, words: { title } });
	});

	test.each([
		[{}],
		[{ "x-country-code": "XX" }],
		[{ "x-country-code": "<script>", "accept-language": "*" }],
		[{ "x-country-code": "PL" }],
		[{ "x-country-code": "DE", "accept-language": "de" }],
		[{ "x-country-code": "AT", "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
	])("[4-10] %j is offered nothing", async (headers) => {
		expect((await ask(headers)).body.offer).toBeNull();
	});

	test("[2.3-10] no page leads anybody elsewhere", async () => {
		const answer = await server.app.request("/produkte/", { headers: { "x-country-code": "AT" } });
		expect(answer.status).not.toBe(302);
		expect(answer.headers.get("location")).toBeNull();
	});
});
