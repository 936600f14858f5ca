import { templateIds } from "@offizin/templates/recipes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServerDatabase } from "../../adapters/database/open-database.ts";
import { createApp } from "../../app.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

const origin = "https://www.papiervogel.example";
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({
		environment: { PUBLIC_ORIGINS: `papiervogel=${origin},bildwand=https://www.bildwand.example` },
	});
});
afterAll(() => server.close());

const template = async () =>
	(await browserOn(server.app, origin).get("/web-api/templates?tileCount=1")).body.items[0].id;

test("over https cookies are secure and the browser is told to stay there", async () => {
	const made = await browserOn(server.app, origin).post("/web-api/designs", { template: await template() });
	expect(made.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Lax/);
	expect(made.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("every answer carries the headers that keep others out", async () => {
	const { headers } = await browserOn(server.app, origin).get("/web-api/gibt-es-nicht");
	expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
	expect(headers.get("permissions-policy")).toContain("camera=()");
	const { headers: secret } = await browserOn(server.app, origin).get("/web-api/gibt-es-nicht?token=abc");
	expect(secret.get("referrer-policy")).toBe("no-referrer");
	expect(secret.get("cache-control")).toBe("no-store");
});

test.each([
	[{ origin: "https://boese.example" }, 403],
	[{ origin: "null" }, 403],
	[{ "sec-fetch-site": "cross-site" }, 403],
	[{ "sec-fetch-site": "same-site" }, 403],
	[{ origin, "sec-fetch-site": "same-origin" }, 400],
	[{}, 400],
])("a change asked for with %j is answered with %i", async (headers, status) => {
	const answer = await browserOn(server.app, origin).post("/web-api/designs", {}, headers);
	expect(answer.status).toBe(status);
	if (status === 403) expect(answer.body.code).toBe("origin_foreign");
});

test.each([
	"/web-api/designs/a%00",
	"/web-api/designs/a%00/preview/front.png",
	"/web-api/uploads/a%00/thumb",
	"/web-api/orders/a%00?token=b",
	"/web-api/orders/a?token=%00",
])("%s, which PostgreSQL could not be asked for, is a bad request", async (path) => {
	const answer = await browserOn(server.app, origin).get(path);
	expect([answer.status, answer.body.code]).toEqual([400, "request_invalid"]);
	expect(answer.body.message).toContain("%00");
});

test.each([
	["POST", "/web-api/cart/items", { designId: "a\0", quantity: 5 }],
	["PATCH", "/web-api/designs/a", { commands: [{ type: "setPhoto", element: "photo", upload: "a\0" }] }],
])("%s %s with an id that cannot be is a bad request", async (method, path, body) => {
	const headers = { "content-type": "application/json", "if-match": '"1"' };
	const answer = await browserOn(server.app, origin).send(path, {
		method,
		headers,
		body: JSON.stringify(body),
	});
	expect(answer.status).toBe(400);
});

test("a body that is no JSON is refused by its kind", async () => {
	for (const headers of [{ "content-type": "text/plain" }, { "content-type": "application/jsonx" }]) {
		const answer = await browserOn(server.app, origin).send("/web-api/designs", {
			method: "POST",
			headers,
			body: '{"template":"x"}',
		});
		expect(answer.status).toBe(415);
		expect(await answer.json()).toMatchObject({ code: "request_not_json" });
	}
});

test("of thousands of mistakes the first fifty are told", async () => {
	const visitor = browserOn(server.app, origin);
	const wrong = { type: "addElement", page: 1, value: { type: "text", runs: [{}, {}] } };
	const { status, body } = await visitor.patch(
		"/web-api/designs/any",
		{ commands: Array.from({ length: 400 }, () => wrong) },
		{ "If-Match": '"1"' },
	);
	expect([status, body.code]).toEqual([400, "request_invalid"]);
	const told = Object.keys(body.fields);
	expect(told.length).toBeGreaterThan(5);
	expect(told.length).toBeLessThanOrEqual(50);
	expect(told.every((field) => /^commands\.[0-9]\./.test(field))).toBe(true);
});

test("reading is allowed from anywhere, but other sites may not use the answer", async () => {
	const answer = await browserOn(server.app, origin).get("/web-api/themes", {
		origin: "https://boese.example",
	});
	expect(answer.status).toBe(200);
	expect(answer.headers.get("access-control-allow-origin")).toBeNull();
	expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("X-Channel and X-Locale choose a site; unknown ones are refused", async () => {
	const { get } = browserOn(server.app, origin);
	expect((await get("/web-api/themes", { "x-channel": "bildwand" })).status).toBe(200);
	expect((await get("/web-api/themes", { "x-channel": "laden" })).body.code).toBe("channel_unknown");
	expect((await get("/web-api/themes", { "x-locale": "xx-XX" })).body.code).toBe("locale_unknown");
});

test("a client that asks too often waits, and may again after the time it was told", async () => {
	const browser = browserOn(server.app, origin);
	const start = () => browser.post("/web-api/designs", { template: "gibt-es-nicht" });
	let answer = await start();
	for (let count = 0; count < 200 && answer.status !== 429; count += 1) answer = await start();
	expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
	server.clock.advance(Number(answer.headers.get("retry-after")) * 1000);
	expect((await start()).status).toBe(422);
	// The tests below are the same client.
	server.clock.advance(3_600_000);
});

test("whoever goes on working keeps the cookie; looking around renews nothing", async () => {
	const browser = browserOn(server.app, origin);
	const first = await browser.post("/web-api/designs", { template: await template() });
	const cookie = first.headers.get("set-cookie");
	const second = await browser.post("/web-api/designs", { template: await template() });
	expect(cookie).toContain("Max-Age=15552000");
	expect(second.headers.get("set-cookie")).toBe(cookie);
	expect((await browser.get("/web-api/cart")).headers.get("set-cookie")).toBeNull();
});

test.each(["PROPFIND", "PURGE", "QUERY"])("[security.L6] %s is no method of ours", async (method) => {
	for (const path of ["/", "/web-api/cart"]) {
		const answer = await browserOn(server.app, origin).send(path, { method });
		expect([answer.status, answer.headers.get("allow")]).toEqual([405, expect.stringContaining("GET")]);
		expect(await answer.json()).toMatchObject({ code: "method_unknown" });
	}
});

test("[security.L6] without its database the shop says that it is away, and when to ask again", async () => {
	const database = openServerDatabase("postgresql://127.0.0.1:1/nirgends", 2);
	const { app } = createApp(
		{ ...server.platform, database },
		{ shop: undefined, shopFiles: new Map(), officeFiles: new Map() },
	);
	const browser = browserOn(app, origin);
	const cookie = `visitor=${"a".repeat(43)}`;
	for (const answer of [
		await browser.post("/web-api/designs", { template: templateIds[0] }),
		await browser.get("/web-api/designs/abc", { cookie }),
	]) {
		expect(answer).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
	}
	expect((await browser.get("/web-api/themes")).status).toBe(200);
	await database.close();
});

test.each([
	["en-GB", "Nothing can be asked for in this way. Please use GET or POST."],
	["en-US", "Nothing can be asked for in this way. Please use GET or POST."],
	["de-CH", "So lässt sich hier nichts anfragen. Bitte fragen Sie mit GET oder POST."],
	["fr-FR", "So lässt sich hier nichts anfragen. Bitte fragen Sie mit GET oder POST."],
])("a refusal to a site in %s says: %s", async (locale, message) => {
	const headers = { "x-locale": locale };
	const answer = await browserOn(server.app, origin).send("/web-api/cart", { method: "PURGE", headers });
	expect(await answer.json()).toEqual({ code: "method_unknown", message });
});

test("a made-up visitor cookie is nobody", async () => {
	const answer = await browserOn(server.app, origin).post(
		"/web-api/designs",
		{ template: await template() },
		{ cookie: "visitor=ich" },
	);
	expect(answer.headers.get("set-cookie")).toMatch(/^visitor=[\w-]{43};/);
});

test("a fault is answered without its cause", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app, origin);
	const { id } = (await browser.post("/web-api/designs", { template: await template() })).body;
	await db
		.updateTable("design_revision")
		.set({ document: '{"schemaVersion":99}' as never })
		.where("design", "=", id)
		.execute();
	const answer = await browser.get(`/web-api/designs/${id}`);
	expect(answer).toMatchObject({ status: 500, body: { code: "server_failed" } });
	expect(JSON.stringify(answer.body)).not.toContain("document_too_new");
});
