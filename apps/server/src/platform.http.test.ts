import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { type AppUnderTest, startAppUnderTest } from "./testing/app-under-test.ts";

const noFrontEnds = { shop: undefined, shopFiles: new Map(), officeFiles: new Map() };
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

test("/healthz, /readyz and /metrics answer", async () => {
	expect((await server.app.request("/healthz")).status).toBe(200);
	const ready = await server.app.request("/readyz");
	expect(await ready.json()).toEqual({ status: "ok", parts: { database: true, queue: true, files: true } });
	expect(await (await server.app.request("/metrics")).text()).toContain("offizin_request_seconds_count");
});

test("/readyz says which part does not answer", async () => {
	const files = { ...server.platform.files, write: () => Promise.reject(new Error("disk full")) };
	const { app } = createApp({ ...server.platform, files }, noFrontEnds);
	const ready = await app.request("/readyz");
	expect(ready.status).toBe(503);
	expect(await ready.json()).toEqual({
		status: "unavailable",
		parts: { database: true, queue: true, files: false },
	});
});

test("logs name routes, never addresses", async () => {
	const lines: string[] = [];
	const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
	const { app } = createApp({ ...server.platform, log }, noFrontEnds);
	await app.request("/web-api/designs/geheime-kennung?token=geheim", { headers: { "user-agent": "geheim" } });
	await app.request("/office-api/login", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: "geheim@example.org", password: "geheim" }),
	});
	expect(lines.map((line) => JSON.parse(line).route)).toEqual(["/web-api/designs/:id", "/office-api/login"]);
	expect(lines.join("")).not.toContain("geheim");
});
