import { afterAll, beforeAll, expect, test } from "vitest";
import { createRouter } from "../../doors/http/router.ts";
import { requireStaff } from "../../doors/staff/require-staff.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { seedStaff } from "./seed-staff.ts";

const email = "werkstatt@offizin.example";
const password = "nur-fuer-die-tests";
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

test("the first account logs in, is known, and logs out", async () => {
	const browser = browserOn(server.app);
	expect((await browser.get("/office-api/session")).body.code).toBe("login_required");
	const login = await browser.post("/office-api/login", { email, password });
	expect(login).toMatchObject({ status: 200, body: { email } });
	expect(login.headers.get("set-cookie")).toMatch(/^staff\.session_token=.*HttpOnly; SameSite=Lax/i);
	expect((await browser.get("/office-api/session")).body).toMatchObject({ email });
	const cookie = browser.cookies();
	expect((await browser.post("/office-api/logout")).status).toBe(200);
	expect((await browserOn(server.app).get("/office-api/session", { cookie })).status).toBe(401);
});

test("each login is a new session and ends the one before", async () => {
	const browser = browserOn(server.app);
	await browser.post("/office-api/login", { email, password });
	const before = browser.cookies();
	await browser.post("/office-api/login", { email: email.toUpperCase(), password });
	expect(browser.cookies()).not.toBe(before);
	expect((await browserOn(server.app).get("/office-api/session", { cookie: before })).status).toBe(401);
	expect((await browser.get("/office-api/session")).status).toBe(200);
});

test("known and unknown addresses get the same refusal and the same lock", async () => {
	for (const address of ["chefin@offizin.example", email]) {
		const guess = () =>
			browserOn(server.app).post("/office-api/login", { email: address, password: "falsch" });
		const codes = [];
		for (let count = 0; count < 9; count += 1) codes.push((await guess()).body.code);
		expect(codes).toEqual([...Array(8).fill("login_refused"), "login_locked"]);
	}
	expect(await browserOn(server.app).post("/office-api/login", { email, password })).toMatchObject({
		status: 429,
		body: { code: "login_locked" },
	});
	server.clock.advance(15 * 60_000 + 1000);
	expect((await browserOn(server.app).post("/office-api/login", { email, password })).status).toBe(200);
});

test("guesses made at once count each", async () => {
	const address = "gleichzeitig@offizin.example";
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			browserOn(server.app).post("/office-api/login", { email: address, password: "falsch" }),
		),
	);
	expect(answers.filter(({ body }) => body.code === "login_refused")).toHaveLength(8);
});

test("doors behind the login let only staff in", async () => {
	const { app, platform } = server;
	const router = createRouter();
	router.use(requireStaff(platform.staff));
	router.get("/", (c) => c.json({ seen: true }));
	const browser = browserOn(app);
	await browser.post("/office-api/login", { email, password });
	expect((await router.request("/")).status).toBe(401);
	expect((await router.request("/", { headers: { cookie: "staff.session_token=erfunden" } })).status).toBe(
		401,
	);
	expect((await router.request("/", { headers: { cookie: browser.cookies() } })).status).toBe(200);
});

test("an empty production database demands an account, a filled one does not", async () => {
	const { staff, config } = server.platform;
	const production = { ...config, mode: "production" as const, staff: undefined };
	await expect(seedStaff(staff, production)).resolves.toBeUndefined();
	const empty = { ...staff, isEmpty: async () => true };
	await expect(seedStaff(empty, production)).rejects.toThrow(/STAFF_EMAIL.*\n.*STAFF_PASSWORD/);
});
