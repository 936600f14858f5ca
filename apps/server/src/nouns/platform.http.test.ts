import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { type AppUnderTest, startAppUnderTest } from "../testing/app-under-test.ts";

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

test("[security.L1] however many ask /readyz, its parts are asked once a second", async () => {
	const { now, files } = server.platform;
	let written = 0;
	const counting = {
		...files,
		write(...given: Parameters<typeof files.write>) {
			written += 1;
			return files.write(...given);
		},
	};
	const { app } = createApp({ ...server.platform, files: counting }, noFrontEnds);
	const askTwenty = () => Promise.all(Array.from({ length: 20 }, () => app.request("/readyz")));
	const answers = await askTwenty();
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
	await app.request("/readyz");
	expect(written).toBe(1);
	const startedAt = now();
	server.clock.advance(1000);
	await askTwenty();
	expect(written).toBe(2);
	server.clock.advance(startedAt.getTime() - now().getTime() - 7_200_000);
	await askTwenty();
	expect(written).toBe(3);
	server.clock.advance(7_200_000);
});

test.each([
	["production", undefined, undefined, 401],
	["production", undefined, "Bearer undefined", 401],
	["production", "a-token-of-the-operator", undefined, 401],
	["production", "a-token-of-the-operator", "Bearer a-token-of-the-operato", 401],
	["production", "a-token-of-the-operator", "Basic a-token-of-the-operator", 401],
	["production", "a-token-of-the-operator", "Bearer a-token-of-the-operator", 200],
	["demo", undefined, undefined, 200],
	["demo", "a-token-of-the-operator", undefined, 401],
] as const)(
	"[security.L1] in %s with PROBE_TOKEN %s, %s may ask: %i",
	async (mode, probeToken, authorization, status) => {
		const { app } = createApp(
			{ ...server.platform, config: { ...server.platform.config, mode, probeToken } },
			noFrontEnds,
		);
		const headers = authorization ? { authorization } : {};
		for (const path of ["/readyz", "/metrics"]) {
			const answer = await app.request(path, { headers });
			expect([path, answer.status]).toEqual([path, status]);
			if (status === 401) expect(answer.headers.get("www-authenticate")).toBe("Bearer");
		}
		expect((await app.request("/healthz")).status).toBe(200);
	},
);

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
