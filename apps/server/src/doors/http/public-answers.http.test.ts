import type { ShopContext } from "@offizin/contract";
import { designFonts } from "@offizin/templates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp, type Edge } from "../../app.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { brandOf } from "../../testing/brand-of.ts";
import { standInShop } from "../../testing/stand-in-shop.ts";
import { operationsOf } from "../docs/operations.ts";
import { keepBytes } from "./kept-bytes.ts";

let server: AppUnderTest;
let edge: Edge;
let addresses: readonly string[];

/** A page for everyone that shows all the shop is told of a request. */
async function handle(request: Request, { fetch, nonce, ...context }: ShopContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const told = { pathname, search, ...context, cookie: request.headers.get("cookie") };
	return new Response(JSON.stringify(told), {
		headers: {
			"content-type": "text/html",
			"cache-control": "public, s-maxage=60, stale-while-revalidate=86400",
		},
	});
}

beforeAll(async () => {
	server = await startAppUnderTest();
	const text = keepBytes(new TextEncoder().encode("a".repeat(2000)), "text/javascript");
	const front = {
		shop: standInShop(handle, ["color"]),
		shopFiles: new Map([
			["/favicon.svg", text],
			["/assets/a-1.js", text],
		]),
		officeFiles: new Map([
			["/office/index.html", text],
			["/office/assets/b-2.js", text],
		]),
	};
	edge = createApp(server.platform, front);
	const document: unknown = await (
		await edge.app.request("http://localhost:3000/web-api/openapi.json")
	).json();
	addresses = [
		...operationsOf(document).flatMap(({ example }) => example ?? []),
		...["/", "/liste/?color=green", "/liste/?niemals=behalten", "/kasse/", "/office/", "/mailbox"],
		...["/web-api/docs", "/web-api/docs/docs.css", "/web-api/openapi.json"],
		...["/healthz", "/readyz", "/metrics", "/gibt-es-nicht/", "/web-api/gibt-es-nicht"],
		...[...front.shopFiles.keys(), ...front.officeFiles.keys()],
		...[`/fonts/${designFonts[0]?.id}.ttf`, "/img/w320/photo/alps"],
	];
});
afterAll(() => server.close());

/** What somebody else may send, and what a cache on the way may not look at. */
const strange: Readonly<Record<string, string>> = {
	accept: "application/xml",
	"accept-encoding": "gzip, br",
	"accept-language": "fr-CH",
	cookie: "visitor=x; locale=fr-FR; consent=granted",
	forwarded: "for=9.9.9.9;host=evil.example;proto=https",
	origin: "https://evil.example",
	prefer: "return=minimal",
	range: "bytes=0-9",
	referer: "https://evil.example/",
	"save-data": "on",
	"sec-ch-ua-mobile": "?1",
	"sec-fetch-site": "cross-site",
	"user-agent": "evil",
	"x-channel": "bildwand-ch",
	"x-forwarded-for": "9.9.9.9",
	"x-forwarded-host": "evil.example",
	"x-forwarded-proto": "https",
	"x-locale": "fr-CH",
	"x-original-url": "/evil",
};

async function ask(path: string, headers: Readonly<Record<string, string>>) {
	edge.pages?.clear();
	const answer = await edge.app.request(`http://localhost:3000${path}`, {
		headers: { host: "localhost:3000", ...headers },
	});
	const { status } = answer;
	return {
		status,
		headers: answer.headers,
		body: Buffer.from(await answer.arrayBuffer()).toString("latin1"),
	};
}

const isPublic = ({ headers }: { readonly headers: Headers }) =>
	/\bpublic\b/.test(headers.get("cache-control") ?? "");

test("[security.M6] what a request chooses by a header is named in Vary, wherever caches on the way may keep the answer", async () => {
	const kept: string[] = [];
	for (const path of addresses) {
		const brand = { "x-channel": brandOf(path) };
		const plain = await ask(path, brand);
		if (!isPublic(plain)) continue;
		kept.push(path);
		const vary = (plain.headers.get("vary") ?? "").toLowerCase().split(/,\s*/);
		const unnamed = Object.entries(strange).filter(([name]) => !vary.includes(name));
		const other = await ask(path, { ...brand, ...Object.fromEntries(unnamed) });
		const facts = ({ status, body, headers }: typeof plain) => [
			path,
			status,
			headers.get("content-type"),
			headers.get("content-encoding"),
			headers.get("set-cookie"),
			body,
		];
		expect(facts(other)).toEqual(facts(plain));
		expect(plain.headers.get("set-cookie")).toBeNull();
	}
	expect(kept.length).toBeGreaterThan(45);
	for (const kind of [
		/^\/$/,
		/^\/liste/,
		/docs$/,
		/openapi/,
		/themes\b/,
		/price-api/,
		/^\/fonts/,
		/^\/img/,
		/^\/assets/,
	]) {
		expect(kept).toContainEqual(expect.stringMatching(kind));
	}
});

test("[security.M6] under a made-up host nothing that names it is kept by others", async () => {
	const named: string[] = [];
	for (const path of addresses) {
		const answer = await ask(path, { host: "evil.example" });
		if (!answer.body.includes("evil.example")) continue;
		named.push(path);
		expect([path, isPublic(answer)]).toEqual([path, false]);
	}
	expect(named).toEqual(expect.arrayContaining(["/", "/liste/?color=green", "/web-api/docs"]));
});

test("[security.M6] a page has the site of its host, whatever its headers ask for; a door has the one they ask for", async () => {
	const page = await ask("/", { "x-channel": "bildwand", "x-locale": "fr-CH" });
	expect(JSON.parse(page.body).site).toEqual({ channel: "papiervogel", market: "de", locale: "de-DE" });
	expect((await ask("/", { "x-channel": "laden" })).status).toBe(200);
	expect((await ask("/web-api/themes", { "x-channel": "laden" })).status).toBe(400);
});
