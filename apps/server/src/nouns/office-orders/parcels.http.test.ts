import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { checkOut, checkoutBody } from "../../testing/shopper.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

/** Two kinds of envelopes from stock, ready to be sent. */
async function ordered() {
	const browser = browserOn(server.app);
	await browser.post("/web-api/cart/items", { sku: "envelope-gerade-salbei-c6", quantity: 100 });
	const { body: cart } = await browser.post("/web-api/cart/items", {
		sku: "envelope-gerade-weiss-c6",
		quantity: 50,
	});
	const { body } = await checkOut(browser, checkoutBody(cart));
	const path = `/office-api/orders/${body.orderNumber}`;
	return {
		ship: (more: object) => clerk.post(`${path}/moves`, { move: "ship", ...more }),
		lines: (await clerk.get(path)).body.lines.map(({ id }: { id: string }) => id) as [string, string],
		page: async () =>
			(await browser.get(`/web-api/orders/${body.orderNumber}?token=${body.accessToken}`)).body,
	};
}

test("[16] two parcels, one after the other: who ordered follows both", async () => {
	const { ship, lines, page } = await ordered();
	const first = { carrier: "dhl", trackingNumber: "0034 0434 1610 9401 5902" };
	expect((await ship({ line: lines[0], parcel: first })).body.parcels).toMatchObject([
		{ carrier: "DHL", trackingNumber: "00340434161094015902", lines: [lines[0]] },
	]);
	server.clock.advance(1000);
	await ship({ line: lines[1], parcel: { carrier: "post_at", trackingNumber: "1037210199900530106001" } });
	expect((await page()).parcels).toMatchObject([
		{ carrier: "DHL", trackingAddress: expect.stringContaining("00340434161094015902") },
		{ carrier: "Österreichische Post", lines: [lines[1]] },
	]);
});

test("[16] the label of one parcel on both lines is one parcel; without a label it is sent all the same", async () => {
	const { ship, lines, page } = await ordered();
	const parcel = { carrier: "dpd", trackingNumber: "01234567890123" };
	await ship({ line: lines[0], parcel });
	await ship({ line: lines[1], parcel });
	expect((await page()).parcels).toMatchObject([{ lines }]);

	const other = await ordered();
	expect((await other.ship({})).status).toBe(200);
	expect((await other.page()).parcels).toEqual([]);
});

test("[16] a number that no carrier has is refused, and nothing is sent", async () => {
	const { ship, page } = await ordered();
	expect(await ship({ parcel: { carrier: "dhl", trackingNumber: "oben links" } })).toMatchObject({
		status: 422,
		body: { code: "tracking_number_unknown" },
	});
	expect((await page()).lines[0].delivery).toBe("pending");
});
