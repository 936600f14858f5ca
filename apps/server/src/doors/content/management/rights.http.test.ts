import { may, type Right, type Role, roles } from "@offizin/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";

const space = "/v1/spaces/:space";
/** Every door that changes content and its right, written out: a new door is missing here until it names one. */
const rightOfDoor: Readonly<Record<string, Right>> = {
	"GET /v1/spaces": "content.read",
	[`GET ${space}`]: "content.read",
	[`GET ${space}/stories`]: "content.read",
	[`GET ${space}/stories/:story`]: "content.read",
	[`POST ${space}/stories`]: "content.edit",
	[`PUT ${space}/stories/:story`]: "content.edit",
	[`DELETE ${space}/stories/:story`]: "content.edit",
	[`POST ${space}/stories/:story/publish`]: "content.publish",
	[`POST ${space}/stories/:story/unpublish`]: "content.publish",
	[`PUT ${space}/stories/:story/move`]: "content.publish",
	[`PUT ${space}/stories/:story/schedule`]: "content.publish",
	[`GET ${space}/stories/:story/versions`]: "content.read",
	[`GET ${space}/stories/:story/versions/:version`]: "content.read",
	[`POST ${space}/stories/:story/restore`]: "content.edit",
	[`GET ${space}/stories/:story/findings`]: "content.read",
	[`POST ${space}/stories/:story/findings`]: "content.read",
	[`GET ${space}/stories/:story/links`]: "content.read",
	[`PUT ${space}/stories/:story/presence`]: "content.read",
	[`GET ${space}/stories/:story/preview`]: "content.read",
	[`GET ${space}/trash`]: "content.read",
	[`POST ${space}/trash/:story/restore`]: "content.edit",
	[`DELETE ${space}/trash/:story`]: "content.publish",
	[`GET ${space}/trash/assets`]: "content.read",
	[`POST ${space}/trash/assets/:asset/restore`]: "content.edit",
	[`DELETE ${space}/trash/assets/:asset`]: "content.publish",
	[`GET ${space}/components`]: "content.read",
	[`POST ${space}/components`]: "content.manage",
	[`PUT ${space}/components/:component`]: "content.manage",
	[`DELETE ${space}/components/:component`]: "content.manage",
	[`GET ${space}/datasources`]: "content.read",
	[`POST ${space}/datasources`]: "content.manage",
	[`PUT ${space}/datasources/:datasource`]: "content.manage",
	[`DELETE ${space}/datasources/:datasource`]: "content.manage",
	[`GET ${space}/datasource_entries`]: "content.read",
	[`POST ${space}/datasource_entries`]: "content.manage",
	[`PUT ${space}/datasource_entries/:entry`]: "content.manage",
	[`DELETE ${space}/datasource_entries/:entry`]: "content.manage",
	[`GET ${space}/api_keys`]: "content.manage",
	[`POST ${space}/api_keys`]: "content.manage",
	[`DELETE ${space}/api_keys/:key`]: "content.manage",
	[`GET ${space}/assets`]: "content.read",
	[`POST ${space}/assets`]: "content.edit",
	[`PUT ${space}/assets/:asset`]: "content.edit",
	[`DELETE ${space}/assets/:asset`]: "content.edit",
	[`GET ${space}/assets/:asset/picture`]: "content.edit",
};
/** For tokens alone. */
const byToken = `GET ${space}/stories/:story/:verb{publish|unpublish}`;

let server: AppUnderTest;
const people = new Map<Role, Browser>();
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	for (const role of roles) {
		const account = { email: `${role}@offizin.example`, password: `ein-passwort-fuer-${role}` };
		await server.platform.staff.putAccount(account.email, account.password, role);
		people.set(role, await clerkOn(server.app, account));
	}
});
afterAll(() => server.close());

const addressOf = (door: string) =>
	(door.split(" ")[1] ?? "").replace(":space", "4711").replace(/:\w+/g, "999999");

test("[design §9] the table names every door of content and no other", () => {
	const doors = server.app.routes
		.filter(({ path, method }) => path.startsWith("/v1/") && method !== "ALL")
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(doors)].sort()).toEqual([...Object.keys(rightOfDoor), byToken].sort());
});

describe.each(Object.entries(rightOfDoor))("%s", (door, right) => {
	const [method = ""] = door.split(" ");

	test("opens for nobody without a login, and for no foreign token", async () => {
		const stranger = browserOn(server.app);
		expect((await stranger.send(addressOf(door), { method })).status).toBe(401);
		const headers = { authorization: "fremd" };
		expect((await stranger.send(addressOf(door), { method, headers })).status).toBe(401);
	});

	test.each(roles)(`opens for %s only with ${right}`, async (role) => {
		const answer = await people.get(role)?.send(addressOf(door), { method });
		if (may(role, right)) expect([401, 403]).not.toContain(answer?.status);
		else expect(await answer?.json()).toMatchObject({ code: "right_missing", right });
	});
});
