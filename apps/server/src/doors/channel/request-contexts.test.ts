import { expect, test } from "vitest";
import { treatmentsByCookie } from "../../testing/request-context.ts";
import { cacheKey } from "../http/cache-key.ts";
import { createRequestContexts } from "./request-contexts.ts";

const host = "localhost:3000";

function contexts() {
	const { of, contextKey } = createRequestContexts(
		{ port: 3000, publicOrigins: undefined, marketOrigins: { papiervogel: {}, bildwand: {} } },
		treatmentsByCookie,
	);
	const page = (path: string, cookie?: string, at = host) => {
		const context = of({ host: at, path, cookie, chosen: undefined });
		if (!context.ok) throw new Error(context.error);
		return context.value;
	};
	return { of, contextKey, page };
}

test.each([
	["/", undefined],
	["/en/karten/", undefined],
	["/karten/?color=green", "visitor=a; test_flag=on; consent=granted"],
	["/en/", "test_flag=on"],
	["/ch/fr/d/karten/?color=green", undefined],
	["/d", "test_flag=on"],
])("the key of the page %s is found as the context says, whatever was asked before", (path, cookie) => {
	const { contextKey, page } = contexts();
	const key = cacheKey(page(path, cookie));
	for (let time = 0; time < 2; time++) expect(contextKey(host, path, cookie)).toBe(key);
	expect(contextKey(host, path, "consent=declined; test_flag=other")).toBe(
		cacheKey(page(path, "test_flag=other")),
	);
});

test("under a host that may be made up, or that nobody has asked for, no page is looked for", () => {
	const { contextKey, page } = contexts();
	expect(page("/", undefined, "evil.example").isOwnHost).toBe(false);
	for (const other of [undefined, "evil.example", host])
		expect(contextKey(other, "/", undefined)).toBeUndefined();
});

test("each name of the machine has pages of its own, however many there are", () => {
	const { contextKey, page } = contexts();
	const names = Array.from({ length: 200 }, (_, number) => `127.0.0.${number}:3000`);
	const keys = names.map((name) => {
		page("/", undefined, name);
		return contextKey(name, "/", undefined);
	});
	expect(new Set(keys).size).toBe(names.length);
	expect(keys).not.toContain(undefined);
});

test.each([
	[undefined, "unknown"],
	["visitor=a", "unknown"],
	["consent=granted", "granted"],
	["visitor=a; consent=declined", "declined"],
	["consent=granted2", "unknown"],
	["noconsent=granted", "unknown"],
	["consent=", "unknown"],
])("[4-8] the cookie %j says: %s", (cookie, consent) => {
	expect(contexts().page("/", cookie).consent).toBe(consent);
});

test("headers choose another site where they are asked, and its addresses stay those of the host", () => {
	const { of } = contexts();
	const chosen = { channel: "bildwand-ch", locale: undefined };
	expect(of({ host, path: "/web-api/cart", cookie: undefined, chosen })).toMatchObject({
		ok: true,
		value: { site: { channel: "bildwand", locale: "de-CH" }, origin: "http://localhost:3000" },
	});
});
