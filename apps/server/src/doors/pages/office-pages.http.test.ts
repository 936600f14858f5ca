import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { keepBytes } from "../http/kept-bytes.ts";

const page = keepBytes(new TextEncoder().encode("<!doctype html>office"), "text/html");
const built = { shop: undefined, shopFiles: new Map(), officeFiles: new Map([["/office/index.html", page]]) };
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

test.each([
	["demo", 200],
	["production", 404],
] as const)("in %s the gallery of components answers %i, every other page is there", async (mode, status) => {
	const { app } = createApp({ ...server.platform, config: { ...server.platform.config, mode } }, built);
	const statusOf = async (path: string) => (await app.request(path)).status;
	for (const path of ["/office/ui", "/office/ui/", "/office/UI"])
		expect(await statusOf(path), path).toBe(status);
	for (const path of ["/office/", "/office/auftraege/PV-1", "/office/uis"])
		expect(await statusOf(path), path).toBe(200);
});

test("[security] the office shows pages of both brands in frames, and is shown in none itself", async () => {
	const { app } = createApp(server.platform, built);
	const { headers } = await app.request("http://localhost:3000/office/content");
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toContain("frame-src 'self' http://localhost:3001");
	expect(policy).toContain("frame-ancestors 'none'");
});
