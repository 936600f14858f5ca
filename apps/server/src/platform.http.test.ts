import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "./testing/app-under-test.ts";

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
