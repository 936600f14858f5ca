import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const mug = "/web-api/collage-designer-merch-price?type=tasse&format=325-ml";

async function savePrice(amount: number, valid_from: string, valid_until: string | null = null) {
	await savePriceElsewhere(amount, valid_from, valid_until);
	await server.platform.prices.reload();
}

/** As another process does: this one has to look for it. */
async function savePriceElsewhere(amount: number, valid_from: string, valid_until: string | null = null) {
	await server.platform.database.db
		.insertInto("price_row")
		.values({
			change: `test-${valid_from}`,
			table: "merch.base",
			row: "tasse",
			column: "325-ml",
			currency: "eur",
			market: null,
			channel: null,
			amount,
			valid_from,
			valid_until,
			saved_at: server.clock.now(),
			saved_by: "test",
			saved_staff: null,
			withdrawn_at: null,
			withdrawn_by: null,
			withdrawn_staff: null,
		})
		.execute();
}

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);

describe("an answer with prices", () => {
	test("may be kept by everybody for a minute, by channel and locale", async () => {
		const { headers } = await get(mug);
		expect(headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
		expect(headers.get("vary")).toContain("X-Channel");
		expect(headers.get("vary")).toContain("X-Locale");
		expect(headers.get("set-cookie")).toBeNull();
	});

	test("is not sent again to those who have it", async () => {
		const { headers } = await get(mug);
		const again = await get(mug, { "if-none-match": headers.get("etag") ?? "" });
		expect([again.status, again.body]).toEqual([304, ""]);
		for (const name of ["x-price-list", "cache-control", "vary"]) {
			expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)]);
		}
		const swiss = await get(mug, { "if-none-match": headers.get("etag") ?? "", "x-locale": "de-CH" });
		expect(swiss.status).toBe(200);
	});

	test("has the same mark when only its headers are asked for", async () => {
		const { headers } = await get(mug);
		const asked = await browserOn(server.app).send(mug, { method: "HEAD" });
		expect([asked.status, await asked.text(), asked.headers.get("etag")]).toEqual([
			200,
			"",
			headers.get("etag"),
		]);
		const known = { "if-none-match": headers.get("etag") ?? "" };
		expect((await browserOn(server.app).send(mug, { method: "HEAD", headers: known })).status).toBe(304);
	});

	test("is asked for, not changed", async () => {
		for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
			const answer = await browserOn(server.app).send(mug, { method });
			expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
			expect(await answer.json()).toMatchObject({ code: "method_not_allowed" });
		}
	});
});

// One after the other, since the clock only goes forward.
test("a saved price holds from its day on and not before, in prices, panels and lists", async () => {
	const panel = "/web-api/calculator/reference?product=merch&type=tasse&format=325-ml";
	const before = await get(mug);
	await savePrice(1690, "2026-11-22");
	expect((await get(mug)).body.total).toBe(before.body.total);
	const panelBefore = (await get(panel)).body.quote.total;
	expect(panelBefore).toBe(before.body.total);

	server.clock.advance(2 * DAY_MS);
	const after = await get(mug);
	expect(after.body.total).toBe(1690);
	expect(after.headers.get("x-price-list")).not.toBe(before.headers.get("x-price-list"));
	expect((await get(mug, { "if-none-match": before.headers.get("etag") ?? "" })).status).toBe(200);
	expect((await get(panel)).body.quote.total).toBe(1690);
	expect((await get(mug, { "x-locale": "en-GB" })).body.currency).toBe("gbp");
});

test("[§8.3] a reduction tells what it cost before and the lowest price of 30 days", async () => {
	await savePrice(990, "2026-11-24", "2026-11-25");
	expect((await get(mug)).body.reduction).toBeUndefined();
	server.clock.advance(2 * DAY_MS);
	const { body } = await get(mug);
	expect(body.total).toBe(990);
	// 12,90 € until two days ago is the lowest, though it has been 16,90 € since.
	expect(body.reduction).toEqual({ before: 1690, lowest30: 1290, perMille: 232 });
	server.clock.advance(2 * DAY_MS);
	expect((await get(mug)).body).toMatchObject({ total: 1690 });
});

test("the delivery date moves on with the cut-off, though the price stays", async () => {
	const day = async () => (await get(mug)).body.delivery;
	const morning = await day();
	// From 10 to 12 in Berlin, on a Thursday.
	server.clock.advance(2 * HOUR_MS);
	expect((await day()) > morning).toBe(true);
});

test("shortly before the cut-off and before midnight nobody may show an answer without asking again", async () => {
	const cacheControl = async () => (await get(mug)).headers.get("cache-control");
	const kept = "public, max-age=60, stale-while-revalidate=600";
	// From noon on Thursday in Berlin.
	const steps = [
		[11 * HOUR_MS + 48 * MINUTE_MS, kept],
		[2 * MINUTE_MS, "public, no-cache"],
		[10 * MINUTE_MS, kept],
		[10 * HOUR_MS + 50 * MINUTE_MS, "public, no-cache"],
		[10 * MINUTE_MS, kept],
	] as const;
	for (const [step, expected] of steps) {
		server.clock.advance(step);
		expect([server.clock.now().toISOString(), await cacheControl()]).toEqual([expect.any(String), expected]);
	}
});

test("[security.L7] prices saved elsewhere are found although the clock was set back", async () => {
	await get(mug);
	await savePriceElsewhere(1850, "2026-11-27");
	server.clock.advance(-2 * HOUR_MS);
	const isFound = async () => (await get(mug)).body.total === 1850 || undefined;
	await eventually(isFound, { what: "the new price" });
});
