import type { ShopContext } from "@offizin/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signPreview } from "../../nouns/content/preview/preview-signature.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { storeSpace } from "../../testing/content-rows.ts";
import { standInShop } from "../../testing/stand-in-shop.ts";

let server: AppUnderTest;

/** A shop whose pages say how they would read their content. */
async function handle(request: Request, { content }: ShopContext): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const headers = { "cache-control": "public, s-maxage=60", "content-type": "text/html" };
	return new Response(`${pathname}${search} ${content?.version} ${content?.token}`, { headers });
}

beforeAll(async () => {
	server = await startAppUnderTest({ shop: standInShop(handle, []) });
	const { database, content } = server.platform;
	const tokens = { "public-token": "public", "preview-token": "preview" } as const;
	await storeSpace(database.db, { id: 4711, channel: "papiervogel", tokens });
	await content.refresh();
});
afterAll(() => server.close());

const signed = (token: string) =>
	new URLSearchParams(signPreview({ space: 4711, token }, server.platform.now())).toString();

test("a signed address shows the draft: kept by nobody, in the frame of the back office only", async () => {
	const { get } = browserOn(server.app);
	const draft = await get(`/?_storyblok=1&${signed("preview-token")}`);
	expect(draft.body).toMatch(/ draft preview-token$/);
	expect(draft.headers.get("cache-control")).toBe("private, no-store");
	expect(draft.headers.get("content-security-policy")).toMatch(
		/frame-ancestors http:\/\/\S+ http:\/\/\S+(;|$)/,
	);
	const visitors = await get("/");
	expect(visitors.body).toBe("/ published public-token");
	expect(visitors.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("without a valid signature the parameters mean nothing, and make no page of their own", async () => {
	const { get } = browserOn(server.app);
	const plain = await get("/");
	const forged = await get(`/?_storyblok=1&_storyblok_version=draft&${signed("public-token")}`);
	expect(forged.body).toBe("/ published public-token");
	expect(forged.headers.get("etag")).toBe(plain.headers.get("etag"));
	expect(forged.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("a signature opens the drafts of its own brand only", async () => {
	const { get } = browserOn(server.app, "http://localhost:3001");
	expect((await get(`/?${signed("preview-token")}`)).body).not.toContain("draft");
});
