import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { address, placeOrder } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

test("an order opens with its token only; everything else is the same unknown order", async () => {
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app));
	const other = await placeOrder(browserOn(server.app));
	const anyone = browserOn(server.app);
	const open = await anyone.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(open.status).toBe(200);
	expect(open.headers.get("cache-control")).toBe("no-store");
	expect(open.headers.get("referrer-policy")).toBe("no-referrer");

	const wrong = ["", "x", accessToken.slice(1), `${accessToken}x`, other.accessToken];
	const answers = await Promise.all(
		[
			...wrong.map((token) => `/web-api/orders/${orderNumber}?token=${encodeURIComponent(token)}`),
			`/web-api/orders/26-999999?token=${accessToken}`,
		].map((path) => anyone.get(path)),
	);
	for (const { status, body } of answers) {
		expect(status).toBe(404);
		expect(body).toEqual(answers[0]?.body);
		expect(body.code).toBe("order_unknown");
	}
	expect((await anyone.get(`/web-api/orders/${orderNumber}`)).status).toBe(400);
});

test("a delivery address is kept beside the billing address, both without stray spaces", async () => {
	const shipping = { ...address, firstName: " Jonas ", company: "" };
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app), { shipping });
	const { body } = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(body.shipping).toEqual({ ...address, firstName: "Jonas" });
	expect(body.billing).toEqual(address);
});

test("the frozen front page opens with the token, and with no other", async () => {
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app));
	const anyone = browserOn(server.app);
	const { body } = await anyone.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	const { preview } = body.lines[0];
	const picture = await anyone.send(preview, {});
	expect(picture.headers.get("content-type")).toBe("image/png");
	expect(new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode("PNG"));
	const closed = await anyone.get(preview.replace(accessToken, accessToken.toUpperCase()));
	expect(closed).toMatchObject({ status: 404, body: { code: "order_unknown" } });
	expect((await anyone.get(preview.replace(/\?.*/, ""))).status).toBe(404);
	expect((await anyone.get(preview.replace(body.lines[0].id, "andere"))).status).toBe(404);
});

test("a draft is no order yet", async () => {
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app));
	const { db } = server.platform.database;
	await db.updateTable("order").set({ state: "draft" }).where("number", "=", orderNumber).execute();
	const drafted = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(drafted.body.code).toBe("order_unknown");
});

test("no log line holds a token, an address or a mail", async () => {
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const log = pino({ level: "trace" }, stream);
	const { app } = createApp(
		{ ...server.platform, log },
		{ shop: undefined, shopFiles: new Map(), officeFiles: new Map() },
	);
	const browser = browserOn(app);
	const { orderNumber, accessToken } = await placeOrder(browser);
	await browser.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	const written = lines.join("");
	expect(written).toContain("/web-api/orders/");
	expect(written).not.toContain(accessToken);
	expect(written).not.toMatch(/token=|Änne|example\.org|10623/);
});
