import type { PublicContext, RequestContext } from "@offizin/contract";
import { expect, test } from "vitest";
import { testContext, testTreatments } from "../../testing/request-context.ts";
import { cacheKey } from "./cache-key.ts";

const { site } = testContext;
const key = cacheKey(testContext);

test.each<[part: string, other: PublicContext]>([
	["channel", { ...testContext, site: { ...site, channel: "bildwand" } }],
	["market", { ...testContext, site: { ...site, market: "at" } }],
	["locale", { ...testContext, site: { ...site, locale: "en-DE" } }],
	["origin", { ...testContext, origin: "http://127.0.0.1:3000" }],
	["prefix of the path", { ...testContext, prefix: "/at" }],
	["platform", { ...testContext, platform: "/d" }],
	["host of all markets", { ...testContext, hosts: { shared: "https://a.example", markets: {} } }],
	["address of the sister", { ...testContext, sisterAddress: "http://localhost:3001/at" }],
	["origin of the sister", { ...testContext, sisterOrigin: "http://127.0.0.1:3001" }],
	["treatment", { ...testContext, flags: testTreatments({ test_flag: "on" }) }],
])("another %s is another key", (_, other) => {
	expect(cacheKey(other)).not.toBe(key);
});

test("treatments have one order, and none passes for another", () => {
	const keyOf = (flags: Readonly<Record<string, string>>) =>
		cacheKey({ ...testContext, flags: testTreatments(flags) });
	expect(keyOf({ b: "off", a: "on" })).toBe(keyOf({ a: "on", b: "off" }));
	expect(keyOf({ a: "on", b: "off" })).not.toBe(keyOf({ a: "off", b: "on" }));
	expect(keyOf({ "a=on&b": "on" })).not.toBe(keyOf({ a: "on", b: "on" }));
});

test("[4-8] consent changes no key", () => {
	for (const consent of ["granted", "declined"] as const) {
		const context: RequestContext = { ...testContext, consent };
		expect(cacheKey(context)).toBe(key);
	}
});
