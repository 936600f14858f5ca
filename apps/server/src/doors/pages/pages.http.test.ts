import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ShopContext } from "@offizin/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServerDatabase } from "../../adapters/database/open-database.ts";
import { createApp } from "../../app.ts";
import { openContentLibrary } from "../../nouns/content/library/content-library.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { publishFields, storeSpace, storeStory } from "../../testing/content-rows.ts";
import { eventually } from "../../testing/eventually.ts";
import { standInShop } from "../../testing/stand-in-shop.ts";
import { keepBytes } from "../http/kept-bytes.ts";

const shop = standInShop(handle, ["theme", "color"]);
let server: AppUnderTest;
let listener: Server;
let rendered: string[] = [];
/** What the slow page waits for. */
let gate: PromiseWithResolvers<void>;
/** What happens while a page of a story is made. */
let onTheWay: () => Promise<void>;

/** A shop of some pages: for everyone, one that lies about that, of stories, the editor's, one for the visitor. */
async function handle(request: Request, context: ShopContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	rendered.push(pathname + search);
	const script = `<script nonce="${context.nonce}">go()</script><script type="application/ld+json">{}</script>`;
	const page = (cacheControl: string, body = "") =>
		new Response(`<!doctype html>${context.site.channel} ${rendered.length} ${body}${script}`, {
			headers: { "content-type": "text/html", "cache-control": cacheControl, "x-shop": "yes" },
		});
	const call = (method: string, path: string, body?: string) =>
		context.fetch(path, {
			method,
			headers: { "content-type": "application/json" },
			...(body ? { body } : {}),
		});
	if (pathname === "/liste/") {
		await call("GET", "/web-api/templates");
		return page("public, s-maxage=60, stale-while-revalidate=600", request.headers.get("cookie") ?? "");
	}
	if (pathname.startsWith("/geschichte/")) {
		const [, , name, query = ""] = pathname.split("/");
		const answer = await call("GET", `/v2/cdn/stories/${name}?token=offen&${query}`);
		await onTheWay();
		return page("public, s-maxage=60, stale-while-revalidate=600", await answer.text());
	}
	if (pathname === "/langsam/") {
		await gate.promise;
		return page("private, no-store");
	}
	if (pathname.startsWith("/configurator-")) return page("private, no-store");
	if (pathname === "/gelogen/") {
		await call("GET", "/office-api/session");
		return page("public, s-maxage=60");
	}
	const list = JSON.parse(await (await call("GET", "/web-api/templates?tileCount=1")).text());
	const made = JSON.parse(
		await (await call("POST", "/web-api/designs", JSON.stringify({ template: list.items[0].id }))).text(),
	);
	const read = await call("GET", `/web-api/designs/${made.id}`);
	return page("private, no-store", `${made.id} ${read.status}`);
}

beforeAll(async () => {
	server = await startAppUnderTest({ shop });
	listener = createServer((incoming, outgoing) => {
		if (!server.pages?.answerKept(incoming, outgoing)) outgoing.writeHead(599).end();
	}).listen(0);
});
beforeEach(() => {
	server.pages?.clear();
	rendered = [];
	gate = Promise.withResolvers();
	onTheWay = async () => {};
});
afterAll(async () => {
	listener.close();
	await server.close();
});

test("a page for everyone is made once, without cookies, and allowed its scripts by their hashes", async () => {
	const browser = browserOn(server.app);
	const first = await browser.get("/liste/", { cookie: "visitor=geheim" });
	const second = await browser.get("/liste/?utm_source=post");
	expect(rendered).toEqual(["/liste/"]);
	expect(second.body).toBe(first.body);
	expect(first.body).not.toContain("geheim");
	expect(first.body).not.toContain("nonce");
	expect(first.headers.get("set-cookie")).toBeNull();
	expect(first.headers.get("x-shop")).toBe("yes");
	const policy = first.headers.get("content-security-policy") ?? "";
	expect(policy).toContain(`'sha256-${createHash("sha256").update("go()").digest("base64")}'`);
	const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
	expect(scripts.match(/'sha256-/g)).toHaveLength(1);
	expect(policy).not.toContain("nonce");
	expect(policy).toContain("frame-ancestors 'none'");
	const unchanged = await browser.get("/liste/", { "if-none-match": first.headers.get("etag") ?? "" });
	expect(unchanged.status).toBe(304);
	for (const name of ["content-security-policy", "cache-control", "vary", "x-shop"])
		expect([name, unchanged.headers.get(name)]).toEqual([name, first.headers.get(name)]);
});

test("whoever has gone while waiting for a turn takes nobody's time", async () => {
	const ask = (path: string, init: RequestInit = {}) =>
		server.app.request(`http://localhost:3000/langsam/?${path}`, init);
	const leaving = new AbortController();
	const answers = [ask("erste=1"), ask("zweite=1", { signal: leaving.signal }), ask("dritte=1")];
	leaving.abort();
	gate.resolve();
	const [first, second, third] = (await Promise.all(answers)).map(({ status }) => status);
	expect([first, third]).toEqual([200, 200]);
	expect(second).not.toBe(200);
	expect(rendered).toEqual(["/langsam/?erste=1", "/langsam/?dritte=1"]);
});

test("parameters that a page reads make pages of their own, others make none", async () => {
	const { get } = browserOn(server.app);
	await get("/liste/?color=green&theme=a");
	await get("/liste/?theme=a&color=green");
	expect(rendered).toHaveLength(1);
	await get("/liste/?beliebig=1&color=green&theme=a");
	expect(rendered).toHaveLength(1);
	await get("/liste/?color=red");
	expect(rendered).toHaveLength(2);
	await get(`/liste/?color=${"red".repeat(200)}`);
	await get(`/liste/?color=${"red".repeat(200)}`);
	expect(rendered).toHaveLength(4);
});

test("channels do not share pages", async () => {
	const paper = await browserOn(server.app).get("/liste/");
	const wall = await browserOn(server.app, "http://localhost:3001").get("/liste/");
	expect([paper.body, wall.body].map((body) => /papiervogel|bildwand/.exec(body)?.[0])).toEqual([
		"papiervogel",
		"bildwand",
	]);
});

test("a stale page is shown while one new one is made", async () => {
	const { get } = browserOn(server.app);
	const first = await get("/liste/");
	server.clock.advance(61_000);
	const stale = await Promise.all([get("/liste/"), get("/liste/"), get("/liste/")]);
	expect(stale.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
	const isNew = async () => (await get("/liste/")).body !== first.body || undefined;
	await eventually(isNew, { what: "the new page" });
	expect(rendered).toHaveLength(2);
	server.clock.advance(700_000);
	await get("/liste/");
	expect(rendered).toHaveLength(3);
});

test("[security.L7] a clock set back makes no page last until it has caught up", async () => {
	const { get } = browserOn(server.app);
	await get("/liste/");
	server.clock.advance(-7_200_000);
	await get("/liste/");
	await get("/liste/");
	expect(rendered).toHaveLength(2);
	server.clock.advance(7_200_000);
});

test("a page made from what is private is not kept, whatever it says", async () => {
	const { get } = browserOn(server.app);
	const answer = await get("/gelogen/");
	await get("/gelogen/");
	expect(rendered).toHaveLength(2);
	expect(answer.headers.get("cache-control")).toBe("private, no-cache");
	const unlisted = await get("/gelogen/?beliebig=1");
	expect(unlisted.headers.get("cache-control")).toBe("private, no-cache");
});

test("the editor's page makes its visitor known, so that design and photo asked for side by side are one person's", async () => {
	const browser = browserOn(server.app);
	const opened = await browser.get("/configurator-card/eine-karte/?quantity=50");
	expect(opened.headers.get("set-cookie")).toMatch(/^visitor=[\w-]{43};/);
	const { body } = await browser.get("/web-api/templates?tileCount=1");
	const answers = await Promise.all(
		[1, 2].map(() => browser.post("/web-api/designs", { template: body.items[0].id })),
	);
	for (const made of answers)
		expect((await browser.get(`/web-api/designs/${made.body.id}`)).status).toBe(200);
	expect((await browserOn(server.app).get("/liste/")).headers.get("set-cookie")).toBeNull();
});

test("[14] an editor's page says for whom it may be kept: the same for one visitor, another for another, and nothing else does", async () => {
	const browser = browserOn(server.app);
	const keptFor = async (by: typeof browser, path: string) => (await by.get(path)).headers.get("x-kept-for");
	const first = await keptFor(browser, "/configurator-card/eine-karte/");
	expect(first).toMatch(/^[\w-]{16}$/);
	expect(await keptFor(browser, "/configurator-card/eine-karte/?quantity=50")).toBe(first);
	expect(await keptFor(browserOn(server.app), "/configurator-card/eine-karte/")).not.toBe(first);
	expect(await keptFor(browser, "/liste/")).toBeNull();
	expect(browser.cookies()).not.toContain(`${first}`);
});

test("a personal page sees its visitor, passes cookies on and is allowed its scripts by nonce", async () => {
	const browser = browserOn(server.app);
	const first = await browser.get("/entwurf/");
	expect(first.body).toMatch(/ 200</);
	expect(first.headers.get("set-cookie")).toMatch(/^visitor=/);
	const cookies = browser.cookies();
	const second = await browser.get("/entwurf/");
	expect(browser.cookies()).toBe(cookies);
	const nonce = /nonce="([^"]+)"/.exec(second.body)?.[1];
	expect(second.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
	expect(first.body).not.toContain(`${nonce}`);
});

test("the listener writes kept pages itself, compressed", async () => {
	const { port } = listener.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}/liste/`;
	expect((await fetch(url)).status).toBe(599);
	const kept = await browserOn(server.app, `http://127.0.0.1:${port}`).get("/liste/");
	const direct = await fetch(url, { headers: { "accept-encoding": "br" } });
	expect(direct.headers.get("content-encoding")).toBe("br");
	expect(await direct.text()).toBe(kept.body);
	expect(direct.headers.get("x-content-type-options")).toBe("nosniff");
	const unchanged = await fetch(url, { headers: { "if-none-match": kept.headers.get("etag") ?? "" } });
	expect(unchanged.status).toBe(304);
	expect((await fetch(url, { method: "POST" })).status).toBe(599);
});

test("unknown doors are refused as JSON, also below the office", async () => {
	const { get } = browserOn(server.app);
	for (const path of ["/web-api/gibt-es-nicht", "/office-api/x", "/img/x", "/f/x", "/assets/alt-123.js"]) {
		expect(await get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
	}
	expect(await get("/office/auftraege")).toMatchObject({ status: 503, body: { code: "front_end_missing" } });
	expect(rendered).toEqual([]);
});

test("under named hosts a page is kept for its own name only, however many others are made up", async () => {
	const named = await startAppUnderTest({
		shop,
		environment: { PUBLIC_ORIGINS: "papiervogel=http://karten.example,bildwand=http://bilder.example" },
	});
	const ask = (host: string) => named.app.request(`http://${host}/liste/`, { headers: { host } });
	for (const host of ["karten.example", "karten.example", "erfunden-1.example", "erfunden-1.example"]) {
		expect((await ask(host)).status).toBe(200);
	}
	expect(rendered).toHaveLength(3);
	await named.close();
});

test("a publication changes exactly the pages that used the story, and those made from lists", async () => {
	const { database, content } = server.platform;
	const { db } = database;
	await storeSpace(db, { id: 4711, tokens: { offen: "public" } });
	const person = await storeStory(db, { space: 4711, slug: "person", content: { title: "alt" } });
	await storeStory(db, { space: 4711, slug: "mit", content: { person: person.uuid } });
	await storeStory(db, { space: 4711, slug: "ohne", content: {} });
	await content.refresh();
	const { get } = browserOn(server.app);
	const pages = [
		...["/geschichte/person/", "/geschichte/mit/resolve_relations=page.person/", "/geschichte/mit/"],
		...["/geschichte/ohne/", "/geschichte/fehlt/", "/liste/"],
	];
	for (const path of [...pages, ...pages]) await get(path);
	expect(rendered).toEqual(pages);
	rendered = [];
	await publishFields(db, person, { title: "neu" });
	await content.refresh();
	for (const path of pages) await get(path);
	// What is not there may be there now.
	expect(rendered).toEqual([pages[0], pages[1], "/geschichte/fehlt/"]);
	expect((await get("/geschichte/person/")).body).toContain("neu");
});

test("a page made from an answer that another page had asked for shows a publication, too", async () => {
	const { database, content } = server.platform;
	const { db } = database;
	const story = await storeStory(db, { space: 4711, slug: "geteilt", content: { title: "alt" } });
	await content.refresh();
	const { get } = browserOn(server.app);
	const pages = ["/geschichte/geteilt/?theme=a", "/geschichte/geteilt/?theme=b"];
	for (const page of pages) expect((await get(page)).body).toContain("alt");
	await publishFields(db, story, { title: "neu" });
	await content.refresh();
	for (const page of pages) expect((await get(page)).body).toContain("neu");
	expect(rendered).toEqual([...pages, ...pages]);
});

test("a page whose story is published while it is made is not kept", async () => {
	const { database, content } = server.platform;
	const { db } = database;
	const person = await storeStory(db, { space: 4711, slug: "eilig", content: { title: "alt" } });
	await content.refresh();
	const { get } = browserOn(server.app);
	onTheWay = async () => {
		await publishFields(db, person, { title: "neu" });
		await content.refresh();
	};
	expect((await get("/geschichte/eilig/")).body).toContain("alt");
	onTheWay = async () => {};
	expect((await get("/geschichte/eilig/")).body).toContain("neu");
	await get("/geschichte/eilig/");
	expect(rendered).toHaveLength(2);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
	"another process on the same database shows a publication within a second",
	async () => {
		const { database, log } = server.platform;
		if (database.engine.kind !== "server") throw new Error("needs a server");
		const far = openServerDatabase(database.engine.url, 5);
		const content = await openContentLibrary(far, { log });
		const other = createApp(
			{ ...server.platform, database: far, content },
			{ shop, shopFiles: new Map(), officeFiles: new Map() },
		);
		const { get } = browserOn(other.app);
		const story = await storeStory(database.db, { space: 4711, slug: "fern", content: { title: "alt" } });
		await content.refresh();
		await eventually(async () => (await get("/geschichte/fern/")).body.includes("alt") || undefined, {
			what: "the story",
		});
		const startedAt = performance.now();
		await publishFields(database.db, story, { title: "neu" });
		await eventually(async () => (await get("/geschichte/fern/")).body.includes("neu") || undefined, {
			what: "the publication",
		});
		expect(performance.now() - startedAt).toBeLessThan(1000);
		await content.close();
		await far.close();
	},
);

test("[14] the editor's worker is asked for anew at every visit, under an address that may hold for all of the shop", async () => {
	const script = keepBytes(new TextEncoder().encode("worker"), "text/javascript");
	const shopFiles = new Map([["/editor-worker.js", script]]);
	const { app } = createApp(server.platform, { shop: undefined, shopFiles, officeFiles: new Map() });
	const { status, headers } = await app.request("http://localhost:3000/editor-worker.js?language=de-DE");
	expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
	expect(headers.get("content-type")).toBe("text/javascript");
	expect(headers.get("content-security-policy")).toContain("worker-src 'self'");
});
