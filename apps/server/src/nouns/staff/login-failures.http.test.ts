import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryRateLimiter } from "../../adapters/limits/rate-limiter.ts";
import { staffRoutes } from "../../doors/staff/routes.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { forgetSignIns } from "./forget-sign-ins.ts";
import { type LoginTry, loginFailures } from "./login-failures.ts";

const MINUTE_MS = 60_000;
const email = "werkstatt@offizin.example";
const password = "nur-fuer-die-tests";
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

/** The counts alone: a password would be looked at for seconds. */
function counts() {
	const { database, config, now } = server.platform;
	return loginFailures(database.db, config.secret, now);
}
const from = (address: string, client: string): LoginTry => ({ email: address, client, device: undefined });
const on = (address: string, device: string): LoginTry => ({ email: address, client: "203.0.113.1", device });

async function passed(login: LoginTry, tries: number): Promise<number> {
	let count = 0;
	for (let tried = 0; tried < tries; tried += 1) if (await counts().mayTry(login)) count += 1;
	return count;
}

/** The app as clients of an address reach it. */
function browserFrom(client: string) {
	return browserOn({ request: (url, init) => server.app.request(url, init, { client }) });
}

function deviceCookie({ headers }: { readonly headers: Headers }): string | undefined {
	return headers.getSetCookie().find((line) => line.startsWith("staff.device."));
}

test("[security.M8] eight wrong passwords lock the network they came from, and nobody else", async () => {
	const attacker = browserFrom("198.51.100.66");
	const guess = () => attacker.post("/office-api/login", { email, password: "falsch" });
	for (let count = 0; count < 8; count += 1) expect((await guess()).body.code).toBe("login_refused");
	expect(await guess()).toMatchObject({ status: 429, body: { code: "login_locked" } });
	// Another address of the same network is the same attacker; the right password helps nobody there.
	const neighbour = browserFrom("198.51.100.67");
	expect((await neighbour.post("/office-api/login", { email, password })).body.code).toBe("login_locked");
	expect((await browserFrom("203.0.113.5").post("/office-api/login", { email, password })).status).toBe(200);
});

test("[security.M8] a device that was signed in before passes from the locked network, with a count of its own", async () => {
	const workshop = browserFrom("192.0.2.1");
	const login = await workshop.post("/office-api/login", { email, password });
	const device = deviceCookie(login);
	expect(device).toMatch(/; Max-Age=15552000; Path=\/office-api\/login; HttpOnly; SameSite=Lax$/);
	const [pair = ""] = device?.split(";") ?? [];
	const send = (cookie: string, body: object) =>
		browserFrom("192.0.2.9").post("/office-api/login", body, { cookie });
	expect(await passed(from(email, "192.0.2.9"), 20)).toBe(8);
	expect((await send("", { email, password })).body.code).toBe("login_locked");

	const again = await send(pair, { email, password });
	expect(again.status).toBe(200);
	// Rotated: the cookie of before is a stranger's now, and the new one opens nothing by itself.
	expect((await send(pair, { email, password })).body.code).toBe("login_locked");
	const [next = ""] = deviceCookie(again)?.split(";") ?? [];
	expect(next).not.toBe(pair);
	expect((await browserFrom("192.0.2.9").get("/office-api/session", { cookie: next })).status).toBe(401);
	// Of another account it is no device.
	expect((await send(next, { email: "chefin@offizin.example", password })).body.code).toBe("login_refused");
	for (let count = 0; count < 8; count += 1) {
		expect((await send(next, { email, password: "falsch" })).body.code).toBe("login_refused");
	}
	expect((await send(next, { email, password })).body.code).toBe("login_locked");
	server.clock.advance(15 * MINUTE_MS);
	expect((await send(next, { email, password })).status).toBe(200);
});

test("[security.M8] a known device is not held up by strangers who use up the tries of the same client", async () => {
	const limiter = memoryRateLimiter(server.platform.now, 1);
	const door = staffRoutes({ ...server.platform, limiter });
	const send = (body: object, cookie = "") =>
		door.request(
			"/office-api/login",
			{ method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) },
			{ client: "10.0.0.1" },
		);
	const first = await send({ email, password });
	const [device = ""] = deviceCookie(first)?.split(";") ?? [];
	const strangers = await Promise.all(Array.from({ length: 20 }, () => send({})));
	expect(strangers.map(({ status }) => status)).toContain(429);
	expect((await send({ email, password })).status).toBe(429);
	expect((await send({ email, password }, device)).status).toBe(200);
});

test("[security.M8] guesses from many networks: a hundred, then one a minute, whether the address is known or not", async () => {
	for (const address of [email, "niemand@offizin.example"]) {
		// What was tried before in this file is forgotten.
		server.clock.advance(25 * 60 * MINUTE_MS);
		let guesses = 0;
		for (let network = 0; network < 130; network += 1) {
			if (await counts().mayTry(from(address, `10.${network}.0.1`))) guesses += 1;
		}
		expect(guesses).toBe(100);
		for (let minute = 0; minute < 5; minute += 1) {
			server.clock.advance(MINUTE_MS);
			for (const net of ["172.16.1.1", "172.16.2.1", "172.16.3.1"]) {
				if (await counts().mayTry(from(address, net))) guesses += 1;
			}
		}
		expect(guesses).toBe(105);
		// Kept waiting is not locked: no try of those networks was counted that did not pass.
		server.clock.advance(MINUTE_MS);
		expect(await counts().mayTry(from(address, "172.16.3.1"))).toBe(true);
		expect(await passed(on(address, "a known device"), 20)).toBe(8);
	}
});

test("[security.M8] guesses made at once count each, from one network and from many", async () => {
	server.clock.advance(25 * 60 * MINUTE_MS);
	const together = async (tries: readonly LoginTry[]) =>
		(await Promise.all(tries.map((login) => counts().mayTry(login)))).filter(Boolean).length;
	const one = Array.from({ length: 30 }, () => from("eins@offizin.example", "203.0.113.77"));
	const many = Array.from({ length: 120 }, (_, network) =>
		from("viele@offizin.example", `10.${network}.0.1`),
	);
	expect(await together(one)).toBe(8);
	expect(await together(many)).toBe(100);
});

test("[security.M8] counts are in the database, so that a restart forgets none; addresses and networks are not", async () => {
	const login = from("neustart@offizin.example", "203.0.113.80");
	expect(await passed(login, 9)).toBe(8);
	// Every call of `counts` is what a new process would have.
	expect(await counts().mayTry(login)).toBe(false);
	const { db } = server.platform.database;
	const stored = JSON.stringify(await db.selectFrom("staff_login_failure").selectAll().execute());
	expect(stored).not.toMatch(/neustart|203\.0|offizin/);
	expect(stored).not.toContain(Buffer.from(login.email).toString("base64url"));

	server.clock.advance(24 * 60 * MINUTE_MS + 1);
	await forgetSignIns(db, server.platform.now());
	expect(await db.selectFrom("staff_login_failure").selectAll().execute()).toEqual([]);
});

test("[security.M8] a success takes its own try back, so that busy people are not slowed", async () => {
	server.clock.advance(25 * 60 * MINUTE_MS);
	const address = "fleissig@offizin.example";
	for (let day = 0; day < 120; day += 1) {
		const login = from(address, `10.${day}.0.1`);
		expect(await counts().mayTry(login)).toBe(true);
		await counts().forgive(login);
	}
});

test("[security.M8] a clock that was set back keeps nobody waiting until it has caught up", async () => {
	const login = from("zeitreise@offizin.example", "203.0.113.90");
	expect(await passed(login, 9)).toBe(8);
	server.clock.advance(-120 * MINUTE_MS);
	expect(await passed(login, 9)).toBe(8);
});
