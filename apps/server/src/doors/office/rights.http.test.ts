import { may, type Role, roles } from "@offizin/accounts";
import { wordsOf } from "@offizin/words";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { rightOfDoor, withoutRight } from "../../testing/office-doors.ts";

const known: Readonly<Record<string, string>> = { channel: "papiervogel", market: "de", table: "card.base" };

/** The address of a door; shop and table exist, the rest need not to be asked who is there. */
function addressOf(door: string): string {
	const [, path = ""] = door.split(" ");
	return path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? "x");
}

let server: AppUnderTest;
const people = new Map<Role, Browser>();
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	for (const role of roles) {
		const account = { email: `${role}@offizin.example`, password: `ein-passwort-fuer-${role}` };
		await server.platform.staff.putAccount(account.email, account.password, role);
		people.set(role, await clerkOn(server.app, account));
	}
});
afterAll(() => server.close());

test("[design §9] the table names every door of the back office and no other", () => {
	const doors = server.app.routes
		.filter(({ path, method }) => path.startsWith("/office-api/") && method !== "ALL")
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(doors)].sort()).toEqual([...Object.keys(rightOfDoor), ...withoutRight].sort());
});

describe.each(Object.entries(rightOfDoor))("%s", (door, right) => {
	const [method = ""] = door.split(" ");

	test("opens for nobody without a login", async () => {
		const answer = await browserOn(server.app).send(addressOf(door), { method });
		expect(answer.status).toBe(401);
		expect(await answer.json()).toMatchObject({ code: "login_required" });
	});

	test.each(roles)(`opens for %s only with ${right}`, async (role) => {
		const answer = await people.get(role)?.send(addressOf(door), { method });
		if (may(role, right)) {
			expect([401, 403]).not.toContain(answer?.status);
			return;
		}
		expect(answer?.status).toBe(403);
		expect(await answer?.json()).toEqual({
			code: "right_missing",
			message: `Ihr Zugang erlaubt es nicht, ${wordsOf("de").right.to[right]}.`,
			right,
		});
	});
});

describe("a page of another site changes nothing with the login of an owner", () => {
	const changing = Object.keys(rightOfDoor).filter((door) => door.startsWith("POST "));
	const foreign = [
		{ "sec-fetch-site": "cross-site", origin: "https://fremd.example" },
		// The other brand of the same machine is another site's page, too.
		{ "sec-fetch-site": "same-site", origin: "http://localhost:3001" },
		{ origin: "https://fremd.example" },
		{ origin: "null" },
	];
	test.each(changing)("%s", async (door) => {
		for (const headers of foreign) {
			const answer = await people.get("owner")?.post(addressOf(door), {}, headers);
			expect([headers, answer?.status, answer?.body.code]).toEqual([headers, 403, "origin_foreign"]);
		}
	});
});

test("the session says which role one has; the first account is an owner's", async () => {
	expect((await people.get("production")?.get("/office-api/session"))?.body).toEqual({
		email: "production@offizin.example",
		name: "Werkstatt",
		role: "production",
	});
	const first = await clerkOn(server.app);
	expect((await first.get("/office-api/session")).body.role).toBe("owner");
});

test("a role taken away is gone at once, in the session that is open", async () => {
	const account = { email: "wechsel@offizin.example", password: "ein-passwort-zum-wechseln" };
	await server.platform.staff.putAccount(account.email, account.password, "prices");
	const browser = await clerkOn(server.app, account);
	expect((await browser.get("/office-api/price-lists")).status).toBe(200);
	await server.platform.staff.putAccount(account.email, account.password, "production");
	expect((await browser.get("/office-api/price-lists")).body.code).toBe("right_missing");
	await server.platform.staff.putAccount(account.email, account.password);
	expect((await browser.get("/office-api/session")).body.role).toBe("production");
});

test("no login sets its own role", async () => {
	const browser = people.get("reader");
	const sneaky = { email: "reader@offizin.example", password: "ein-passwort-fuer-reader", role: "owner" };
	expect((await browser?.post("/office-api/login", sneaky))?.body.role).toBe("reader");
});
