import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ShopContext } from "@offizin/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { treatmentsByCookie } from "../../testing/request-context.ts";
import { standInShop } from "../../testing/stand-in-shop.ts";

let server: AppUnderTest;
let rendered = 0;
const on = { cookie: "test_flag=on" };

/** A page that shows all it is told of a request, for everyone below /liste/ and for one person elsewhere. */
async function handle(request: Request, { nonce, fetch, ...context }: ShopContext): Promise<Response> {
	rendered++;
	const { pathname } = new URL(request.url);
	const isShared = pathname === "/liste/";
	const door = isShared ? "/web-api/themes" : "/web-api/customer-data";
	const answer = await fetch(door, { method: "GET", headers: {} });
	const customer: unknown = isShared ? {} : JSON.parse(await answer.text());
	return new Response(JSON.stringify({ ...context, customer, rendered }), {
		headers: {
			"content-type": "application/json",
			"cache-control": isShared ? "public, s-maxage=60, stale-while-revalidate=600" : "private, no-store",
		},
	});
}

beforeAll(async () => {
	server = await startAppUnderTest({
		shop: standInShop(handle, []),
		treatmentsOf: treatmentsByCookie,
	});
});
beforeEach(() => {
	server.pages?.clear();
	rendered = 0;
});
afterAll(() => server.close());

const { get } = browserOn({ request: (url, init) => server.app.request(url, init) });

test("each treatment has a page of its own, made anew with the same treatment", async () => {
	const first = await get("/liste/", on);
	const other = await get("/liste/");
	expect([first.body.flags, other.body.flags]).toEqual([{ test_flag: "on" }, { test_flag: "off" }]);
	expect((await get("/liste/", on)).body).toEqual(first.body);
	expect(rendered).toBe(2);
	server.clock.advance(61_000);
	await get("/liste/", on);
	const anew = async () => {
		const { body } = await get("/liste/", on);
		return body.rendered === first.body.rendered ? undefined : body;
	};
	expect(await eventually(anew, { what: "the new page" })).toMatchObject({ flags: { test_flag: "on" } });
});

test("the listener finds the page of the treatment, and of nobody else's", async () => {
	const listener = createServer((incoming, outgoing) => {
		if (!server.pages?.answerKept(incoming, outgoing)) outgoing.writeHead(599).end();
	}).listen(0);
	const { port } = listener.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	await browserOn(server.app, origin).get("/liste/", on);
	const found = await fetch(`${origin}/liste/`, { headers: on });
	expect(await found.json()).toMatchObject({ flags: { test_flag: "on" } });
	expect((await fetch(`${origin}/liste/`)).status).toBe(599);
	listener.close();
});

test("caches on the way learn that a cookie decides", async () => {
	for (const path of ["/liste/", `/liste/?${"a".repeat(500)}`, "/web-api/themes", "/web-api/openapi.json"]) {
		const { headers } = await get(path, on);
		expect([path, headers.get("cache-control"), headers.get("vary")]).toEqual([
			path,
			expect.stringContaining("public"),
			expect.stringContaining("Cookie"),
		]);
	}
});

test("[4-8] consent is told to the one who gave it, and to no page for everyone", async () => {
	const agreed = { cookie: "consent=granted" };
	const shared = await get("/liste/", agreed);
	expect(shared.body).not.toHaveProperty("consent");
	expect((await get("/liste/", { cookie: "consent=declined" })).body).toEqual(shared.body);
	expect((await get("/web-api/customer-data", agreed)).body.consent).toBe("granted");
	expect((await get("/konto/", agreed)).body.customer.consent).toBe("granted");
	expect((await get("/konto/")).body.customer.consent).toBe("unknown");
});
